import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, type PageRequest } from "../../core/index.js";
import { snakeToCamel } from "./conversions.js";
import { decodeCursor } from "./cursor.js";
import { type FieldProblem, HttpProblem } from "./problem.js";
import type { Route } from "./route.js";

export interface ReadQuery {
  readonly values: Readonly<Record<string, string>>;
  readonly page: PageRequest<string>;
  /** The order as the query spells it, such as `-start_time`. */
  readonly sort: string;
  /** Values that are out of range: 422, but only after other refusals. */
  readonly problems: readonly FieldProblem[];
}

/** Reads the query of a route. Throws 400 for what is unknown or malformed. */
export function readQuery(route: Pick<Route, "query" | "sorts">, search: URLSearchParams, path: string): ReadQuery {
  const known = [...Object.keys(route.query ?? {}), ...(route.sorts ? ["limit", "cursor", "sort"] : [])];
  const malformed: FieldProblem[] = [];
  for (const name of new Set(search.keys())) {
    const pointer = `/${name}`;
    if (!known.includes(name))
      malformed.push({ pointer, code: "unknown_parameter", message: "There is no such query parameter." });
    else if (search.getAll(name).length > 1)
      malformed.push({ pointer, code: "repeated_parameter", message: "Must be given once." });
  }
  const limit = search.get("limit");
  if (limit !== null && !/^-?\d+$/.test(limit))
    malformed.push({ pointer: "/limit", code: "malformed_parameter", message: "Must be a whole number." });
  const [first] = malformed;
  if (first)
    throw new HttpProblem(
      400,
      first.code,
      malformed.map(({ pointer, message }) => `${pointer.slice(1)}: ${message}`).join(" "),
      malformed,
    );
  return { values: Object.fromEntries(search), ...readPage(route, search, path) };
}

function readPage(route: Pick<Route, "query" | "sorts">, search: URLSearchParams, path: string): Omit<ReadQuery, "values"> {
  const problems: FieldProblem[] = [];
  for (const [name, allowed] of Object.entries(route.query ?? {})) {
    const value = search.get(name);
    if (value !== null && !allowed.includes(value)) {
      problems.push({ pointer: `/${name}`, code: "not_allowed", message: `Must be one of ${allowed.join(", ")}.` });
    }
  }
  const sorts = route.sorts ?? ["created_at"];
  const sort = search.get("sort") ?? `-${sorts[0]}`;
  const field = sort.replace(/^-/, "");
  if (!sorts.includes(field)) {
    const all = sorts.flatMap((one) => [one, `-${one}`]).join(", ");
    problems.push({ pointer: "/sort", code: "not_allowed", message: `Must be one of ${all}.` });
  }
  const limit = Number(search.get("limit") ?? DEFAULT_PAGE_SIZE);
  if (limit < 1 || limit > MAX_PAGE_SIZE) {
    problems.push({ pointer: "/limit", code: "out_of_range", message: `Must be between 1 and ${MAX_PAGE_SIZE}.` });
  }
  const cursor = search.get("cursor");
  const after = cursor === null ? null : decodeCursor(cursor, { path, sort });
  return { page: { limit, sort: snakeToCamel(field), descending: sort.startsWith("-"), after }, sort, problems };
}
