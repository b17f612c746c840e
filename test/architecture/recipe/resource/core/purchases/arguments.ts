import { actor, anyOf, changes, creation, fieldsOf, id, listing } from "../access/arguments.js";
import { idType } from "../kernel/field-types.js";
import { byCreation } from "../kernel/page.js";
import { purchaseTable } from "./purchase.js";
import type { PurchaseFilter } from "./purchase-store.js";

const filter = fieldsOf<PurchaseFilter>()({ projectIds: anyOf(idType("prj")) });

export const purchaseArguments = {
  createPurchase: [actor, creation(purchaseTable)],
  listPurchases: [actor, ...listing(filter, byCreation)],
  getPurchase: [actor, id("pur")],
  updatePurchase: [actor, id("pur"), changes(purchaseTable)],
  deletePurchase: [actor, id("pur")],
} as const;
