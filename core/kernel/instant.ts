import { civilFromDays, daysFromCivil, formatCivil, isCivilDate } from "./calendar.js";
import { invalid, invalidField, type Issue } from "./errors.js";
import { MS_PER_DAY, MS_PER_HOUR } from "./durations.js";

/** A point in time: whole milliseconds since 1970-01-01T00:00:00Z, within the years 0000–9999 of UTC. */
export type Instant = number & { readonly __instant: true };

const EARLIEST = daysFromCivil({ year: 0, month: 1, day: 1 }) * MS_PER_DAY;
const LATEST = (daysFromCivil({ year: 9999, month: 12, day: 31 }) + 1) * MS_PER_DAY - 1;

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?(?:Z|([+-])(\d{2}):(\d{2}))$/i;

/**
 * Checks a number of milliseconds since 1970-01-01T00:00:00Z. Throws `instant_out_of_range` (invalid) outside the
 * years 0000–9999; RangeError if `ms` is not a whole number, which is a defect.
 */
export function instant(ms: number): Instant {
  if (!Number.isInteger(ms)) throw new RangeError("An instant must be a whole number of milliseconds.");
  if (!inRange(ms)) throw invalid(instantIssues([], ms));
  return ms as Instant;
}

/** One issue, `instant_out_of_range`, outside of the years 0000–9999; otherwise none. */
export function instantIssues(path: Issue["path"], ms: number): readonly Issue[] {
  if (inRange(ms)) return [];
  return [{ path, code: "instant_out_of_range", message: "A time must be within the years 0000 to 9999." }];
}

/**
 * Parses an RFC 3339 `date-time` (section 5.6). Requires an offset; accepts up to 9 fractional digits and truncates them to
 * milliseconds. Rejects leap seconds (`:60`).
 * @throws StintError `instant_malformed`
 */
export function parseInstant(text: string): Instant {
  const ms = millisecondsIn(text);
  if (ms === undefined) {
    throw invalidField([], "instant_malformed", "Must be an RFC 3339 time with an offset, such as 2026-03-01T09:30:00Z.");
  }
  return ms as Instant;
}

/** Whether {@link parseInstant} accepts the text. */
export function isInstantText(text: string): boolean {
  return millisecondsIn(text) !== undefined;
}

const twoDigits = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, "0"));

/** Always `YYYY-MM-DDTHH:mm:ss.sssZ`. Throws `wrong_type` (invalid), with an empty path, for anything else than a whole number. */
export function formatInstant(at: Instant): string {
  if (!Number.isInteger(at)) throw invalidField([], "wrong_type", "Must be a whole number of milliseconds since 1970.");
  const days = Math.floor(at / MS_PER_DAY);
  const rest = at - days * MS_PER_DAY;
  const hours = twoDigits[Math.floor(rest / MS_PER_HOUR)];
  const minutes = twoDigits[Math.floor(rest / 60_000) % 60];
  const seconds = twoDigits[Math.floor(rest / 1000) % 60];
  return `${formatCivil(civilFromDays(days))}T${hours}:${minutes}:${seconds}.${String(rest % 1000).padStart(3, "0")}Z`;
}

/** Whole seconds from `start` to `end`, floored; negative if `end` is earlier. */
export function secondsBetween(start: Instant, end: Instant): number {
  return Math.floor((end - start) / 1000);
}

/** The whole seconds from `start` that end between `from` and `to`, in Unix milliseconds. Those of adjacent ranges add up to those of both. */
export function secondsWithin(
  { start, end }: { readonly start: number; readonly end: number },
  { from, to }: { readonly from: number; readonly to: number },
): number {
  const reached = (at: number) => Math.floor((Math.min(Math.max(at, start), end) - start) / 1000);
  return reached(to) - reached(from);
}

/** Seconds may be negative or fractional, with millisecond precision. @throws StintError `instant_out_of_range` */
export function plusSeconds(at: Instant, seconds: number): Instant {
  return instant(at + Math.round(seconds * 1000));
}

/** Whole milliseconds of any sign. @throws StintError `instant_out_of_range` */
export function plusMilliseconds(at: Instant, ms: number): Instant {
  return instant(at + ms);
}

/** Whole seconds since the Unix epoch, floored. */
export function unixSeconds(at: Instant): number {
  return Math.floor(at / 1000);
}

function millisecondsIn(text: string): number | undefined {
  const match = typeof text === "string" ? SHAPE.exec(text) : null;
  if (match === null) return undefined;
  const part = (group: number): number => Number(match[group] ?? "0");
  const date = { year: part(1), month: part(2), day: part(3) };
  const [hour, minute, second, offsetHour, offsetMinute] = [part(4), part(5), part(6), part(9), part(10)];
  if (!isCivilDate(date) || hour > 23 || minute > 59 || second > 59 || offsetHour > 23 || offsetMinute > 59) return undefined;
  const fraction = Number((match[7] ?? "").slice(0, 3).padEnd(3, "0"));
  const local = daysFromCivil(date) * MS_PER_DAY + (hour * 3600 + minute * 60 + second) * 1000 + fraction;
  const offset = (offsetHour * 60 + offsetMinute) * 60_000 * (match[8] === "-" ? -1 : 1);
  return inRange(local - offset) ? local - offset : undefined;
}

function inRange(ms: number): boolean {
  return ms >= EARLIEST && ms <= LATEST;
}
