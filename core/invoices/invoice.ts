import type { LocalDate } from "../kernel/calendar.js";
import type { CurrencyCode } from "../kernel/currency.js";
import type { Versioned } from "../kernel/entity.js";
import { conflict } from "../kernel/errors.js";
import type { ClientId, InvoiceId, PaymentId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import { formatAmount } from "../kernel/money.js";
import type { Address } from "../billing/address.js";
import type { Seller } from "../billing/seller.js";
import type { InvoiceLine } from "./line.js";
import type { InvoiceAllowance, PayableRounding, Prices, TaxCurrency } from "./document-terms.js";
import { payableAmount } from "./payable.js";
import type { TaxGroup } from "./tax-groups.js";
import type { Discount } from "./totals.js";

/** The recipient of the invoice, copied from the client when it is issued. */
export interface Buyer {
  readonly name: string;
  readonly legalName: string | null;
  readonly email: string | null;
  readonly address: Address | null;
  readonly taxId: string | null;
}

export const paymentLimits = { method: { min: 1, max: 100 }, reference: { min: 1, max: 200 } } as const;

export interface Payment {
  readonly id: PaymentId;
  /** Minor units of the invoice's currency. */
  readonly amount: bigint;
  readonly paidOn: LocalDate;
  readonly method: string | null;
  readonly reference: string | null;
  readonly createdAt: Instant;
}

/** The days that an invoice covers, including both ends. */
export interface Period {
  readonly start: LocalDate;
  readonly end: LocalDate;
}

/** The content that the user edits in a draft. */
export interface InvoiceContent {
  readonly clientId: ClientId;
  readonly currency: CurrencyCode;
  readonly issueDate: LocalDate | null;
  readonly dueDate: LocalDate | null;
  readonly period: Period | null;
  readonly prices: Prices;
  readonly discount: Discount | null;
  /** The prepaid amount as entered; null if it is computed. */
  readonly prepaidAmount: bigint | null;
  readonly payableRounding: PayableRounding | null;
  readonly taxCurrency: TaxCurrency | null;
  readonly notes: string;
  readonly purchaseOrder: string | null;
  readonly buyerReference: string | null;
}

/**
 * The figures computed from the content, in minor units of the invoice's currency; `taxTotalInTaxCurrency` in those of the tax currency, null
 * if there is none.
 */
export interface InvoiceFigures {
  readonly subtotal: bigint;
  readonly discountTotal: bigint;
  readonly allowanceTotal: bigint;
  readonly chargeTotal: bigint;
  readonly taxBreakdown: readonly TaxGroup[];
  readonly taxTotal: bigint;
  readonly total: bigint;
  readonly prepaidTotal: bigint;
  readonly roundingAmount: bigint;
  readonly taxTotalInTaxCurrency: bigint | null;
}

interface InvoiceBase extends InvoiceContent, InvoiceFigures, Versioned {
  readonly id: InvoiceId;
  readonly lines: readonly InvoiceLine[];
  readonly allowances: readonly InvoiceAllowance[];
  readonly charges: readonly InvoiceAllowance[];
  readonly payments: readonly Payment[];
  readonly sentAt: Instant | null;
}

export interface DraftInvoice extends InvoiceBase {
  readonly status: "draft";
  readonly number: null;
  readonly seller: null;
  readonly buyer: null;
  readonly issuedAt: null;
  readonly paidAt: null;
  readonly voidedAt: null;
}

interface Issued {
  readonly number: string;
  readonly issueDate: LocalDate;
  readonly dueDate: LocalDate;
  readonly seller: Seller;
  readonly buyer: Buyer;
  readonly issuedAt: Instant;
}

export interface OpenInvoice extends InvoiceBase, Issued {
  readonly issueDate: LocalDate;
  readonly dueDate: LocalDate;
  readonly status: "open";
  readonly paidAt: null;
  readonly voidedAt: null;
}

export interface PaidInvoice extends InvoiceBase, Issued {
  readonly issueDate: LocalDate;
  readonly dueDate: LocalDate;
  readonly status: "paid";
  readonly paidAt: Instant;
  readonly voidedAt: null;
}

/** A voided draft has no number; a voided open invoice keeps its number. */
export type VoidInvoice =
  | (Omit<DraftInvoice, "status" | "voidedAt"> & { readonly status: "void"; readonly voidedAt: Instant })
  | (Omit<OpenInvoice, "status" | "voidedAt"> & { readonly status: "void"; readonly voidedAt: Instant });

export type Invoice = DraftInvoice | OpenInvoice | PaidInvoice | VoidInvoice;
export const invoiceStatuses = ["draft", "open", "paid", "void"] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** An invoice in a list, without its lines. */
export type InvoiceSummary = Omit<Invoice, "lines">;

/** The allowed status transitions. `draft → paid` also issues the invoice. */
export const invoiceTransitions: Readonly<Record<InvoiceStatus, readonly InvoiceStatus[]>> = {
  draft: ["open", "paid", "void"],
  open: ["paid", "void"],
  paid: [],
  void: [],
};

/** Throws `invalid_transition` with `from`, `to` and `allowed`. */
export function checkTransition(from: InvoiceStatus, to: InvoiceStatus): void {
  if (invoiceTransitions[from].includes(to)) return;
  throw conflict("invalid_transition", `Cannot change the status of an invoice from ${from} to ${to}.`, {
    from,
    to,
    allowed: invoiceTransitions[from],
  });
}

export function amountPaid(invoice: Pick<Invoice, "payments">): bigint {
  return invoice.payments.reduce((sum, payment) => sum + payment.amount, 0n);
}

/** payable amount − paid. */
export function amountDue(invoice: Pick<Invoice, "payments" | "total" | "prepaidTotal" | "roundingAmount">): bigint {
  return payableAmount(invoice) - amountPaid(invoice);
}

/** Throws `invoice_has_payments`, because voiding would lose track of the money received. */
export function requireNoPayments(invoice: Pick<Invoice, "payments" | "currency">): void {
  if (invoice.payments.length === 0) return;
  const paid = `${formatAmount(amountPaid(invoice), invoice.currency)} ${invoice.currency}`;
  throw conflict("invoice_has_payments", `The invoice has payments of ${paid}, so it cannot be voided.`, {
    payment_ids: invoice.payments.map(({ id }) => id),
  });
}

/** An open invoice is overdue from the day after its due date, in the workspace's time zone. */
export function isOverdue(invoice: Pick<Invoice, "status" | "dueDate">, today: LocalDate): boolean {
  return invoice.status === "open" && invoice.dueDate !== null && invoice.dueDate < today;
}

export function issueInvoice(draft: DraftInvoice, issue: Omit<Issued, "issuedAt">, now: Instant): OpenInvoice {
  return { ...draft, ...issue, status: "open", issuedAt: now };
}

/** Adds a payment; a payment of the full amount due makes the invoice paid. */
export function payInvoice(invoice: OpenInvoice, payment: Payment, now: Instant): OpenInvoice | PaidInvoice {
  const paid = { ...invoice, payments: [...invoice.payments, payment] };
  return amountDue(paid) === 0n ? settleInvoice(paid, now) : paid;
}

export function settleInvoice(invoice: OpenInvoice, now: Instant): PaidInvoice {
  return { ...invoice, status: "paid", paidAt: now };
}

export function voidInvoice(invoice: DraftInvoice | OpenInvoice, now: Instant): VoidInvoice {
  return { ...invoice, status: "void", voidedAt: now };
}
