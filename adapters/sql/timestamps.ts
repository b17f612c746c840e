import { formatInstant, type Instant, type LocalDate, parseInstant } from "../../core/index.js";
import { UnreadableValue } from "./unreadable-value.js";

/** PostgreSQL has no year 0. It writes it as 1 BC. */
function withEra(text: string): string {
  return text.startsWith("0000-") ? `0001${text.slice(4)} BC` : text;
}

/** Formats an instant for PostgreSQL. */
export function timestamptz(at: Instant): string {
  return withEra(formatInstant(at));
}

/** Formats a date for PostgreSQL. */
export function calendarDay(day: LocalDate): string {
  return withEra(day);
}

/** Converts PostgreSQL's year 1 BC to year 0. */
export function withoutEra(text: string): string {
  return text.endsWith(" BC") ? `0000${text.slice(4, -3)}` : text;
}

/** Parses PostgreSQL's format, such as `2026-01-01 00:00:00.5+00`, or that of JSON. Throws an {@link UnreadableValue}. */
export function parseTimestamp(text: string): Instant {
  const known = utcTimestamp(text);
  if (known !== null) return known as Instant;
  const spelled = withoutEra(text)
    .replace(" ", "T")
    .replace(/([+-]\d\d)$/, "$1:00");
  try {
    return parseInstant(spelled);
  } catch (error) {
    throw new UnreadableValue("a timestamp", error);
  }
}

/** Converts PostgreSQL's format to that of the API, with milliseconds. */
export function instantText(text: string): string {
  const isUtc = text.endsWith("+00") && text[4] === "-" && text[10] === " ";
  if (isUtc && text.length === 22) return `${text.slice(0, 10)}T${text.slice(11, 19)}.000Z`;
  if (isUtc && text.length >= 24 && text.length <= 26 && text[19] === ".")
    return `${text.slice(0, 10)}T${text.slice(11, -3).padEnd(12, "0")}Z`;
  return formatInstant(parseTimestamp(text));
}

/**
 * Fast path for the usual format, `YYYY-MM-DD hh:mm:ss[.ffffff]+00`, since every row has several timestamps. Returns milliseconds, or
 * null for other formats and for years before 100, which `Date.UTC` maps to other years.
 */
function utcTimestamp(text: string): number | null {
  const fraction = text.length - 23;
  const isUtc = text.endsWith("+00") && text[10] === " " && (fraction === -1 || (fraction > 0 && text[19] === "."));
  if (!isUtc || text[4] !== "-" || text < "0100") return null;
  let ms = 0;
  for (let digit = 0; digit < 3; digit++) ms = ms * 10 + (digit < fraction ? digits(text, 20 + digit, 1) : 0);
  const month = digits(text, 5, 2) - 1;
  return Date.UTC(
    digits(text, 0, 4),
    month,
    digits(text, 8, 2),
    digits(text, 11, 2),
    digits(text, 14, 2),
    digits(text, 17, 2),
    ms,
  );
}

function digits(text: string, start: number, count: number): number {
  let value = 0;
  for (let index = start; index < start + count; index++) value = value * 10 + text.charCodeAt(index) - 48;
  return value;
}
