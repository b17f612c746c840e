import { foldCase } from "../../core/kernel/letter-case.js";
import { isFoundBy } from "../../core/kernel/search-fold.js";

/** Filter conditions on one field. An undefined filter matches every value. */

export function isAny<T>(wanted: readonly T[] | undefined, value: T | null): boolean {
  return wanted === undefined || (value !== null && wanted.includes(value));
}

/** Compares complete texts, case-insensitively. */
export function isAnyFolded(wanted: readonly string[] | undefined, value: string | null): boolean {
  return wanted === undefined || (value !== null && wanted.some((one) => foldCase(one) === foldCase(value)));
}

export function equals(wanted: boolean | undefined, value: boolean): boolean {
  return wanted === undefined || wanted === value;
}

/** Ignores letter case and accents. */
export function contains(part: string | undefined, value: string): boolean {
  return part === undefined || isFoundBy(value, part);
}

/** Null never matches. */
export function isAtLeast<T extends string | number>(bound: T | undefined, value: T | null): boolean {
  return bound === undefined || (value !== null && value >= bound);
}

/** Null never matches. */
export function isAtMost<T extends string | number>(bound: T | undefined, value: T | null): boolean {
  return bound === undefined || (value !== null && value <= bound);
}

export function isBefore<T extends number>(bound: T | undefined, value: T): boolean {
  return bound === undefined || value < bound;
}
