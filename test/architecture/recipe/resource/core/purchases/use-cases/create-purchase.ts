import { type Actor, authorize } from "../../access/actor.js";
import { firstVersion } from "../../kernel/entity.js";
import { addUnknown } from "../../kernel/errors.js";
import type { Needs } from "../../ports/ports.js";
import { type CreatePurchase, type Purchase, purchaseTable } from "../purchase.js";

/** Throws `unknown_reference` (invalid) if the project does not exist. */
export function makeCreatePurchase({ unitOfWork, clock, ids }: Needs<"purchases" | "projects", "clock" | "ids">) {
  return async (actor: Actor, command: CreatePurchase): Promise<Purchase> => {
    authorize(actor, "purchases:write");
    return unitOfWork.run(actor, async (stores) => {
      const purchase: Purchase = { id: ids.next("pur"), ...purchaseTable.create(command), ...firstVersion(clock.now()) };
      const issues = purchaseTable.issuesOf(purchase);
      if (!(await stores.projects.find(purchase.projectId))) addUnknown(issues, ["projectId"], "project");
      issues.throwIfAny();
      await stores.purchases.insert(purchase);
      return purchase;
    });
  };
}
