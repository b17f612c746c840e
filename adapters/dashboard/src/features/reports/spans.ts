import { addDays, type LocalDate, parseLocalDate } from "../../../../../core/kernel/calendar.js";
import { addMonths, monthOf, weekOf } from "../../elements/days.js";
import type { Weekday } from "../../../../../core/kernel/calendar.js";

/** Stretches of time that one asks for by name, `range` being of any two days and `ever` without end. */
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

export const steps = ["day", "week", "month"] as const;
export type Step = (typeof steps)[number];

/** The days from `from` up to, and without, `to`. */
export interface Days {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** The days that the name means today; undefined where there is no limit, or where the two days are asked for apart. */
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

/** The first day of the day, week or month that the day is in. */
export function startOf(step: Step, date: LocalDate, weekStart: Weekday): LocalDate {
  if (step === "day") return date;
  return step === "week" ? weekOf(date, weekStart) : monthOf(date);
}

/** A step that makes neither too few nor too many parts of the days. */
export function fittingStep(days: number): Step {
  if (days <= 31) return "day";
  return days <= 190 ? "week" : "month";
}

/** How the API names the parts of the days, each of them, in order: by their first day, a month without it. */
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

/** The first day of what the API names so. */
export function firstDayOf(key: string): LocalDate {
  return parseLocalDate(key.length === 7 ? `${key}-01` : key);
}

/** The days, widened to those in which something was recorded: an entry that crosses midnight ends behind them. */
export function widened({ from, to }: Partial<Days>, first: LocalDate, last: LocalDate): Days {
  const end = addDays(last, 1);
  return { from: from !== undefined && from < first ? from : first, to: to !== undefined && to > end ? to : end };
}
