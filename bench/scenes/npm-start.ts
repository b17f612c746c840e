import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import net, { type AddressInfo } from "node:net";
import type { Build } from "./build.js";
import type { Cleanup } from "./cleanup.js";
import { pidOf } from "./process.js";

const POLL_MS = 5;
const LONGEST_MS = 120_000;

/** `npm start` of a build, in a process group of its own. */
export class NpmStart {
  private constructor(
    private readonly npm: ChildProcess,
    private readonly port: number,
    private readonly begun: number,
    private readonly end: () => Promise<void>,
  ) {}

  static async start({ root }: Build, settings: Readonly<Record<string, string>>, cleanup: Cleanup): Promise<NpmStart> {
    const port = await freePort();
    const env = { ...settings, PORT: String(port), HOME: process.env["HOME"] ?? "" };
    const begun = performance.now();
    const npm = spawn("npm", ["start"], { cwd: root, env, detached: true, stdio: ["ignore", "ignore", "inherit"] });
    const end = cleanup.add(async () => {
      if (npm.exitCode !== null || npm.signalCode !== null) return;
      process.kill(-pidOf(npm), "SIGTERM");
      await once(npm, "exit");
    });
    return new NpmStart(npm, port, begun, end);
  }

  /** Milliseconds from the start to the first response. */
  async firstResponse(): Promise<number> {
    while (!(await responds(this.port))) {
      const waited = performance.now() - this.begun;
      if (this.npm.exitCode !== null || waited > LONGEST_MS) throw new Error("npm start gave no response.");
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    return performance.now() - this.begun;
  }

  /** Bytes of memory of the service: the largest process that npm has started. Null where the machine does not tell. */
  residentMemory(): number | null {
    const sizes = descendants(pidOf(this.npm))
      .map(residentOf)
      .filter((size) => size !== null);
    return sizes.length === 0 ? null : Math.max(...sizes);
  }

  stop(): Promise<void> {
    return this.end();
  }
}

async function responds(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    (response) => response.ok,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

function descendants(pid: number): readonly number[] {
  const children = childrenOf(pid);
  return [...children, ...children.flatMap(descendants)];
}

function childrenOf(pid: number): readonly number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}

function residentOf(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1_024;
  } catch {
    return null;
  }
}
