import { purchaseTable } from "../../../core/index.js";
import { exampleId, named } from "./annotations.js";
import { changesOf, creationOf, viewOf } from "./of-fields.js";

export const Purchase = named("Purchase", "An amount that was spent on a project.", viewOf(purchaseTable));

export const PurchaseCreation = named("PurchaseCreation", "A purchase to create.", creationOf(purchaseTable), {
  project_id: exampleId("prj"),
  description: "Train to Hamburg",
  amount: 8_990,
  spent_on: "2026-03-02",
});

export const PurchaseChanges = named(
  "PurchasePatch",
  "The changes of a purchase. Absent fields do not change.",
  changesOf(purchaseTable),
  { billable: false },
);
