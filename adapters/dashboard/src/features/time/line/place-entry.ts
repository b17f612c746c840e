import { addDays, type LocalDate } from "../../../../../../core/kernel/calendar.js";
import type { TimeZone } from "../../../../../../core/kernel/time-zone.js";
import { momentOf } from "./wall-time.js";

/** Where the first duration of a day starts, in minutes. */
const MORNING = 9 * 60;
const MS_PER_SECOND = 1_000;

export interface Taken {
  readonly start_time: string;
  /** Null while the timer runs. */
  readonly end_time: string | null;
}

interface Room {
  readonly zone: TimeZone;
  readonly date: LocalDate;
  readonly seconds: number;
  /** The user's entries around the day. */
  readonly entries: readonly Taken[];
}

/**
 * The start of an entry of which only the day and the duration are known: the end of the day's last entry, otherwise 9:00. If it would overlap there or
 * not end on this day, a gap of the day that is long enough. Null without any.
 */
export function placeEntry(room: Room): Date | null {
  const { from, ends, isFree } = dayOf(room);
  const morning = at(room, MORNING);
  const usual = ends.length > 0 ? Math.max(...ends) : morning;
  const start = [usual, morning, ...ends, from].find(isFree);
  return start === undefined ? null : new Date(start);
}

/**
 * As {@link placeEntry}, on the day of `now`: at the end of the last entry that has ended, even if it then ends later than now, otherwise so that it ends
 * now.
 */
export function placeToday(room: Room, now: Date): Date | "no_room" | "start_needed" {
  const { from, ends, isFree } = dayOf(room);
  const past = ends.filter((end) => end <= now.getTime());
  if (past.length > 0) {
    const start = [Math.max(...past), ...ends].find(isFree);
    return start === undefined ? "no_room" : new Date(start);
  }
  const start = now.getTime() - room.seconds * MS_PER_SECOND;
  if (start < from) return "start_needed";
  return isFree(start) ? new Date(start) : "no_room";
}

/** Whether nothing else is recorded from `start` to `end`, in milliseconds, and both are on the day. */
export function isFreeOn({ zone, date, entries }: Omit<Room, "seconds">, start: number, end: number): boolean {
  const { isFree } = dayOf({ zone, date, entries, seconds: (end - start) / MS_PER_SECOND });
  return isFree(start);
}

/** In milliseconds, the ends in order. */
function dayOf(room: Room) {
  const length = room.seconds * MS_PER_SECOND;
  const [from, to] = [at(room, 0), at({ ...room, date: addDays(room.date, 1) }, 0)];
  const taken = room.entries
    .map(({ start_time: start, end_time: end }) => ({ start: Date.parse(start), end: end === null ? Infinity : Date.parse(end) }))
    .filter(({ start, end }) => start < to && end > from);
  const ends = taken.map(({ end }) => end).filter((end) => end < to);
  const isFree = (start: number) =>
    start >= from && start + length <= to && taken.every((one) => one.end <= start || one.start >= start + length);
  return { from, ends: ends.sort((a, b) => a - b), isFree };
}

function at({ zone, date }: Pick<Room, "zone" | "date">, minutes: number): number {
  return momentOf(zone, { date, minutes }).getTime();
}
