/** Answers of a receiver that wait until they are let go. */
export class Gate {
  readonly #held: (() => void)[] = [];

  get holding(): number {
    return this.#held.length;
  }

  /** Resolves with the status when it is let go. */
  hold(status: number): Promise<number> {
    return new Promise((resolve) => this.#held.push(() => resolve(status)));
  }

  /** Lets go of so many, the longest held first; of all unless told. */
  open(count = this.#held.length): void {
    for (const letGo of this.#held.splice(0, count)) letGo();
  }
}

/** Counts what is under way at once. */
export class Concurrency {
  now = 0;
  most = 0;

  async during<T>(work: Promise<T>): Promise<T> {
    this.now += 1;
    this.most = Math.max(this.most, this.now);
    try {
      return await work;
    } finally {
      this.now -= 1;
    }
  }
}
