import { addDays, daysBetween, daysOf, type LocalDate, parseLocalDate } from "../../../../../../core/kernel/calendar.js";
import { foldForSearch } from "../../../../../../core/kernel/search-fold.js";
import { readDate } from "../../../elements/date-text.js";
import { dateFormat } from "../../../elements/formats.js";

/** What the days of a line depend on. */
export interface DayTerms {
  /** Decides about the language, and about the order of digits such as 20/11. */
  readonly locale: string;
  readonly today: LocalDate;
}

export interface DayProblem {
  readonly code: "date" | "future_day";
  readonly text: string;
}

/** A day at the beginning of some words, and how many of them it consists of. */
export interface DayAt {
  readonly count: number;
  readonly day: LocalDate | DayProblem;
  /** Whether it is a word such as "so" or "24/7" that has another meaning in a note. */
  readonly isAmbiguous: boolean;
  /** Whether it is the word "today", which also suits a timer. */
  readonly isToday: boolean;
}

type Found = Omit<DayAt, "isToday"> & Partial<DayAt>;

/** Days relative to today. */
const spoken: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  en: { "day after tomorrow": 2, "day before yesterday": -2, yesterday: -1, today: 0, tomorrow: 1 },
  de: { vorgestern: -2, gestern: -1, heute: 0, morgen: 1, ubermorgen: 2 },
  fr: { "avant-hier": -2, hier: -1, "aujourd'hui": 0, demain: 1, "apres-demain": 2 },
  es: { anteayer: -2, "antes de ayer": -2, ayer: -1, hoy: 0, manana: 1, "pasado manana": 2 },
};

/** Short forms of weekdays that are also other words of the language. */
const otherWords: Readonly<Record<string, string>> = {
  en: "we sat sun wed",
  de: "so son sam don do we sun sat wed",
  fr: "ma me je sa lu mar mer jeu sam mon we tu ven su sat sun wed",
  es: "mi vi mar vie do tu su we sat sun wed",
};

/** Short forms that are never weekdays. */
const never: Readonly<Record<string, readonly string[]>> = { de: ["die", "mit"] };
const longer: Readonly<Record<string, readonly string[]>> = { en: ["tues", "weds", "thur", "thurs"] };

const LAST = new Set(["last", "letzten", "letzter", "letzte", "vergangenen"]);
const LAST_AFTER = new Set(["dernier", "pasado"]);
const NEXT = new Set(["next", "nachsten", "nachster", "nachste", "kommenden", "proximo"]);
const NEXT_AFTER = new Set(["prochain", "proximo"]);
const ON = new Set(["on", "am", "le", "el", "the", "den", "vom"]);

const NUMERIC = [
  { form: /^\d{4}-\d{1,2}-\d{1,2}$/, locale: () => "sv", isAmbiguous: false },
  { form: /^\d{1,2}\.\d{1,2}\.(?:\d{4}|\d\d)?$/, locale: () => "de", isAmbiguous: false },
  { form: /^\d{1,2}\/\d{1,2}(?:\/(?:\d{4}|\d\d))?$/, locale: (own: string) => own, isAmbiguous: true },
] as const;

const DAY_FIRST =
  /^(\d{1,2})(?:\.|st|nd|rd|th|er|º)?\s*(?:(?:de|of)\s+)?(\p{L}{3,10})\.?(?:,?\s+(?:de\s+)?(\d{4}))?(?=[,.:;]?(?:\s|$))/iu;
const MONTH_FIRST = /^(\p{L}{3,10})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(\d{4}))?(?=[,.:;]?(?:\s|$))/iu;

/** The day that the words begin with, in the user's language or in English. Null if they begin with something else. */
export function dayAt(given: readonly string[], terms: DayTerms): DayAt | null {
  const skipped = given.length > 1 && ON.has(foldForSearch(given[0] ?? "")) ? 1 : 0;
  const rest = given.slice(skipped);
  const found = spokenAt(rest, terms) ?? weekdayAt(rest, terms) ?? dateAt(rest, terms);
  return found && { isToday: false, ...found, count: found.count + skipped };
}

function languagesOf(locale: string): readonly string[] {
  return [...new Set([locale.slice(0, 2), "en"])];
}

/** In small letters without accents, and without the mark that separates it from the next word. */
function bare(text: string): string {
  return foldForSearch(text)
    .replaceAll("’", "'")
    .replace(/[.,:;]$/, "");
}

function spokenAt(given: readonly string[], { locale, today }: DayTerms): Found | null {
  for (const language of languagesOf(locale))
    for (const [name, days] of Object.entries(spoken[language] ?? {})) {
      const count = name.split(" ").length;
      if (bare(given.slice(0, count).join(" ")) === name)
        return { count, day: addDays(today, days), isAmbiguous: false, isToday: days === 0 };
    }
  return null;
}

/** A weekday means the last one, today included. A date may follow it, and must fit. */
function weekdayAt(given: readonly string[], terms: DayTerms): Found | null {
  const [first = "", second = "", third = ""] = given.map(bare);
  const before = LAST.has(first) || NEXT.has(first) ? 1 : 0;
  const name = before === 1 ? second : first;
  const weekday = weekdayNamed(name, terms.locale);
  if (weekday === null) return null;
  const following = before === 1 ? third : second;
  const after = LAST_AFTER.has(following) || NEXT_AFTER.has(following) ? 1 : 0;
  const count = 1 + before + after;
  const text = given.slice(0, count).join(" ");
  if (NEXT.has(first) || (after === 1 && NEXT_AFTER.has(following)))
    return { count, day: { code: "future_day", text }, isAmbiguous: false };
  const date = count === 1 ? dateAt(given.slice(1), terms) : null;
  if (date) {
    const isFitting = typeof date.day === "string" && weekdayOf(date.day) === weekday;
    const whole = given.slice(0, 1 + date.count).join(" ");
    const day = isFitting || typeof date.day !== "string" ? date.day : ({ code: "date", text: whole } as const);
    return { count: 1 + date.count, day, isAmbiguous: date.isAmbiguous };
  }
  const isPast = LAST.has(first) || after === 1;
  const ago = (weekdayOf(terms.today) - weekday + 7) % 7 || (isPast ? 7 : 0);
  const isAmbiguous = count === 1 && (otherWords[terms.locale.slice(0, 2)] ?? "").split(" ").includes(name);
  return { count, day: addDays(terms.today, -ago), isAmbiguous };
}

/** 0 is Thursday, as January 1, 1970 was. */
function weekdayOf(date: LocalDate): number {
  return ((daysOf(date) % 7) + 7) % 7;
}

function weekdayNamed(word: string, locale: string): number | null {
  for (const language of languagesOf(locale)) {
    if (never[locale.slice(0, 2)]?.includes(word)) return null;
    const format = dateFormat(language, { weekday: "long", timeZone: "UTC" });
    const names = Array.from({ length: 7 }, (_, day) => foldForSearch(format.format(day * 86_400_000)));
    const isLong = (name: string) => name === word || (longer[language]?.includes(word) === true && name.startsWith(word));
    const isShort = (name: string) => (word.length === 2 || word.length === 3) && name.startsWith(word);
    const at = names.findIndex((name) => isLong(name) || isShort(name));
    if (at >= 0) return at;
  }
  return null;
}

function dateAt(given: readonly string[], terms: DayTerms): Found | null {
  const first = (given[0] ?? "").replace(/[,:;]$/, "");
  const numeric = NUMERIC.find(({ form }) => form.test(first));
  if (numeric) {
    const { isAmbiguous } = numeric;
    const date = nearest((today) => readDate(first, numeric.locale(terms.locale), today), terms.today);
    return { count: 1, day: date ?? { code: "date", text: first }, isAmbiguous };
  }
  return namedAt(given.join(" "), terms);
}

function namedAt(line: string, { locale, today }: DayTerms): Found | null {
  const [first, second] = [DAY_FIRST.exec(line), MONTH_FIRST.exec(line)];
  const found = first ?? second;
  if (!found) return null;
  const [text, one = "", other = "", year = ""] = found;
  const [day, month] = first ? [one, other] : [other, one];
  const count = text.split(" ").length;
  const read = (number: string, now: LocalDate) =>
    languagesOf(locale)
      .map((language) => readDate(`${number} ${month} ${year}`, language, now))
      .find((date) => date !== null) ?? null;
  if (read("1", today) === null) return null;
  const date = nearest((now) => read(day, now), today);
  return { count, day: date ?? { code: "date", text }, isAmbiguous: false };
}

/** The nearest of the dates that a text without a year means. */
function nearest(read: (today: LocalDate) => LocalDate | null, today: LocalDate): LocalDate | null {
  const year = Number(today.slice(0, 4));
  const dates = [year - 1, year, year + 1].flatMap((one) => read(parseLocalDate(`${one}-01-01`)) ?? []);
  const away = (date: LocalDate) => Math.abs(daysBetween(today, date));
  return dates.reduce<LocalDate | null>((best, date) => (best === null || away(date) < away(best) ? date : best), null);
}
