import {
  civilFromDays,
  daysOf,
  formatCivil,
  isCivilDate,
  isLocalDate,
  type LocalDate,
  parseLocalDate,
} from "../../../../core/kernel/calendar.js";
import { foldForSearch } from "../../../../core/kernel/search-fold.js";
import { dateFormat } from "./formats.js";

type DatePart = "year" | "month" | "day";

/** Years of a century. */
const CENTURY = 100;

const utc = { timeZone: "UTC", calendar: "gregory", numberingSystem: "latn" } as const;
const numeric = { day: "2-digit", month: "2-digit", year: "numeric", ...utc } as const;

/** A day in the middle of each month, in milliseconds. */
const middles = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 15));

/** The date as people type it: digits in the order of the locale. Returns "" for anything else. */
export function dateText(date: string, locale: string): string {
  return isLocalDate(date) ? dateFormat(locale, numeric).format(new Date(`${date}T00:00:00Z`)) : "";
}

/**
 * Reads a date in digits, with a month's name, or in ISO format. With `today`, the year may be missing or have two digits: the text is complete.
 * Returns null for what is no date, or not yet one.
 */
export function readDate(text: string, locale: string, today?: LocalDate): LocalDate | null {
  const written = text.trim();
  if (isLocalDate(written)) return written;
  const numbers = written.match(/\d+/g) ?? [];
  const named = monthNamed(written, locale);
  const given = named === null ? inOrder(numbers, written, locale) : aroundName(numbers, named);
  if (!given) return null;
  const year = fullYear(given.year, today);
  const civil = { year: year ?? 0, month: Number(given.month), day: Number(given.day) };
  return year !== null && isCivilDate(civil) ? parseLocalDate(formatCivil(civil)) : null;
}

type Given = Readonly<Record<"month" | "day", string>> & { readonly year: string | undefined };

/** Digits only, such as 21.07.2026 or 7/21. */
function inOrder(numbers: readonly string[], text: string, locale: string): Given | null {
  if (/\p{L}/u.test(text) || numbers.length < 2 || numbers.length > 3) return null;
  const order = orderOf(locale).filter((part) => part !== "year" || numbers.length === 3);
  const at = (part: DatePart) => numbers[order.indexOf(part)];
  const [month, day] = [at("month") ?? "", at("day") ?? ""];
  return month.length > 2 || day.length > 2 ? null : { year: at("year"), month, day };
}

/** The order of a date's parts, such as day, month, year. */
function orderOf(locale: string): readonly DatePart[] {
  return dateFormat(locale, numeric)
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type): type is DatePart => type === "year" || type === "month" || type === "day");
}

/** A day and a year next to a month's name: the year is what cannot be a day, or the second. */
function aroundName(numbers: readonly string[], month: number): Given | null {
  const [first, second, ...more] = numbers;
  if (first === undefined || more.length > 0) return null;
  const isYearFirst = first.length > 2;
  const day = isYearFirst ? second : first;
  return day === undefined || day.length > 2 ? null : { year: isYearFirst ? first : second, month: String(month), day };
}

/** The month, from 1, whose name in the locale begins with a word of the text. */
function monthNamed(text: string, locale: string): number | null {
  const words = foldForSearch(text).match(/\p{L}{3,}/gu) ?? [];
  const written = dateFormat(locale, { month: "long", ...utc });
  const months = middles.map((at) => foldForSearch(written.format(at)));
  const found = words.map((word) => months.findIndex((month) => month.startsWith(word))).find((index) => index >= 0);
  return found === undefined ? null : found + 1;
}

function fullYear(year: string | undefined, today: LocalDate | undefined): number | null {
  if (year?.length === 4) return Number(year);
  if (!today || (year !== undefined && year.length !== 2)) return null;
  const now = civilFromDays(daysOf(today)).year;
  if (year === undefined) return now;
  const century = now - (now % CENTURY);
  const near = [-CENTURY, 0, CENTURY].map((shift) => century + shift + Number(year));
  return near.reduce((best, one) => (Math.abs(one - now) < Math.abs(best - now) ? one : best));
}
