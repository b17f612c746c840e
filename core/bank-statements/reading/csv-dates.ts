import type { LocalDate } from "../../kernel/calendar.js";
import { writtenDate } from "../../kernel/written-dates.js";
import { type CsvDateFormat, csvDateFormats } from "../statement-formats.js";

/** A time can follow the date. */
const time = /^(?:[T ]\d{1,2}[:.]\d{2}.*)?$/;

/** The date of a cell in the format. Null if it is none. */
export function csvDate(text: string, format: CsvDateFormat): LocalDate | null {
  const written = writtenDate(text.trim(), format);
  return written !== null && time.test(written.rest) ? written.date : null;
}

/** The formats in which all of the texts are dates. */
export function possibleDateFormats(texts: readonly string[]): readonly CsvDateFormat[] {
  return csvDateFormats.filter((format) => texts.every((text) => csvDate(text, format) !== null));
}
