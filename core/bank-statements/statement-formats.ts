import type { DateOrder } from "../kernel/written-dates.js";
import { type TextEncoding, textEncodings } from "../kernel/text-encodings.js";

export { csvDelimiterNames } from "../kernel/csv-delimiters.js";

/** The formats of files: ISO 20022 statements, reports and notifications; SWIFT; and tables whose columns the caller names. */
export const statementFormats = ["camt.053", "camt.052", "camt.054", "mt940", "csv"] as const;
/** One of {@link statementFormats}. */
export type StatementFormat = (typeof statementFormats)[number];

/** The encodings of files. */
export const statementEncodings = textEncodings;
/** One of {@link statementEncodings}. */
export type StatementEncoding = TextEncoding;

/** The decimal separators of CSV files. */
export const decimalPoints = ["point", "comma"] as const;

/** The formats of dates in CSV files. A day or month can have one digit where a mark separates it. */
export const csvDateFormats = [
  "YYYY-MM-DD",
  "YYYY/MM/DD",
  "YYYYMMDD",
  "DD.MM.YYYY",
  "DD.MM.YY",
  "DD/MM/YYYY",
  "DD/MM/YY",
  "MM/DD/YYYY",
  "MM/DD/YY",
  "DD-MM-YYYY",
] as const satisfies readonly DateOrder[];
/** One of {@link csvDateFormats}. */
export type CsvDateFormat = (typeof csvDateFormats)[number];
