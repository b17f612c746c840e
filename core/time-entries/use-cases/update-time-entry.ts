import { type Actor, authorize, authorOf, may } from "../../access/actor.js";
import { domainEvent } from "../../events/domain-event.js";
import { requireFreeExternalId } from "../../external-ids/free-id.js";
import { externalTable } from "../../kernel/external-fields.js";
import { issuesOfChange, nextVersion, patched, sameValue } from "../../kernel/entity.js";
import { conflict, forbidden, invalidField } from "../../kernel/errors.js";
import type { TimeEntryId } from "../../kernel/ids.js";
import { type Instant, plusSeconds, secondsBetween } from "../../kernel/instant.js";
import type { Needs, Ports } from "../../ports/ports.js";
import type { Stores } from "../../ports/unit-of-work.js";
import { billableIn, checkReferences, rateIn, rateWhileRunning, requireNoOverlap, requireOpen } from "../recording.js";
import { distinctTags } from "../tag.js";
import { inKnownSpelling } from "../tagging.js";
import {
  type CheckedEntry,
  checkTimeEntry,
  durationSeconds,
  type RecordedEntry,
  type RunningEntry,
  requireUnbilled,
  type TimeEntry,
} from "../time-entry.js";
import type { TimeEntryPatch } from "../time-entry-table.js";
import { timeEntryView } from "../time-entry-view.js";
import { findWritable } from "./read-time-entries.js";

/**
 * Updates an entry. Setting the end of a running entry records it (`time_entry.created`); any other change of a recorded entry
 * emits `time_entry.updated`. The rate is resolved again if project, task or own rate change; otherwise it is kept. With the default of its project and
 * task, `billable` follows them if it is absent from the patch.
 */
export function makeUpdateTimeEntry(ports: Needs<"events" | "externalIds" | "tags" | "timeEntries" | "users", "clock" | "ids">) {
  return async (actor: Actor, id: TimeEntryId, patch: TimeEntryPatch): Promise<TimeEntry> => {
    authorize(actor, "time_entries:write");
    return ports.unitOfWork.run(actor, async (stores) => {
      const before = await findWritable(stores, actor, id);
      const { endTime, durationSeconds: duration, rate: ownRate = before.ownRate, tags, externalId, metadata, ...rest } = patch;
      if (ownRate !== before.ownRate && !may(actor, "time_entry_rates:write")) {
        throw forbidden("Only owners and admins can set the rate of a time entry.");
      }
      const distinct = tags === undefined ? before.tags : distinctTags(tags ?? [], before.tags);
      const external = externalTable.change(
        { externalId: before.externalId, metadata: before.metadata },
        { externalId, metadata },
      );
      const merged = { ...patched<TimeEntry>(before, rest), ...external, tags: distinct, ownRate };
      const end = endOf(before, merged.startTime, { endTime, durationSeconds: duration });
      if (sameValue(merged, before) && end === before.endTime) return before;
      const follows = patch.billable === undefined && isMove(before, merged) && (await hasDefault(stores, before));
      const after = await settle(ports, stores, before, { merged, end, follows });
      await requireFreeExternalId(stores, "time_entry", after, before);
      const now = ports.clock.now();
      const known = tags === undefined ? after.tags : await inKnownSpelling(stores, after.tags, now);
      const next = nextVersion({ ...after, tags: known }, now);
      if (next.status === before.status) await stores.timeEntries.keepFormer(before, now);
      await stores.timeEntries.update(next);
      if (next.status !== "running") {
        const type = before.status === "running" ? "time_entry.created" : "time_entry.updated";
        await stores.events.record(domainEvent(ports, authorOf(actor), type, timeEntryView(next)));
      }
      return next;
    });
  };
}

/**
 * The end after a change. A duration moves it, but an entry that is read and sent back has both: the one that differs from what is stored counts.
 * Throws `exactly_one` (invalid) if both do, and contradict each other.
 */
function endOf(
  before: TimeEntry,
  start: Instant,
  { endTime, durationSeconds: duration }: Pick<TimeEntryPatch, "endTime" | "durationSeconds">,
): Instant | null {
  if (duration == null) return endTime === undefined ? before.endTime : endTime;
  const isStored = duration === durationSeconds(before);
  if (endTime === undefined) return isStored && start === before.startTime ? before.endTime : plusSeconds(start, duration);
  if (isStored || (endTime !== null && secondsBetween(start, endTime) === duration)) return endTime;
  if (endTime === before.endTime) return plusSeconds(start, duration);
  throw invalidField(["durationSeconds"], "exactly_one", "Provide an end or a duration, not both.");
}

function isMove(before: TimeEntry, after: TimeEntry): boolean {
  return after.projectId !== before.projectId || after.taskId !== before.taskId;
}

/** Whether the entry is billable as its project and task are by now. */
async function hasDefault(stores: Pick<Stores, "timeEntries">, entry: TimeEntry): Promise<boolean> {
  return entry.billable === billableIn(await stores.timeEntries.recordingContext(entry));
}

interface Wanted {
  readonly merged: TimeEntry;
  readonly end: Instant | null;
  /** Whether `billable` becomes the default of the project and the task. */
  readonly follows: boolean;
}

/** Returns the changed entry after checking all rules: validation first, then conflicts. What other systems know a billed entry by can change. */
async function settle(
  ports: Pick<Ports, "clock">,
  stores: Pick<Stores, "timeEntries" | "users">,
  before: TimeEntry,
  { merged, end, follows }: Wanted,
): Promise<TimeEntry> {
  const moved = isMove(before, merged);
  const retimed = merged.startTime !== before.startTime || end !== before.endTime;
  const now = ports.clock.now();
  const issues = issuesOfChange<CheckedEntry>(before, { ...merged, endTime: end }, (entry) => checkTimeEntry(entry, now));
  if (!moved && !retimed && merged.ownRate === before.ownRate) {
    issues.throwIfAny();
    if (!sameValue(before, { ...merged, externalId: before.externalId, metadata: before.metadata })) requireUnbilled(merged);
    return merged;
  }
  const context = await stores.timeEntries.recordingContext(merged);
  if (moved) checkReferences(issues, context, merged, { ofDeactivated: true });
  issues.throwIfAny();
  requireUnbilled(before);
  if (end === null && before.status === "recorded") {
    throw conflict("invalid_transition", "A recorded time entry cannot run again. Start a new timer instead.", {
      from: "recorded",
      to: "running",
      allowed: [],
    });
  }
  if (moved) requireOpen(context);
  const newRate = moved || before.status === "running" || merged.ownRate !== before.ownRate;
  const base = { ...merged, invoiceId: null, billable: follows ? billableIn(context) : merged.billable };
  const after: RunningEntry | RecordedEntry =
    end === null
      ? { ...base, status: "running", endTime: null, rate: rateWhileRunning(context, merged.ownRate) }
      : { ...base, status: "recorded", endTime: end, rate: newRate ? rateIn(context, merged.ownRate) : before.rate };
  if (retimed) {
    if (context.workspace.overlapPolicy === "reject") await stores.users.lock(after.userId);
    await requireNoOverlap(stores, context, after, now);
  }
  return after;
}
