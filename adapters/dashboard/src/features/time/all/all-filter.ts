import { addDays, isLocalDate } from "../../../../../../core/kernel/calendar.js";
import type { TimeZone } from "../../../../../../core/kernel/time-zone.js";
import { spanOf } from "../../../elements/days.js";
import { filtersOf, searchWith, valuesIn } from "../../../elements/filter-values.js";
import type { Bounds } from "../parts.js";

const listed = ["user", "project", "task", "client", "tag"] as const;
const single = ["billable", "billed", "from", "to", "text", "sort"] as const;

/** The filters that match any of several values; none for all entries. */
export type ListedField = (typeof listed)[number];

/** The filter in the URL. "" for any. */
export type AllFilter = Readonly<Record<ListedField, readonly string[]> & Record<(typeof single)[number], string>>;

export function filterIn(search: URLSearchParams): AllFilter {
  return {
    ...fromEach(listed, (field) => valuesIn(search, field)),
    ...fromEach(single, (field) => search.get(field) ?? ""),
  };
}

function fromEach<Field extends string, Value>(fields: readonly Field[], of: (field: Field) => Value): Record<Field, Value> {
  return Object.fromEntries(fields.map((field) => [field, of(field)])) as Record<Field, Value>;
}

export const searchOf = (filter: AllFilter): URLSearchParams => searchWith(filter);

/** Chooses projects, and keeps the chosen tasks of these. */
export function withProjects(
  filter: AllFilter,
  project: readonly string[],
  tasks: readonly { readonly id: string; readonly project_id: string }[],
): AllFilter {
  const inside = new Set(tasks.filter((one) => project.includes(one.project_id)).map(({ id }) => id));
  return { ...filter, project, task: project.length === 0 ? filter.task : filter.task.filter((id) => inside.has(id)) };
}

/** How many filters narrow the list; the two days are one. */
export function activeFilters({ sort: _sort, text: _text, from, to, ...others }: AllFilter): number {
  return [...Object.values(others), from || to].filter((value) => value.length > 0).length;
}

/** By the name in the URL. The newest entries are first otherwise. */
const orders: Readonly<Record<string, "start_time" | "-updated_at">> = { oldest: "start_time", changed: "-updated_at" };

/** The query of the report. Invalid days are ignored; the last day is included. */
export function queryOf(filter: AllFilter, zone: TimeZone) {
  const { billable, billed, from, to, text, sort } = filter;
  return {
    sort: orders[sort] ?? ("-start_time" as const),
    ...filtersOf(filter),
    ...(isYesOrNo(billable) && { billable }),
    ...(isYesOrNo(billed) && { billed }),
    ...(isLocalDate(from) && { from: spanOf(zone, from, 1).from }),
    ...(isLocalDate(to) && { to: spanOf(zone, addDays(to, 1), 1).from }),
    ...(text && { notes: text }),
  };
}

export type AllQuery = ReturnType<typeof queryOf>;

/** The query of the list: the entries that the report counts, also those that began before. */
export function listQueryOf({ from, ...query }: AllQuery) {
  return { ...query, ...(from && { ends_after: from }) };
}

/** The span of the report. */
export function boundsOfQuery({ from, to }: AllQuery): Bounds {
  return { from: from ? Date.parse(from) : -Infinity, to: to ? Date.parse(to) : Infinity };
}

function isYesOrNo(text: string): text is "true" | "false" {
  return text === "true" || text === "false";
}
