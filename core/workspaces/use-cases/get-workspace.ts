import { type Actor, authorize } from "../../access/actor.js";
import type { Needs } from "../../ports/ports.js";

export function makeGetWorkspace({ unitOfWork }: Needs<"workspace">) {
  return async (actor: Actor) => {
    authorize(actor, "workspace:read");
    return unitOfWork.read(actor, (stores) => stores.workspace.get());
  };
}
