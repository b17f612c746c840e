import type { Versioned } from "../kernel/entity.js";
import { conflict, Issues } from "../kernel/errors.js";
import type { InvoiceId, ProjectId, TaskId, TimeEntryId, UserId } from "../kernel/ids.js";
import { type Instant, instant, parseInstant, plusMilliseconds, plusSeconds, secondsBetween } from "../kernel/instant.js";
import { checkText } from "../kernel/text.js";
import { checkRate, type EntryRate } from "../billing/rate.js";

interface TimeEntryBase extends Versioned {
  readonly id: TimeEntryId;
  readonly userId: UserId;
  readonly projectId: ProjectId;
  readonly taskId: TaskId | null;
  readonly notes: string;
  readonly startTime: Instant;
  readonly billable: boolean;
  readonly tags: readonly string[];
  /** The rate that was set on the entry itself, minor units of its client's currency per hour. */
  readonly ownRate: bigint | null;
}

/** A timer: not recorded work yet, so it has no end, and no rate but its own, where one is set. */
export interface RunningEntry extends TimeEntryBase {
  readonly status: "running";
  readonly endTime: null;
  readonly rate: EntryRate | null;
  readonly invoiceId: null;
}

export interface RecordedEntry extends TimeEntryBase {
  readonly status: "recorded";
  readonly endTime: Instant;
  readonly rate: EntryRate | null;
  readonly invoiceId: null;
}

/** An entry that stands on a live invoice; it is read-only. */
export interface BilledEntry extends TimeEntryBase {
  readonly status: "billed";
  readonly endTime: Instant;
  readonly rate: EntryRate | null;
  readonly invoiceId: InvoiceId;
}

export type TimeEntry = RunningEntry | RecordedEntry | BilledEntry;

/** How far ahead of our clock a timer may start, in seconds: what honest clocks differ by. */
const CLOCK_SKEW_SECONDS = 60;
/** Longer ones are slips of the keyboard. A timer that was forgotten can be stopped after any time. */
export const MAX_ENTRY_HOURS = 168;
const MAX_DAYS_AHEAD = 366;
const EARLIEST = parseInstant("1970-01-01T00:00:00Z");
const LATEST = parseInstant("9999-12-31T23:59:59Z");

/** What the rules of an entry look at. */
export type CheckedEntry = Omit<TimeEntryBase, keyof Versioned | "id"> & { readonly endTime: Instant | null };

export function checkTimeEntry(entry: CheckedEntry, now: Instant): Issues {
  const issues = new Issues();
  checkText(issues, ["notes"], entry.notes, { max: 10_000 });
  checkRate(issues, ["rate"], entry.ownRate);
  entry.tags.forEach((tag, index) => checkText(issues, ["tags", index], tag, { min: 1, max: 100 }));
  if (entry.tags.length > 50) issues.add(["tags"], "too_many", "An entry has at most 50 tags.");
  if (new Set(entry.tags).size < entry.tags.length) issues.add(["tags"], "not_unique", "Each tag may be given once.");
  for (const field of ["startTime", "endTime"] as const) {
    const at = entry[field];
    if (at !== null && (at < EARLIEST || at > LATEST))
      issues.add([field], "out_of_range", "Must lie within the years 1970 to 9999.");
  }
  if (entry.endTime !== null && entry.endTime <= entry.startTime) {
    issues.add(["endTime"], "end_before_start", "end_time must be after start_time.");
  }
  if (entry.endTime !== null && secondsBetween(entry.startTime, entry.endTime) > MAX_ENTRY_HOURS * 3_600) {
    issues.add(["endTime"], "entry_too_long", `A time entry lasts at most ${MAX_ENTRY_HOURS} hours.`);
  }
  if (entry.endTime !== null && entry.startTime > plusSeconds(now, MAX_DAYS_AHEAD * 86_400)) {
    issues.add(["startTime"], "in_the_future", `A time entry starts at most ${MAX_DAYS_AHEAD} days from now.`);
  }
  if (entry.endTime === null && entry.startTime > plusSeconds(now, CLOCK_SKEW_SECONDS)) {
    issues.add(["startTime"], "in_the_future", "A timer cannot start in the future.");
  }
  return issues;
}

/** When a timer that is stopped now ends: never at or before its start, even where the client's clock is ahead of ours. */
export function stopTime(entry: RunningEntry, now: Instant): Instant {
  return instant(Math.max(now, plusMilliseconds(entry.startTime, 1)));
}

export function recordEntry(entry: RunningEntry, endTime: Instant, rate: EntryRate | null): RecordedEntry {
  return { ...entry, status: "recorded", endTime, rate };
}

/** Whole seconds between start and end, cut, never rounded up; null while the timer runs. */
export function durationSeconds(entry: Pick<TimeEntry, "startTime" | "endTime">): number | null {
  return entry.endTime === null ? null : secondsBetween(entry.startTime, entry.endTime);
}

/** Throws `time_entry_billed` for an entry that stands on a live invoice. */
export function requireUnbilled(entry: TimeEntry): asserts entry is RunningEntry | RecordedEntry {
  if (entry.status !== "billed") return;
  throw conflict("time_entry_billed", "The time entry stands on an invoice and is read-only until that is void.", {
    time_entry_id: entry.id,
    invoice_id: entry.invoiceId,
  });
}

export function timerRunning(id: TimeEntryId): Error {
  return conflict("timer_running", "A timer is already running. Stop it first.", {
    time_entry_id: id,
  });
}

export function overlapping(id: TimeEntryId): Error {
  return conflict("time_entry_overlaps", "The workspace does not allow time entries of one user to overlap.", {
    time_entry_id: id,
  });
}
