import { MS_PER_HOUR } from "../kernel/durations.js";
import { notesLimits } from "../kernel/text.js";
import { timerLimits } from "../workspaces/timer-limits.js";

/** Longer entries are typing errors. A running timer can be stopped after any time. */
export const MAX_ENTRY_HOURS = timerLimits.max;
/** As {@link MAX_ENTRY_HOURS}, in seconds. */
export const MAX_ENTRY_SECONDS = MAX_ENTRY_HOURS * 3_600;
/** How long a changed or deleted entry can be restored as it was. */
export const RESTORABLE_HOURS = 24;
/** As {@link RESTORABLE_HOURS}, in milliseconds. */
export const RESTORABLE_MS = RESTORABLE_HOURS * MS_PER_HOUR;
/** The most entries that a request creates, changes or deletes at once. */
export const MAX_ENTRIES_AT_ONCE = 1_000;
/** The largest number of tags that a list of them contains. */
export const MAX_LISTED_TAGS = 1_000;
/** The lengths of an entry's texts in code points, and the number of its tags. */
export const timeEntryLimits = { notes: notesLimits, tag: { min: 1, max: 100, oneLine: true }, tags: 50 } as const;
