import type { Versioned } from "../kernel/entity.js";
import { conflict, type Issues } from "../kernel/errors.js";
import type { InvoiceId, ProjectId, TimeEntryId, UserId } from "../kernel/ids.js";
import { type Instant, instant, parseInstant, plusMilliseconds, plusSeconds, secondsBetween } from "../kernel/instant.js";
import { checkRate, type EntryRate } from "../billing/rate.js";
import { SECONDS_PER_DAY } from "../kernel/durations.js";
import { MAX_ENTRY_HOURS, MAX_ENTRY_SECONDS, timeEntryLimits } from "./time-entry-limits.js";
import { type EntryContent, entryContent } from "./time-entry-table.js";

interface TimeEntryBase extends Versioned, EntryContent {
  /** `te_…`, assigned by the service. */
  readonly id: TimeEntryId;
  /** Who worked. Never changes. */
  readonly userId: UserId;
  /** What the work was done on. */
  readonly projectId: ProjectId;
  /** When the work started. */
  readonly startTime: Instant;
  /** Whether invoices bill it. */
  readonly billable: boolean;
  /** The rate set on the entry itself, in minor units of its client's currency per hour. */
  readonly ownRate: bigint | null;
}

/** A running timer. It has no end, and no rate unless one is set on the entry itself. */
export interface RunningEntry extends TimeEntryBase {
  readonly status: "running";
  readonly endTime: null;
  /** Null unless the entry has a rate of its own. */
  readonly rate: EntryRate | null;
  readonly invoiceId: null;
}

/** Work that has ended and is not billed. `rate` is null if no rate applied when it was recorded. */
export interface RecordedEntry extends TimeEntryBase {
  readonly status: "recorded";
  /** When the work ended. After `startTime`. */
  readonly endTime: Instant;
  /** Minor units per hour, fixed when it was recorded. Null: none applied. */
  readonly rate: EntryRate | null;
  readonly invoiceId: null;
}

/** An entry on a live invoice; it is read-only. */
export interface BilledEntry extends TimeEntryBase {
  readonly status: "billed";
  /** When the work ended. After `startTime`. */
  readonly endTime: Instant;
  /** Minor units per hour, with which it is billed. Null: none applied. */
  readonly rate: EntryRate | null;
  /** The invoice that bills it. */
  readonly invoiceId: InvoiceId;
}

/** `running`: a timer; `recorded`: ended; `billed`: on a live invoice. */
export const timeEntryStatuses = ["running", "recorded", "billed"] as const satisfies readonly TimeEntry["status"][];

/** Work of one user on one project, from `startTime` until `endTime`. At most one entry of a user runs. */
export type TimeEntry = RunningEntry | RecordedEntry | BilledEntry;

/** Whether the entry has an end. */
export function isStopped(entry: TimeEntry): entry is RecordedEntry | BilledEntry {
  return entry.endTime !== null;
}

/** How far in the future a timer may start, in seconds, to allow for clock differences. */
const CLOCK_SKEW_SECONDS = 60;
const MAX_DAYS_AHEAD = 366;
const EARLIEST = parseInstant("1970-01-01T00:00:00Z");
const LATEST = parseInstant("9999-12-31T23:59:59Z");

/** The fields that the rules of an entry check. */
export type CheckedEntry = Omit<TimeEntryBase, keyof Versioned | "id"> & { readonly endTime: Instant | null };

/** Checks all rules of an entry except those about other resources. `now` limits times in the future. */
export function checkTimeEntry(entry: CheckedEntry, now: Instant): Issues {
  const issues = entryContent.issuesOf(entry);
  checkRate(issues, ["rate"], entry.ownRate);
  if (entry.tags.length > timeEntryLimits.tags)
    issues.add(["tags"], "too_many", `A time entry can have at most ${timeEntryLimits.tags} tags.`);
  for (const field of ["startTime", "endTime"] as const) {
    const at = entry[field];
    if (at !== null && (at < EARLIEST || at > LATEST))
      issues.add([field], "out_of_range", "Must be within the years 1970 to 9999.");
  }
  if (entry.endTime !== null && entry.endTime <= entry.startTime) {
    issues.add(["endTime"], "end_before_start", "The end must be after the start.");
  }
  if (entry.endTime !== null && secondsBetween(entry.startTime, entry.endTime) > MAX_ENTRY_SECONDS) {
    issues.add(["endTime"], "entry_too_long", `A time entry can last at most ${MAX_ENTRY_HOURS} hours.`);
  }
  if (entry.endTime !== null && entry.startTime > plusSeconds(now, MAX_DAYS_AHEAD * SECONDS_PER_DAY)) {
    issues.add(["startTime"], "in_the_future", `A time entry can start at most ${MAX_DAYS_AHEAD} days from now.`);
  }
  if (entry.endTime === null && entry.startTime > plusSeconds(now, CLOCK_SKEW_SECONDS)) {
    issues.add(["startTime"], "in_the_future", "A timer cannot start in the future.");
  }
  return issues;
}

/** The end of a timer stopped now: always after its start, even if the client's clock is ahead. */
export function stopTime(entry: RunningEntry, now: Instant): Instant {
  return instant(Math.max(now, plusMilliseconds(entry.startTime, 1)));
}

/** The entry, ended and with its rate. */
export function recordEntry(entry: RunningEntry, endTime: Instant, rate: EntryRate | null): RecordedEntry {
  return { ...entry, status: "recorded", endTime, rate };
}

/** Whole seconds between start and end, truncated; null while the timer runs. */
export function durationSeconds(entry: Pick<TimeEntry, "startTime" | "endTime">): number | null {
  return entry.endTime === null ? null : secondsBetween(entry.startTime, entry.endTime);
}

/** Throws `time_entry_billed` for an entry on a live invoice. */
export function requireUnbilled(entry: TimeEntry): asserts entry is RunningEntry | RecordedEntry {
  if (entry.status !== "billed") return;
  throw conflict("time_entry_billed", "The time entry is on an invoice and is read-only. Void the invoice first.", {
    time_entry_id: entry.id,
    invoice_id: entry.invoiceId,
  });
}

/** The error if the user's timer `id` is running: `timer_running` (conflict). */
export function timerRunning(id: TimeEntryId): Error {
  return conflict("timer_running", "A timer is already running. Stop it first.", {
    time_entry_id: id,
  });
}

/** The error if the entry `id` overlaps: `time_entry_overlaps` (conflict). */
export function overlapping(id: TimeEntryId): Error {
  return conflict(
    "time_entry_overlaps",
    "The time entry overlaps another time entry of the same user. The workspace does not allow overlaps.",
    {
      time_entry_id: id,
    },
  );
}

/** The error if the project, the task or the user of a former entry is deleted: `reference_deleted` (conflict). */
export function referenceDeleted(kind: "project" | "task" | "user"): Error {
  return conflict("reference_deleted", `The ${kind} of the time entry was deleted, so the entry cannot be restored.`, {
    resource: kind,
  });
}

/** The error if an entry cannot be restored in a version: `not_restorable` (conflict). */
export function notRestorable(id: TimeEntryId): Error {
  const why = "The time entry was changed again, or its former version is no longer kept.";
  return conflict("not_restorable", why, { time_entry_id: id });
}
