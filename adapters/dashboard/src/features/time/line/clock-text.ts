const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 3_600;
export const SECONDS_PER_DAY = 86_400;

const CLOCK = /^(\d{1,2})(?::([0-5]\d):([0-5]\d)|[:.h]?([0-5]\d)|h)?h?(am|pm)?$/;
const HOURS = /^(?=.*\d)(\d{0,2})(?:[.,](\d{1,2}))?$/;

/** What people write for hours, minutes and seconds in English, German, French and Spanish, with a full stop or without. */
const UNITS = [
  [/(?:stunden?|std|hours?|hrs?|heures?|horas?)\.?/, "h"],
  [/(?:minut(?:e[ns]?|os?)|mins?)\.?/, "m"],
  [/(?:sekunden?|sek|seconds?|secondes?|secs?|segundos?|seg)\.?/, "s"],
  [/(?<=[hm])(?:and|und|et|y)(?=\d)/, ""],
] as const;

const DURATIONS: readonly RegExp[] = [
  /^(?<h>\d{1,3}):(?<m>[0-5]\d)(?::(?<s>[0-5]\d))?h?$/,
  /^:(?<m>[0-5]\d)h?$/,
  /^(?<h>\d{1,3})h(?:(?<m>[0-5]?\d)m?)?$/,
  /^(?<h>\d{1,3})h(?<m>[0-5]?\d)m(?<s>[0-5]?\d)s$/,
  /^(?<m>\d{1,4})m(?:(?<s>[0-5]?\d)s)?$/,
  /^(?<s>\d{1,5})s$/,
];
const DECIMAL_HOURS = /^(\d{0,3})[.,](\d{1,2})h$/;

/**
 * Parses a time of day such as `9`, `9:15`, `9.15`, `9h15`, `0915`, `9:15 pm` or `9 Uhr` into seconds since midnight. 24:00 is the end of a day.
 * Returns null if it is invalid.
 */
export function readClock(text: string): number | null {
  const written = compact(text)
    .replace(/([ap])\.?m\.?$/, "$1m")
    .replace(/uhr(?=\d)/, ":")
    .replace(/uhr$/, "");
  const found = CLOCK.exec(written);
  if (!found) return null;
  const [, hours, minute, second, only, half] = found;
  const hour = Number(hours);
  const rest = Number(minute ?? only ?? 0) * SECONDS_PER_MINUTE + Number(second ?? 0);
  if (half !== undefined)
    return hour < 1 || hour > 12 ? null : ((hour % 12) + (half === "pm" ? 12 : 0)) * SECONDS_PER_HOUR + rest;
  const seconds = hour * SECONDS_PER_HOUR + rest;
  return seconds <= SECONDS_PER_DAY ? seconds : null;
}

/** Whether the time of day says which half of the day it is in: its hour is after 12, or it has am or pm. */
export function hasHalf(text: string): boolean {
  return /[ap]\.?m\.?$/i.test(text.trim()) || (readClock(text) ?? 0) >= 13 * SECONDS_PER_HOUR || /^0/.test(text.trim());
}

/** Parses a duration such as `1:30`, `:30`, `1h30`, `1.5h`, `.5h`, `90 min` or `1:30:15` into seconds. Returns null if it is invalid or longer than `most`. */
export function readDuration(text: string, most = SECONDS_PER_DAY): number | null {
  const written = UNITS.reduce((before, [word, unit]) => before.replace(word, unit), compact(text));
  const decimal = DECIMAL_HOURS.exec(written);
  const found = DURATIONS.map((one) => one.exec(written)?.groups).find(Boolean);
  if (!decimal && !found) return null;
  const seconds = decimal
    ? hoursOf(decimal)
    : Number(found?.["h"] ?? 0) * SECONDS_PER_HOUR + Number(found?.["m"] ?? 0) * SECONDS_PER_MINUTE + Number(found?.["s"] ?? 0);
  return seconds > 0 && seconds <= most ? seconds : null;
}

/**
 * As {@link readDuration}, where nothing but a duration is expected, so that a number without a unit means hours, up to a day: `2`, `1.5` or `1,5`.
 */
export function readHours(text: string, most = SECONDS_PER_DAY): number | null {
  const hours = HOURS.exec(text.trim());
  if (!hours) return readDuration(text, most);
  const seconds = hoursOf(hours);
  return seconds > 0 && seconds <= SECONDS_PER_DAY ? seconds : null;
}

/** A time of day or a duration, such as `9:05`. */
export function clockText(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

/** As {@link clockText}, with seconds if there are any: `9:05` or `9:05:30`. */
export function secondsText(seconds: number): string {
  const rest = seconds % SECONDS_PER_MINUTE;
  const text = clockText(Math.floor(seconds / SECONDS_PER_MINUTE));
  return rest === 0 ? text : `${text}:${String(rest).padStart(2, "0")}`;
}

/** Decimal hours, rounded to minutes. */
function hoursOf([, whole = "0", part = "0"]: RegExpExecArray): number {
  return Math.round(Number(`${whole}.${part}`) * 60) * SECONDS_PER_MINUTE;
}

/** In lower case without blanks, except between digits: `1 0:30` is unclear. */
function compact(text: string): string {
  return text
    .trim()
    .replaceAll(/\s+(?=\D)|(?<=\D)\s+/g, "")
    .toLowerCase();
}
