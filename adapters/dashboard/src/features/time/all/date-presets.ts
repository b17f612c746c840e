import { addDays, type LocalDate, parseLocalDate, type Weekday } from "../../../../../../core/kernel/calendar.js";
import { addMonths, monthOf, weekOf } from "../../../elements/days.js";

/** The named ranges of days. */
export const presets = ["today", "yesterday", "thisWeek", "lastWeek", "thisMonth", "lastMonth", "thisYear"] as const;
export type Preset = (typeof presets)[number];

/** Both days are included. */
interface Range {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

const MONTHS = 12;

export function rangeOf(preset: Preset, today: LocalDate, weekStart: Weekday): Range {
  const week = weekOf(today, weekStart);
  const month = monthOf(today);
  const year = parseLocalDate(`${today.slice(0, 4)}-01-01`);
  switch (preset) {
    case "today":
      return { from: today, to: today };
    case "yesterday":
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case "thisWeek":
      return { from: week, to: addDays(week, 6) };
    case "lastWeek":
      return { from: addDays(week, -7), to: addDays(week, -1) };
    case "thisMonth":
      return monthRange(month);
    case "lastMonth":
      return monthRange(addMonths(month, -1));
    case "thisYear":
      return { from: year, to: addDays(addMonths(year, 12), -1) };
  }
}

/** The month that begins with this day. */
export function monthRange(first: LocalDate): Range {
  return { from: first, to: addDays(addMonths(first, 1), -1) };
}

/** The first days of the last twelve months, the latest first. */
export function monthsUntil(today: LocalDate): readonly LocalDate[] {
  return Array.from({ length: MONTHS }, (_, index) => addMonths(monthOf(today), -index));
}
