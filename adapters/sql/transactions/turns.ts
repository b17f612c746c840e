import { AsyncLocalStorage } from "node:async_hooks";

/** The turns in which the current code runs. */
const current = new AsyncLocalStorage<Turns>();

const NESTED =
  "A unit of work is running on this transaction, and this code is part of it. Use the stores that it provides, or wait until it has ended.";

/** Runs work on one connection, one after the other. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  /** Throws a TypeError within work of these turns, which would wait for itself. */
  requireFree(): void {
    if (current.getStore() === this) throw new TypeError(NESTED);
  }

  /** Runs work after all work before it. Rejects as {@link requireFree} throws. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    this.requireFree();
    const turn = this.#last.then(() => current.run(this, work));
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
