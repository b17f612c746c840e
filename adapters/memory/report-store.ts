import { roundSeconds } from "../../core/billing/rounding.js";
import type { Invoice } from "../../core/invoices/invoice.js";
import { type Instant, secondsBetween } from "../../core/kernel/instant.js";
import { type AttemptFigures, percentile } from "../../core/reports/delivery-report.js";
import type { ReportedInvoice, ReportStore } from "../../core/reports/report-store.js";
import type { ReportedEntry, TimeSum } from "../../core/reports/time-report.js";
import type { BilledEntry, RecordedEntry, TimeEntry } from "../../core/time-entries/time-entry.js";
import type { TimeEntryFilter } from "../../core/time-entries/time-entry-store.js";
import { type DeliveryAttempt, isDelivered } from "../../core/webhooks/delivery.js";
import { isAny } from "./matching.js";
import { byId, pageOf } from "./paging.js";
import type { View } from "./workspace-data.js";
import { matches } from "./time-entry-store.js";

export function reportStore(view: View): ReportStore {
  const named = { project: view.projects, task: view.tasks, user: view.users, client: view.clients };
  const recorded = (filter: TimeEntryFilter): readonly (RecordedEntry | BilledEntry)[] =>
    view.timeEntries
      .all()
      .filter((entry) => isRecorded(entry))
      .filter((entry) => matches(view, entry, filter));
  return {
    async entries(filter, { after, limit, across }) {
      if (after !== null) await yieldToEventLoop();
      const isAcross = ({ startTime, endTime }: RecordedEntry | BilledEntry): boolean => {
        const end = across?.[indexOf(across, startTime) + 1];
        return across === undefined || (end !== undefined && endTime > end);
      };
      const entries = recorded(filter).filter(isAcross);
      const request = { limit, sort: "startTime", descending: false, after: after && { key: after.startTime, id: after.id } };
      const { items } = pageOf(entries, request, ({ startTime }) => startTime);
      return items.map((entry) => reportedEntry(view, entry));
    },
    async sums(filter, { segments, days, rounding }) {
      return recorded(filter).flatMap((entry): TimeSum[] => {
        const { startTime, endTime } = entry;
        const seconds = secondsBetween(startTime, endTime);
        const segment = indexOf(segments, startTime);
        const end = segments[segment + 1];
        if (seconds === 0 || (segments.length > 0 && (end === undefined || endTime > end))) return [];
        const roundedSeconds = roundSeconds(seconds, rounding);
        return [{ ...reportedEntry(view, entry), segment, day: indexOf(days, startTime), seconds, roundedSeconds }];
      });
    },
    async names(of, ids) {
      const found = ids.map((id) => [id, named[of].get(id)?.name] as const);
      return new Map(found.filter((pair): pair is readonly [string, string] => pair[1] !== undefined));
    },
    async invoices({ after, limit }) {
      if (after !== null) await yieldToEventLoop();
      const remaining = view.invoices.all().filter(({ id }) => after === null || id > after);
      return remaining.sort(byId).slice(0, limit).map(reportedInvoice);
    },
    async attempts(webhookIds, boundaries) {
      const found = view.attempts.all().filter(({ deliveryId }) => {
        const delivery = view.deliveries.get(deliveryId);
        return delivery !== undefined && isAny(webhookIds, delivery.webhookId);
      });
      return boundaries.slice(1).map((end, index) => {
        const start = boundaries[index] ?? end;
        return attemptFigures(found.filter(({ at }) => at >= start && at < end));
      });
    },
  };
}

/** The index of the last instant that is not later. 0 if there is none. */
function indexOf(starts: readonly Instant[], at: Instant): number {
  return Math.max(
    starts.findLastIndex((start) => start <= at),
    0,
  );
}

/** Lets other work of this process run, since this store never waits for I/O. */
function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

function isRecorded(entry: TimeEntry): entry is RecordedEntry | BilledEntry {
  return entry.endTime !== null;
}

function reportedEntry(view: View, entry: RecordedEntry | BilledEntry): ReportedEntry {
  const { id, userId, projectId, taskId, startTime, endTime, billable, tags, rate } = entry;
  const clientId = view.projects.get(projectId)?.clientId ?? null;
  const price = rate && { amount: rate.amount, currency: rate.currency };
  return { id, userId, projectId, taskId, clientId, startTime, endTime, billable, tags, rate: price };
}

function attemptFigures(attempts: readonly DeliveryAttempt[]): AttemptFigures {
  const durations = attempts.map(({ durationMs }) => durationMs).sort((a, b) => a - b);
  const succeeded = attempts.filter(isDelivered).length;
  return { attempts: attempts.length, succeeded, p50: percentile(durations, 0.5), p95: percentile(durations, 0.95) };
}

function reportedInvoice(invoice: Invoice): ReportedInvoice {
  const { id, status, currency, dueDate, total, depositTotal, prepaidTotal, roundingAmount, payments, credits } = invoice;
  return { id, status, currency, dueDate, total, depositTotal, prepaidTotal, roundingAmount, payments, credits };
}
