import { invalidField } from "../../kernel/errors.js";
import type { StatementEncoding, StatementFormat } from "../statement-formats.js";
import { readCamt } from "./camt.js";
import { readCsv } from "./csv.js";
import type { CsvOptions } from "./csv-columns.js";
import { decodeText } from "./decode-text.js";
import { readMt940 } from "./mt940.js";
import type { ParsedStatement } from "./parsed-statement.js";

/** What the caller knows of a file. */
export interface ReadingOptions {
  /** Null: it is found out. */
  readonly format: StatementFormat | null;
  /** Null: it is found out. */
  readonly encoding: StatementEncoding | null;
  /** Null: the file is no CSV. */
  readonly csv: CsvOptions | null;
}

/** The statements in a file. Throws `statement_unreadable`, `column_unknown` and `required` (invalid). */
export function readStatements(bytes: Uint8Array, { format, encoding, csv }: ReadingOptions): readonly ParsedStatement[] {
  const text = decodeText(bytes, encoding);
  const detected = format ?? formatOf(text);
  switch (detected) {
    case "mt940":
      return complete(readMt940(text));
    case "csv":
      if (csv === null) throw invalidField(["csv"], "required", "Name the columns of the CSV file.");
      return readCsv(text, csv).map((statement) => ({ ...statement, mayBeTruncated: !/[\r\n]$/.test(text) }));
    default:
      return readCamt(text);
  }
}

function formatOf(text: string): StatementFormat {
  if (/^\s*</.test(text)) return "camt.053";
  return /^:(?:20|25|60F|61):/m.test(text) ? "mt940" : "csv";
}

/** A file that ends within its last balance may have lost the end of the amount. */
function complete(statements: readonly ParsedStatement[]): readonly ParsedStatement[] {
  if (statements.some(({ mayBeTruncated }) => mayBeTruncated))
    throw invalidField([], "statement_unreadable", "The file ends within the closing balance, which is not the sum of the transactions.");
  return statements;
}
