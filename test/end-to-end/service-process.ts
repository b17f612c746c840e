import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createFolder } from "../adapters/sql/databases.js";
import { killed } from "../processes.js";
import { root } from "../repository.js";
import { until } from "./until.js";

/** What npm start and the container run, which starts in half the time of the compiled modules. */
export const main = join(root, "dist/service/stint.js");
const START_MS = 120_000;

export interface Finished {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs `stint` with these arguments to its end. */
export async function stint(
  words: readonly string[],
  settings: Readonly<Record<string, string>>,
  workingFolder?: string,
): Promise<Finished> {
  const child = start(words, settings, main, workingFolder);
  let out = "";
  let err = "";
  child.stdout?.on("data", (chunk: Buffer) => (out += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (err += chunk.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, out, err };
}

/** A listening service. */
export class Service {
  private constructor(
    readonly child: ChildProcess,
    readonly url: string,
    /** The token that a first start prints. Null if none was printed before the service was ready. */
    readonly token: string | null,
    readonly output: readonly string[],
  ) {}

  /** Starts `stint serve`, `api` or `worker` on a free port and waits until it is ready. Other scripts get a message channel. */
  static async start(settings: Readonly<Record<string, string>>, script = main, part = "serve"): Promise<Service> {
    const { child, output } = launched([part], settings, script);
    const ready = () => {
      const ended = child.exitCode ?? child.signalCode;
      if (ended !== null) throw new Error(`stint ${part} ended with ${ended}: ${output.join("\n")}`);
      return output.some((line) => line.includes('"msg":"ready"'));
    };
    await until(`stint ${part} to be ready`, ready, START_MS);
    const [, url = ""] = /listening on (http:[^" ]+)/.exec(output.join("\n")) ?? [];
    return new Service(child, url, /STINT_TOKEN=(\S+)/.exec(output.join("\n"))?.[1] ?? null, output);
  }

  kill(): Promise<void> {
    return killed(this.child);
  }

  /** Stops it gracefully, and returns its exit code. */
  async stop(): Promise<number | null> {
    this.child.kill("SIGTERM");
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, "exit");
    return this.child.exitCode;
  }
}

/** A `stint` process on a free port, and its output lines so far. */
export function launched(
  words: readonly string[],
  settings: Readonly<Record<string, string>>,
  script = main,
): { readonly child: ChildProcess; readonly output: readonly string[] } {
  const child = start(words, { PORT: "0", ...settings }, script);
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on("line", (line) => output.push(line));
  }
  return { child, output };
}

let shared: string | undefined;

/** For services on a server, which store only their key and mail in files. */
function dataDir(): string {
  if (shared === undefined) {
    const folder = createFolder();
    shared = folder.path;
    process.once("exit", () => folder.remove());
  }
  return shared;
}

/** The environment of a process: the settings, without a rate limit by default. */
export function environment(settings: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return {
    PATH: process.env["PATH"] ?? "",
    STINT_DATA_DIR: dataDir(),
    STINT_RATE_LIMIT: "0",
    STINT_MAIL_LIMIT: "0",
    ...settings,
  };
}

function start(
  words: readonly string[],
  settings: Readonly<Record<string, string>>,
  script = main,
  workingFolder?: string,
): ChildProcess {
  const env = environment(settings);
  const channel = script === main ? [] : ["ipc" as const];
  const stdio = ["ignore" as const, "pipe" as const, "pipe" as const, ...channel];
  return spawn(process.execPath, [script, ...words], { env, cwd: workingFolder, stdio });
}
