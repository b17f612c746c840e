import { makeDeleteUnreferenced } from "../access/delete-unreferenced.js";
import { makeGet, makeList } from "../access/read-resources.js";
import { byCreation } from "../kernel/page.js";
import type { Ports } from "../ports/ports.js";
import { makeCreatePurchase } from "./use-cases/create-purchase.js";
import { makeUpdatePurchase } from "./use-cases/update-purchase.js";

export * from "./purchase.js";
export * from "./purchase-store.js";

/** The use cases of purchases. */
export function purchaseUseCases(ports: Ports) {
  return {
    /** Creates a purchase. Needs `purchases:write`. Throws `unknown_reference` (invalid) for a project that does not exist. */
    createPurchase: makeCreatePurchase(ports),
    /** Lists purchases, filtered and in pages. Needs `purchases:read`. */
    listPurchases: makeList(ports, "purchase", byCreation, ({ purchases }) => purchases),
    /** Returns one purchase. Needs `purchases:read`. Throws `not_found`. */
    getPurchase: makeGet(ports, "purchase", ({ purchases }) => purchases),
    /** Changes the fields that the patch has. Needs `purchases:write`. Throws `not_found`. */
    updatePurchase: makeUpdatePurchase(ports),
    /** Deletes a purchase. Needs `purchases:write`. Throws `not_found`. */
    deletePurchase: makeDeleteUnreferenced(ports, "purchase", ({ purchases }) => purchases),
  };
}
