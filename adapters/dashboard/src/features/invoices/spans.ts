import { addDays, daysOfMonth, isLocalDate, localDateFromDays } from "../../../../../core/kernel/calendar.js";
import { formatInstant, instant } from "../../../../../core/kernel/instant.js";
import { localDateIn, parseTimeZone, startOfDay } from "../../../../../core/kernel/time-zone.js";

/** The calendar's day in the zone, `YYYY-MM-DD`. */
export function todayIn(zone: string): string {
  return localDateIn(parseTimeZone(zone), instant(Date.now()));
}

/** The first and the last day of the month before the one of `today`. */
export function monthBefore(today: string): { readonly from: string; readonly to: string } {
  if (!isLocalDate(today)) throw new RangeError(`No date ${today}`);
  return {
    from: localDateFromDays(daysOfMonth(today, -1)),
    to: localDateFromDays(daysOfMonth(today) - 1),
  };
}

/** The instants between which these days of the zone lie, both included; what is no date is no limit. */
export function instantsOf(zone: string, from: string, to: string): { readonly from?: string; readonly to?: string } {
  const timeZone = parseTimeZone(zone);
  return {
    ...(isLocalDate(from) ? { from: formatInstant(startOfDay(timeZone, from)) } : {}),
    ...(isLocalDate(to) ? { to: formatInstant(startOfDay(timeZone, addDays(to, 1))) } : {}),
  };
}
