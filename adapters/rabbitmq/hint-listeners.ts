import type { Hint } from "../../core/index.js";

type Listener = (hint: Hint) => Promise<void>;

/** The hint listeners of this process. */
export class HintListeners {
  readonly #listeners = new Set<{ readonly call: Listener }>();

  /** `onFailure` is called for each listener that throws or rejects. */
  constructor(private readonly onFailure: (error: unknown) => void) {}

  get any(): boolean {
    return this.#listeners.size > 0;
  }

  add(call: Listener): () => void {
    const one = { call };
    this.#listeners.add(one);
    return () => this.#listeners.delete(one);
  }

  /** Calls all listeners. Returns true as soon as one resolves, false if all fail or none exists. Never rejects. */
  async notify(hint: Hint): Promise<boolean> {
    const calls = [...this.#listeners].map(async ({ call }) => {
      try {
        await call(hint);
      } catch (error) {
        this.onFailure(error);
        throw error;
      }
    });
    return Promise.any(calls).then(
      () => true,
      () => false,
    );
  }
}
