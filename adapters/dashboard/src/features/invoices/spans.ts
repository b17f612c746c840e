import { addDays, isLocalDate } from "../../../../../core/kernel/calendar.js";
import { formatInstant, instant, parseInstant } from "../../../../../core/kernel/instant.js";
import { localDateIn, parseTimeZone, startOfDay } from "../../../../../core/kernel/time-zone.js";

/** The calendar's day in the zone, `YYYY-MM-DD`. */
export function todayIn(zone: string): string {
  return localDateIn(parseTimeZone(zone), instant(Date.now()));
}

/** The calendar's day in the zone at this moment. */
export function dayIn(zone: string, at: string): string {
  return localDateIn(parseTimeZone(zone), parseInstant(at));
}

/** The instants between which these days of the zone lie, both included; what is no date is no limit. */
export function instantsOf(zone: string, from: string, to: string): { readonly from?: string; readonly to?: string } {
  const timeZone = parseTimeZone(zone);
  return {
    ...(isLocalDate(from) ? { from: formatInstant(startOfDay(timeZone, from)) } : {}),
    ...(isLocalDate(to) ? { to: formatInstant(startOfDay(timeZone, addDays(to, 1))) } : {}),
  };
}
