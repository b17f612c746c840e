import { BYTE_ORDER_MARK, csvFormatOf, csvLines, csvNumber } from "../../../../../core/kernel/csv-format.js";
import { currentLocale } from "../../words/current-locale.js";

const format = () => csvFormatOf(currentLocale());

/** A decimal number such as `"-1.50"`, as spreadsheets in the user's language read it. */
export function csvDecimal(decimal: string): string {
  return csvNumber(decimal, format());
}

/**
 * The rows as CSV (RFC 4180), for spreadsheets in the user's language: with semicolons where numbers have a decimal comma.
 */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + csvLines(rows, format().delimiter);
}
