import { formatCivil, isCivilDate, isLocalDate, type LocalDate } from "./calendar.js";

/** The orders in which files write dates. A day or month can have one digit where a mark separates it. */
export const dateOrders = [
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
  "MM-DD-YYYY",
] as const;
/** One of {@link dateOrders}. */
export type DateOrder = (typeof dateOrders)[number];

const marked = /^(\d{1,4})([./-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)(.*)$/;
const unmarked = /^(\d{4})(\d{2})(\d{2})(?!\d)(.*)$/;

/** A date, and the text after it. */
export interface WrittenDate {
  readonly date: LocalDate;
  readonly rest: string;
}

/** The date that a text begins with, in the order. Null if it is none. */
export function writtenDate(text: string, order: DateOrder): WrittenDate | null {
  const found = order === "YYYYMMDD" ? unmarkedParts(text) : markedParts(text, order);
  if (found === null) return null;
  const { year, month, day, rest } = found;
  const date = { year: year < 100 ? year + 2000 : year, month, day };
  const written = formatCivil(date);
  return isCivilDate(date) && isLocalDate(written) ? { date: written, rest } : null;
}

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly rest: string;
}

function unmarkedParts(text: string): Parts | null {
  const [, year, month, day, rest = ""] = unmarked.exec(text) ?? [];
  return year === undefined ? null : { year: Number(year), month: Number(month), day: Number(day), rest };
}

function markedParts(text: string, order: DateOrder): Parts | null {
  const [, first = "", mark, second = "", third = "", rest = ""] = marked.exec(text) ?? [];
  if (mark === undefined || !order.includes(mark)) return null;
  const values: Record<string, number> = {};
  const places = order.split(mark);
  for (const [index, value] of [first, second, third].entries()) {
    const place = places[index] ?? "";
    if (place.startsWith("Y") ? value.length !== place.length : value.length > 2) return null;
    values[place[0] ?? ""] = Number(value);
  }
  return { year: values["Y"] ?? 0, month: values["M"] ?? 0, day: values["D"] ?? 0, rest };
}
