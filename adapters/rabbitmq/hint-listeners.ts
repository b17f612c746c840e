import type { Hint } from "../../core/index.js";

type Listener = (hint: Hint) => Promise<void>;

/** Who listens for hints in this process. */
export class HintListeners {
  readonly #listeners = new Set<{ readonly call: Listener }>();

  /** `onFailure` hears of each listener that threw or rejected. */
  constructor(private readonly onFailure: (error: unknown) => void) {}

  get any(): boolean {
    return this.#listeners.size > 0;
  }

  add(call: Listener): () => void {
    const one = { call };
    this.#listeners.add(one);
    return () => this.#listeners.delete(one);
  }

  /** Calls all of them; true as soon as one has resolved, false where none has or will. Never rejects. */
  async hear(hint: Hint): Promise<boolean> {
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
