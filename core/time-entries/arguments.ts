import { actor, anyOf, changes, creation, fieldsOf, id, page, many } from "../access/arguments.js";
import { rateType } from "../billing/rate.js";
import { flagType, idType, instantType, textType, wholeType } from "../kernel/field-types.js";
import { field } from "../kernel/fields.js";
import { MAX_SEARCH_LENGTH } from "../kernel/text.js";
import { MAX_ENTRY_SECONDS, timeEntryLimits } from "./time-entry.js";
import type { TimeEntrySortKey } from "./time-entry-store.js";
import type { CreateTimeEntry } from "./use-cases/create-time-entry.js";
import type { ReadableTimeEntries } from "./use-cases/read-time-entries.js";
import type { TimeEntryPatch } from "./use-cases/update-time-entry.js";

const content = {
  taskId: field.nullable(idType("task")),
  notes: field.optional(textType(timeEntryLimits.notes)),
  startTime: field.optional(instantType),
  endTime: field.nullable(instantType),
  billable: field.optional(flagType),
  tags: field.optional(many(textType(timeEntryLimits.tag))),
  rate: field.nullable(rateType),
};
const command = fieldsOf<CreateTimeEntry>()({
  projectId: field.required(idType("prj")),
  userId: field.optional(idType("usr")),
  durationSeconds: field.nullable(wholeType({ min: 0, max: MAX_ENTRY_SECONDS }, "seconds")),
  stopRunning: field.optional(flagType),
  ...content,
});
const patch = fieldsOf<TimeEntryPatch>()({ projectId: field.optional(idType("prj")), ...content });

/** What reports and lists can be limited to. */
export const timeFilter = fieldsOf<Omit<ReadableTimeEntries, "running">>()({
  userIds: anyOf(idType("usr")),
  projectIds: anyOf(idType("prj")),
  taskIds: anyOf(idType("task")),
  clientIds: anyOf(idType("cli")),
  tags: anyOf(textType(timeEntryLimits.tag)),
  billable: field.optional(flagType),
  billed: field.optional(flagType),
  from: field.optional(instantType),
  to: field.optional(instantType),
  notes: field.optional(textType({ max: MAX_SEARCH_LENGTH })),
  updatedSince: field.optional(instantType),
});
const filter = fieldsOf<ReadableTimeEntries>()({ ...timeFilter.fields, running: field.optional(flagType) });
const sorts = ["startTime", "createdAt", "updatedAt"] as const satisfies readonly TimeEntrySortKey[];

/** The arguments of the use cases. */
export const timeEntryArguments = {
  createTimeEntry: [actor, creation(command)],
  listTimeEntries: [actor, creation(filter), page(sorts)],
  listTimeEntryTexts: [actor, creation(filter), page(sorts)],
  getTimeEntry: [actor, id("te")],
  requireWritableTimeEntry: [actor, id("te")],
  updateTimeEntry: [actor, id("te"), changes(patch)],
  stopTimeEntry: [actor, id("te")],
  deleteTimeEntry: [actor, id("te")],
} as const;
