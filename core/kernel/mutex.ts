/** Runs work one at a time, in FIFO order. Not reentrant: a nested `run` deadlocks. */
export class Mutex {
  #tail: Promise<void> = Promise.resolve();
  #users = 0;

  /** Whether no work is running or waiting. */
  get idle(): boolean {
    return this.#users === 0;
  }

  /** Runs the work after all that was passed earlier, and settles as it does. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    this.#users += 1;
    const before = this.#tail;
    let release: () => void = () => undefined;
    this.#tail = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    try {
      return await work();
    } finally {
      this.#users -= 1;
      release();
    }
  }
}
