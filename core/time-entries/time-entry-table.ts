import { rateType } from "../billing/rate.js";
import { externalFields } from "../kernel/external-fields.js";
import { FieldTable } from "../kernel/field-table.js";
import { flagType, idType, instantType, listType, textType, wholeType } from "../kernel/field-types.js";
import { type ChangesOf, type CreationOf, field, type ModelOf, type Described } from "../kernel/fields.js";
import { MAX_ENTRY_SECONDS, timeEntryLimits } from "./time-entry-limits.js";

/** The largest that storages store. */
const MAX_VERSION = 2 ** 31 - 1;
const start = "Time at which the work started";
const end = "Time at which the work ended";

// The fields that several tables have are spread into them, so that their comments reach the properties of all types.
const work = {
  /** Null: no particular task of the project. */
  taskId: field.nullable(idType("task")),
  /** At most 10,000 characters; "" if there are none. */
  notes: field.defaulting(textType(timeEntryLimits.notes), ""),
} as const;

const tagged = {
  /** At most 50 of 1 to 100 characters, each once: see `tagKey`. */
  tags: field.defaulting(
    listType(textType(timeEntryLimits.tag), { max: timeEntryLimits.tags }),
    [],
    [
      "Tags for your own use, without regard to case. Each is stored once, in the spelling that the workspace had first",
      ["on-site"],
    ],
  ),
} as const;

const rated = {
  /** Minor units per hour; only owners and admins can set it. Null: the entry has no rate of its own. */
  rate: field.nullable(rateType, ["Overrides the inherited rate. Only owners and admins can set it", null]),
} as const;

/** The fields of an entry that callers set, and that the service stores as they are. */
export const entryContent = new FieldTable({
  ...work,
  ...tagged,
  /** The id of the resource in another system, 1 to 200 characters. Unique among the resources of its kind in the workspace. Null: it has none. */
  externalId: externalFields.externalId,
  /** At most 50 pairs of texts for programs, with keys of at most 40 and values of at most 500 characters. In a change, other pairs do not change. */
  metadata: externalFields.metadata,
});

export type EntryContent = ModelOf<typeof entryContent.fields>;

/** What callers set in a new entry. */
export const entryCreation = new FieldTable({
  /** Must be active. */
  projectId: field.required(idType("prj")),
  /** Absent: the actor. */
  userId: field.optional(idType("usr"), "ID of the user who worked. Defaults to the current user"),
  ...work,
  /** Absent: now. */
  startTime: field.optional(instantType, [`${start}. Defaults to now`, "2026-03-02T09:00:00+01:00"]),
  /** Null or absent: a running timer, unless there is a duration. */
  endTime: field.nullable(instantType, [`${end}. If absent or null, a timer starts`, "2026-03-02T11:30:00+01:00"]),
  /** Absent: whether project and task are. */
  billable: field.optional(flagType, ["Whether the time is billable. Defaults to whether the project and the task are", true]),
  ...tagged,
  ...rated,
  /** Seconds, instead of the end. Without a start, the entry ends now. */
  durationSeconds: field.nullable(wholeType({ min: 1, max: MAX_ENTRY_SECONDS }, "seconds"), [
    "Duration in seconds, instead of `end_time`. Without `start_time`, the entry ends now",
    null,
  ]),
  /** The id of the resource in another system, 1 to 200 characters. Unique among the resources of its kind in the workspace. Null: it has none. */
  externalId: externalFields.externalId,
  /** At most 50 pairs of texts for programs, with keys of at most 40 and values of at most 500 characters. In a change, other pairs do not change. */
  metadata: externalFields.metadata,
});

/** What callers change of an entry. */
export const entryChanges = new FieldTable({
  /** Must be active if the entry moves to it. */
  projectId: field.optional(idType("prj")),
  ...work,
  /** When the work started. A running timer can be moved too. */
  startTime: field.optional(instantType, [start, "2026-03-02T08:00:00.000Z"]),
  /** Setting an end records a running timer; a recorded entry cannot run again. */
  endTime: field.nullable(instantType, [`${end}. Null while the timer is running`, "2026-03-02T10:30:00.000Z"]),
  /** Absent: an entry with the default of its project and task gets that of those to which it moves. */
  billable: field.optional(flagType, [
    "Whether the time is billable. If it was the default of the project and the task, it becomes that of those to which the entry moves",
    true,
  ]),
  ...tagged,
  ...rated,
  /** Seconds, instead of the end, which is moved. A running timer is recorded. Null, and the stored duration beside an end, change nothing. */
  durationSeconds: field.nullable(wholeType({ min: 0, max: MAX_ENTRY_SECONDS }, "seconds"), [
    "Duration in seconds, instead of `end_time`: the entry ends that long after its start",
    9000,
  ]),
  /** The id of the resource in another system, 1 to 200 characters. Unique among the resources of its kind in the workspace. Null: it has none. */
  externalId: externalFields.externalId,
  /** At most 50 pairs of texts for programs, with keys of at most 40 and values of at most 500 characters. In a change, other pairs do not change. */
  metadata: externalFields.metadata,
});

/** Which version of an entry to restore. */
export const entryRestoration = new FieldTable({
  /** Absent: the last version of a deleted entry. */
  version: field.optional(wholeType({ min: 1, max: MAX_VERSION }), [
    "Version to restore: the one before the last change of the entry, or the last version of a deleted entry, which is the default",
    3,
  ]),
});

/** Tags to rename, in any spelling, and their new name. */
export const tagRenaming = new FieldTable({
  /** The entries that have one of these get the new name instead. */
  from: field.required(listType(textType(timeEntryLimits.tag), { min: 1, max: timeEntryLimits.tags }), [
    "Tags to rename, in any spelling. Several become one",
    ["onsite", "at the client"],
  ]),
  /** In the spelling of the workspace if it has the tag already, unless `from` names it too. */
  to: field.required(textType(timeEntryLimits.tag), ["The new name, or the tag with which they are merged", "on-site"]),
});

/** A time entry to record, or a timer to start. */
export interface CreateTimeEntry extends CreationOf<typeof entryCreation.fields> {
  /** First stops the user's running timer, in the same transaction. */
  readonly stopRunning?: boolean | undefined;
}

/** Which version of an entry to restore. */
export interface RestoreTimeEntry extends CreationOf<typeof entryRestoration.fields> {}

/** Tags to rename or merge. */
export interface RenameTags extends CreationOf<typeof tagRenaming.fields> {}

/** The fields to change; absent ones do not change. */
export interface TimeEntryPatch extends ChangesOf<typeof entryChanges.fields>, Described {}
