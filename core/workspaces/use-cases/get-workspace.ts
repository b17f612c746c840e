import { type Actor, authorize } from "../../access/actor.js";
import type { Ports } from "../../ports/ports.js";

export function makeGetWorkspace({ unitOfWork }: Pick<Ports, "unitOfWork">) {
  return async (actor: Actor) => {
    authorize(actor, "workspace:read");
    return unitOfWork.read(actor, (stores) => stores.workspace.get());
  };
}
