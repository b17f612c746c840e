import { daysFromCivil, daysOf, localDateFromDays, type LocalDate } from "./calendar.js";
import { invalidField, type Issues } from "./errors.js";
import { instant, type Instant } from "./instant.js";
import { MS_PER_DAY } from "./durations.js";

/** The name of a zone in the IANA time zone database, such as `Europe/Berlin` or `UTC`; never a bare offset. */
export type TimeZone = string & { readonly __timeZone: true };

const NAME = /^[A-Za-z][A-Za-z0-9_+\-/]*$/;
/** In characters. */
export const MAX_TIME_ZONE_LENGTH = 64;
const FORMATS_KEPT = 700;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Whether the runtime's time zone database contains the name, in any letter case. */
export function isTimeZone(text: string): text is TimeZone {
  if (typeof text !== "string" || text.length > MAX_TIME_ZONE_LENGTH || !NAME.test(text)) return false;
  try {
    formatOf(text);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/**
 * Parses the name of a time zone, such as `Europe/Berlin`. Throws `time_zone_unknown` (invalid), with an empty path,
 * if the runtime's time zone database does not contain the name.
 */
export function parseTimeZone(text: string): TimeZone {
  if (!isTimeZone(text)) throw invalidField([], "time_zone_unknown", "A time zone must be an IANA name such as Europe/Berlin.");
  return text;
}

/** Adds `time_zone_unknown` unless {@link parseTimeZone} accepts the text. */
export function checkTimeZone(issues: Issues, path: readonly (string | number)[], text: string): void {
  if (!isTimeZone(text)) issues.add(path, "time_zone_unknown", "Must be an IANA time zone such as Europe/Berlin.");
}

/** The local date in this zone. @throws StintError `date_out_of_range` */
export function localDateIn(zone: TimeZone, at: Instant): LocalDate {
  return localDateFromDays(Math.floor(wallClock(zone, at) / MS_PER_DAY));
}

/** The local date and the seconds since midnight, without daylight saving, that clocks in this zone show. @throws StintError `date_out_of_range` */
export function localTimeIn(zone: TimeZone, at: Instant): { readonly date: LocalDate; readonly seconds: number } {
  const wall = wallClock(zone, at);
  const day = Math.floor(wall / MS_PER_DAY);
  return { date: localDateFromDays(day), seconds: (wall - day * MS_PER_DAY) / 1000 };
}

/** From here on, the next date change can be beyond the year 9999. */
const LAST_DAYS = 253_402_128_000_000;

/** A date of a zone, and the instant from which it applies. */
interface DateChange {
  readonly from: Instant;
  readonly date: LocalDate;
}

/** Local dates of many instants in a zone. Finds the date changes of each day of UTC once. */
export class LocalDates {
  readonly #days = new Map<number, readonly DateChange[]>();

  constructor(private readonly zone: TimeZone) {}

  /** As {@link localDateIn}. */
  at(at: Instant): LocalDate {
    if (at >= LAST_DAYS) return localDateIn(this.zone, at);
    const day = Math.floor(at / MS_PER_DAY);
    const changes = this.#days.get(day) ?? changesOf(this.zone, day);
    this.#days.set(day, changes);
    return changes.find(({ from }) => from <= at)?.date ?? localDateIn(this.zone, at);
  }
}

/** The dates during a day of UTC, the last one first. */
function changesOf(zone: TimeZone, day: number): readonly DateChange[] {
  const changes: DateChange[] = [];
  for (let from = instant(day * MS_PER_DAY); from < (day + 1) * MS_PER_DAY; from = nextDateChange(zone, from))
    changes.unshift({ from, date: localDateIn(zone, from) });
  return changes;
}

/**
 * The first instant whose local date in this zone is `date` or later. This is midnight unless a clock change skips it: then the day
 * starts at 01:00, for example, and a day that is skipped entirely is empty and starts with the next one. If midnight occurs twice,
 * the first one counts.
 * @throws StintError `instant_out_of_range` at the limits of the years 0000–9999
 */
export function startOfDay(zone: TimeZone, date: LocalDate): Instant {
  const midnight = daysOf(date) * MS_PER_DAY;
  let before = midnight - MS_PER_DAY;
  let after = midnight + MS_PER_DAY;
  const byOldOffset = midnight - (wallClock(zone, before) - before);
  const byNewOffset = midnight - (wallClock(zone, after) - after);
  for (const candidate of [Math.min(byOldOffset, byNewOffset), Math.max(byOldOffset, byNewOffset)]) {
    if (wallClock(zone, candidate) === midnight) return instant(candidate);
  }
  while (after - before > 1000) {
    const middle = Math.floor((before + after) / 2000) * 1000;
    if (wallClock(zone, middle) < midnight) before = middle;
    else after = middle;
  }
  return instant(after);
}

/**
 * The first instant after `at` with another local date in this zone: usually the next midnight. When the clocks go back past
 * midnight, as in St. John's at 00:01, the date changes three times.
 * @throws StintError `instant_out_of_range` at the end of the year 9999
 */
export function nextDateChange(zone: TimeZone, at: Instant): Instant {
  let from = Math.floor(at / 1000) * 1000;
  let wall = wallClock(zone, from);
  const day = Math.floor(wall / MS_PER_DAY);
  for (;;) {
    const midnight = (day + 1) * MS_PER_DAY - (wall - from);
    const undisturbed = wallClock(zone, midnight - 1000) - (midnight - 1000) === wall - from;
    const change = undisturbed ? midnight : offsetChange(zone, from, midnight);
    wall = wallClock(zone, change);
    if (Math.floor(wall / MS_PER_DAY) !== day) return instant(change);
    from = change;
  }
}

/** The first second at which the offset differs from that at `from`; the offset just before `to` differs. */
function offsetChange(zone: TimeZone, from: number, to: number): number {
  const offset = wallClock(zone, from) - from;
  let [before, after] = [from, to - 1000];
  while (after - before > 1000) {
    const middle = Math.floor((before + after) / 2000) * 1000;
    if (wallClock(zone, middle) - middle === offset) before = middle;
    else after = middle;
  }
  return after;
}

/** The local time of the zone at `ms`, to the second, encoded in milliseconds as if it were UTC. */
function wallClock(zone: TimeZone, ms: number): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.get(type));
  const year = parts.get("era")?.startsWith("B") === true ? 1 - part("year") : part("year");
  const days = daysFromCivil({ year, month: part("month"), day: part("day") });
  return days * MS_PER_DAY + (part("hour") * 3600 + part("minute") * 60 + part("second")) * 1000;
}

function formatOf(name: string): Intl.DateTimeFormat {
  const kept = formats.get(name);
  if (kept !== undefined) return kept;
  const format = new Intl.DateTimeFormat("en-US-u-ca-gregory-nu-latn", {
    timeZone: name,
    hourCycle: "h23",
    era: "short",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  // Zone names are case-insensitive, so a caller can send any number of spellings. This limits the cache.
  if (formats.size >= FORMATS_KEPT) formats.clear();
  formats.set(name, format);
  return format;
}
