import { queryOptions } from "@tanstack/react-query";
import { items } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { whole } from "../../api/whole.js";
import { steadily } from "../../loading/steadily.js";
import { kept } from "../../offline/kept.js";
import type { Entry, EntryBody, EntryPatch } from "./entry.js";

export { readEntry } from "./entry.js";
export type { Entry, EntryBody, EntryPatch } from "./entry.js";

interface Span {
  readonly from: string;
  readonly to: string;
}

/** A user's entries of which a part lies in a span, in order of their start. */
export function entriesQuery(userId: string, { from, to }: Span, seesInvoices: boolean) {
  const expand: ("project" | "task" | "invoice")[] = seesInvoices ? ["project", "task", "invoice"] : ["project", "task"];
  const query = { user_id: [userId], ends_after: from, to, expand, sort: "start_time" as const };
  return queryOptions({
    queryKey: keys.timeEntries.list(query),
    ...kept(
      ({ signal }): Promise<Entry[]> => whole(items(api, "/time-entries", { params: { query }, signal })),
      async () => (await import("../outbox/recently-kept.js")).recentlyKept(userId, { from, to }),
    ),
  });
}

export function reportQuery(userId: string, { from, to }: Span, timeZone: string, groupBy: ("project" | "day")[]) {
  const query = { user_id: [userId], from, to, time_zone: timeZone, group_by: groupBy };
  return queryOptions({
    queryKey: keys.reports.list({ time: query }),
    ...kept(({ signal }) => answered(api.GET("/reports/time", { params: { query }, signal }))),
  });
}

/** Input goes through the outbox, which keeps it while the service is unreachable. */
const input = () => steadily(() => import("../outbox/input.js"));

export async function createEntry(body: EntryBody): Promise<Entry> {
  return (await input()).createEntry(body);
}

/** Stops a running timer first. */
export async function startTimer(body: EntryBody): Promise<Entry> {
  return (await input()).startTimer(body);
}

export async function stopTimer(entry: Entry): Promise<Entry> {
  return (await input()).stopTimer(entry);
}

export async function changeEntry(entry: Entry, body: EntryPatch): Promise<Entry> {
  return (await input()).changeEntry(entry, body);
}

/** Returns how to take the deletion back. */
export async function deleteEntry(entry: Entry): Promise<() => Promise<unknown>> {
  return (await input()).deleteEntry(entry);
}

/** Takes back the change of `before` to `after`. `reverse` is the opposite change. */
export async function takeBack(before: Entry, after: Entry, reverse: EntryPatch): Promise<Entry> {
  return (await input()).takeBack(before, after, reverse);
}

/** The request body that creates a copy of the entry. `mayRate`: whether the user may set an entry's own rate. */
export function likeness(entry: Entry, mayRate: boolean): EntryBody {
  const { project_id, user_id, task_id, notes, tags, billable, rate } = entry;
  const own = mayRate && rate?.source === "entry" ? { rate: rate.amount } : {};
  return { project_id, user_id, task_id, notes, tags, billable, ...own };
}
