import { type ChildProcess, execFileSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";

/** Begins a command whose process dies with the test process, where that is possible. */
export const dyingWithUs = existsSync("/usr/bin/setpriv") ? ["/usr/bin/setpriv", "--pdeathsig", "KILL", "--"] : [];

/** The user of a server's processes. Empty for the current user. */
export interface User {
  readonly uid?: number;
  readonly gid?: number;
}

export function gone({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** Servers should not run as root. In that case they run as this user, which their package created. */
export function unprivileged(name: string): User {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, name], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/** Below the ephemeral ports, and separate from those of other test processes. */
let next = 10_000 + (process.pid % 1_000) * 20;

/** An unused port of 127.0.0.1. */
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
