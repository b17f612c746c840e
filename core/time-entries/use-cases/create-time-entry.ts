import { type Actor, authorize, type Author, authorOf, isUser, may, userOf } from "../../access/actor.js";
import { domainEvent } from "../../events/domain-event.js";
import { requireFreeExternalId } from "../../external-ids/free-id.js";
import { firstVersion } from "../../kernel/entity.js";
import { forbidden, type Issues } from "../../kernel/errors.js";
import type { TaskId, UserId } from "../../kernel/ids.js";
import { type Instant, plusSeconds } from "../../kernel/instant.js";
import type { Needs, Ports } from "../../ports/ports.js";
import type { Stores } from "../../ports/unit-of-work.js";
import { billableIn, checkReferences, rateIn, rateWhileRunning, requireNoOverlap, requireOpen } from "../recording.js";
import { distinctTags } from "../tag.js";
import { inKnownSpelling } from "../tagging.js";
import { checkTimeEntry, type RecordedEntry, type RunningEntry, type TimeEntry, timerRunning } from "../time-entry.js";
import type { RecordingContext } from "../time-entry-store.js";
import { type CreateTimeEntry, entryContent } from "../time-entry-table.js";
import { timeEntryView } from "../time-entry-view.js";
import { stopRunning } from "./stop-time-entry.js";

/**
 * Records work (`time_entry.created`) or starts a timer (`time_entry.started`). Throws `timer_running`, `project_archived`,
 * `task_archived` or `time_entry_overlaps` (conflict), or validation issues.
 */
export function makeCreateTimeEntry(ports: Needs<"events" | "externalIds" | "tags" | "timeEntries" | "users", "clock" | "ids">) {
  return async (actor: Actor, command: CreateTimeEntry): Promise<TimeEntry> => {
    const grant = authorize(actor, "time_entries:write");
    const userId = command.userId ?? userOf(actor);
    if (grant !== "all" && !isUser(actor, userId)) throw forbidden("You can record time only for yourself.");
    if (command.rate != null && !may(actor, "time_entry_rates:write")) {
      throw forbidden("Only owners and admins can set the rate of a time entry.");
    }
    return ports.unitOfWork.run(actor, async (stores) => {
      const { projectId, taskId = null } = command;
      const context = await stores.timeEntries.recordingContext({ userId, projectId, taskId });
      const drafted = newEntry(ports, { ...command, userId, taskId }, context);
      const issues = checkTimeEntry(drafted, ports.clock.now());
      checkDuration(issues, command);
      checkReferences(issues, context, { taskId }, { ofDeactivated: grant === "all" });
      issues.throwIfAny();
      requireOpen(context);
      await requireFreeExternalId(stores, "time_entry", drafted);
      if (context.workspace.overlapPolicy === "reject") await stores.users.lock(userId);
      await makeRoomForTimer(ports, stores, drafted, context, { stop: command.stopRunning ?? false, author: authorOf(actor) });
      await requireNoOverlap(stores, context, drafted, ports.clock.now());
      const entry = { ...drafted, tags: await inKnownSpelling(stores, drafted.tags, ports.clock.now()) };
      await stores.timeEntries.insert(entry);
      const type = entry.status === "running" ? "time_entry.started" : "time_entry.created";
      await stores.events.record(domainEvent(ports, authorOf(actor), type, timeEntryView(entry)));
      return entry;
    });
  };
}

function newEntry(
  { clock, ids }: Pick<Ports, "clock" | "ids">,
  command: CreateTimeEntry & { userId: UserId; taskId: TaskId | null },
  context: RecordingContext,
): RunningEntry | RecordedEntry {
  const now = clock.now();
  const ownRate = command.rate ?? null;
  const { startTime, endTime } = timesOf(command, now);
  const base = {
    id: ids.next("te"),
    userId: command.userId,
    projectId: command.projectId,
    ...entryContent.create(command),
    tags: distinctTags(command.tags ?? []),
    startTime,
    billable: command.billable ?? billableIn(context),
    ownRate,
    invoiceId: null,
    ...firstVersion(now),
  };
  return endTime === null
    ? { status: "running", endTime: null, rate: rateWhileRunning(context, ownRate), ...base }
    : { status: "recorded", endTime, rate: rateIn(context, ownRate), ...base };
}

function timesOf(
  { startTime, endTime, durationSeconds }: CreateTimeEntry,
  now: Instant,
): { readonly startTime: Instant; readonly endTime: Instant | null } {
  if (durationSeconds == null || endTime != null) return { startTime: startTime ?? now, endTime: endTime ?? null };
  const start = startTime ?? plusSeconds(now, -durationSeconds);
  return { startTime: start, endTime: plusSeconds(start, durationSeconds) };
}

function checkDuration(issues: Issues, { endTime, durationSeconds }: CreateTimeEntry): void {
  if (endTime == null || durationSeconds == null) return;
  issues.add(["durationSeconds"], "exactly_one", "Provide an end or a duration, not both.");
}

async function makeRoomForTimer(
  ports: Pick<Ports, "clock" | "ids">,
  stores: Pick<Stores, "events" | "timeEntries">,
  entry: TimeEntry,
  context: RecordingContext,
  { stop, author }: { readonly stop: boolean; readonly author: Author },
): Promise<void> {
  if (context.runningId === null || (entry.status !== "running" && !stop)) return;
  if (!stop) throw timerRunning(context.runningId);
  const running = await stores.timeEntries.findRunning(entry.userId);
  if (running?.status !== "running") return;
  // A timer that started in the past replaces the other from then on, so that the time is not counted twice.
  const isReplaced = entry.status === "running" && entry.startTime > running.startTime && entry.startTime < ports.clock.now();
  await stopRunning(ports, stores, running, author, isReplaced ? entry.startTime : undefined);
}
