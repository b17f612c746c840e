import {
  addDays,
  civilFromDays,
  daysOf,
  formatCivil,
  isLocalDate,
  type LocalDate,
  parseLocalDate,
  type Weekday,
  weekdays,
} from "../../../../core/kernel/calendar.js";
import { formatInstant, instant } from "../../../../core/kernel/instant.js";
import { localDateIn, startOfDay, type TimeZone } from "../../../../core/kernel/time-zone.js";

export function todayIn(zone: TimeZone): LocalDate {
  return localDateIn(zone, instant(Date.now()));
}

/** The date in the URL, otherwise today. */
export function dateOf(text: string | null, today: LocalDate): LocalDate {
  return text !== null && isLocalDate(text) && text >= "1970-01-08" && text < "9999-12-01" ? text : today;
}

/** The first day of the day's month. */
export function monthOf(date: LocalDate): LocalDate {
  return parseLocalDate(`${date.slice(0, 7)}-01`);
}

/** The first day of the month that is the given number of months later. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const { year, month } = civilFromDays(daysOf(date));
  const count = year * 12 + (month - 1) + months;
  return parseLocalDate(formatCivil({ year: Math.floor(count / 12), month: (count % 12) + 1, day: 1 }));
}

/** The half-open span of the days, as the API expects it. */
export function spanOf(zone: TimeZone, first: LocalDate, days: number) {
  return { from: formatInstant(startOfDay(zone, first)), to: formatInstant(startOfDay(zone, addDays(first, days))) };
}

/** The span of the day's calendar month, in the format of {@link spanOf}. */
export function monthSpanOf(zone: TimeZone, date: LocalDate) {
  const first = monthOf(date);
  return { from: formatInstant(startOfDay(zone, first)), to: formatInstant(startOfDay(zone, addMonths(first, 1))) };
}

/** The first day of the day's week. */
export function weekOf(date: LocalDate, start: Weekday): LocalDate {
  // January 1, 1970 was a Thursday.
  const weekday = (((daysOf(date) + 3) % 7) + 7) % 7;
  return addDays(date, -((weekday - weekdays.findIndex((one) => one === start) + 7) % 7));
}

export function daysFrom(first: LocalDate, count: number): readonly LocalDate[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}
