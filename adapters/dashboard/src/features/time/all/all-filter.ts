import { addDays, isLocalDate } from "../../../../../../core/kernel/calendar.js";
import type { TimeZone } from "../../../../../../core/kernel/time-zone.js";
import { spanOf } from "../../../elements/days.js";
import type { Bounds } from "../parts.js";

const fields = ["user", "project", "task", "client", "tag", "billable", "billed", "from", "to", "text", "sort"] as const;

/** The filter in the URL, "" for any. */
export type AllFilter = Readonly<Record<(typeof fields)[number], string>>;

export function filterIn(search: URLSearchParams): AllFilter {
  const value = (field: (typeof fields)[number]) => search.get(field) ?? "";
  return {
    user: value("user"),
    project: value("project"),
    task: value("task"),
    client: value("client"),
    tag: value("tag"),
    billable: value("billable"),
    billed: value("billed"),
    from: value("from"),
    to: value("to"),
    text: value("text"),
    sort: value("sort"),
  };
}

export function searchOf(filter: AllFilter): URLSearchParams {
  return new URLSearchParams(fields.flatMap((field) => (filter[field] === "" ? [] : [[field, filter[field]]])));
}

/** By the name in the URL. The newest entries are first otherwise. */
const orders: Readonly<Record<string, "start_time" | "-updated_at">> = { oldest: "start_time", changed: "-updated_at" };

/** The query of the report. Invalid days are ignored; the last day is included. */
export function queryOf(filter: AllFilter, zone: TimeZone) {
  const { user, project, task, client, tag, billable, billed, from, to, text, sort } = filter;
  return {
    sort: orders[sort] ?? ("-start_time" as const),
    ...(user && { user_id: [user] }),
    ...(project && { project_id: [project] }),
    ...(task && { task_id: [task] }),
    ...(client && { client_id: [client] }),
    ...(tag && { tag: [tag] }),
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
