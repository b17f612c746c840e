import { roundSeconds } from "../billing/rounding.js";
import type { Invoice } from "../invoices/invoice.js";
import type { ClientId } from "../kernel/ids.js";
import { type Instant, secondsBetween } from "../kernel/instant.js";
import type { BilledEntry, RecordedEntry } from "../time-entries/time-entry.js";
import { type DeliveryAttempt, isDelivered } from "../webhooks/delivery.js";
import { type AttemptFigures, percentile } from "./delivery-report.js";
import type { ReportedInvoice, ReportedPage, Summing } from "./report-store.js";
import type { ReportedEntry, TimeSum } from "./time-report.js";

type StoredEntry = RecordedEntry | BilledEntry;

/** The fields of an entry that a report requires. `clientId` is that of its project. */
export function reportedEntry(entry: StoredEntry, clientId: ClientId | null): ReportedEntry {
  const { id, userId, projectId, taskId, startTime, endTime, billable, tags, rate } = entry;
  const price = rate && { amount: rate.amount, currency: rate.currency };
  return { id, userId, projectId, taskId, clientId, startTime, endTime, billable, tags, rate: price };
}

/** Whether the entry ends in a later segment than it starts in. */
export function isAcross({ startTime, endTime }: StoredEntry, across: ReportedPage["across"]): boolean {
  if (across === undefined) return true;
  const end = across[lastStart(across, startTime) + 1];
  return end !== undefined && endTime > end;
}

/** The sum of a single entry; null if it lasts less than a second, or does not lie within a segment. */
export function sumOfEntry(
  entry: StoredEntry,
  clientId: ClientId | null,
  { segments, days, rounding }: Pick<Summing, "segments" | "days" | "rounding">,
): TimeSum | null {
  const { startTime, endTime } = entry;
  const seconds = secondsBetween(startTime, endTime);
  const segment = lastStart(segments, startTime);
  const end = segments[segment + 1];
  if (seconds === 0 || (segments.length > 0 && (end === undefined || endTime > end))) return null;
  const roundedSeconds = roundSeconds(seconds, rounding);
  return { ...reportedEntry(entry, clientId), segment, day: lastStart(days, startTime), entries: 1, seconds, roundedSeconds };
}

/** The fields of an invoice that a report requires. */
export function reportedInvoice(invoice: Invoice): ReportedInvoice {
  const { id, status, currency, dueDate, total, depositTotal, prepaidTotal, roundingAmount, payments, credits } = invoice;
  return { id, status, currency, dueDate, total, depositTotal, prepaidTotal, roundingAmount, payments, credits };
}

/** The figures of the attempts between each boundary and the next. */
export function figuresBetween(attempts: readonly DeliveryAttempt[], boundaries: readonly Instant[]): readonly AttemptFigures[] {
  return boundaries.slice(1).map((end, index) => {
    const start = boundaries[index] ?? end;
    return figuresOf(attempts.filter(({ at }) => at >= start && at < end));
  });
}

function figuresOf(attempts: readonly DeliveryAttempt[]): AttemptFigures {
  const durations = attempts.map(({ durationMs }) => durationMs).sort((a, b) => a - b);
  const succeeded = attempts.filter(isDelivered).length;
  return { attempts: attempts.length, succeeded, p50: percentile(durations, 0.5), p95: percentile(durations, 0.95) };
}

/** The index of the last start that is not later. 0 if there is none. */
function lastStart(starts: readonly Instant[], at: Instant): number {
  let index = starts.length - 1;
  while (index > 0 && (starts[index] ?? at) > at) index -= 1;
  return Math.max(index, 0);
}
