import { foldCase, containsFolded } from "../../core/kernel/letter-case.js";

/** What filters ask of one field. Where a filter says nothing (undefined) every value will do. */

export function isAny<T>(wanted: readonly T[] | undefined, value: T | null): boolean {
  return wanted === undefined || (value !== null && wanted.includes(value));
}

/** Texts as a whole, without case. */
export function isAnyFolded(wanted: readonly string[] | undefined, value: string | null): boolean {
  return wanted === undefined || (value !== null && wanted.some((one) => foldCase(one) === foldCase(value)));
}

export function is(wanted: boolean | undefined, value: boolean): boolean {
  return wanted === undefined || wanted === value;
}

/** Without case. */
export function contains(part: string | undefined, value: string): boolean {
  return part === undefined || containsFolded(value, part);
}

/** At the bound or behind it. What has no value is not. */
export function isFrom<T extends string | number>(bound: T | undefined, value: T | null): boolean {
  return bound === undefined || (value !== null && value >= bound);
}

/** At the bound or before it. What has no value is not. */
export function isTo<T extends string | number>(bound: T | undefined, value: T | null): boolean {
  return bound === undefined || (value !== null && value <= bound);
}

export function isBefore<T extends number>(bound: T | undefined, value: T): boolean {
  return bound === undefined || value < bound;
}
