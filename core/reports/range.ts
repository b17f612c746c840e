import { Issues } from "../kernel/errors.js";

interface GivenRange {
  readonly from?: string | number | undefined;
  readonly to?: string | number | undefined;
}

/** Adds `range_reversed` if the range ends before it starts. `prefix` begins the names of its fields. */
export function checkRange(issues: Issues, { from, to }: GivenRange, prefix = ""): void {
  if (from === undefined || to === undefined || from <= to) return;
  issues.add([`${prefix}to`], "range_reversed", `${prefix}to must not be before ${prefix}from.`);
}

/** @throws StintError `invalid` `range_reversed` if the range ends before it starts */
export function requireRange(range: GivenRange): void {
  const issues = new Issues();
  checkRange(issues, range);
  issues.throwIfAny();
}
