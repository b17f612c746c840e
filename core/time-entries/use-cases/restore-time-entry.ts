import { type Actor, authorize, authorOf, may } from "../../access/actor.js";
import { domainEvent } from "../../events/domain-event.js";
import { requireFreeExternalId } from "../../external-ids/free-id.js";
import { forbidden } from "../../kernel/errors.js";
import type { TimeEntryId } from "../../kernel/ids.js";
import { type Instant, plusMilliseconds } from "../../kernel/instant.js";
import type { Needs, Ports } from "../../ports/ports.js";
import type { Stores } from "../../ports/unit-of-work.js";
import { requireNoOverlap } from "../recording.js";
import { keepTags } from "../tagging.js";
import { notRestorable, referenceDeleted, requireUnbilled, type TimeEntry, timerRunning } from "../time-entry.js";
import { RESTORABLE_MS } from "../time-entry-limits.js";
import type { RecordingContext } from "../time-entry-store.js";
import type { RestoreTimeEntry } from "../time-entry-table.js";
import { timeEntryView } from "../time-entry-view.js";
import { requireWritable } from "./read-time-entries.js";

/**
 * Brings back an entry as it was before its deletion or its last change, with its rate, and emits `time_entry.created`, `time_entry.started` or
 * `time_entry.updated`. Nothing is resolved or defaulted again, and its project, task and user need not be active.
 */
export function makeRestoreTimeEntry(ports: Needs<"events" | "externalIds" | "tags" | "timeEntries" | "users", "clock" | "ids">) {
  return async (actor: Actor, id: TimeEntryId, { version }: RestoreTimeEntry = {}): Promise<TimeEntry> => {
    authorize(actor, "time_entries:write");
    return ports.unitOfWork.run(actor, async (stores) => {
      const now = ports.clock.now();
      const former = await findRestorable(stores, id, now);
      // Of two restorations of a deleted entry, the second waits for the first and finds the entry.
      if (former) await stores.users.lock(former.userId);
      const current = await stores.timeEntries.find(id);
      const known = requireWritable(actor, current ?? former);
      if (current && (version === undefined || version === current.version)) return current;
      requireUnbilled(known);
      if (former === null || (version ?? former.version) !== former.version) throw notRestorable(id);
      if (current) requireLastChange(actor, current, former);
      await requirePlace(ports, stores, former, current);
      await requireFreeExternalId(stores, "time_entry", former, current);
      const next = { ...former, version: former.version + 2, updatedAt: now };
      await keepTags(stores, next.tags, now);
      if (current) {
        await stores.timeEntries.keepFormer(current, now);
        await stores.timeEntries.update(next);
      } else await stores.timeEntries.insert(next);
      const type = current ? "updated" : next.status === "running" ? "started" : "created";
      if (!current || next.status !== "running")
        await stores.events.record(domainEvent(ports, authorOf(actor), `time_entry.${type}`, timeEntryView(next)));
      return next;
    });
  };
}

/** The former version, if it was kept in the last {@link RESTORABLE_MS}. */
async function findRestorable(stores: Pick<Stores, "timeEntries">, id: TimeEntryId, now: Instant): Promise<TimeEntry | null> {
  const former = await stores.timeEntries.findFormer(id);
  return former && former.at >= plusMilliseconds(now, -RESTORABLE_MS) ? former.entry : null;
}

/** Throws unless the entry was changed only once since, by a change that the actor may take back. */
function requireLastChange(actor: Actor, current: TimeEntry, former: TimeEntry): void {
  if (current.version !== former.version + 1 || current.status !== former.status) throw notRestorable(current.id);
  if (current.ownRate !== former.ownRate && !may(actor, "time_entry_rates:write"))
    throw forbidden("Only owners and admins can set the rate of a time entry.");
}

/** Throws if what the entry refers to no longer exists, or if another entry has taken its time. */
async function requirePlace(
  ports: Pick<Ports, "clock">,
  stores: Pick<Stores, "timeEntries">,
  former: TimeEntry,
  current: TimeEntry | null,
): Promise<void> {
  const context = await stores.timeEntries.recordingContext(former);
  requireReferences(context, former);
  const { runningId } = context;
  if (former.status === "running" && runningId !== null) throw timerRunning(runningId);
  const isTimed = current?.startTime === former.startTime && current.endTime === former.endTime;
  if (!isTimed) await requireNoOverlap(stores, context, former, ports.clock.now());
}

function requireReferences({ project, task, user }: RecordingContext, { taskId }: TimeEntry): void {
  if (!project) throw referenceDeleted("project");
  if (!task && taskId !== null) throw referenceDeleted("task");
  if (!user) throw referenceDeleted("user");
}
