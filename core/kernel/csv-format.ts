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
