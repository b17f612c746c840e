const MINUTES_PER_DAY = 1440;
const CLOCK = /^(\d{1,2})(?::?([0-5]\d))?\s*(am|pm)?$/i;
const DURATION = /^(?:(\d{1,2}):([0-5]\d)|(\d{1,3})h([0-5]?\d)?m?|(\d{1,4})m(?:in)?|(\d{1,3})[.,](\d{1,2})h)$/i;

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

/** Parses a duration such as `1:30`, `1h30`, `1.5h` or `90m` into minutes, up to a day. Returns null if it is invalid. */
export function readDuration(text: string): number | null {
  const found = DURATION.exec(text.trim());
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

/** A time of day, such as `9:05`. */
export function clockText(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}
