import { isCreditorReference, plainReference } from "../billing/payment-reference.js";
import { groupedIban } from "../kernel/local-formats.js";
import type { InvoiceSummary } from "./invoice.js";

type Referenced = Pick<InvoiceSummary, "paymentReference" | "number">;

/** What the buyer states in the payment (BT-83): the payment reference, or else the number. A creditor reference is without spaces. */
export function remittanceOf({ paymentReference, number }: Referenced): string | null {
  const reference = paymentReference ?? number;
  return reference !== null && isCreditorReference(reference) ? plainReference(reference) : reference;
}

/** The same as it is printed: a creditor reference in groups of four (ISO 11649). */
export function printedRemittance(invoice: Referenced): string | null {
  const reference = remittanceOf(invoice);
  return reference !== null && isCreditorReference(reference) ? groupedIban(reference) : reference;
}
