import { addDays, type LocalDate } from "../../../../../../core/kernel/calendar.js";
import type { TimeZone } from "../../../../../../core/kernel/time-zone.js";
import { MORNING } from "../line/resolve-line.js";
import { momentOf } from "../line/wall-time.js";

interface Taken {
  readonly start_time: string;
  /** Null while the timer runs. */
  readonly end_time: string | null;
}

interface Room {
  readonly zone: TimeZone;
  readonly date: LocalDate;
  readonly minutes: number;
  /** The user's entries around the day. */
  readonly entries: readonly Taken[];
}

/**
 * The start of an entry of which only the day and the duration are known: the end of the day's last entry, otherwise 9:00. If it would overlap there or
 * not end on this day, a gap of the day that is long enough. Without any, it starts there nevertheless.
 */
export function placeEntry({ zone, date, minutes, entries }: Room): Date {
  const length = minutes * 60_000;
  const [from, to] = [at(zone, date, 0), at(zone, addDays(date, 1), 0)];
  const taken = entries
    .map(({ start_time: start, end_time: end }) => ({ start: Date.parse(start), end: end === null ? Infinity : Date.parse(end) }))
    .filter(({ start, end }) => start < to && end > from);
  const ends = taken.map(({ end }) => end).filter((end) => end < to);
  const usual = ends.length > 0 ? Math.max(...ends) : at(zone, date, MORNING);
  const isFree = (start: number) =>
    start >= from && start + length <= to && taken.every((one) => one.end <= start || one.start >= start + length);
  const starts = [usual, at(zone, date, MORNING), ...ends.sort((a, b) => a - b), from];
  return new Date(starts.find(isFree) ?? usual);
}

function at(zone: TimeZone, date: LocalDate, minutes: number): number {
  return momentOf(zone, { date, minutes }).getTime();
}
