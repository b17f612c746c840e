import { formatCivil, isCivilDate, isLocalDate, type LocalDate } from "../../kernel/calendar.js";
import { type CsvDateFormat, csvDateFormats } from "../statement-formats.js";

/** A time can follow the date. */
const time = /^(?:[T ]\d{1,2}[:.]\d{2}.*)?$/;
const marked = /^(\d{1,4})([./-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)(.*)$/;
const unmarked = /^(\d{4})(\d{2})(\d{2})(?!\d)(.*)$/;

/** The date of a cell in the format. Null if it is none. */
export function csvDate(text: string, format: CsvDateFormat): LocalDate | null {
  const parts = format === "YYYYMMDD" ? unmarkedParts(text) : markedParts(text, format);
  if (parts === null) return null;
  const [year, month, day] = parts;
  const date = { year: year < 100 ? year + 2000 : year, month, day };
  const written = formatCivil(date);
  return isCivilDate(date) && isLocalDate(written) ? written : null;
}

type Parts = readonly [year: number, month: number, day: number];

function unmarkedParts(text: string): Parts | null {
  const [, year, month, day, rest = ""] = unmarked.exec(text.trim()) ?? [];
  return year === undefined || !time.test(rest) ? null : [Number(year), Number(month), Number(day)];
}

function markedParts(text: string, format: CsvDateFormat): Parts | null {
  const [, first = "", mark, second = "", third = "", rest = ""] = marked.exec(text.trim()) ?? [];
  const mayBe = mark !== undefined && format.includes(mark) && time.test(rest);
  if (!mayBe) return null;
  const values: Record<string, number> = {};
  const places = format.split(mark);
  for (const [index, value] of [first, second, third].entries()) {
    const place = places[index] ?? "";
    if (place.startsWith("Y") ? value.length !== place.length : value.length > 2) return null;
    values[place[0] ?? ""] = Number(value);
  }
  return [values["Y"] ?? 0, values["M"] ?? 0, values["D"] ?? 0];
}

/** The formats in which all of the texts are dates. */
export function possibleDateFormats(texts: readonly string[]): readonly CsvDateFormat[] {
  return csvDateFormats.filter((format) => texts.every((text) => csvDate(text, format) !== null));
}
