import {
  addDays,
  dayOf,
  daysBetween,
  daysOf,
  daysOfMonth,
  type LocalDate,
  localDateFromDays,
  monthOf,
  type Weekday,
  weekdays,
  yearOf,
} from "../kernel/calendar.js";
import type { Period } from "../invoices/line-table.js";

/** What an interval counts. */
export const recurrenceUnits = ["week", "month", "quarter", "year"] as const;
/** One of {@link recurrenceUnits}. */
export type RecurrenceUnit = (typeof recurrenceUnits)[number];

const MONTHS_OF = { month: 1, quarter: 3, year: 12 } as const;
const DAYS_PER_WEEK = 7;

/** The dates that repeat: every `interval` units, from the first matching date that is not before `startsOn`. */
export interface Recurrence {
  readonly unit: RecurrenceUnit;
  /** At least 1. */
  readonly interval: number;
  readonly startsOn: LocalDate;
  /** The day of the month, or the last one of a shorter month, so that 31 is always the last day. Null: that of `startsOn`. Weeks have none. */
  readonly dayOfMonth: number | null;
}

/**
 * The days that an invoice of a date covers. `following`: from the date to the day before the next one. `preceding`: from the previous date to the day
 * before the date. `calendar`: the calendar weeks, months, quarters or years that end with the one of the date. `previous_calendar`: those that end
 * before it. `next_calendar`: those that begin after it. `none`: the invoice states no period.
 */
export const coveredPeriods = ["following", "preceding", "calendar", "previous_calendar", "next_calendar", "none"] as const;
/** One of {@link coveredPeriods}. */
export type CoveredPeriod = (typeof coveredPeriods)[number];

/** Those that are over on the date, so that their time can be billed. */
export const pastPeriods: readonly CoveredPeriod[] = ["preceding", "previous_calendar"];

/** The first date after `after`, or the first of all. */
export function nextDate(recurrence: Recurrence, after: LocalDate | null): LocalDate {
  return after === null ? dateAt(recurrence, 0) : dateAt(recurrence, Math.max(0, indexAfter(recurrence, after)));
}

/** The days that an invoice of the date covers. Null if it states none. `weekStart` is the first day of calendar weeks. */
export function periodOf(recurrence: Recurrence, covered: CoveredPeriod, date: LocalDate, weekStart: Weekday): Period | null {
  switch (covered) {
    case "none":
      return null;
    case "following":
      return { start: date, end: addDays(dateAt(recurrence, indexAfter(recurrence, date)), -1) };
    case "preceding": {
      const next = indexAfter(recurrence, date);
      const isOwn = dateAt(recurrence, next - 1) === date;
      return { start: dateAt(recurrence, isOwn ? next - 2 : next - 1), end: addDays(date, -1) };
    }
    case "calendar":
      return calendarPeriod(recurrence, date, weekStart);
    case "next_calendar": {
      let day = date;
      for (let units = 0; units < recurrence.interval; units++)
        day = addDays(calendarPeriod({ ...recurrence, interval: 1 }, day, weekStart).end, 1);
      return calendarPeriod(recurrence, day, weekStart);
    }
    case "previous_calendar":
      return calendarPeriod(
        recurrence,
        addDays(calendarPeriod({ ...recurrence, interval: 1 }, date, weekStart).start, -1),
        weekStart,
      );
  }
}

/** The date with an index; the first one has the index 0, earlier ones negative ones. */
function dateAt(recurrence: Recurrence, index: number): LocalDate {
  const { unit, interval, startsOn } = recurrence;
  if (unit === "week") return addDays(startsOn, index * interval * DAYS_PER_WEEK);
  const ahead = firstMonthAhead(recurrence) + index * interval * MONTHS_OF[unit];
  return dayOfMonthAhead(startsOn, ahead, recurrence.dayOfMonth ?? dayOf(startsOn));
}

/** The index of the first date after `after`, which may be negative. */
function indexAfter(recurrence: Recurrence, after: LocalDate): number {
  const { unit, interval, startsOn } = recurrence;
  if (unit === "week") return Math.floor(daysBetween(startsOn, after) / (interval * DAYS_PER_WEEK)) + 1;
  const months = monthsBetween(startsOn, after) - firstMonthAhead(recurrence);
  const index = Math.floor(months / (interval * MONTHS_OF[unit]));
  return dateAt(recurrence, index) > after ? index : index + 1;
}

/** 1 if the day of the first month is before the start, else 0. */
function firstMonthAhead({ startsOn, dayOfMonth }: Recurrence): number {
  return dayOfMonthAhead(startsOn, 0, dayOfMonth ?? dayOf(startsOn)) < startsOn ? 1 : 0;
}

/** The day of the month that is `ahead` months later, or its last day if it is shorter. */
function dayOfMonthAhead(date: LocalDate, ahead: number, day: number): LocalDate {
  const last = daysOfMonth(date, ahead + 1) - 1;
  return localDateFromDays(Math.min(daysOfMonth(date, ahead) + day - 1, last));
}

function monthsBetween(start: LocalDate, end: LocalDate): number {
  return (yearOf(end) - yearOf(start)) * 12 + monthOf(end) - monthOf(start);
}

/** The calendar units that end with the one of the date. */
function calendarPeriod({ unit, interval }: Recurrence, date: LocalDate, weekStart: Weekday): Period {
  if (unit === "week") {
    const start = addDays(date, -daysSince(weekStart, date));
    return { start: addDays(start, (1 - interval) * DAYS_PER_WEEK), end: addDays(start, DAYS_PER_WEEK - 1) };
  }
  const months = MONTHS_OF[unit];
  const first = -((monthOf(date) - 1) % months);
  return {
    start: localDateFromDays(daysOfMonth(date, first + (1 - interval) * months)),
    end: localDateFromDays(daysOfMonth(date, first + months) - 1),
  };
}

/** The days since the last such weekday, 0 to 6. 1970-01-01 was a Thursday. */
function daysSince(weekday: Weekday, date: LocalDate): number {
  const thursday = weekdays.indexOf("thursday");
  return (((daysOf(date) + thursday - weekdays.indexOf(weekday)) % DAYS_PER_WEEK) + DAYS_PER_WEEK) % DAYS_PER_WEEK;
}
