import type { Issues } from "./errors.js";

/** The smallest and the largest value. */
export interface WholeLimits {
  readonly min: number;
  readonly max: number;
}

/** Adds an issue, `out_of_range` unless another code is given, unless the value is a whole number within the limits. `unit` names what it counts. */
export function checkWhole(
  issues: Issues,
  path: readonly (string | number)[],
  value: number,
  { min, max }: WholeLimits,
  { unit, code = "out_of_range" }: { readonly unit?: string; readonly code?: string } = {},
): void {
  if (Number.isInteger(value) && value >= min && value <= max) return;
  issues.add(path, code, `Must be a whole number ${unit === undefined ? "" : `of ${unit} `}between ${min} and ${max}.`);
}
