import { Issues } from "./errors.js";

interface GivenRange {
  readonly from?: string | number | null | undefined;
  readonly to?: string | number | null | undefined;
}

/** The names of the fields of a range. */
type RangeNames = readonly [from: string, to: string];

/** Adds `range_reversed`, at the end, if the range ends before it starts. */
export function checkRange(issues: Issues, { from, to }: GivenRange, [start, end]: RangeNames = ["from", "to"]): void {
  if (from == null || to == null || from <= to) return;
  issues.add([end], "range_reversed", `${end} must not be before ${start}.`);
}

/** @throws StintError `invalid` `range_reversed` if the range ends before it starts */
export function requireRange(range: GivenRange): void {
  const issues = new Issues();
  checkRange(issues, range);
  issues.throwIfAny();
}
