import type { Worker } from "node:cluster";
import type { Logger } from "pino";
import type { Measurements, Metrics } from "../adapters.js";
import { type FromPrimary, onMessage, tell } from "./messages.js";

/** After this time, metrics are those of this process alone. Longer than the primary waits for the others. */
const RESPONSE_MS = 4_000;

/** This process as one of several that one command has started. */
export class Member {
  #requests = 0;

  constructor(private readonly worker: Worker) {}

  /** Whether this process prepares the database and creates the first workspace. The others start when it is ready. */
  get isFirst(): boolean {
    return this.worker.id === 1;
  }

  /** Reports the measurements of this process on request. Without the primary, the process ends at once. */
  join(metrics: Metrics, logger: Logger): void {
    // One for each request for metrics in progress.
    this.worker.setMaxListeners(0);
    onMessage<FromPrimary>(this.worker, (message) => {
      if (message.kind !== "measure") return;
      const { request } = message;
      void metrics.measurements().then((own) => tell(this.worker, { kind: "measured", request, own }));
    });
    // A message could not be sent, because the primary has ended.
    this.worker.on("error", () => undefined);
    // Node.js ends the process after this event.
    this.worker.on("disconnect", () => {
      if (!this.worker.exitedAfterDisconnect) logger.error("the main process has ended; so does this one");
    });
  }

  ready(): void {
    tell(this.worker, { kind: "ready" });
  }

  /** The measurements of all other members, including the counters of those that have ended. */
  async othersMeasurements(metrics: Metrics): Promise<readonly Measurements[]> {
    const own = await metrics.measurements();
    const request = ++this.#requests;
    return new Promise((resolve) => {
      const done = (others: readonly Measurements[]): void => {
        clearTimeout(timer);
        ignore();
        resolve(others);
      };
      const timer = setTimeout(() => done([]), RESPONSE_MS);
      const ignore = onMessage<FromPrimary>(this.worker, (message) => {
        if (message.kind === "others" && message.request === request) done(message.others);
      });
      tell(this.worker, { kind: "sum", request, own });
    });
  }

  /** Closes the channel to the primary, which otherwise keeps this process running. */
  leave(): void {
    this.worker.disconnect();
  }
}
