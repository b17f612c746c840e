import type { ClientId } from "../../core/kernel/ids.js";
import { figuresBetween, isAcross, reportedEntry, reportedInvoice, sumOfEntry } from "../../core/reports/reported-rows.js";
import type { ReportStore } from "../../core/reports/report-store.js";
import { type BilledEntry, isStopped, type RecordedEntry, type TimeEntry } from "../../core/time-entries/time-entry.js";
import type { TimeEntryFilter } from "../../core/time-entries/time-entry-store.js";
import { isAny } from "./matching.js";
import { byId, pageOf } from "./paging.js";
import type { View } from "./workspace-data.js";
import { matches } from "./time-entry-store.js";

export function reportStore(view: View): ReportStore {
  const named = { project: view.projects, task: view.tasks, user: view.users, client: view.clients };
  const recorded = (filter: TimeEntryFilter): readonly (RecordedEntry | BilledEntry)[] =>
    view.timeEntries
      .all()
      .filter(isStopped)
      .filter((entry) => matches(view, entry, filter));
  const clientOf = ({ projectId }: TimeEntry): ClientId | null => view.projects.get(projectId)?.clientId ?? null;
  return {
    async entries(filter, { after, limit, across }) {
      if (after !== null) await yieldToEventLoop();
      const entries = recorded(filter).filter((entry) => isAcross(entry, across));
      const request = { limit, sort: "startTime", descending: false, after: after && { key: after.startTime, id: after.id } };
      const { items } = pageOf(entries, request, ({ startTime }) => startTime);
      return items.map((entry) => reportedEntry(entry, clientOf(entry)));
    },
    async sums(filter, summing) {
      return recorded(filter).flatMap((entry) => sumOfEntry(entry, clientOf(entry), summing) ?? []);
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
      return figuresBetween(found, boundaries);
    },
  };
}

/** Lets other work of this process run, since this store never waits for I/O. */
function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
