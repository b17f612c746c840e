import type { Hint } from "stint";

type Listener = (hint: Hint) => Promise<void>;

/** Runs work for each kind of hint, one at a time of each. Any number of calls during a run cause one more run, which they share. */
export class Coalescer {
  readonly #running = new Map<Hint, Promise<void>>();
  readonly #next = new Map<Hint, Promise<void>>();

  constructor(private readonly work: (hint: Hint) => Promise<void>) {}

  /** Settles as a run does that begins after this call has returned. */
  add(hint: Hint): Promise<void> {
    const known = this.#next.get(hint);
    if (known) return known;
    const next = this.#after(this.#running.get(hint), hint);
    this.#next.set(hint, next);
    return next;
  }

  async #after(running: Promise<void> | undefined, hint: Hint): Promise<void> {
    await running?.catch(() => undefined);
    await Promise.resolve();
    this.#next.delete(hint);
    const run = this.work(hint);
    this.#running.set(hint, run);
    try {
      await run;
    } finally {
      if (this.#running.get(hint) === run) this.#running.delete(hint);
    }
  }
}

/** The listeners of a process. */
export class HintListeners {
  readonly #listeners = new Set<Coalescer>();

  /** `onFailure` receives what a listener throws. */
  constructor(private readonly onFailure: (error: unknown) => void) {}

  get any(): boolean {
    return this.#listeners.size > 0;
  }

  /** Returns a function after which the listener is not called any more. */
  add(listener: Listener): () => void {
    const one: Coalescer = new Coalescer(async (hint) => {
      if (!this.#listeners.has(one)) throw new Error("The listener was removed.");
      try {
        await listener(hint);
      } catch (error) {
        this.onFailure(error);
        throw error;
      }
    });
    this.#listeners.add(one);
    return () => void this.#listeners.delete(one);
  }

  /** Calls all listeners, and returns whether one resolved. A listener that is busy is called once more afterwards. */
  notify(hint: Hint): Promise<boolean> {
    return Promise.any([...this.#listeners].map((listener) => listener.add(hint))).then(
      () => true,
      () => false,
    );
  }
}
