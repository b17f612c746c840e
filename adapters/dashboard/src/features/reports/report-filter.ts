import { addDays, daysBetween, isLocalDate, type LocalDate } from "../../../../../core/kernel/calendar.js";
import type { TimeZone } from "../../../../../core/kernel/time-zone.js";
import { spanOf } from "../../elements/days.js";
import type { Weekday } from "../../../../../core/kernel/calendar.js";
import { type Days, daysOfSpan, fittingStep, type Span, spans, type Step, steps } from "./spans.js";

export const groupings = ["project", "client", "user", "task", "tag"] as const;
export type Grouping = (typeof groupings)[number];

export const measures = ["hours", "amount"] as const;
export type Measure = (typeof measures)[number];

/** The report's filter. Stored in the URL, so that a report can be bookmarked and shared. */
export interface ReportFilter {
  readonly span: Span;
  /** Inclusive days of the span `range`, "" for none. */
  readonly first: string;
  readonly last: string;
  readonly by: Grouping;
  /** Null: the default for the span. */
  readonly step: Step | null;
  /** What the chart shows. */
  readonly measure: Measure;
  /** The currency of all amounts; "" for the default of {@link currencyOf}. */
  readonly currency: string;
  readonly project: string;
  readonly client: string;
  readonly user: string;
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
  step: null,
  measure: "hours",
  currency: "",
  project: "",
  client: "",
  user: "",
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
  return {
    span: choice("span", spans) ?? unset.span,
    first: day("first"),
    last: day("last"),
    by: choice("by", groupings) ?? unset.by,
    step: choice("step", steps) ?? null,
    measure: choice("measure", measures) ?? unset.measure,
    currency: text("currency", /^[A-Z]{3}$/),
    project: text("project", /^prj_\w+$/),
    client: text("client", /^cli_\w+$/),
    user: text("user", /^usr_\w+$/),
    billable: choice("billable", ["true", "false"]) ?? "",
    compare: choice("compare", ["previous"]) ?? "",
    year: text("year", YEAR),
  };
}

export function searchOf(filter: ReportFilter): URLSearchParams {
  const days = filter.span === "range" ? {} : { first: "", last: "" };
  const said = Object.entries<string>({ ...filter, ...days, step: filter.step ?? "" });
  return new URLSearchParams(said.filter(([name, value]) => value !== "" && value !== unset[name as keyof ReportFilter]));
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
  const { project, client, user, billable } = filter;
  return {
    time_zone: zone,
    ...(from !== undefined && { from: spanOf(zone, from, 1).from }),
    ...(to !== undefined && { to: spanOf(zone, to, 1).from }),
    ...(project && { project_id: [project] }),
    ...(client && { client_id: [client] }),
    ...(user && { user_id: [user] }),
    ...(billable && { billable }),
  };
}

export type ReportQuery = NonNullable<ReturnType<typeof queryOf>>;

/** The chosen step, otherwise the default. */
export function stepOf({ step }: ReportFilter, { from, to }: Partial<Days>): Step {
  return step ?? (from !== undefined && to !== undefined ? fittingStep(daysBetween(from, to)) : "month");
}

/** The query string that lists the entries of a group. Undefined for the group of entries without a value. */
export function entriesOf(filter: ReportFilter, { from, to }: Partial<Days>, key: string | null): string | undefined {
  if (key === null) return undefined;
  const { project, client, user, billable } = filter;
  const said = {
    project,
    client,
    user,
    billable,
    [filter.by]: key,
    from: from ?? "",
    to: to === undefined ? "" : addDays(to, -1),
  };
  return new URLSearchParams(Object.entries(said).filter(([, value]) => value !== "")).toString();
}

/** The chosen currency if there are figures in it, otherwise the workspace's, otherwise the first. */
export function currencyOf(chosen: string, currencies: readonly string[], ofWorkspace: string): string | undefined {
  return [chosen, ofWorkspace].find((one) => currencies.includes(one)) ?? currencies[0];
}
