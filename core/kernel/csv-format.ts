/** At the start of a file, it makes spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = "\ufeff";

/** How spreadsheets in a language write numbers, and separate the cells of a CSV file. */
export interface CsvFormat {
  readonly decimalPoint: string;
  readonly delimiter: string;
}

/** The format of a BCP 47 tag; English if it is unknown. Where numbers have a decimal comma, a semicolon separates the cells. */
export function csvFormatOf(locale: string): CsvFormat {
  const parts = new Intl.NumberFormat([locale, "en"], { numberingSystem: "latn", minimumFractionDigits: 1 }).formatToParts(1.5);
  const decimalPoint = parts.find(({ type }) => type === "decimal")?.value ?? ".";
  return { decimalPoint, delimiter: decimalPoint === "," ? ";" : "," };
}

/** A decimal number such as `"-1.50"`, with the decimal point of the format. */
export function csvNumber(decimal: string, { decimalPoint }: CsvFormat): string {
  return decimal.replace(".", decimalPoint);
}

/**
 * What a spreadsheet could run: texts that begin with `=` or `@`, also in full width, with a tab or a line break, or with a sign that anything else than a
 * number follows. A sign with digits, blanks and the marks of phone numbers and amounts calls no function and reaches nothing, so such a text remains as it
 * is. These are the characters of OWASP's advice on CSV injection, without its changed numbers.
 */
const FORMULA = /^(?:[=@\t\r\n＝＠]|[-+－＋](?![-+\d .,()/\u00a0\u202f]*$))/u;

/**
 * Rows as CSV (RFC 4180), each with a line break. Texts are quoted, so that spreadsheets with another delimiter cannot split one and run a formula inside of it;
 * those that a spreadsheet could run as a formula begin with an apostrophe.
 */
export function csvLines(rows: readonly (readonly (string | number | null)[])[], delimiter = ","): string {
  return rows.map((row) => `${row.map(cellOf).join(delimiter)}\r\n`).join("");
}

function cellOf(value: string | number | null): string {
  if (typeof value !== "string") return value === null ? "" : String(value);
  return `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;
}
