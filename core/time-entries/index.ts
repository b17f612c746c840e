import type { Ports } from "../ports/ports.js";
import { makeCreateTimeEntries, makeDeleteTimeEntries, makeUpdateTimeEntries } from "./use-cases/change-time-entries.js";
import { makeCreateTimeEntry } from "./use-cases/create-time-entry.js";
import { makeDeleteTimeEntry } from "./use-cases/delete-time-entry.js";
import { makeListTags } from "./use-cases/list-tags.js";
import {
  makeGetTimeEntry,
  makeListTimeEntries,
  makeListTimeEntryTexts,
  makeRequireWritableTimeEntry,
} from "./use-cases/read-time-entries.js";
import { makeRenameTags } from "./use-cases/rename-tags.js";
import { makeRestoreTimeEntry } from "./use-cases/restore-time-entry.js";
import { makeStopTimeEntry } from "./use-cases/stop-time-entry.js";
import { makeUpdateTimeEntry } from "./use-cases/update-time-entry.js";

export * from "./stored-entries.js";
export * from "./tag.js";
export * from "./tag-store.js";
export * from "./time-entry.js";
export * from "./time-entry-limits.js";
export * from "./time-entry-store.js";
export * from "./time-entry-table.js";
export * from "./time-entry-view.js";
export type { CreateTimeEntries, SelectTimeEntries, TimeEntryResult } from "./use-cases/change-time-entries.js";

/** The use cases of recorded time and running timers. Accountants and members change only their own entries. */
export function timeEntryUseCases(ports: Ports) {
  return {
    /**
     * Records work (`time_entry.created`) or starts a timer (`time_entry.started`). Needs `time_entries:write`. Throws
     * `timer_running`, `project_archived`, `task_archived` and `time_entry_overlaps` (conflict), `forbidden` for another user's
     * time or a rate without that right, and, all of kind `invalid`, `unknown_reference`, `task_of_other_project`,
     * `user_deactivated` (except for owners and admins), `end_before_start`, `entry_too_long` (168 hours), `in_the_future` and others.
     */
    createTimeEntry: makeCreateTimeEntry(ports),
    /**
     * Creates up to {@link MAX_ENTRIES_AT_ONCE} entries in one transaction, as `createTimeEntry` does, and returns a result for each. With the mode `all`, throws the
     * issues of all refused ones, of kind `invalid`; with `each`, these are results. Needs `time_entries:write`. Throws `too_few` and `too_many` (invalid).
     */
    createTimeEntries: makeCreateTimeEntries(ports),
    /** Lists time entries, filtered and in pages. Needs `time_entries:read`; members see only their own. */
    listTimeEntries: makeListTimeEntries(ports),
    /** Does the same as `listTimeEntries` with the JSON text of each entry's view, which a storage can write faster. */
    listTimeEntryTexts: makeListTimeEntryTexts(ports),
    /**
     * Lists the tags of the workspace with the number of their entries, most frequent first: at most {@link MAX_LISTED_TAGS}. Members see all. Needs
     * `time_entries:read`.
     */
    listTags: makeListTags(ports),
    /**
     * Renames tags of all entries, also of billed ones, in one transaction; several become one. Entries with a tag of that name keep one. Returns the new name and the
     * number of changed entries, 0 if no entry has the tags. Records no events. Needs `time_entries:write` in the whole workspace. Throws `forbidden`, and of kind
     * `invalid` `too_few` and others.
     */
    renameTags: makeRenameTags(ports),
    /** Returns one time entry. Needs `time_entries:read`. Throws `not_found`, also for an entry that the actor may not see. */
    getTimeEntry: makeGetTimeEntry(ports),
    /**
     * Returns the entry if the actor may change it, for callers that must know before they validate a change. Needs
     * `time_entries:write`. Throws `not_found`, and `forbidden` for an entry that the actor may only see.
     */
    requireWritableTimeEntry: makeRequireWritableTimeEntry(ports),
    /**
     * Changes the fields that the patch has. Needs `time_entries:write`. Setting the end of a running entry records it
     * (`time_entry.created`); any other change of a recorded entry records `time_entry.updated`. The rate is resolved again if
     * project, task or own rate change; in another project or task, `billable` becomes its default if it had the default before. Throws `not_found`, `forbidden`, `time_entry_billed`, `invalid_transition`,
     * `project_archived`, `task_archived` and `time_entry_overlaps` (conflict), and of kind `invalid` as `createTimeEntry` does.
     */
    updateTimeEntry: makeUpdateTimeEntry(ports),
    /**
     * Changes the entries with the ids, or those that match the filter, at most {@link MAX_ENTRIES_AT_ONCE}, in one transaction, as `updateTimeEntry` does. Returns a
     * result for each, the oldest first if a filter selects them. With the mode `all`, throws the issues of all refused ones, of kind `invalid`; with `each`, these are
     * results. Needs `time_entries:write`. Throws `exactly_one`, `too_few`, `too_many` and `not_unique` (invalid).
     */
    updateTimeEntries: makeUpdateTimeEntries(ports),
    /**
     * Ends a running timer now, resolves its rate and records `time_entry.created`. Needs `time_entries:write`. Throws
     * `not_found`, `forbidden`, and `not_running` (conflict).
     */
    stopTimeEntry: makeStopTimeEntry(ports),
    /**
     * Deletes an entry that is not billed, and records `time_entry.deleted` with its last state. Needs `time_entries:write`.
     * Throws `not_found`, `forbidden`, and `time_entry_billed` (conflict).
     */
    deleteTimeEntry: makeDeleteTimeEntry(ports),
    /**
     * Deletes the entries with the ids, or those that match the filter, as `deleteTimeEntry` does. Otherwise as `updateTimeEntries`.
     */
    deleteTimeEntries: makeDeleteTimeEntries(ports),
    /**
     * Brings back, within 24 hours, a deleted entry as it was (`time_entry.created`, or `time_entry.started` for a timer), or with `version` an entry
     * as it was before its last change (`time_entry.updated`). It keeps its id, rate and tags, whatever became of its project, task or user. An entry that
     * already is as wanted is returned. Needs `time_entries:write`. Throws `not_found`, `forbidden`, and all of kind `conflict`, `not_restorable`,
     * `reference_deleted`, `time_entry_billed`, `timer_running` and `time_entry_overlaps`.
     */
    restoreTimeEntry: makeRestoreTimeEntry(ports),
  };
}
