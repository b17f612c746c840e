/** Holds responses until the test releases them. */
export class Gate {
  readonly #held: (() => void)[] = [];

  get holding(): number {
    return this.#held.length;
  }

  /** Resolves with the value when the test releases it. */
  hold<T>(value: T): Promise<T> {
    return new Promise((resolve) => this.#held.push(() => resolve(value)));
  }

  /** Releases this many, oldest first; by default all. */
  open(count = this.#held.length): void {
    for (const letGo of this.#held.splice(0, count)) letGo();
  }

  /** Releases one, if any, by its index modulo their number. */
  openAt(place: number): void {
    const [letGo] = this.#held.splice(place % Math.max(1, this.#held.length), 1);
    letGo?.();
  }

  /** Drops all, whose receivers have ended, and returns their number. */
  drop(): number {
    return this.#held.splice(0).length;
  }
}

/** Counts concurrent operations. */
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
