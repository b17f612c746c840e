import { type ChildProcess, execFileSync } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

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

/** On 127.0.0.1; nobody has it at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
