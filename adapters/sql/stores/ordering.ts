import type { Instant, LocalDate, Position } from "../../../core/index.js";
import { calendarDay, timestamptz } from "../timestamps.js";

/** How a list is sorted by a column. */
interface Ordering {
  readonly expression: string;
  /** The SQL expression of a position's key, which is the parameter `:key`. */
  readonly key: string;
  readonly write: (key: Position["key"]) => unknown;
}

const byInstant = (column: string): Ordering => ({
  expression: column,
  key: ":key",
  write: (key) => timestamptz(key as Instant),
});

/** By code point, regardless of the database's locale. */
const byText = (column: string): Ordering => ({
  expression: `${column} collate "C"`,
  key: ":key",
  write: (key) => key,
});

/** Rows without a date sort last. */
const byDay = (column: string): Ordering => ({
  expression: `coalesce(${column}, date 'infinity')`,
  key: "coalesce(cast(:key as date), date 'infinity')",
  write: (key) => key && calendarDay(key as LocalDate),
});

const byRequiredDay = (column: string): Ordering => ({
  expression: column,
  key: "cast(:key as date)",
  write: (key) => calendarDay(key as LocalDate),
});

const orderings: Readonly<Record<string, Ordering>> = {
  start_time: byInstant("start_time"),
  created_at: byInstant("created_at"),
  updated_at: byInstant("updated_at"),
  occurred_at: byInstant("occurred_at"),
  at: byInstant("at"),
  date: byRequiredDay("date"),
  booking_date: byRequiredDay("booking_date"),
  name: byText("name"),
  issue_date: byDay("issue_date"),
  due_date: byDay("due_date"),
};

/** Throws a TypeError for a column by which no list is sorted. */
export function orderingOf(column: string): Ordering {
  const ordering = orderings[column];
  if (ordering === undefined) throw new TypeError(`No list is sorted by ${column}.`);
  return ordering;
}
