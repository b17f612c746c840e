import { addDays, daysOf, type LocalDate } from "../../../../../../core/kernel/calendar.js";
import { instant } from "../../../../../../core/kernel/instant.js";
import { localDateIn, type TimeZone } from "../../../../../../core/kernel/time-zone.js";

const MS_PER_DAY = 86_400_000;
const MS_PER_MINUTE = 60_000;
const MS_PER_SECOND = 1_000;
const SECONDS_PER_MINUTE = 60;

export interface WallTime {
  readonly date: LocalDate;
  /** Minutes shown by the clock, since 0:00. */
  readonly minutes: number;
}

/** Cached: creating a formatter takes longer than using it, and lists use many. */
const formats = new Map<TimeZone, Intl.DateTimeFormat>();

function formatOf(zone: TimeZone): Intl.DateTimeFormat {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat("en-GB-u-nu-latn", { timeZone: zone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  formats.set(zone, format);
  return format;
}

/** The local date and time in the zone. */
export function wallTime(zone: TimeZone, at: Date): WallTime {
  const written = formatOf(zone).format(at);
  const [hours, minutes] = written.split(":").map(Number);
  return { date: localDateIn(zone, instant(at.getTime())), minutes: (hours ?? 0) * 60 + (minutes ?? 0) };
}

/**
 * The instant of a local time in the zone. 1440 minutes and more are on the next day. A time that occurs twice means the first, or the first
 * later than `after`, in milliseconds; a time that is skipped moves forward by the length of the gap.
 */
export function momentOf(zone: TimeZone, { date, minutes }: WallTime, after = -Infinity): Date {
  const shown = daysOf(date) * MS_PER_DAY + minutes * MS_PER_MINUTE;
  const ahead = (at: number) => shownAt(zone, at) - Math.floor(at / MS_PER_MINUTE) * MS_PER_MINUTE;
  const [early, late] = [shown - ahead(shown - MS_PER_DAY), shown - ahead(shown + MS_PER_DAY)];
  const fitting = [early, late].filter((at) => shownAt(zone, at) === shown);
  const later = fitting.filter((at) => at > after);
  return new Date(fitting.length > 0 ? Math.min(...(later.length > 0 ? later : fitting)) : early);
}

function shownAt(zone: TimeZone, at: number): number {
  const { date, minutes } = wallTime(zone, new Date(at));
  return daysOf(date) * MS_PER_DAY + minutes * MS_PER_MINUTE;
}

/** As {@link momentOf}, in seconds since midnight. `after` is an instant in milliseconds. */
export function momentAt(zone: TimeZone, date: LocalDate, seconds: number, after = -Infinity): Date {
  const minutes = Math.floor(seconds / SECONDS_PER_MINUTE);
  const rest = (seconds % SECONDS_PER_MINUTE) * MS_PER_SECOND;
  return new Date(momentOf(zone, { date, minutes }, after - rest).getTime() + rest);
}

/** As {@link wallTime}, in seconds since midnight. */
export function wallSeconds(zone: TimeZone, at: Date) {
  const { date, minutes } = wallTime(zone, at);
  const rest = ((at.getTime() % MS_PER_MINUTE) + MS_PER_MINUTE) % MS_PER_MINUTE;
  return { date, seconds: minutes * SECONDS_PER_MINUTE + Math.floor(rest / MS_PER_SECOND) };
}

/** The instants of a range on this day, in seconds since midnight. An end at or before the start is on the next day. */
export function momentsOf(zone: TimeZone, date: LocalDate, { start, end }: { readonly start: number; readonly end: number }) {
  return { start: momentAt(zone, date, start), end: momentAt(zone, end <= start ? addDays(date, 1) : date, end) };
}
