import { daysOf } from "../../kernel/calendar.js";
import { decimalPointOf } from "../../kernel/written-numbers.js";
import { type DateOrder, dateOrders, writtenDate } from "../../kernel/written-dates.js";
import type { ExportField } from "../export-fields.js";

/** Cells that are compared to find the decimal separator. */
const COMPARED = 1_000;
/** A date of ISO 8601 needs no format. */
const isoDate = /^\d{4}-\d{2}-\d{2}/;

/** What a format makes of the dates so far: how many are dates, and a sum of all of them. */
interface Tally {
  count: number;
  sum: number;
}

/** Finds out how the dates and numbers of a file are written, from all of its rows. */
export class WritingSurvey {
  readonly #tallies = new Map<DateOrder, Tally>(dateOrders.map((order) => [order, { count: 0, sum: 0 }]));
  readonly #numbers: string[] = [];
  #dates = 0;

  /** Notes a row, by the texts of its fields. */
  note(text: (field: ExportField) => string): void {
    for (const field of ["date", "start", "endDate", "end"] as const) this.#noteDate(text(field));
    for (const field of ["hours", "duration", "rate"] as const) {
      const cell = text(field);
      if (cell !== "" && this.#numbers.length < COMPARED) this.#numbers.push(cell);
    }
  }

  #noteDate(cell: string): void {
    if (cell === "") return;
    const isIso = isoDate.test(cell);
    let fits = false;
    for (const [order, tally] of this.#tallies) {
      if (isIso && order !== "YYYY-MM-DD") continue;
      const written = writtenDate(cell, order);
      if (written === null) continue;
      fits = true;
      tally.count += 1;
      tally.sum = (Math.imul(tally.sum, 31) + daysOf(written.date)) | 0;
    }
    if (fits) this.#dates += 1;
  }

  /** The formats in which most dates are dates, without those that make the same dates. Empty: the file has no dates. */
  dateFormats(): readonly DateOrder[] {
    if (this.#dates === 0) return [];
    const most = Math.max(...[...this.#tallies.values()].map(({ count }) => count));
    const sums = new Set<number>();
    return [...this.#tallies].flatMap(([order, { count, sum }]) => {
      if (count < most || sums.has(sum)) return [];
      sums.add(sum);
      return [order];
    });
  }

  /** The decimal separator. The point, if the numbers do not tell. */
  decimalPoint(): "." | "," {
    return decimalPointOf(this.#numbers.filter((cell) => !cell.includes(":"))) ?? ".";
  }
}
