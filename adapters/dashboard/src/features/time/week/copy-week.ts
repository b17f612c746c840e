import { addDays, type LocalDate } from "../../../../../../core/kernel/calendar.js";
import type { TimeZone } from "../../../../../../core/kernel/time-zone.js";
import { type Entry, type EntryBody, likeness } from "../entries.js";
import { momentOf, wallTime } from "../line/wall-time.js";
import { rowKey } from "./row-key.js";

interface Copying {
  readonly zone: TimeZone;
  readonly mayRate: boolean;
  /** The first day of the week. */
  readonly first: LocalDate;
  /** The entries of the week before, and those that the week already has. */
  readonly before: readonly Entry[];
  readonly entries: readonly Entry[];
}

/** The bodies that repeat the last week's entries at the same time of day, in the cells that have no time yet. */
export function copiesOf({ zone, mayRate, first, before, entries }: Copying): readonly EntryBody[] {
  const cellOf = (entry: Entry, date: LocalDate) => `${rowKey({ projectId: entry.project_id, taskId: entry.task_id })} ${date}`;
  const taken = new Set(entries.map((entry) => cellOf(entry, wallTime(zone, new Date(entry.start_time)).date)));
  return before.flatMap((entry) => {
    const { date, minutes } = wallTime(zone, new Date(entry.start_time));
    const next = addDays(date, 7);
    // An entry that began before the week is not repeated in part.
    if (entry.duration_seconds === null || next < first || taken.has(cellOf(entry, next))) return [];
    const start = momentOf(zone, { date: next, minutes });
    const end = new Date(start.getTime() + entry.duration_seconds * 1000);
    return [{ ...likeness(entry, mayRate), start_time: start.toISOString(), end_time: end.toISOString() }];
  });
}
