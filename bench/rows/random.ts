/** Pseudorandom numbers from a seed (mulberry32), so that every build gets the same data. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 up to but not including 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let value = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 up to but not including the limit. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(from: readonly T[]): T {
    return itemOf(from, this.below(from.length));
  }

  /** Picks early items more often than late ones. */
  favour<T>(from: readonly T[]): T {
    return itemOf(from, Math.floor(this.next() ** 2 * from.length));
  }
}

export function itemOf<T>(from: readonly T[], index: number): T {
  if (index < 0 || index >= from.length) throw new RangeError(`There is no item ${index} of ${from.length}.`);
  return from[index] as T;
}
