import type { HttpLogger } from "./logger.js";

/** Work beyond this is dropped, so that a flood of requests cannot fill the memory. */
const MAX_PENDING = 1_000;

/** Runs work once its request has been answered, so that its duration tells the client nothing. One piece runs at a time. */
export class Afterwards {
  readonly #pending = new Set<Promise<void>>();
  #last: Promise<void> = Promise.resolve();

  constructor(private readonly logger: HttpLogger) {}

  /** Runs `work` after `answered` has resolved. A client that does not read its answer delays only its own work. */
  add(answered: Promise<void>, work: () => Promise<void>): void {
    if (this.#pending.size >= MAX_PENDING) {
      this.logger.warn({}, "dropped the work of an answered request: too much is pending");
      return;
    }
    const done = answered
      .then(() => (this.#last = this.#last.then(() => this.#run(work))))
      .finally(() => this.#pending.delete(done));
    this.#pending.add(done);
  }

  /** Resolves when all work that was added is done. */
  async idle(): Promise<void> {
    while (this.#pending.size > 0) await Promise.all(this.#pending);
  }

  async #run(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.error({ err: error }, "the work of an answered request failed");
    }
  }
}
