import { earlyPaymentAmount, earlyPaymentUntil, payableEarly } from "../../billing/early-payment.js";
import { balanceOf } from "../../invoices/balance.js";
import type { InvoiceSummary } from "../../invoices/invoice.js";
import { payableAmount } from "../../invoices/payable.js";
import { remittanceOf } from "../../invoices/remittance.js";
import type { LocalDate } from "../../kernel/calendar.js";
import type { CurrencyCode } from "../../kernel/currency.js";
import type { ClientId, InvoiceId } from "../../kernel/ids.js";

/** An invoice that a transaction could pay or refund. */
export interface Candidate {
  readonly id: InvoiceId;
  readonly clientId: ClientId;
  readonly currency: CurrencyCode;
  /** Minor units that the buyer owes. */
  readonly due: bigint;
  /** Minor units that the buyer gets back. */
  readonly refundable: bigint;
  /** Minor units that the buyer can deduct until the day. Null: none. */
  readonly discount: { readonly amount: bigint; readonly until: LocalDate } | null;
  /** What the buyer was asked to state in the payment. */
  readonly reference: string | null;
  /** The number of the invoice, and those of its credit notes. */
  readonly numbers: readonly string[];
  /** The names of the client. */
  readonly names: readonly string[];
}

/** The invoice as a candidate. Null if it is a draft, void or a credit note, or if nothing is due or refundable. */
export function candidateOf(invoice: InvoiceSummary, names: readonly string[]): Candidate | null {
  const { id, clientId, currency, number, status, type, issueDate, earlyPaymentDiscount, credits } = invoice;
  if (number === null || status === "draft" || status === "void" || type === "credit_note") return null;
  const { due, refundable } = balanceOf(invoice);
  if (due === 0n && refundable === 0n) return null;
  const terms = issueDate === null ? null : earlyPaymentDiscount;
  const amount = terms === null ? 0n : earlyPaymentAmount(terms, payableAmount(invoice));
  const isOffered = terms !== null && issueDate !== null && payableEarly(due, amount) !== null;
  return {
    id,
    clientId,
    currency,
    due,
    refundable,
    discount: isOffered ? { amount, until: earlyPaymentUntil(terms, issueDate) } : null,
    reference: remittanceOf(invoice),
    numbers: [number, ...credits.map((credit) => credit.number)],
    names,
  };
}
