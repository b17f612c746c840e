import { actor, anyOf, changes, creation, fieldsOf, id, listing, optional, ruled } from "../access/arguments.js";
import { FieldTable } from "../kernel/field-table.js";
import { flagType, idType, instantType, textType } from "../kernel/field-types.js";
import { field } from "../kernel/fields.js";
import { MAX_SEARCH_LENGTH } from "../kernel/text.js";
import { timeEntryLimits } from "./time-entry-limits.js";
import { timeEntrySortKeys } from "./time-entry-store.js";
import { entryChanges, entryCreation, entryRestoration, tagRenaming } from "./time-entry-table.js";
import type { ReadableTimeEntries } from "./use-cases/read-time-entries.js";

const command = new FieldTable({ ...entryCreation.fields, stopRunning: field.optional(flagType) });

/** What reports and lists can be limited to. */
export const timeFilter = fieldsOf<Omit<ReadableTimeEntries, "running" | "endsAfter">>()({
  userIds: anyOf(idType("usr")),
  projectIds: anyOf(idType("prj")),
  taskIds: anyOf(idType("task")),
  clientIds: anyOf(idType("cli")),
  invoiceIds: anyOf(idType("inv")),
  tags: anyOf(textType(timeEntryLimits.tag)),
  billable: field.optional(flagType),
  billed: field.optional(flagType),
  from: field.optional(instantType),
  to: field.optional(instantType),
  notes: field.optional(textType({ max: MAX_SEARCH_LENGTH })),
  updatedSince: field.optional(instantType),
});
const filter = fieldsOf<ReadableTimeEntries>()({
  ...timeFilter.fields,
  running: field.optional(flagType),
  endsAfter: field.optional(instantType),
});

/** The arguments of the use cases. */
export const timeEntryArguments = {
  createTimeEntry: [actor, creation(command)],
  listTimeEntries: [actor, ...listing(filter, timeEntrySortKeys)],
  listTimeEntryTexts: [actor, ...listing(filter, timeEntrySortKeys)],
  listTags: [actor],
  renameTags: [actor, creation(tagRenaming)],
  getTimeEntry: [actor, id("te")],
  requireWritableTimeEntry: [actor, id("te")],
  updateTimeEntry: [actor, id("te"), changes(entryChanges)],
  stopTimeEntry: [actor, id("te")],
  deleteTimeEntry: [actor, id("te")],
  restoreTimeEntry: [actor, id("te"), optional(ruled(entryRestoration))],
} as const;
