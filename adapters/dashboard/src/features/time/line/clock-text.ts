const MINUTES_PER_DAY = 1440;
const CLOCK = /^(\d{1,2})(?::?([0-5]\d))?\s*(am|pm)?$/i;
const DURATION = /^(?:(\d{1,2}):([0-5]\d)(?::00)?|(\d{1,3})h(?:([0-5]?\d)m?)?|(\d{1,4})m|(\d{1,3})[.,](\d{1,2})h)$/;
const HOURS = /^(\d{1,2})(?:[.,](\d{1,2}))?$/;
/** What people write for hours and minutes in English, German, French and Spanish, with a full stop or without. */
const UNITS = [
  [/(?:stunden?|std|hours?|hrs?|heures?|horas?)\.?/, "h"],
  [/(?:minut(?:e[ns]?|os?)|mins?)\.?/, "m"],
] as const;

/** Parses a time of day such as `9`, `9:15`, `0915` or `9:15pm` into minutes since midnight. 24:00 is the end of a day. Returns null if it is invalid. */
export function readClock(text: string): number | null {
  const found = CLOCK.exec(text.trim());
  if (!found) return null;
  const [hour, minute] = [Number(found[1]), Number(found[2] ?? 0)];
  const half = found[3]?.toLowerCase();
  if (half !== undefined) return hour < 1 || hour > 12 ? null : ((hour % 12) + (half === "pm" ? 12 : 0)) * 60 + minute;
  const minutes = hour * 60 + minute;
  return minutes <= MINUTES_PER_DAY ? minutes : null;
}

/** Parses a duration such as `1:30`, `1h30`, `1.5h` or `90 min` into minutes, up to a day. Returns null if it is invalid. */
export function readDuration(text: string): number | null {
  // Not between digits: `1 0:30` is unclear.
  const plain = text
    .trim()
    .replaceAll(/\s+(?=\D)|(?<=\D)\s+/g, "")
    .toLowerCase();
  const found = DURATION.exec(UNITS.reduce((written, [word, unit]) => written.replace(word, unit), plain));
  if (!found) return null;
  const [, hours, minutes, h, after, only, whole, part] = found;
  const total =
    only !== undefined
      ? Number(only)
      : whole !== undefined
        ? Math.round(Number(`${whole}.${part}`) * 60)
        : Number(hours ?? h) * 60 + Number(minutes ?? after ?? 0);
  return total > 0 && total <= MINUTES_PER_DAY ? total : null;
}

/** As {@link readDuration}, where nothing but a duration is expected, so that a number without a unit means hours: `2`, `1.5` or `1,5`. */
export function readHours(text: string): number | null {
  const hours = HOURS.exec(text.trim());
  if (!hours) return readDuration(text);
  const minutes = Math.round(Number(`${hours[1]}.${hours[2] ?? 0}`) * 60);
  return minutes > 0 && minutes <= MINUTES_PER_DAY ? minutes : null;
}

/** A time of day, such as `9:05`. */
export function clockText(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}
