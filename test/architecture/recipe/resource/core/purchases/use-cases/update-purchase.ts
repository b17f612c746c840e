import { type Actor, authorize } from "../../access/actor.js";
import { issuesOfChange, nextVersion, sameValue } from "../../kernel/entity.js";
import { notFound } from "../../kernel/errors.js";
import type { Needs } from "../../ports/ports.js";
import { type Purchase, type PurchaseId, type PurchasePatch, purchaseTable } from "../purchase.js";

export function makeUpdatePurchase({ unitOfWork, clock }: Needs<"purchases", "clock">) {
  return async (actor: Actor, id: PurchaseId, patch: PurchasePatch): Promise<Purchase> => {
    authorize(actor, "purchases:write");
    return unitOfWork.run(actor, async (stores) => {
      const before = await stores.purchases.find(id);
      if (!before) throw notFound("purchase");
      const after = purchaseTable.change(before, patch);
      issuesOfChange(before, after, (purchase) => purchaseTable.issuesOf(purchase)).throwIfAny();
      if (sameValue(before, after)) return before;
      const next = nextVersion(after, clock.now());
      await stores.purchases.update(next);
      return next;
    });
  };
}
