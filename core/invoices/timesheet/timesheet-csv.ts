import type { AnnexColumn } from "../../billing/annex.js";
import type { CurrencyCode } from "../../kernel/currency.js";
import { BYTE_ORDER_MARK, csvFormatOf, csvLines, csvNumber } from "../../kernel/csv-format.js";
import { formatAmount } from "../../kernel/money.js";
import { localTimeIn } from "../../kernel/time-zone.js";
import { utf8Of } from "../../kernel/utf8.js";
import { timesheetWordsFor } from "../../billing/timesheet-words.js";
import { formatDuration } from "../time-lines.js";
import type { Timesheet, TimesheetRow } from "./timesheet.js";

/** The cells of a row in the language of the timesheet. Null: the row has none. */
export interface TimesheetFormat {
  readonly clock: (secondsOfDay: number) => string;
  readonly date: (date: TimesheetRow["date"]) => string;
  readonly hours: (seconds: number) => string;
  readonly amount: (minor: bigint) => string;
}

export function timesheetCells(
  row: TimesheetRow,
  { timeZone }: Pick<Timesheet, "timeZone">,
  { clock, date, hours, amount }: TimesheetFormat,
): Readonly<Record<AnnexColumn, string | null>> {
  const { person, project, task, notes, tags, seconds, rate } = row;
  return {
    ...{ person, project, task, notes, tags: tags.join(", ") },
    date: date(row.date),
    start: clock(localTimeIn(timeZone, row.startTime).seconds),
    end: clock(localTimeIn(timeZone, row.endTime).seconds),
    duration: formatDuration(seconds),
    hours: hours(seconds),
    rate: rate === null ? null : amount(rate),
    amount: row.amount === null ? null : amount(row.amount),
  };
}

/** The time of a day as `9:05`, with seconds if there are some. */
export const plainClock = formatDuration;

/** Exact hours with four decimals, rounded half up. */
export function decimalHours(seconds: number): string {
  const tenThousandths = Math.floor((seconds * 10_000 + 1_800) / 3_600);
  return `${Math.floor(tenThousandths / 10_000)}.${String(tenThousandths % 10_000).padStart(4, "0")}`;
}

/** The timesheet as CSV for spreadsheets in its language, a row for each time entry. */
export function timesheetCsv(timesheet: Timesheet, currency: CurrencyCode): Uint8Array {
  const { columns, locale, rows } = timesheet;
  const words = timesheetWordsFor(locale);
  const format = csvFormatOf(locale);
  const texts: TimesheetFormat = {
    clock: plainClock,
    date: (date) => date,
    hours: (seconds) => csvNumber(decimalHours(seconds), format),
    amount: (minor) => csvNumber(formatAmount(minor, currency), format),
  };
  const cells = rows.map((row) => timesheetCells(row, timesheet, texts));
  const lines = [columns.map((column) => words[column]), ...cells.map((row) => columns.map((column) => row[column]))];
  return utf8Of(BYTE_ORDER_MARK + csvLines(lines, format.delimiter));
}
