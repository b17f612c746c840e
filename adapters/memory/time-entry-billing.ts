import type { RecordedEntry } from "../../core/time-entries/time-entry.js";
import { billedEntry, claimOf, releasedEntry, requireRecorded, unbilledEntry } from "../../core/time-entries/stored-entries.js";
import type { BillingSelection, TimeEntryStore } from "../../core/time-entries/time-entry-store.js";
import { byPosition } from "./paging.js";
import { contextOf } from "./time-entry-rating.js";
import { requireRow } from "./rows.js";
import type { View } from "./workspace-data.js";

/** The billing methods of the time entry store. Need no locks: transactions hold the workspace's mutex. */
export function billingQueries(view: View): Pick<TimeEntryStore, "unbilled" | "claim" | "claimsOf" | "release"> {
  const { timeEntries } = view;
  return {
    async unbilled(selection, { after, limit }) {
      return timeEntries
        .all()
        .filter((entry): entry is RecordedEntry => entry.status === "recorded" && selects(view, selection, entry))
        .filter((entry) => after === null || byPosition(entry, after) > 0)
        .sort(byPosition)
        .slice(0, limit)
        .map((entry) => unbilledEntry(entry, contextOf(view, entry)));
    },
    async claim(invoiceId, ids, now) {
      requireRow(view.invoices, invoiceId, "invoice");
      for (const id of new Set(ids)) {
        timeEntries.put(billedEntry(requireRecorded(timeEntries.get(id)), invoiceId, now));
      }
    },
    async claimsOf(invoiceId) {
      return timeEntries
        .all()
        .filter((entry) => entry.invoiceId === invoiceId)
        .map(claimOf);
    },
    async release(invoiceId, ids, now) {
      const wanted = ids && new Set<string>(ids);
      for (const entry of timeEntries.all()) {
        if (entry.status !== "billed" || entry.invoiceId !== invoiceId || wanted?.has(entry.id) === false) continue;
        timeEntries.put(releasedEntry(entry, now));
      }
    },
  };
}

function selects(view: View, selection: BillingSelection, entry: RecordedEntry): boolean {
  const { clientId, projectIds, taskIds, userIds, from, to } = selection;
  const project = view.projects.get(entry.projectId);
  return (
    entry.billable &&
    project?.clientId === clientId &&
    project.billingMethod === "time" &&
    (projectIds === null || projectIds.includes(entry.projectId)) &&
    (taskIds === null || (entry.taskId !== null && taskIds.includes(entry.taskId))) &&
    (userIds === null || userIds.includes(entry.userId)) &&
    (from === null || entry.startTime >= from) &&
    (to === null || entry.startTime < to)
  );
}
