import { unparse } from "papaparse";
import { BYTE_ORDER_MARK, csvFormatOf, csvNumber } from "../../../../../core/kernel/csv-format.js";
import { currentLocale } from "../../words/current-locale.js";

/** How texts begin that spreadsheets interpret as formulas. Negative numbers are none. */
const FORMULA = /^(?:[=+@\t\r]|-(?!\d+(?:[.,]\d+)?$))/;

const format = () => csvFormatOf(currentLocale());

/** A decimal number such as `"-1.50"`, as spreadsheets in the user's language read it. */
export function csvDecimal(decimal: string): string {
  return csvNumber(decimal, format());
}

/**
 * The rows as CSV (RFC 4180), for spreadsheets in the user's language: with semicolons where numbers have a decimal comma. Texts that a spreadsheet
 * would interpret as a formula begin with an apostrophe.
 */
export function csvFile(rows: readonly (readonly string[])[]): string {
  const { delimiter } = format();
  return `${BYTE_ORDER_MARK}${unparse(rows as string[][], { escapeFormulae: FORMULA, newline: "\r\n", delimiter })}\r\n`;
}
