import { nextVersion } from "../../core/kernel/entity.js";
import { type EntryContext, entryContext, ratedEntry, requireRecorded } from "../../core/time-entries/stored-entries.js";
import type { RecordedEntry, TimeEntry } from "../../core/time-entries/time-entry.js";
import type { TimeEntryStore } from "../../core/time-entries/time-entry-store.js";
import type { RateScope } from "../../core/billing/rate.js";
import { byPosition } from "./paging.js";
import type { View } from "./workspace-data.js";

/** The rating methods of the time entry store. */
export function ratingQueries(view: View): Pick<TimeEntryStore, "forRating" | "saveRates"> {
  const { timeEntries } = view;
  return {
    async forRating(scope, { after, limit }) {
      return timeEntries
        .all()
        .filter((entry): entry is RecordedEntry => entry.status === "recorded" && reaches(view, scope, entry))
        .filter((entry) => after === null || byPosition(entry, after) > 0)
        .sort(byPosition)
        .slice(0, limit)
        .map((entry) => ratedEntry(entry, contextOf(view, entry)));
    },
    async saveRates(rates, now) {
      for (const { id, rate } of rates) {
        timeEntries.put(nextVersion<TimeEntry>({ ...requireRecorded(timeEntries.get(id)), rate }, now));
      }
    },
  };
}

function reaches(view: View, scope: RateScope, entry: RecordedEntry): boolean {
  switch (scope.kind) {
    case "workspace":
      return true;
    case "user":
      return entry.userId === scope.id;
    case "client":
      return view.projects.get(entry.projectId)?.clientId === scope.id;
    case "project":
      return entry.projectId === scope.id;
    case "task":
      return entry.taskId === scope.id;
  }
}

/** The resources to which the entry refers. */
export function contextOf(view: View, entry: Pick<TimeEntry, "projectId" | "taskId" | "userId">): EntryContext {
  return entryContext(view, view.workspaceId, entry);
}
