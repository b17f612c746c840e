import type { HttpLogger } from "./logger.js";

/** Further work is dropped, so that many requests cannot exhaust the memory. */
const MAX_PENDING = 1_000;

/** Runs work after the response, so that its duration leaks nothing to the client. Work runs sequentially. */
export class Afterwards {
  readonly #pending = new Set<Promise<void>>();
  #last: Promise<void> = Promise.resolve();

  constructor(private readonly logger: HttpLogger) {}

  /** Runs `work` after `answered` resolves. A client that does not read its response delays only its own work. */
  add(answered: Promise<void>, work: () => Promise<void>): void {
    if (this.#pending.size >= MAX_PENDING) {
      this.logger.warn({}, "dropped work after a response: too much is pending");
      return;
    }
    const done = answered
      .then(() => (this.#last = this.#last.then(() => this.#run(work))))
      .finally(() => this.#pending.delete(done));
    this.#pending.add(done);
  }

  /** Resolves when all work is done. */
  async idle(): Promise<void> {
    while (this.#pending.size > 0) await Promise.all(this.#pending);
  }

  async #run(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.error({ err: error }, "work after a response failed");
    }
  }
}
