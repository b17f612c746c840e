import {
  addDays,
  dayOf,
  daysBetween,
  type LocalDate,
  monthOf as monthNumber,
  parseLocalDate,
  yearOf,
} from "../../../../../core/kernel/calendar.js";
import { addMonths, monthOf, weekOf } from "../../elements/days.js";
import type { Weekday } from "../../../../../core/kernel/calendar.js";
import type { CalendarGrouping } from "../../../../../core/reports/calendar-segments.js";

/** The named periods of a report. `range` has custom days, and `ever` is unlimited. */
export const spans = [
  "this-week",
  "last-week",
  "this-month",
  "last-month",
  "12-weeks",
  "this-year",
  "last-year",
  "ever",
  "range",
] as const;
export type Span = (typeof spans)[number];

export const steps = ["day", "week", "month"] as const satisfies readonly CalendarGrouping[];
export type Step = (typeof steps)[number];

/** The days from `from` (inclusive) to `to` (exclusive). */
export interface Days {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** The days of a named period, relative to today. Undefined for `ever` and `range`. */
export function daysOfSpan(span: Span, today: LocalDate, weekStart: Weekday): Days | undefined {
  const week = weekOf(today, weekStart);
  const month = monthOf(today);
  const year = parseLocalDate(`${today.slice(0, 4)}-01-01`);
  switch (span) {
    case "this-week":
      return { from: week, to: addDays(week, 7) };
    case "last-week":
      return { from: addDays(week, -7), to: week };
    case "this-month":
      return { from: month, to: addMonths(month, 1) };
    case "last-month":
      return { from: addMonths(month, -1), to: month };
    case "12-weeks":
      return { from: addDays(week, -11 * 7), to: addDays(week, 7) };
    case "this-year":
      return { from: year, to: addMonths(year, 12) };
    case "last-year":
      return { from: addMonths(year, -12), to: year };
    case "ever":
    case "range":
      return undefined;
  }
}

/**
 * The days just before, as many as these; for whole calendar months as many months, so that March follows February and a year the year before. If today is
 * one of the days, only as many as have begun: on the 25th, the 1st to the 25th of the month before. Undefined if an end is open.
 */
export function daysBefore({ from, to }: Partial<Days>, today: LocalDate): Days | undefined {
  if (from === undefined || to === undefined || to <= from) return undefined;
  const isWholeMonths = dayOf(from) === 1 && dayOf(to) === 1;
  const first = isWholeMonths ? addMonths(from, -monthsBetween(from, to)) : addDays(from, -daysBetween(from, to));
  const end = addDays(today, 1);
  if (end <= from || end >= to) return { from: first, to: from };
  const last = isWholeMonths
    ? addDays(addMonths(first, monthsBetween(from, end)), dayOf(end) - 1)
    : addDays(first, daysBetween(from, end));
  return { from: first, to: last < from ? last : from };
}

/** From the month of one date to that of another. */
function monthsBetween(from: LocalDate, to: LocalDate): number {
  return (yearOf(to) - yearOf(from)) * 12 + monthNumber(to) - monthNumber(from);
}

/** The first day of the step that contains the date. */
export function startOf(step: Step, date: LocalDate, weekStart: Weekday): LocalDate {
  if (step === "day") return date;
  return step === "week" ? weekOf(date, weekStart) : monthOf(date);
}

/** The step that divides this number of days into a readable number of intervals. */
export function fittingStep(days: number): Step {
  if (days <= 31) return "day";
  return days <= 190 ? "week" : "month";
}

/** The API's keys of all intervals, in order: the first day, or `YYYY-MM` for a month. */
export function keysBetween(step: Step, { from, to }: Days, weekStart: Weekday): readonly string[] {
  const keys: string[] = [];
  for (let start = startOf(step, from, weekStart); start < to; start = next(step, start))
    keys.push(step === "month" ? start.slice(0, 7) : start);
  return keys;
}

function next(step: Step, start: LocalDate): LocalDate {
  if (step === "month") return addMonths(start, 1);
  return addDays(start, step === "week" ? 7 : 1);
}

/** The first day of the interval with this key. */
export function firstDayOf(key: string): LocalDate {
  return parseLocalDate(key.length === 7 ? `${key}-01` : key);
}

/** Limits open ends to the days with recorded time. */
export function widened({ from, to }: Partial<Days>, first: LocalDate, last: LocalDate): Days {
  const end = addDays(last, 1);
  return { from: from !== undefined && from < first ? from : first, to: to !== undefined && to > end ? to : end };
}
