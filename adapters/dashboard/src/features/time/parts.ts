import { addDays, type LocalDate } from "../../../../../core/kernel/calendar.js";
import { secondsWithin } from "../../../../../core/kernel/instant.js";
import { startOfDay, type TimeZone } from "../../../../../core/kernel/time-zone.js";

/** A half-open span of Unix milliseconds. */
export interface Bounds {
  readonly from: number;
  readonly to: number;
}

interface Timed {
  readonly start_time: string;
  /** Null while the timer runs. */
  readonly end_time: string | null;
}

/** The part of an entry within a span. */
export interface Part {
  /** The whole seconds of the entry that end within the span, as reports count them. */
  readonly seconds: number;
  readonly startsBefore: boolean;
  readonly endsAfter: boolean;
}

/** The day, from its first moment to that of the next one. */
export function boundsOf(zone: TimeZone, date: LocalDate, days = 1): Bounds {
  return { from: Number(startOfDay(zone, date)), to: Number(startOfDay(zone, addDays(date, days))) };
}

/** The part of the entry within the span. A running timer lasts until `now`. */
export function partOf({ start_time: first, end_time: last }: Timed, bounds: Bounds, now: number): Part {
  const start = Date.parse(first);
  const end = last === null ? Math.max(start, now) : Date.parse(last);
  return { seconds: secondsWithin({ start, end }, bounds), startsBefore: start < bounds.from, endsAfter: end > bounds.to };
}

/** Whether a part of the entry lies within the span, or it starts there. A running timer has no end. */
export function isWithin({ start_time: start, end_time: end }: Timed, { from, to }: Bounds): boolean {
  const first = Date.parse(start);
  return first < to && (first >= from || end === null || Date.parse(end) > from);
}
