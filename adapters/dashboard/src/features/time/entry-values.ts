import type { LocalDate } from "../../../../../core/kernel/calendar.js";
import { isLocalDate } from "../../../../../core/kernel/calendar.js";
import type { TimeZone } from "../../../../../core/kernel/time-zone.js";
import type { Entry, EntryBody } from "./entries.js";
import { clockText, readClock, SECONDS_PER_DAY, secondsText } from "./line/clock-text.js";
import { momentAt, momentsOf, wallTime } from "./line/wall-time.js";

/** The form's fields as texts, by the names that API errors use. */
export interface EntryValues {
  readonly project_id: string;
  readonly task_id: string;
  readonly date: string;
  readonly start_time: string;
  /** "" while the timer runs. */
  readonly end_time: string;
  readonly duration: string;
  readonly notes: string;
  readonly tags: string;
  readonly billable: boolean;
}

type Seen = Pick<Entry, "project_id" | "task_id" | "start_time" | "end_time" | "notes" | "tags" | "billable">;

export function valuesOf(entry: Seen, zone: TimeZone): EntryValues {
  const start = wallTime(zone, new Date(entry.start_time));
  const end = entry.end_time === null ? null : wallTime(zone, new Date(entry.end_time));
  const from = clockText(start.minutes);
  const to = end === null ? "" : clockText(end.minutes);
  return {
    project_id: entry.project_id,
    task_id: entry.task_id ?? "",
    date: start.date,
    start_time: from,
    end_time: to,
    duration: durationText(from, to),
    notes: entry.notes,
    tags: entry.tags.join(", "),
    billable: entry.billable,
  };
}

export function emptyValues(date: LocalDate, project: string): EntryValues {
  const empty = { task_id: "", start_time: "", end_time: "", duration: "", notes: "", tags: "" };
  return { ...empty, project_id: project, date, billable: true };
}

/** The duration between two times of day, across midnight if the second is not later. "" if either is invalid. */
export function durationText(from: string, to: string): string {
  const [start, end] = [readClock(from), readClock(to)];
  if (start === null || end === null || start === end) return "";
  return secondsText((end - start + SECONDS_PER_DAY) % SECONDS_PER_DAY || SECONDS_PER_DAY);
}

/** The time of day after the given number of seconds. "" if either is invalid. */
export function endText(from: string, seconds: number | null): string {
  const start = readClock(from);
  return start === null || seconds === null ? "" : secondsText((start + seconds) % SECONDS_PER_DAY);
}

/** The API's request body. The times and the date must be valid. */
export function bodyOf(values: EntryValues, zone: TimeZone): EntryBody {
  return {
    project_id: values.project_id,
    task_id: values.task_id === "" ? null : values.task_id,
    ...timesOf(values, zone),
    notes: values.notes.trim(),
    tags: tagsIn(values.tags),
    billable: values.billable,
  };
}

/** The distinct tags of a text with commas. */
export function tagsIn(text: string): string[] {
  const tags = text.split(",").map((tag) => tag.trim());
  return [...new Set(tags)].filter((tag) => tag !== "");
}

function timesOf({ date, start_time: from, end_time: to }: EntryValues, zone: TimeZone) {
  const [start, end] = [readClock(from), readClock(to)];
  if (!isLocalDate(date) || start === null) return {};
  if (end === null) return { start_time: momentAt(zone, date, start).toISOString() };
  const moments = momentsOf(zone, date, { start, end });
  return { start_time: moments.start.toISOString(), end_time: moments.end.toISOString() };
}
