import { type Actor, authorize, type Author, authorOf } from "../../access/actor.js";
import { domainEvent } from "../../events/domain-event.js";
import { nextVersion } from "../../kernel/entity.js";
import { conflict } from "../../kernel/errors.js";
import type { TimeEntryId, UserId } from "../../kernel/ids.js";
import type { Instant } from "../../kernel/instant.js";
import type { Needs, Ports } from "../../ports/ports.js";
import type { Stores } from "../../ports/unit-of-work.js";
import { rateIn } from "../recording.js";
import { type RecordedEntry, recordEntry, type RunningEntry, stopTime } from "../time-entry.js";
import { timeEntryView } from "../time-entry-view.js";
import { findWritable } from "./read-time-entries.js";

/** Ends a running timer now and records it. Throws `not_running` (conflict) if the entry has an end. */
export function makeStopTimeEntry(ports: Needs<"events" | "timeEntries", "clock" | "ids">) {
  return async (actor: Actor, id: TimeEntryId): Promise<RecordedEntry> => {
    authorize(actor, "time_entries:write");
    return ports.unitOfWork.run(actor, async (stores) => {
      const entry = await findWritable(stores, actor, id);
      if (entry.status !== "running") {
        throw conflict("not_running", "The time entry is not running.", {
          time_entry_id: id,
          current_status: entry.status,
          allowed: ["running"],
        });
      }
      return stopRunning(ports, stores, entry, authorOf(actor));
    });
  };
}

/** Stops the timer of a user who leaves, if one runs. */
export function makeEndTimer(ports: Pick<Ports, "clock" | "ids">) {
  return async (stores: Pick<Stores, "events" | "timeEntries">, userId: UserId, author: Author): Promise<void> => {
    const running = await stores.timeEntries.findRunning(userId);
    if (running?.status === "running") await stopRunning(ports, stores, running, author);
  };
}

/** Records a running entry that ends now or at `endTime`, resolves its rate and emits `time_entry.created`. */
export async function stopRunning(
  ports: Pick<Ports, "clock" | "ids">,
  stores: Pick<Stores, "events" | "timeEntries">,
  entry: RunningEntry,
  author: Author,
  endTime?: Instant,
): Promise<RecordedEntry> {
  const now = ports.clock.now();
  const context = await stores.timeEntries.recordingContext(entry);
  const recorded = nextVersion(recordEntry(entry, endTime ?? stopTime(entry, now), rateIn(context, entry.ownRate)), now);
  await stores.timeEntries.update(recorded);
  await stores.events.record(domainEvent(ports, author, "time_entry.created", timeEntryView(recorded)));
  return recorded;
}
