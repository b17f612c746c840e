import { type Actor, authorize } from "../../access/actor.js";
import type { Needs } from "../../ports/ports.js";
import { mayBeOutdated } from "../../ports/unit-of-work.js";
import { withNextNumber } from "../invoice-series.js";
import type { NumberedWorkspace } from "../workspace.js";

/** The next number is absent for actors who see only some of the settings. */
export function makeGetWorkspace({ unitOfWork, clock }: Needs<"invoices" | "workspace", "clock">) {
  return async (actor: Actor): Promise<NumberedWorkspace> => {
    const grant = authorize(actor, "workspace:read");
    return unitOfWork.read(mayBeOutdated(actor), async (stores) => {
      const workspace = await stores.workspace.get();
      return grant === "all" ? withNextNumber(stores, workspace, clock.now()) : workspace;
    });
  };
}
