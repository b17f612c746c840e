import { type ChildProcess, fork } from "node:child_process";
import type { Cleanup } from "../scenes/cleanup.js";
import { messageOf } from "../scenes/process.js";
import { moduleOf } from "../scenes/scene.js";
import type { LoadOrder, LoadResult } from "./load-process.js";

/** A process that sends requests. */
export class Load {
  readonly #child: ChildProcess = fork(moduleOf("loads/load-process.js"));

  constructor(cleanup: Cleanup) {
    cleanup.add(() => void this.#child.kill("SIGKILL"));
  }

  /** Rejects if a response does not have the expected status. */
  async send(order: LoadOrder): Promise<LoadResult> {
    this.#child.send(order);
    const result = await messageOf<LoadResult>(this.#child);
    const first = order.requests[0];
    if (result.failure !== null) throw new Error(`${first?.method} ${first?.path} at port ${order.port}: ${result.failure}`);
    return result;
  }

  /** Ends what is being sent. */
  end(): void {
    this.#child.send("end");
  }
}
