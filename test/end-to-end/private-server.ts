import { type ChildProcess, execFileSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

/** Whom a server's processes run as; empty for whoever runs the test. */
export interface User {
  readonly uid?: number;
  readonly gid?: number;
}

export function gone({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** Servers refuse to run as root, or should not: then they run as this user, whom their package made. */
export function unprivileged(name: string): User {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, name], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/** Below the ports that the system gives to listeners and connections that ask for any; apart from those of other test processes. */
let next = 10_000 + (process.pid % 1_000) * 20;

/** A port of 127.0.0.1 that nobody uses. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = next++;
    const server = createServer();
    try {
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
    } catch {
      continue;
    }
    server.close();
    await once(server, "close");
    return port;
  }
}
