import { accountFor } from "../billing/account.js";
import { isCreditorReference, paymentReferenceFor, plainReference } from "../billing/payment-reference.js";
import { groupedQrReference, isQrIban, isQrReference, qrReference } from "../billing/qr-reference.js";
import type { CurrencyCode } from "../kernel/currency.js";
import { groupedIban } from "../kernel/local-formats.js";
import type { Workspace } from "../workspaces/workspace.js";
import type { InvoiceSummary } from "./invoice.js";

type Referenced = Pick<InvoiceSummary, "paymentReference" | "number">;

/**
 * The payment reference of an invoice that is issued without one. On a Swiss QR-bill, an account for QR references accepts no others, so the number
 * becomes one.
 */
export function usualReference(workspace: Workspace, currency: CurrencyCode, number: string): string {
  const iban = accountFor(workspace.seller, currency)?.iban ?? null;
  if (workspace.paymentCode === "swiss_qr_bill" && iban !== null && isQrIban(iban)) return qrReference(number);
  return paymentReferenceFor(workspace.paymentReference, number);
}

/** What the buyer states in the payment (BT-83): the payment reference, or else the number. References with check digits are without spaces. */
export function remittanceOf({ paymentReference, number }: Referenced): string | null {
  const reference = paymentReference ?? number;
  if (reference === null) return null;
  return isCreditorReference(reference) || isQrReference(reference) ? plainReference(reference) : reference;
}

/** The same as it is printed: references with check digits in groups. */
export function printedRemittance(invoice: Referenced): string | null {
  const reference = remittanceOf(invoice);
  if (reference === null) return null;
  if (isQrReference(reference)) return groupedQrReference(reference);
  return isCreditorReference(reference) ? groupedIban(reference) : reference;
}
