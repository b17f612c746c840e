type Step = () => Promise<void> | void;

/** What must be ended or removed, also after a failure or a signal: the latest first, each once. */
export class Cleanup {
  readonly #steps = new Set<Step>();
  #running: Promise<void> | null = null;

  constructor(private readonly failed: (error: unknown) => void = console.error) {}

  /** Returns a function that takes the step early. */
  add(step: Step): () => Promise<void> {
    this.#steps.add(step);
    return async () => {
      if (this.#steps.delete(step)) await step();
    };
  }

  /** Takes all steps, even if some of them fail. */
  run(): Promise<void> {
    this.#running ??= this.#takeAll();
    return this.#running;
  }

  async #takeAll(): Promise<void> {
    for (const step of [...this.#steps].reverse()) {
      if (!this.#steps.delete(step)) continue;
      try {
        await step();
      } catch (error) {
        this.failed(error);
      }
    }
  }
}
