import { addDays, isLocalDate, type LocalDate } from "../../../../../core/kernel/calendar.js";
import { formatInstant, instant, parseInstant } from "../../../../../core/kernel/instant.js";
import { localDateIn, parseTimeZone, startOfDay } from "../../../../../core/kernel/time-zone.js";

/** The calendar date in the zone, `YYYY-MM-DD`. */
export function todayIn(zone: string): LocalDate {
  return localDateIn(parseTimeZone(zone), instant(Date.now()));
}

/** The current calendar date in the zone. */
export function dayIn(zone: string, at: string): string {
  return localDateIn(parseTimeZone(zone), parseInstant(at));
}

/** The span of these days in the zone, both included. An invalid date is no limit. */
export function instantsOf(zone: string, from: string, to: string): { readonly from?: string; readonly to?: string } {
  const timeZone = parseTimeZone(zone);
  return {
    ...(isLocalDate(from) ? { from: formatInstant(startOfDay(timeZone, from)) } : {}),
    ...(isLocalDate(to) ? { to: formatInstant(startOfDay(timeZone, addDays(to, 1))) } : {}),
  };
}
