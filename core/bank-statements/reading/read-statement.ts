import { invalidField } from "../../kernel/errors.js";
import type { ReadingOptions } from "../reading-options.js";
import type { StatementFormat } from "../statement-formats.js";
import { readCamt } from "./camt.js";
import { readCsv } from "./csv.js";
import { decodeText } from "./decode-text.js";
import { readMt940 } from "./mt940.js";
import type { ParsedStatement } from "./parsed-statement.js";

/** The statements in a file. Throws `statement_unreadable`, `column_unknown` and `required` (invalid). */
export function readStatements(bytes: Uint8Array, options: ReadingOptions): readonly ParsedStatement[] {
  const text = decodeText(bytes, options.encoding);
  const detected = options.format ?? formatOf(text);
  switch (detected) {
    case "mt940":
      return complete(readMt940(text));
    case "csv":
      return readCsv(text, options);
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
    throw invalidField(
      [],
      "statement_unreadable",
      "The file ends within the closing balance, which is not the sum of the transactions.",
    );
  return statements;
}
