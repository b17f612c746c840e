import {
  DEFAULT_PAGE_SIZE,
  expectedId,
  isId,
  isInstantText,
  isLocale,
  isLocalDate,
  isTimeZone,
  MAX_FILTER_VALUES,
  MAX_PAGE_SIZE,
  type PageRequest,
  pointerOf,
} from "../../core/index.js";
import { snakeToCamel } from "./conversions.js";
import { isExternal } from "./external-references.js";
import { decodeCursor } from "./cursor.js";
import { type FieldProblem, invalidInput } from "./problem.js";
import type { QueryParameter, Route } from "./route.js";
import type { SortName } from "./sorts.js";
import { unstorable, isMomentText } from "./validation.js";

export interface ReadQuery {
  readonly values: Readonly<Record<string, string>>;
  readonly anyOf: Readonly<Record<string, readonly string[]>>;
  /** The pairs by the name of their parameter. */
  readonly pairs: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The normalized filters, for cursors. */
  readonly filters: string;
  readonly page: PageRequest<string>;
  /** The sort order, such as `-start_time`. */
  readonly sort: string;
  /** Invalid values. They cause a 422, but other errors take precedence. */
  readonly problems: readonly FieldProblem[];
}

type QueryRoute = Pick<Route, "query" | "sorts">;

const withoutParameters = new WeakMap<QueryRoute, ReadQuery>();

/** Throws 400 for unknown or malformed parameters. */
export function readQuery(route: QueryRoute, search: URLSearchParams, path: string): ReadQuery {
  if (search.size > 0) return readParameters(route, search, path);
  let query = withoutParameters.get(route);
  if (!query) withoutParameters.set(route, (query = readParameters(route, search, path)));
  return query;
}

function readParameters(route: QueryRoute, search: URLSearchParams, path: string): ReadQuery {
  const known = [...Object.keys(route.query ?? {}), ...(route.sorts ? ["limit", "cursor", "sort"] : [])];
  const malformed: FieldProblem[] = [];
  for (const name of new Set(search.keys())) {
    const pointer = `/${name}`;
    if (!known.includes(pairOf(route, name)?.name ?? name) || hasPairs(route, name))
      malformed.push({ pointer, code: "unknown_parameter", message: "This query parameter does not exist." });
    else if (search.getAll(name).length > 1 && !isRepeatable(route, name))
      malformed.push({ pointer, code: "repeated_parameter", message: "Must not be repeated." });
  }
  for (const name of known.filter((one) => one === "limit" || isNumber(route, one))) {
    const number = search.get(name);
    if (number !== null && !/^-?\d+$/.test(number))
      malformed.push({ pointer: `/${name}`, code: "malformed_parameter", message: "Must be an integer." });
  }
  if (malformed.length > 0) throw invalidInput(malformed, 400);
  for (const [name, parameter] of Object.entries(route.query ?? {})) {
    const value = search.get(name);
    if (value !== null && "opaque" in parameter) parameter.check(value);
  }
  const repeatable = Object.keys(route.query ?? {}).filter((name) => search.has(name) && isRepeatable(route, name));
  return {
    values: Object.fromEntries(search),
    anyOf: Object.fromEntries(repeatable.map((name) => [name, search.getAll(name)])),
    pairs: pairsOf(route, search),
    ...readPage(route, search, path),
  };
}

/** The two parts of a name such as `metadata[department]`. Null unless the route has such a parameter. */
function pairOf(route: QueryRoute, name: string): { readonly name: string; readonly key: string } | null {
  const bracket = name.indexOf("[");
  if (bracket < 1 || !name.endsWith("]") || !hasPairs(route, name.slice(0, bracket))) return null;
  return { name: name.slice(0, bracket), key: name.slice(bracket + 1, -1) };
}

function hasPairs({ query }: QueryRoute, name: string): boolean {
  const parameter = query?.[name];
  return parameter !== undefined && "pairs" in parameter;
}

/** By parameter, the pairs in the request. Parameters without pairs are absent. */
function pairsOf(route: QueryRoute, search: URLSearchParams): ReadQuery["pairs"] {
  const found = [...search].flatMap(([full, value]) => {
    const pair = pairOf(route, full);
    return pair ? [{ ...pair, value }] : [];
  });
  const names = [...new Set(found.map(({ name }) => name))];
  return Object.fromEntries(
    names.map((of) => [of, Object.fromEntries(found.flatMap(({ name, key, value }) => (name === of ? [[key, value]] : [])))]),
  );
}

function isRepeatable({ query }: Pick<Route, "query">, name: string): boolean {
  const parameter = query?.[name];
  return parameter !== undefined && ("anyOf" in parameter || "anyId" in parameter || "anyText" in parameter);
}

function isNumber({ query }: Pick<Route, "query">, name: string): boolean {
  const parameter = query?.[name];
  return parameter !== undefined && "minimum" in parameter;
}

const formats = {
  "date-time": {
    accepts: isInstantText,
    code: "instant_malformed",
    message: "Must be an RFC 3339 time with an offset (in a URL, + is %2B), such as 2026-03-01T09:30:00Z.",
  },
  moment: {
    accepts: isMomentText,
    code: "instant_malformed",
    message:
      "Must be an RFC 3339 time with an offset (in a URL, + is %2B), such as 2026-03-01T09:30:00Z, or a calendar date such as 2026-03-01.",
  },
  date: { accepts: isLocalDate, code: "date_malformed", message: "Must be a calendar date such as 2026-03-01." },
  locale: { accepts: isLocale, code: "locale_unknown", message: "Must be a BCP 47 language tag such as de or en-GB." },
  "time-zone": { accepts: isTimeZone, code: "time_zone_unknown", message: "Must be an IANA time zone such as Europe/Berlin." },
};

function problemOf(name: string, parameter: QueryParameter, value: string): FieldProblem | null {
  const pointer = `/${name}`;
  if ("anyId" in parameter) {
    if (isId(parameter.anyId, value)) return null;
    return isExternal(parameter.anyId, value)
      ? { pointer, code: "unknown_reference", message: "No resource of this kind has this external ID." }
      : { pointer, code: "id_malformed", message: expectedId(parameter.anyId) };
  }
  if ("text" in parameter) return textProblemOf(pointer, parameter.text, value);
  if ("anyText" in parameter) return textProblemOf(pointer, parameter.anyText, value);
  if ("minimum" in parameter) {
    const { minimum, maximum } = parameter;
    if (Number(value) >= minimum && Number(value) <= maximum) return null;
    return { pointer, code: "out_of_range", message: `Must be between ${minimum} and ${maximum}.` };
  }
  if ("opaque" in parameter || "pairs" in parameter) return null;
  if ("format" in parameter) {
    const { accepts, code, message } = formats[parameter.format];
    return accepts(value) ? null : { pointer, code, message };
  }
  const allowed = "anyOf" in parameter ? parameter.anyOf : parameter.oneOf;
  if (allowed.includes(value)) return null;
  return { pointer, code: "not_allowed", message: `Must be one of ${allowed.join(", ")}.` };
}

/** The problems of pairs, which have no stored text with NUL, and are as many as a resource can have. */
function pairProblems(route: QueryRoute, search: URLSearchParams): readonly FieldProblem[] {
  const found = [...search].flatMap(([full, value]) => {
    const { name = "", key = "" } = pairOf(route, full) ?? {};
    const parameter = route.query?.[name];
    return parameter && "pairs" in parameter ? [{ name, key, value, limits: parameter.pairs }] : [];
  });
  const most = found[0]?.limits.pairs ?? 0;
  if (found.length > most)
    return [{ pointer: `/${found[0]?.name ?? ""}`, code: "too_many", message: `Must have at most ${most} pairs.` }];
  return found.flatMap(({ name, key, value, limits }) => {
    const pointer = pointerOf([name, key]);
    return textProblemOf(pointer, limits.key.max, key) ?? textProblemOf(pointer, limits.value.max, value) ?? [];
  });
}

function textProblemOf(pointer: string, longest: number, value: string): FieldProblem | null {
  if (unstorable(value).length > 0) return { pointer, code: "invalid_character", message: "Must not contain NUL." };
  if (value.length <= longest) return null;
  return { pointer, code: "too_long", message: `Must have at most ${longest} characters.` };
}

/** Parameters that are not filters. */
const nonFilters = ["limit", "cursor", "sort", "expand"];

/** Returns the filters in a normalized order. */
function filtersOf(search: URLSearchParams): string {
  const filters = [...search].filter(([name]) => !nonFilters.includes(name));
  return JSON.stringify(filters.map((pair) => JSON.stringify(pair)).sort());
}

function readPage(
  route: Pick<Route, "query" | "sorts">,
  search: URLSearchParams,
  path: string,
): Omit<ReadQuery, "values" | "anyOf" | "pairs"> {
  const problems = Object.entries(route.query ?? {}).flatMap(([name, parameter]) => {
    const values = search.getAll(name);
    const most = "levels" in parameter ? parameter.levels : MAX_FILTER_VALUES;
    if (values.length > most) return [{ pointer: `/${name}`, code: "too_many", message: `Must have at most ${most} values.` }];
    return values.flatMap((value) => problemOf(name, parameter, value) ?? []);
  });
  problems.push(...pairProblems(route, search));
  const sorts: readonly SortName[] = route.sorts ?? ["created_at"];
  const sort = search.get("sort") ?? `-${sorts[0]}`;
  const field = sort.replace(/^-/, "");
  if (!sorts.some((one) => one === field)) {
    const all = sorts.flatMap((one) => [one, `-${one}`]).join(", ");
    problems.push({ pointer: "/sort", code: "not_allowed", message: `Must be one of ${all}.` });
  }
  const limit = Number(search.get("limit") ?? DEFAULT_PAGE_SIZE);
  if (route.sorts && (limit < 1 || limit > MAX_PAGE_SIZE)) {
    problems.push({ pointer: "/limit", code: "out_of_range", message: `Must be between 1 and ${MAX_PAGE_SIZE}.` });
  }
  const cursor = route.sorts ? search.get("cursor") : null;
  const filters = filtersOf(search);
  const after = cursor === null ? null : decodeCursor(cursor, { path, sort, filters });
  return { page: { limit, sort: snakeToCamel(field), descending: sort.startsWith("-"), after }, sort, filters, problems };
}
