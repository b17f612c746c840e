import type { FieldProblem } from "./problem.js";
import type { Route } from "./route.js";
import { problemsOf, unstorable } from "./validation.js";

/** The problems that are reported of a row. */
const MAX_ROW_PROBLEMS = 10;

/** The rows of a body that break their schema, by index, and the body without them. */
export interface RowsOfBody {
  readonly body: unknown;
  readonly refusedRows: ReadonlyMap<number, readonly FieldProblem[]>;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;

/** Of a body with the mode `each`, takes out the rows that break their schema, so that only they are refused. */
export function rowsOfBody({ rows, body: schema }: Pick<Route, "rows" | "body">, body: unknown): RowsOfBody {
  const values = rows !== undefined && isObject(body) && body["mode"] === "each" ? body[rows] : undefined;
  const list = rows === undefined ? undefined : schema?.properties[rows];
  if (rows === undefined || !isObject(body) || !Array.isArray(values) || list === undefined || values.length > list["maxItems"])
    return { body, refusedRows: new Map() };
  const problems = values.map((row: unknown) =>
    [...unstorable(row), ...problemsOf(list["items"], row)].slice(0, MAX_ROW_PROBLEMS),
  );
  const refusedRows = new Map(problems.flatMap((found, index) => (found.length > 0 ? [[index, found] as const] : [])));
  return { body: { ...body, [rows]: values.filter((_, index) => !refusedRows.has(index)) }, refusedRows };
}
