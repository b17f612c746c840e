import type { Hint } from "../../core/index.js";

/** Forwards hints, one at a time of each kind. Any number of hints that arrive meanwhile cause one more. */
export class Coalescer {
  readonly #busy = new Set<Hint>();
  readonly #again = new Set<Hint>();

  /** `hand` must not reject. */
  constructor(private readonly hand: (hint: Hint) => Promise<void>) {}

  /** Never throws; forwards nothing before the caller has returned. */
  add(hint: Hint): void {
    if (this.#busy.has(hint)) {
      this.#again.add(hint);
      return;
    }
    this.#busy.add(hint);
    queueMicrotask(() => void this.#run(hint));
  }

  async #run(hint: Hint): Promise<void> {
    do {
      this.#again.delete(hint);
      await this.hand(hint);
    } while (this.#again.has(hint));
    this.#busy.delete(hint);
  }
}
