import { notesLimits } from "../kernel/text.js";

/** Longer entries are typing errors. A running timer can be stopped after any time. */
export const MAX_ENTRY_HOURS = 168;
/** As {@link MAX_ENTRY_HOURS}, in seconds. */
export const MAX_ENTRY_SECONDS = MAX_ENTRY_HOURS * 3_600;
/** The lengths of an entry's texts in code points, and the number of its tags. */
export const timeEntryLimits = { notes: notesLimits, tag: { min: 1, max: 100 }, tags: 50 } as const;
