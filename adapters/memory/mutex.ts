/** Lets one piece of work through at a time, in the order of asking. Work that asks for the mutex it holds waits forever. */
export class Mutex {
  #tail: Promise<void> = Promise.resolve();
  #users = 0;

  /** Whether nobody holds it or waits for it. */
  get idle(): boolean {
    return this.#users === 0;
  }

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
