import { type CsvDelimiter } from "../../kernel/csv-delimiters.js";
import { type CsvRow, csvRowsIn, MalformedRow } from "../../kernel/csv-rows.js";
import { statementLimits } from "../statement-limits.js";
import { unreadable } from "./source.js";

/** Two for each transaction that a file can have: some banks separate them. */
const MAX_ROWS = 2 * statementLimits.transactions;

/** All rows but blank ones. Throws `statement_unreadable` (invalid) with the position. */
export function csvRows(text: string, delimiter: CsvDelimiter): readonly CsvRow[] {
  const rows: CsvRow[] = [];
  for (const row of csvRowsIn(text, delimiter, statementLimits.columns)) {
    if (row instanceof MalformedRow) throw unreadable(row.line, row.column, row.message);
    if (row.cells.every((cell) => cell.trim() === "")) continue;
    if (rows.length === MAX_ROWS) throw unreadable(row.line, 1, `The file has more than ${MAX_ROWS} rows.`);
    rows.push(row);
  }
  return rows;
}
