import type { TObject } from "@sinclair/typebox";
import { momentsOf } from "../moments.js";
import {
  billingMethods,
  entryChanges,
  entryCreation,
  entryRestoration,
  RESTORABLE_HOURS,
  type UserActor,
  type TimeEntry,
  timeEntryLimits,
  timeEntryView,
  type View,
  type TimeEntryId,
  type TimeEntryPatch,
  type TimeZone,
} from "../../../core/index.js";
import { mapOptional, toInstant } from "../conversions.js";
import { type ApiUseCases, type Call, type QueryParameter, type Route, list, route } from "../route.js";
import { body as object } from "../schemas/primitives.js";
import {
  TimeEntry as TimeEntryView,
  TimeEntryChanges,
  TimeEntryCreation,
  TimeEntryRestoration,
} from "../schemas/time-entries.js";
import {
  externalFilterOf,
  externalFilters,
  idsIn,
  isBillable,
  isTrue,
  containing,
  range,
  updatedSince,
  wordsIn,
  yesOrNo,
} from "./filters.js";

export const timeEntryTag = {
  name: "Time entries",
  description: "Recorded work and running timers. An entry saves the hourly rate at the time of recording.",
};

export const isBilled = yesOrNo("Filters by whether the time is on an invoice");

/** Filters by text in the notes. */
export const notesContaining = containing("Landing page");

/** Filters by referenced resources and by tag. */
export const referenceFilters: Readonly<Record<string, QueryParameter>> = {
  user_id: { anyId: "usr" },
  project_id: { anyId: "prj" },
  task_id: { anyId: "task" },
  client_id: { anyId: "cli" },
  invoice_id: { anyId: "inv" },
  billing_method: { anyOf: billingMethods, description: "Filters by how the project is billed" },
  tag: {
    anyText: timeEntryLimits.tag.max,
    description: "Returns only entries with this tag, in any spelling",
    example: "on-site",
  },
};

type FilteredCall = Pick<Call<never>, "query" | "anyOf" | "pairs" | "useCases" | "actor">;

/** What lists and reports can be limited to. Dates are in the time zone, by default the workspace's. */
export const filterOf = async ({ query, anyOf, ...call }: Omit<FilteredCall, "pairs">, timeZone?: TimeZone) => ({
  userIds: idsIn("usr", anyOf["user_id"]),
  projectIds: idsIn("prj", anyOf["project_id"]),
  taskIds: idsIn("task", anyOf["task_id"]),
  clientIds: idsIn("cli", anyOf["client_id"]),
  invoiceIds: idsIn("inv", anyOf["invoice_id"]),
  billingMethods: wordsIn(billingMethods, anyOf["billing_method"]),
  tags: anyOf["tag"],
  notes: query["notes"],
  billable: mapOptional(query["billable"], isTrue),
  billed: mapOptional(query["billed"], isTrue),
  ...(await momentsOf(call, { from: query["from"], to: query["to"] }, timeZone)),
  updatedSince: mapOptional(query["updated_since"], toInstant),
});

/** The filters of the list of entries. */
export const listFilters: Readonly<Record<string, QueryParameter>> = {
  ...referenceFilters,
  notes: notesContaining,
  billable: isBillable,
  billed: isBilled,
  running: yesOrNo("Filters by whether the timer is running"),
  ...range,
  ends_after: {
    format: "moment",
    description: "Returns only entries that end after this time, and running timers. With `to`, these are the entries of a range",
    example: "2026-03-01T00:00:00Z",
  },
  updated_since: updatedSince,
  ...externalFilters,
};

export const listFilterOf = async (call: FilteredCall) => {
  const filter = await filterOf(call);
  const ending = await momentsOf(call, { endsAfter: call.query["ends_after"] });
  return { ...filter, ...externalFilterOf(call), ...ending, running: mapOptional(call.query["running"], isTrue) };
};

const guard: NonNullable<Route<TObject, "te">["guard"]> = async ({ useCases, actor, id }) =>
  timeEntryView(await useCases.requireWritableTimeEntry(actor, id));

const references = ["project", "task", "user", "client", "invoice"] as const;
const get = async (useCases: ApiUseCases, actor: UserActor, id: TimeEntryId): Promise<View> =>
  timeEntryView(await useCases.getTimeEntry(actor, id));

export const timeEntryRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/time-entries",
    operation: "listTimeEntries",
    summary: "List all time entries",
    description: "Returns recorded entries and running timers that match all filters. Members see only their own.",
    tag: timeEntryTag,
    permission: "time_entries:read",
    sorts: ["start_time", "created_at", "updated_at"],
    expand: references,
    query: listFilters,
    invalid: ["range_reversed"],
    status: 200,
    response: TimeEntryView,
    handle: async (call) =>
      list({
        page: await call.useCases.listTimeEntries(call.actor, await listFilterOf(call), call.page),
        show: (entry: TimeEntry) => timeEntryView(entry),
      }),
    handleTexts: async (call) => call.useCases.listTimeEntryTexts(call.actor, await listFilterOf(call), call.page),
  }),
  route({
    method: "POST",
    path: "/time-entries",
    operation: "createTimeEntry",
    summary: "Create a time entry or start a timer",
    description:
      "Records work if the request has `end_time` or `duration_seconds`, and starts a timer if it has neither. A user has at most one timer: while it runs, another returns 409 `timer_running`, or with `stop_running=true` replaces it in the same transaction. A recorded entry saves the hourly rate of this moment; that of a timer is set when it stops.",
    emits: ["time_entry.created", "time_entry.started"],
    again: "repeated",
    tag: timeEntryTag,
    permission: "time_entries:write",
    query: { stop_running: yesOrNo("Stops the user's running timer first, in the same transaction") },
    body: TimeEntryCreation,
    status: 201,
    response: TimeEntryView,
    invalid: [
      "exactly_one",
      "unknown_reference",
      "task_of_other_project",
      "user_deactivated",
      "end_before_start",
      "entry_too_long",
      "in_the_future",
      "instant_out_of_range",
      "out_of_range",
    ],
    conflicts: ["external_id_taken", "timer_running", "project_archived", "task_archived", "time_entry_overlaps"],
    handle: async ({ useCases, actor, body, query }) => {
      const command = entryCreation.fromJson(body);
      const entry = await useCases.createTimeEntry(actor, { ...command, stopRunning: query["stop_running"] === "true" });
      return { body: timeEntryView(entry), location: `/time-entries/${entry.id}` };
    },
  }),
  route({
    method: "GET",
    path: "/time-entries/:id",
    id: "te",
    operation: "getTimeEntry",
    summary: "Retrieve a time entry",
    description: "Returns a recorded entry or a running timer. Members get 404 for those of others.",
    tag: timeEntryTag,
    permission: "time_entries:read",
    expand: references,
    status: 200,
    response: TimeEntryView,
    guard: ({ useCases, actor, id }) => get(useCases, actor, id),
    handle: async ({ useCases, actor, id }) => ({ body: await get(useCases, actor, id) }),
  }),
  route({
    method: "PATCH",
    path: "/time-entries/:id",
    id: "te",
    operation: "updateTimeEntry",
    summary: "Update a time entry",
    description:
      "Changes the fields in the request. Setting the end of a running timer stops it; other changes of one that keeps running emit no event. The hourly rate is set again when the project, the task or the entry's own rate changes, or the timer stops. An entry on an invoice cannot be changed (409 `time_entry_billed`), except its `external_id` and `metadata`.",
    emits: ["time_entry.updated", "time_entry.created"],
    again: "unchanged",
    tag: timeEntryTag,
    permission: "time_entries:write",
    expanded: references,
    body: TimeEntryChanges,
    status: 200,
    response: TimeEntryView,
    invalid: [
      "exactly_one",
      "unknown_reference",
      "task_of_other_project",
      "end_before_start",
      "entry_too_long",
      "in_the_future",
      "instant_out_of_range",
      "out_of_range",
    ],
    conflicts: [
      "external_id_taken",
      "time_entry_billed",
      "project_archived",
      "task_archived",
      "time_entry_overlaps",
      "invalid_transition",
    ],
    guard,
    handle: async ({ useCases, actor, id, body }) => {
      const patch = entryChanges.fromJson<TimeEntryPatch>(body);
      return { body: timeEntryView(await useCases.updateTimeEntry(actor, id, patch)) };
    },
  }),
  route({
    method: "DELETE",
    path: "/time-entries/:id",
    id: "te",
    operation: "deleteTimeEntry",
    summary: "Delete a time entry",
    description: `Deletes a recorded entry or a running timer, unless it is on an invoice (409 \`time_entry_billed\`). \`POST /time-entries/{id}/restore\` brings it back for ${RESTORABLE_HOURS} hours.`,
    emits: ["time_entry.deleted"],
    again: "404 not_found",
    tag: timeEntryTag,
    permission: "time_entries:write",
    status: 204,
    response: null,
    conflicts: ["time_entry_billed"],
    handle: async ({ useCases, actor, id }) => {
      await useCases.deleteTimeEntry(actor, id);
      return { body: null };
    },
  }),
  route({
    method: "POST",
    path: "/time-entries/:id/stop",
    id: "te",
    operation: "stopTimeEntry",
    summary: "Stop a running timer",
    description:
      "Records the running timer as an entry that ends now, with the hourly rate of this moment. To end it at another time, PATCH its `end_time`.",
    emits: ["time_entry.created"],
    again: "409 not_running",
    tag: timeEntryTag,
    permission: "time_entries:write",
    likePatch: true,
    body: object({}),
    bodyOptional: true,
    status: 200,
    response: TimeEntryView,
    conflicts: ["not_running"],
    guard,
    handle: async ({ useCases, actor, id }) => ({ body: timeEntryView(await useCases.stopTimeEntry(actor, id)) }),
  }),
  route({
    method: "POST",
    path: "/time-entries/:id/restore",
    id: "te",
    operation: "restoreTimeEntry",
    summary: "Restore a deleted or changed time entry",
    description:
      `Brings back a deleted entry with its ID, rate and tags, within ${RESTORABLE_HOURS} hours, even if its project, task or user is no longer active. ` +
      "With `version`, also takes back the last change of an entry. An entry that already is as requested is returned unchanged. " +
      "`If-Match` matches no deleted entry",
    emits: ["time_entry.created", "time_entry.started", "time_entry.updated"],
    again: "unchanged",
    tag: timeEntryTag,
    permission: "time_entries:write",
    likePatch: true,
    body: TimeEntryRestoration,
    bodyOptional: true,
    status: 200,
    response: TimeEntryView,
    conflicts: [
      "external_id_taken",
      "not_restorable",
      "reference_deleted",
      "time_entry_billed",
      "timer_running",
      "time_entry_overlaps",
    ],
    handle: async ({ useCases, actor, id, body }) => ({
      body: timeEntryView(await useCases.restoreTimeEntry(actor, id, entryRestoration.fromJson(body))),
    }),
  }),
];
