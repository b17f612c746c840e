import { randomInt } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { HttpLogger } from "./logger.js";

/** Further work is dropped, so that many requests cannot exhaust the memory. */
const MAX_PENDING = 1_000;
/** How long work waits at least and at most, in milliseconds. */
const [SHORTEST_PAUSE, LONGEST_PAUSE] = [500, 2_500];

/** Waits before work, or until it is no longer wanted to wait. */
export type Pause = (signal: AbortSignal) => Promise<void>;

const randomPause: Pause = async (signal) => {
  await setTimeout(randomInt(SHORTEST_PAUSE, LONGEST_PAUSE), undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
};

/**
 * Runs work after the response and a random time, so that neither the response nor the requests that follow it show how long the work takes. Work runs
 * sequentially.
 */
export class Afterwards {
  readonly #pending = new Set<Promise<void>>();
  readonly #ending = new AbortController();
  #last: Promise<void> = Promise.resolve();

  constructor(
    private readonly logger: HttpLogger,
    private readonly pause: Pause = randomPause,
  ) {}

  /** Runs `work` some time after `answered` resolves. A client that does not read its response delays only its own work. */
  add(answered: Promise<void>, work: () => Promise<void>): void {
    if (this.#pending.size >= MAX_PENDING) {
      this.logger.warn({}, "dropped work after a response: too much is pending");
      return;
    }
    const done = answered
      .then(() => this.pause(this.#ending.signal))
      .then(() => (this.#last = this.#last.then(() => this.#run(work))))
      .finally(() => this.#pending.delete(done));
    this.#pending.add(done);
  }

  /** Resolves when all work is done. */
  async idle(): Promise<void> {
    while (this.#pending.size > 0) await Promise.all(this.#pending);
  }

  /** Does all work now. Resolves when it is done. */
  async finish(): Promise<void> {
    this.#ending.abort();
    await this.idle();
  }

  async #run(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.error({ err: error }, "work after a response failed");
    }
  }
}
