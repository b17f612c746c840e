import { type ErrorKind, invalid, isStintError, type Issue, type StintError } from "../kernel/errors.js";

/** `all`: the rows of a request are stored together or not at all. `each`: those that are refused are left out. */
export const rowModes = ["all", "each"] as const;
/** One of {@link rowModes}. */
export type RowMode = (typeof rowModes)[number];

/** What became of a row of a request: its value, or why it was refused. */
export type RowResult<T> = { readonly value: T } | { readonly error: StintError };

/** The errors that concern one row. Others concern the whole request. */
const concernsRow: ReadonlySet<ErrorKind> = new Set(["invalid", "forbidden", "not_found", "conflict", "outdated", "expired"]);

/**
 * Performs the rows one after the other in one unit of work. `perform` makes all checks of a row before its first write, so that a refused row leaves nothing. With
 * the mode `all`, throws an error of kind `invalid` with the issues of all refused rows: those of a row, below its index in `field`, and those of its values, there too unless all rows have the same
 * values, in the field `shared`.
 */
export async function performRows<Row, T>(
  rows: readonly Row[],
  { mode, field, shared }: { readonly mode: RowMode; readonly field: string; readonly shared?: string },
  perform: (row: Row) => Promise<T>,
): Promise<readonly RowResult<T>[]> {
  const results: RowResult<T>[] = [];
  for (const row of rows) results.push(await resultOf(perform(row)));
  if (mode === "each") return results;
  const issues = results.flatMap((result, index) =>
    "error" in result ? issuesOf(result.error, { row: [field, index], shared }) : [],
  );
  if (issues.length > 0) throw invalid(distinct(issues));
  return results;
}

/** Values that all rows share break the same rules in each. */
function distinct(issues: readonly Issue[]): readonly Issue[] {
  return [...new Map(issues.map((issue) => [JSON.stringify(issue), issue])).values()];
}

async function resultOf<T>(performed: Promise<T>): Promise<RowResult<T>> {
  try {
    return { value: await performed };
  } catch (error) {
    if (isStintError(error) && concernsRow.has(error.kind)) return { error };
    throw error;
  }
}

/** An error without issues is one itself, of the row. */
function issuesOf(
  { issues, code, message }: StintError,
  { row, shared }: { readonly row: Issue["path"]; readonly shared: string | undefined },
): readonly Issue[] {
  if (issues.length === 0) return [{ path: row, code, message }];
  const values = shared === undefined ? row : [shared];
  return issues.map((issue) => ({ ...issue, path: [...values, ...issue.path] }));
}
