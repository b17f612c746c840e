import { FieldTable } from "../kernel/field-table.js";
import { amountType, choiceType, currencyType, idType, instantType, wholeType } from "../kernel/field-types.js";
import { type Described, field, type ModelOf } from "../kernel/fields.js";

/**
 * `received`: a bank transaction paid more than its invoices; `used`: it paid an invoice; `returned`: that payment was reversed; `withdrawn`: the bank transaction was unbooked.
 */
export const creditKinds = ["received", "used", "returned", "withdrawn"] as const;
/** One of {@link creditKinds}. */
export type CreditKind = (typeof creditKinds)[number];

const MAX_POSITION = 1_000_000_000;

export const clientCreditTable = new FieldTable({
  /** `ccr_…`, assigned by the service. */
  id: field.assigned(idType("ccr")),
  /** Who paid it. */
  clientId: field.assigned(idType("cli"), "ID of the client"),
  /** ISO 4217. A client has a balance for each. */
  currency: field.assigned(currencyType, ["Currency of the amounts", "EUR"]),
  /** From 1, without gaps, for each client and currency. */
  position: field.assigned(wholeType({ min: 1, max: MAX_POSITION }), [
    "Number of the row, from 1, for the client and currency",
    1,
  ]),
  /** See {@link creditKinds}. */
  kind: field.assigned(choiceType(creditKinds), [
    "`received`: a bank transaction paid more than its invoices. `used`: it paid an invoice. `returned`: that payment was reversed. `withdrawn`: the bank transaction was unbooked",
    "received",
  ]),
  /** Minor units; negative if the balance decreases. */
  amount: field.assigned(
    amountType(() => undefined),
    ["Amount; negative if the balance decreases", 5_000],
  ),
  /** Minor units, never negative. */
  balance: field.assigned(
    amountType(() => undefined),
    ["Balance after the row; never negative", 5_000],
  ),
  /** Of what was received or withdrawn. */
  bankTransactionId: field.assignedOrNull(idType("btx"), "ID of the bank transaction of what was received or withdrawn"),
  /** That the credit paid. */
  invoiceId: field.assignedOrNull(idType("inv"), "ID of the invoice that the credit paid"),
  /** The row of the invoice's payments. */
  paymentId: field.assignedOrNull(idType("pay"), "ID of the row of the invoice's payments"),
  /** When the balance changed. */
  createdAt: field.assigned(instantType),
});

/** A row of what a client has paid in excess. Rows are only ever added. */
export interface ClientCredit extends ModelOf<typeof clientCreditTable.fields>, Described {}
