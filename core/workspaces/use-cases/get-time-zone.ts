import type { Actor } from "../../access/actor.js";
import type { TimeZone } from "../../kernel/time-zone.js";
import type { Needs } from "../../ports/ports.js";

/** Returns the workspace's time zone, which every actor may read because it determines the current day. */
export function makeGetTimeZone({ unitOfWork }: Needs<"workspace">) {
  return async (actor: Actor): Promise<TimeZone> => (await unitOfWork.read(actor, (stores) => stores.workspace.get())).timeZone;
}
