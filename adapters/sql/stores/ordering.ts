import type { Instant, LocalDate, Position } from "../../../core/index.js";
import { calendarDay, timestamptz } from "../rows.js";

/** How a list is ordered by a column. */
interface Ordering {
  readonly expression: string;
  /** What a position's key is compared as, with `?` for the key. */
  readonly key: string;
  readonly write: (key: Position["key"]) => unknown;
}

const byInstant = (column: string): Ordering => ({
  expression: column,
  key: "?",
  write: (key) => timestamptz(key as Instant),
});

/** By code point, whatever the database's locale says. */
const byText = (column: string): Ordering => ({ expression: `${column} collate "C"`, key: "?", write: (key) => key });

/** What has no day comes behind every day. */
const byDay = (column: string): Ordering => ({
  expression: `coalesce(${column}, date 'infinity')`,
  key: "coalesce(cast(? as date), date 'infinity')",
  write: (key) => key && calendarDay(key as LocalDate),
});

const others: Readonly<Record<string, Ordering>> = {
  name: byText("name"),
  issue_date: byDay("issue_date"),
  due_date: byDay("due_date"),
};

/** Columns that are not named here hold instants. */
export function orderingOf(column: string): Ordering {
  return others[column] ?? byInstant(column);
}
