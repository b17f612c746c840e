import { type Actor, authorize } from "../../access/actor.js";
import type { TimeEntryId } from "../../kernel/ids.js";
import type { Ports } from "../../ports/ports.js";
import { requireUnbilled } from "../time-entry.js";
import { findWritable } from "./read-time-entries.js";

export function makeDeleteTimeEntry({ unitOfWork }: Pick<Ports, "unitOfWork">) {
  return async (actor: Actor, id: TimeEntryId): Promise<void> => {
    authorize(actor, "time_entries:write");
    return unitOfWork.run(actor, async (stores) => {
      const entry = await findWritable(stores, actor, id);
      requireUnbilled(entry);
      await stores.timeEntries.delete(entry);
    });
  };
}
