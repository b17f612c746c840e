import { type ChildProcess, fork } from "node:child_process";
import type { Cleanup } from "../scenes/cleanup.js";
import { messageOf, pidOf } from "../scenes/process.js";
import { moduleOf } from "../scenes/scene.js";

export interface BareSettings {
  /** The URL of a server, or the folder of an embedded database. */
  readonly database: { readonly url: string; readonly poolSize: number } | { readonly folder: string };
  /** How many share the port. More than one only on a server. */
  readonly processes: number;
  readonly token: string;
  readonly workspace: string;
  readonly user: string;
  /** The copy of the table of time entries that it writes to. */
  readonly table: string;
}

/** The bare reference in processes of its own. */
export class Bare {
  readonly pid: number;
  readonly stop: () => Promise<void>;

  private constructor(
    child: ChildProcess,
    readonly port: number,
    cleanup: Cleanup,
  ) {
    this.pid = pidOf(child);
    this.stop = cleanup.add(() => void child.kill("SIGKILL"));
  }

  static async start(settings: BareSettings, cleanup: Cleanup): Promise<Bare> {
    const child = fork(moduleOf("references/bare-process.js"), [JSON.stringify(settings)]);
    return new Bare(child, await messageOf<number>(child), cleanup);
  }
}
