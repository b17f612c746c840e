import { actor, anyOf, changes, creation, fieldsOf, id, listing, optional, ruled } from "../access/arguments.js";
import { rowModes } from "../access/rows-of-request.js";
import { externalFilter } from "../kernel/external-fields.js";
import { FieldTable, objectType } from "../kernel/field-table.js";
import { choiceType, flagType, idType, instantType, listType, textType } from "../kernel/field-types.js";
import { field } from "../kernel/fields.js";
import { MAX_SEARCH_LENGTH } from "../kernel/text.js";
import { billingMethods } from "../projects/project.js";
import { MAX_ENTRIES_AT_ONCE, timeEntryLimits } from "./time-entry-limits.js";
import { timeEntrySortKeys } from "./time-entry-store.js";
import { entryChanges, entryCreation, entryRestoration, tagRenaming } from "./time-entry-table.js";
import type { CreateTimeEntries, SelectTimeEntries } from "./use-cases/change-time-entries.js";
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
  billingMethods: anyOf(choiceType(billingMethods)),
  billed: field.optional(flagType),
  from: field.optional(instantType),
  to: field.optional(instantType),
  notes: field.optional(textType({ max: MAX_SEARCH_LENGTH })),
  updatedSince: field.optional(instantType),
  ...externalFilter,
});
const filter = fieldsOf<ReadableTimeEntries>()({
  ...timeFilter.fields,
  running: field.optional(flagType),
  endsAfter: field.optional(instantType),
});

const mode = { mode: field.optional(choiceType(rowModes)) } as const;
const many = fieldsOf<CreateTimeEntries>()({
  entries: field.required(listType(objectType(command), { max: MAX_ENTRIES_AT_ONCE })),
  ...mode,
});
const selected = fieldsOf<SelectTimeEntries>()({
  ids: field.optional(listType(idType("te"), { max: MAX_ENTRIES_AT_ONCE })),
  filter: field.optional(objectType(filter)),
  ...mode,
});

/** The arguments of the use cases. */
export const timeEntryArguments = {
  createTimeEntry: [actor, creation(command)],
  createTimeEntries: [actor, creation(many)],
  listTimeEntries: [actor, ...listing(filter, timeEntrySortKeys)],
  listTimeEntryTexts: [actor, ...listing(filter, timeEntrySortKeys)],
  listTags: [actor],
  renameTags: [actor, creation(tagRenaming)],
  getTimeEntry: [actor, id("te")],
  requireWritableTimeEntry: [actor, id("te")],
  updateTimeEntry: [actor, id("te"), changes(entryChanges)],
  updateTimeEntries: [actor, creation(selected), changes(entryChanges)],
  stopTimeEntry: [actor, id("te")],
  deleteTimeEntry: [actor, id("te")],
  deleteTimeEntries: [actor, creation(selected)],
  restoreTimeEntry: [actor, id("te"), optional(ruled(entryRestoration))],
} as const;
