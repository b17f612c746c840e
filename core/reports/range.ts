import { Issues } from "../kernel/errors.js";

interface GivenRange {
  readonly from?: string | number | undefined;
  readonly to?: string | number | undefined;
}

/** Adds `range_reversed` if the range ends before it starts. */
export function checkRange(issues: Issues, { from, to }: GivenRange): void {
  if (from !== undefined && to !== undefined && from > to) issues.add(["to"], "range_reversed", "to must not be before from.");
}

/** @throws StintError `invalid` `range_reversed` if the range ends before it starts */
export function requireRange(range: GivenRange): void {
  const issues = new Issues();
  checkRange(issues, range);
  issues.throwIfAny();
}
