import { addDays, daysBetween, isLocalDate, type LocalDate } from "../../../../../core/kernel/calendar.js";
import type { TimeZone } from "../../../../../core/kernel/time-zone.js";
import { tagKey } from "../../../../../core/time-entries/tag.js";
import { spanOf } from "../../elements/days.js";
import { filtersOf, searchWith, valuesIn } from "../../elements/filter-values.js";
import type { Weekday } from "../../../../../core/kernel/calendar.js";
import { type Days, daysOfSpan, fittingStep, type Span, spans, type Step, steps } from "./spans.js";

export const groupings = ["project", "client", "user", "task", "tag"] as const;
export type Grouping = (typeof groupings)[number];

export const measures = ["hours", "amount"] as const;
export type Measure = (typeof measures)[number];

/**
 * The report's filter. Stored in the URL, so that a report can be bookmarked and shared. Each grouping is also a filter, which matches any of its values, or
 * everything without values.
 */
export interface ReportFilter extends Readonly<Record<Grouping, readonly string[]>> {
  readonly span: Span;
  /** Inclusive days of the span `range`, "" for none. */
  readonly first: string;
  readonly last: string;
  readonly by: Grouping;
  /** What the groups are divided by; "" for nothing. */
  readonly then: Grouping | "";
  /** Null: the default for the span. */
  readonly step: Step | null;
  /** What the chart shows. */
  readonly measure: Measure;
  /** The currency of all amounts; "" for the default of {@link currencyOf}. */
  readonly currency: string;
  readonly billable: "" | "true" | "false";
  readonly compare: "" | "previous";
  /** The calendar year that is shown by day; "" for the current one. */
  readonly year: string;
}

/** Excludes dates close to the limits of the calendar. */
const [EARLIEST, LATEST] = ["1970-01-08", "9999-01-01"] as const;

/** The years that can be shown. */
export const YEAR = /^(197[1-9]|19[89]\d|[2-8]\d{3})$/;

const unset: ReportFilter = {
  span: "12-weeks",
  first: "",
  last: "",
  by: "project",
  then: "",
  step: null,
  measure: "hours",
  currency: "",
  project: [],
  client: [],
  user: [],
  task: [],
  tag: [],
  billable: "",
  compare: "",
  year: "",
};

/** Parses the URL. Invalid values are ignored. */
export function filterIn(search: URLSearchParams): ReportFilter {
  const text = (name: string, like: RegExp): string => like.exec(search.get(name) ?? "")?.[0] ?? "";
  const choice = <One extends string>(name: string, all: readonly One[]): One | undefined =>
    all.find((one) => one === search.get(name));
  const day = (name: string): string => {
    const date = search.get(name) ?? "";
    return isLocalDate(date) && date > EARLIEST && date < LATEST ? date : "";
  };
  const by = choice("by", groupings) ?? unset.by;
  const then = choice("then", groupings) ?? unset.then;
  return {
    span: choice("span", spans) ?? unset.span,
    first: day("first"),
    last: day("last"),
    by,
    then: then === by ? "" : then,
    step: choice("step", steps) ?? null,
    measure: choice("measure", measures) ?? unset.measure,
    currency: text("currency", /^[A-Z]{3}$/),
    project: valuesIn(search, "project", /^prj_\w+$/),
    client: valuesIn(search, "client", /^cli_\w+$/),
    user: valuesIn(search, "user", /^usr_\w+$/),
    task: valuesIn(search, "task", /^task_\w+$/),
    tag: valuesIn(search, "tag"),
    billable: choice("billable", ["true", "false"]) ?? "",
    compare: choice("compare", ["previous"]) ?? "",
    year: text("year", YEAR),
  };
}

export function searchOf(filter: ReportFilter): URLSearchParams {
  const days = filter.span === "range" ? {} : { first: "", last: "" };
  const said = Object.entries({ ...filter, ...days, step: filter.step ?? "" });
  return searchWith(Object.fromEntries(said.filter(([name, value]) => value !== unset[name as keyof ReportFilter])));
}

/** The fields that the report is grouped by. */
export function groupingsOf({ by, then }: Pick<ReportFilter, "by" | "then">): Grouping[] {
  return then === "" ? [by] : [by, then];
}

/** The days of the filter. An open end is undefined. */
export function daysOfFilter(filter: ReportFilter, today: LocalDate, weekStart: Weekday): Partial<Days> {
  if (filter.span !== "range") return daysOfSpan(filter.span, today, weekStart) ?? {};
  const { first, last } = filter;
  return {
    ...(isLocalDate(first) ? { from: first } : {}),
    ...(isLocalDate(last) ? { to: addDays(last, 1) } : {}),
  };
}

/** The query of the API, or null if the last day is before the first. */
export function queryOf(filter: ReportFilter, { from, to }: Partial<Days>, zone: TimeZone) {
  if (from !== undefined && to !== undefined && to <= from) return null;
  const { billable } = filter;
  return {
    time_zone: zone,
    ...(from !== undefined && { from: spanOf(zone, from, 1).from }),
    ...(to !== undefined && { to: spanOf(zone, to, 1).from }),
    ...filtersOf(filter),
    ...(billable && { billable }),
  };
}

export type ReportQuery = NonNullable<ReturnType<typeof queryOf>>;

/** The chosen step, otherwise the default. */
export function stepOf({ step }: ReportFilter, { from, to }: Partial<Days>): Step {
  return step ?? (from !== undefined && to !== undefined ? fittingStep(daysBetween(from, to)) : "month");
}

/** The values of a row of the report, by what it is grouped by. */
export type GroupKeys = Readonly<Partial<Record<Grouping, string | null>>>;

/** The query string that lists the entries of a group. Undefined if no filter selects them: those without a value, or with a tag besides the filtered ones. */
export function entriesOf(filter: ReportFilter, { from, to }: Partial<Days>, keys: GroupKeys): string | undefined {
  const { project, client, user, task, tag, billable } = filter;
  const said: Record<string, string | readonly string[]> = { project, client, user, task, tag, billable };
  for (const [by, key] of Object.entries(keys)) {
    if (key === null) return undefined;
    said[by] = key;
  }
  const own = keys.tag;
  if (typeof own === "string" && tag.length > 0 && !tag.some((one) => tagKey(one) === tagKey(own))) return undefined;
  return searchWith({ ...said, from: from ?? "", to: to === undefined ? "" : addDays(to, -1) }).toString();
}

/** The chosen currency if there are figures in it, otherwise the workspace's, otherwise the first. */
export function currencyOf(chosen: string, currencies: readonly string[], ofWorkspace: string): string | undefined {
  return [chosen, ofWorkspace].find((one) => currencies.includes(one)) ?? currencies[0];
}
