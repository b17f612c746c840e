import { FieldTable } from "../kernel/field-table.js";
import { amountType, dayType, flagType, idType, textType } from "../kernel/field-types.js";
import { type ChangesOf, type CreationOf, field, type ModelOf, versionFields } from "../kernel/fields.js";
import { MAX_AMOUNT } from "../kernel/money.js";

const amountLimits = { min: 1n, max: MAX_AMOUNT } as const;

export const purchaseTable = new FieldTable({
  id: field.assigned(idType("pur")),
  projectId: field.fixed(idType("prj")),
  description: field.required(textType({ min: 1, max: 500 }), ["What the money was spent on", "Train to Hamburg"]),
  /** Minor units of the client's currency, at least 1. */
  amount: field.required(
    amountType((issues, path, amount) => {
      if (amount < amountLimits.min || amount > amountLimits.max) issues.add(path, "out_of_range", "Must be at least 1.");
    }, amountLimits),
    ["The amount in the client's currency", 8_990],
  ),
  spentOn: field.required(dayType, ["Day on which the money was spent", "2026-03-02"]),
  billable: field.defaulting(flagType, true, ["Whether the purchase is billable", true]),
  ...versionFields,
});

export interface Purchase extends ModelOf<typeof purchaseTable.fields> {}
export type PurchaseId = Purchase["id"];
export interface CreatePurchase extends CreationOf<typeof purchaseTable.fields> {}
export interface PurchasePatch extends ChangesOf<typeof purchaseTable.fields> {}
