import { queryOptions } from "@tanstack/react-query";
import { ifUnchanged, items, type Schemas } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { whole } from "../../api/whole.js";

export type Entry = Schemas["TimeEntry"];
export type EntryBody = Schemas["TimeEntryCreation"];
export type EntryPatch = Schemas["TimeEntryPatch"];

interface Span {
  readonly from: string;
  readonly to: string;
}

/** A user's entries in a span, in order of their start. */
export function entriesQuery(userId: string, { from, to }: Span, seesInvoices: boolean) {
  const expand: ("project" | "task" | "invoice")[] = seesInvoices ? ["project", "task", "invoice"] : ["project", "task"];
  const query = { user_id: [userId], from, to, expand, sort: "start_time" as const };
  return queryOptions({
    queryKey: keys.timeEntries.list(query),
    queryFn: ({ signal }): Promise<Entry[]> => whole(items(api, "/time-entries", { params: { query }, signal })),
  });
}

/** The polling interval for a timer that was started elsewhere. */
const LOOK_MS = 5_000;

/** The user's running timer, or null. */
export function runningQuery(userId: string) {
  const query = { user_id: [userId], running: "true" as const, expand: ["project" as const, "task" as const] };
  return queryOptions({
    queryKey: keys.timeEntries.list(query),
    queryFn: async ({ signal }): Promise<Entry | null> =>
      (await answered(api.GET("/time-entries", { params: { query }, signal }))).data[0] ?? null,
    refetchInterval: LOOK_MS,
    refetchOnWindowFocus: "always",
  });
}

export function reportQuery(userId: string, { from, to }: Span, timeZone: string, groupBy: ("project" | "day")[]) {
  const query = { user_id: [userId], from, to, time_zone: timeZone, group_by: groupBy };
  return queryOptions({
    queryKey: keys.reports.list({ time: query }),
    queryFn: ({ signal }) => answered(api.GET("/reports/time", { params: { query }, signal })),
  });
}

export function createEntry(body: EntryBody): Promise<Entry> {
  return answered(api.POST("/time-entries", { body }));
}

/** Stops a running timer first. */
export function startTimer(body: EntryBody): Promise<Entry> {
  return answered(api.POST("/time-entries", { params: { query: { stop_running: "true" } }, body }));
}

export function stopTimer({ id }: Entry): Promise<Entry> {
  return answered(api.POST("/time-entries/{id}/stop", { params: { path: { id } } }));
}

export function changeEntry(entry: Entry, body: EntryPatch): Promise<Entry> {
  return answered(api.PATCH("/time-entries/{id}", { params: { path: { id: entry.id }, header: ifUnchanged(entry) }, body }));
}

export function readEntry(id: string): Promise<Entry> {
  return answered(api.GET("/time-entries/{id}", { params: { path: { id }, query: { expand: ["project", "task"] } } }));
}

export async function deleteEntry(entry: Entry): Promise<void> {
  await api.DELETE("/time-entries/{id}", { params: { path: { id: entry.id }, header: ifUnchanged(entry) } });
}

/** The request body that creates a copy of the entry. `mayRate`: whether the user may set an entry's own rate. */
export function likeness(entry: Entry, mayRate: boolean): EntryBody {
  const { project_id, user_id, task_id, notes, tags, billable, rate } = entry;
  const own = mayRate && rate?.source === "entry" ? { rate: rate.amount } : {};
  return { project_id, user_id, task_id, notes, tags, billable, ...own };
}
