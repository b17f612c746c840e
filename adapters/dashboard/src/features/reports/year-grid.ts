import { addDays, daysBetween, type LocalDate, parseLocalDate, type Weekday } from "../../../../../core/kernel/calendar.js";
import { addMonths, daysFrom, weekOf } from "../../elements/days.js";
import type { Days } from "./spans.js";

export const DAYS_PER_WEEK = 7;
/** The shades for days with recorded time. */
export const LEVELS = 4;

/** The days of a calendar year. */
export function daysOfYear(year: string): Days {
  const from = parseLocalDate(`${year}-01-01`);
  return { from, to: addMonths(from, 12) };
}

interface YearGrid {
  /** All days of the year, in order, each in the column of its week. */
  readonly cells: readonly { readonly date: LocalDate; readonly column: number; readonly row: number }[];
  /** The first day of each month, and the column of its week. */
  readonly months: readonly { readonly first: LocalDate; readonly column: number }[];
  readonly columns: number;
  /** The days of the first whole week, for the labels of the rows. */
  readonly week: readonly LocalDate[];
}

/** The year with weeks as columns. */
export function yearGrid({ from, to }: Days, weekStart: Weekday): YearGrid {
  const start = weekOf(from, weekStart);
  const cellOf = (date: LocalDate) => {
    const days = daysBetween(start, date);
    return { column: Math.floor(days / DAYS_PER_WEEK), row: days % DAYS_PER_WEEK };
  };
  const firsts = Array.from({ length: 12 }, (_, month) => addMonths(from, month));
  return {
    cells: daysFrom(from, daysBetween(from, to)).map((date) => ({ date, ...cellOf(date) })),
    months: firsts.map((first) => ({ first, column: cellOf(first).column })),
    columns: cellOf(addDays(to, -1)).column + 1,
    week: daysFrom(start, DAYS_PER_WEEK),
  };
}

/** 0 for a day without time, otherwise from 1 to {@link LEVELS}, in equal steps to the longest day. */
export function levelOf(seconds: number, longest: number): number {
  return seconds <= 0 ? 0 : Math.min(LEVELS, Math.ceil((seconds * LEVELS) / longest));
}

const moves: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  ArrowLeft: -DAYS_PER_WEEK,
  ArrowRight: DAYS_PER_WEEK,
};

/** The day that a key leads to, within the year. Undefined for other keys. */
export function dayAfterKey(key: string, date: LocalDate, { from, to }: Days): LocalDate | undefined {
  const last = addDays(to, -1);
  if (key === "Home") return from;
  if (key === "End") return last;
  const move = moves[key];
  if (move === undefined) return undefined;
  const next = addDays(date, move);
  return next < from || next > last ? date : next;
}
