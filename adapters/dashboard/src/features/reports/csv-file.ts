import { unparse } from "papaparse";

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";

/** How texts begin that spreadsheets interpret as formulas. Negative numbers are none. */
const FORMULA = /^(?:[=+@\t\r]|-(?!\d+(?:\.\d+)?$))/;

/** The rows as CSV (RFC 4180). Texts that a spreadsheet would interpret as a formula begin with an apostrophe. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + unparse(rows as string[][], { escapeFormulae: FORMULA, newline: "\r\n" }) + "\r\n";
}
