import { queryOptions } from "@tanstack/react-query";
import type { Schemas } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { kept } from "../../offline/kept.js";

export type Entry = Schemas["TimeEntry"];
export type EntryBody = Schemas["TimeEntryCreation"];
export type EntryPatch = Schemas["TimeEntryPatch"];

/** The polling interval for a timer that was started elsewhere. */
const LOOK_MS = 5_000;

/** The user's running timer, or null. */
export function runningQuery(userId: string) {
  const query = { user_id: [userId], running: "true" as const, expand: ["project" as const, "task" as const] };
  return queryOptions({
    queryKey: keys.timeEntries.list(query),
    ...kept(
      async ({ signal }): Promise<Entry | null> =>
        (await answered(api.GET("/time-entries", { params: { query }, signal }))).data[0] ?? null,
    ),
    refetchInterval: LOOK_MS,
    refetchOnWindowFocus: "always",
  });
}

export function readEntry(id: string): Promise<Entry> {
  return answered(api.GET("/time-entries/{id}", { params: { path: { id }, query: { expand: ["project", "task"] } } }));
}
