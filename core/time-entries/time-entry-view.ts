import { formatInstant } from "../kernel/instant.js";
import { amountView, instantView, type View, versionView } from "../kernel/view.js";
import type { EntryRate } from "../billing/rate.js";
import { durationSeconds, type TimeEntry } from "./time-entry.js";

/** The entry's representation in the API and in events. */
export function timeEntryView(entry: TimeEntry): View {
  return {
    id: entry.id,
    project_id: entry.projectId,
    user_id: entry.userId,
    notes: entry.notes,
    start_time: formatInstant(entry.startTime),
    end_time: instantView(entry.endTime),
    task_id: entry.taskId,
    billable: entry.billable,
    tags: entry.tags,
    rate: rateView(entry.rate),
    duration_seconds: durationSeconds(entry),
    invoice_id: entry.invoiceId,
    status: entry.status,
    external_id: entry.externalId,
    metadata: entry.metadata,
    ...versionView(entry),
  };
}

/** A rate in minor units per hour; null stays null. */
export function rateView(rate: EntryRate | null): View | null {
  return rate && { amount: amountView(rate.amount), currency: rate.currency, source: rate.source };
}
