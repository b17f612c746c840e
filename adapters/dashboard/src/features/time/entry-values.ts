import { addDays, daysBetween, isLocalDate, type LocalDate } from "../../../../../core/kernel/calendar.js";
import type { TimeZone } from "../../../../../core/kernel/time-zone.js";
import { MAX_ENTRY_SECONDS } from "../../../../../core/time-entries/time-entry-limits.js";
import type { Project } from "./choices.js";
import type { Entry, EntryBody } from "./entries.js";
import { readClock, readHours, secondsText } from "./line/clock-text.js";
import { timeOfDayText } from "./line/time-of-day-text.js";
import { momentAt, wallSeconds } from "./line/wall-time.js";

const MS_PER_SECOND = 1_000;

/** The form's fields as texts, by the names that API errors use. */
export interface EntryValues {
  readonly project_id: string;
  readonly task_id: string;
  readonly date: string;
  readonly start_time: string;
  /** "" while the timer runs. */
  readonly end_time: string;
  /** The day of the end; "" for the first one on which the end is after the start. */
  readonly end_date: string;
  readonly duration: string;
  /** Whether the end follows from the duration, which was changed last. */
  readonly isLasting: boolean;
  /** The instants that the fields were filled with. They count as long as the fields show their local times, which can be less exact. */
  readonly given: { readonly start: string; readonly end: string | null } | null;
  readonly notes: string;
  readonly tags: string[];
  readonly billable: boolean;
}

/** The fields that decide about the times. */
type Times = Pick<EntryValues, "date" | "start_time" | "end_time" | "end_date" | "duration" | "isLasting" | "given">;

type Seen = Pick<Entry, "project_id" | "task_id" | "start_time" | "end_time" | "notes" | "tags" | "billable">;

export function valuesOf(entry: Seen, zone: TimeZone, locale: string): EntryValues {
  const start = wallSeconds(zone, new Date(entry.start_time));
  const end = entry.end_time === null ? null : wallSeconds(zone, new Date(entry.end_time));
  const values = {
    project_id: entry.project_id,
    task_id: entry.task_id ?? "",
    date: start.date,
    start_time: timeOfDayText(start.seconds, locale),
    end_time: end === null ? "" : timeOfDayText(end.seconds, locale),
    end_date: end === null || end.date === start.date ? "" : end.date,
    duration: "",
    isLasting: false,
    given: { start: entry.start_time, end: entry.end_time },
    notes: entry.notes,
    tags: [...entry.tags],
    billable: entry.billable,
  };
  return { ...values, duration: durationText(values, zone) };
}

/** The values of a new entry of the project. */
export function emptyValues(date: LocalDate, project: Pick<Project, "id" | "billable"> | undefined): EntryValues {
  const times = { date, start_time: "", end_time: "", end_date: "", duration: "", isLasting: false, given: null };
  return { ...times, project_id: project?.id ?? "", task_id: "", notes: "", tags: [], billable: project?.billable ?? true };
}

/** The duration from the start to the end; "" if either is missing or invalid. */
export function durationText(values: Times, zone: TimeZone): string {
  const { start, end } = momentsIn(values, zone);
  if (start === null || end === null || end <= start) return "";
  return secondsText(Math.floor((end.getTime() - start.getTime()) / MS_PER_SECOND));
}

/** The values after the duration was typed: the end moves with it. */
export function withDuration<Values extends Times>(values: Values, duration: string, zone: TimeZone, locale: string): Values {
  const lasting = { ...values, duration, isLasting: true };
  const { end } = momentsIn(lasting, zone);
  if (end === null) return { ...values, duration };
  const { date, seconds } = wallSeconds(zone, end);
  return { ...lasting, end_time: timeOfDayText(seconds, locale), end_date: date === values.date ? "" : date };
}

/** The values on another day, to which the end moves too. */
export function movedTo<Values extends Times>(values: Values, date: string): Values {
  const { date: before, end_date: end } = values;
  const isMoved = isLocalDate(before) && isLocalDate(end) && isLocalDate(date);
  return { ...values, date, end_date: isMoved ? addDays(end, daysBetween(before, date)) : end };
}

/** The API's request body. The times and the date must be valid. */
export function bodyOf(values: EntryValues, zone: TimeZone): EntryBody {
  const { start, end } = momentsIn(values, zone);
  return {
    project_id: values.project_id,
    task_id: values.task_id === "" ? null : values.task_id,
    ...(start ? { start_time: start.toISOString() } : {}),
    ...(end ? { end_time: end.toISOString() } : {}),
    notes: values.notes.trim(),
    tags: values.tags,
    billable: values.billable,
  };
}

/** The instants that the fields mean. Null: missing or invalid. */
export function momentsIn(values: Times, zone: TimeZone): { readonly start: Date | null; readonly end: Date | null } {
  const { date, start_time: from, given } = values;
  const seconds = readClock(from);
  if (!isLocalDate(date) || seconds === null) return { start: null, end: null };
  const start = shownMoment(given?.start, date, seconds, zone) ?? momentAt(zone, date, seconds);
  return { start, end: values.isLasting ? lastingEnd(values, start) : endIn(values, date, start, zone) };
}

function lastingEnd({ duration, given }: Times, start: Date): Date | null {
  const seconds = readHours(duration, MAX_ENTRY_SECONDS);
  if (seconds === null) return null;
  // Durations show no fractions of a second: the end keeps what it has.
  const isGiven = given?.end != null && Date.parse(given.start) === start.getTime();
  const before = isGiven ? Date.parse(given.end ?? "") - start.getTime() : 0;
  return new Date(start.getTime() + seconds * MS_PER_SECOND + (Math.max(before, 0) % MS_PER_SECOND));
}

function endIn({ end_time: to, end_date: day, given }: Times, date: LocalDate, start: Date, zone: TimeZone): Date | null {
  const seconds = readClock(to);
  if (seconds === null) return null;
  const ending = isLocalDate(day) ? day : date;
  const kept = shownMoment(given?.end, ending, seconds, zone);
  if (kept && kept > start) return kept;
  const end = momentAt(zone, ending, seconds, start.getTime());
  return end > start || ending === day ? end : momentAt(zone, addDays(date, 1), seconds);
}

/** The instant that was given, if it has this local time. */
function shownMoment(given: string | null | undefined, date: LocalDate, seconds: number, zone: TimeZone): Date | null {
  if (given == null) return null;
  const at = new Date(given);
  const shown = wallSeconds(zone, at);
  return shown.date === date && shown.seconds === seconds ? at : null;
}
