import { Random as Seeded } from "../../bootstrap/demo/random.js";

/** The pseudorandom numbers of the demo, so that every build gets the same data. */
export class Random extends Seeded {
  /** A whole number from 0 up to but not including the limit. */
  below(limit: number): number {
    return this.between(0, limit - 1);
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
