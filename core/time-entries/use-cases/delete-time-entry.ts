import { type Actor, authorize, authorOf } from "../../access/actor.js";
import { domainEvent } from "../../events/domain-event.js";
import type { TimeEntryId } from "../../kernel/ids.js";
import type { Needs } from "../../ports/ports.js";
import { requireUnbilled } from "../time-entry.js";
import { timeEntryView } from "../time-entry-view.js";
import { findWritable } from "./read-time-entries.js";

/** Deletes an entry that is not billed, keeps it to be restored, and emits its last state. Throws `time_entry_billed` (conflict). */
export function makeDeleteTimeEntry(ports: Needs<"events" | "timeEntries", "clock" | "ids">) {
  return async (actor: Actor, id: TimeEntryId): Promise<void> => {
    authorize(actor, "time_entries:write");
    return ports.unitOfWork.run(actor, async (stores) => {
      const entry = await findWritable(stores, actor, id);
      requireUnbilled(entry);
      await stores.timeEntries.keepFormer(entry, ports.clock.now());
      await stores.timeEntries.delete(entry);
      await stores.events.record(domainEvent(ports, authorOf(actor), "time_entry.deleted", timeEntryView(entry)));
    });
  };
}
