import { addDays, type LocalDate } from "../../../../../../core/kernel/calendar.js";
import { startOfDay } from "../../../../../../core/kernel/time-zone.js";
import { type Axis, placeOf } from "./axis.js";
import { type Column, columnsOf } from "./columns.js";

/** Instants in milliseconds. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The part of an entry on one day, in minutes of the axis. */
export interface Block<Item> extends Column {
  readonly item: Item;
  readonly from: number;
  readonly to: number;
  readonly startsHere: boolean;
  readonly endsHere: boolean;
}

/** Shorter blocks are drawn with this length, so that they can be read and grabbed. */
const SHORTEST = 20;

/** The blocks of a day. Items across midnight have a block on each of their days. */
export function blocksOf<Item extends Span>(axis: Axis, date: LocalDate, items: readonly Item[]): readonly Block<Item>[] {
  const [from, to] = [Number(startOfDay(axis.zone, date)), Number(startOfDay(axis.zone, addDays(date, 1)))];
  const parts = items
    .filter(({ start, end }) => start < to && (end > from || start >= from))
    .map((item) => {
      const startsHere = item.start >= from;
      const endsHere = item.end <= to;
      const top = startsHere ? placeOf(axis, item.start).at : 0;
      const bottom = item.end < to ? placeOf(axis, item.end).at : axis.length;
      return { item, startsHere, endsHere, from: Math.min(top, axis.length - SHORTEST), to: Math.max(bottom, top + SHORTEST) };
    });
  const columns = columnsOf(parts);
  return parts
    .map((part, index) => ({ column: 0, columns: 1, ...part, ...columns[index] }))
    .sort((a, b) => a.from - b.from || a.column - b.column);
}
