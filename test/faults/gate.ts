/** Answers that wait until the test lets them go. */
export class Gate {
  readonly #held: (() => void)[] = [];

  get holding(): number {
    return this.#held.length;
  }

  /** Resolves with the value when the test lets it go. */
  hold<T>(value: T): Promise<T> {
    return new Promise((resolve) => this.#held.push(() => resolve(value)));
  }

  /** Lets go of so many, the longest held first; of all unless told. */
  open(count = this.#held.length): void {
    for (const letGo of this.#held.splice(0, count)) letGo();
  }

  /** Lets go of one, if there is one, by its place modulo how many there are. */
  openAt(place: number): void {
    const [letGo] = this.#held.splice(place % Math.max(1, this.#held.length), 1);
    letGo?.();
  }

  /** Forgets all, whose receivers have ended, and returns how many there were. */
  drop(): number {
    return this.#held.splice(0).length;
  }
}

/** Counts what is under way at the same time. */
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
