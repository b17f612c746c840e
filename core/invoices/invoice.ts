import type { LocalDate } from "../kernel/calendar.js";
import type { CurrencyCode } from "../kernel/currency.js";
import type { Versioned } from "../kernel/entity.js";
import type { External } from "../kernel/external-fields.js";
import { conflict } from "../kernel/errors.js";
import type { ClientId, InvoiceId, RecurringInvoiceId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import { formatMoney } from "../kernel/money.js";
import type { EarlyPaymentDiscount } from "../billing/early-payment.js";
import type { Withholding } from "../billing/withholding.js";
import type { PaymentCode } from "../billing/payment-code.js";
import type { Seller } from "../billing/seller.js";
import { balanceOf, isSettled } from "./balance.js";
import type { Credit } from "./credit.js";
import type { DeductedDeposit } from "./deposit.js";
import type { DueDateChange } from "./due-date.js";
import type { RetainerBalance } from "./retainer-balance.js";

import type { Buyer } from "./buyer.js";
import type { InvoiceReminders } from "./invoice-reminders.js";
import type { PayableRounding, Prices, TaxCurrency } from "./document-terms.js";
import { payableAmount } from "./payable.js";
import { effective, type Settlement } from "./settlement.js";
import type { Statement } from "./statements/statement.js";
import type { TaxGroup } from "./tax-groups.js";
import type { Discount } from "./totals.js";
import type { InvoiceAllowance, InvoiceLine, Period } from "./line-table.js";

/** The content that the user edits in a draft. */
export interface InvoiceContent {
  /** The client that is billed. It never changes. */
  readonly clientId: ClientId;
  /** The client's currency, or the workspace's if the client has none; never changes. */
  readonly currency: CurrencyCode;
  /** Null in a draft: the day of issue in the workspace's time zone. */
  readonly issueDate: LocalDate | null;
  /** Null in a draft: the issue date plus the client's or the workspace's payment terms. Of an open invoice, it can change: see `dueDateChanges`. */
  readonly dueDate: LocalDate | null;
  /** The period billed (BG-14). Null: none is stated. */
  readonly period: Period | null;
  /** Whether unit prices, allowances, charges and the discount include tax. */
  readonly prices: Prices;
  /** A discount on the complete document. */
  readonly discount: Discount | null;
  /** The discount for early payment. Null: none. */
  readonly earlyPaymentDiscount: EarlyPaymentDiscount | null;
  /** The prepaid amount as entered, without deposits; null if it is computed. */
  readonly prepaidAmount: bigint | null;
  /** The tax that the buyer withholds from the payment. Null: none. */
  readonly withholding: Withholding | null;
  /** The deposits that the invoice deducts, with their tax. */
  readonly deposits: readonly DeductedDeposit[];
  /** Null: the payable amount is not rounded. */
  readonly payableRounding: PayableRounding | null;
  /** Null: VAT is reported in the invoice's currency. */
  readonly taxCurrency: TaxCurrency | null;
  /** Printed on the invoice (BT-22). At most 10,000 characters. */
  readonly notes: string;
  /** The buyer's order (BT-13). At most 100 characters. */
  readonly purchaseOrder: string | null;
  /** The contract (BT-12). At most 100 characters. */
  readonly contractReference: string | null;
  /** The project of the buyer (BT-11). At most 100 characters. */
  readonly projectReference: string | null;
  /** The buyer's reference (BT-10), such as a German Leitweg-ID. At most 100 characters. */
  readonly buyerReference: string | null;
  /**
   * What the buyer states in the payment (BT-83). At most 140 characters. Null in a draft: as the workspace says, when it is issued. Null in an issued
   * invoice: its number.
   */
  readonly paymentReference: string | null;
}

/**
 * The figures computed from the content, in minor units of the invoice's currency; `taxTotalInTaxCurrency` in those of the tax currency, null
 * if there is none.
 */
export interface InvoiceFigures {
  /** The sum of the nets of the lines (BT-106). */
  readonly subtotal: bigint;
  /** What the discount deducts, without tax. */
  readonly discountTotal: bigint;
  /** The sum of the nets of the allowances of the document (part of BT-107). */
  readonly allowanceTotal: bigint;
  /** The sum of the nets of the charges of the document (BT-108). */
  readonly chargeTotal: bigint;
  /** The tax of each category and rate (BG-23). */
  readonly taxBreakdown: readonly TaxGroup[];
  /** The sum of the taxes of the groups (BT-110). */
  readonly taxTotal: bigint;
  /** With tax, before prepayments and rounding (BT-112). */
  readonly total: bigint;
  /** The sum of the totals of the deducted deposits, with their tax. */
  readonly depositTotal: bigint;
  /** What the buyer withholds of the total without tax, without what it withheld of the deposits. */
  readonly withheldTotal: bigint;
  /** What is prepaid (BT-113): the entered amount, or else the split tax; `withheldTotal`; and what was paid by deposits. */
  readonly prepaidTotal: bigint;
  /** What rounding adds to the payable amount (BT-114). */
  readonly roundingAmount: bigint;
  /** The sum of the taxes in minor units of the tax currency (BT-111). Null without one. */
  readonly taxTotalInTaxCurrency: bigint | null;
}

/** What a user drafts and issues. A `deposit` bills an advance payment (EN 16931 type 386), which an `invoice` deducts later. */
export const draftTypes = ["invoice", "deposit"] as const;
/** One of {@link draftTypes}. */
export type DraftType = (typeof draftTypes)[number];

/** `credit_note` corrects an invoice that was issued (EN 16931 type 381); its amounts are positive. */
export const invoiceTypes = [...draftTypes, "credit_note"] as const;
/** One of {@link invoiceTypes}. */
export type InvoiceType = (typeof invoiceTypes)[number];

/** The invoice that a credit note corrects (BG-3), and why. */
export interface Correction {
  /** The invoice that is corrected. */
  readonly invoiceId: InvoiceId;
  /** Its number (BT-25). */
  readonly number: string;
  /** Its issue date (BT-26). */
  readonly issueDate: LocalDate;
  /** Printed on the credit note. 1 to 500 characters. */
  readonly reason: string;
}

interface InvoiceBase extends InvoiceContent, InvoiceFigures, External, Versioned {
  /** `inv_…`, also of deposits and credit notes. */
  readonly id: InvoiceId;
  readonly type: InvoiceType;
  /** Null unless it is a credit note. */
  readonly corrects: Correction | null;
  /** 1 to 5,000 lines, each with its net amount. */
  readonly lines: readonly InvoiceLine[];
  /** Allowances of the document (BG-20), at most 100. */
  readonly allowances: readonly InvoiceAllowance[];
  /** Charges of the document (BG-21), at most 100. */
  readonly charges: readonly InvoiceAllowance[];
  /** Only ever appended to. */
  readonly payments: readonly Settlement[];
  /** The credit notes that correct the invoice; only ever appended to. */
  readonly credits: readonly Credit[];
  /** The changes of the due date since the invoice was issued; only ever appended to. */
  readonly dueDateChanges: readonly DueDateChange[];
  /** The invoice that deducts this deposit. */
  readonly deductedBy: InvoiceId | null;
  /** The number of that invoice; null if it is a draft. */
  readonly deductedByNumber: string | null;
  /** What banking apps scan from the document, as the workspace said when it was issued. Null in a draft, and if there is none. */
  readonly paymentCode: PaymentCode | null;
  /** The recurring invoice that it was made from. Null: none. */
  readonly recurringInvoiceId: RecurringInvoiceId | null;
  /** Whether its client is reminded of it, and how far that has come. */
  readonly reminders: InvoiceReminders;
  /** The time of the retainer that it bills. Null: it bills none. */
  readonly retainer: RetainerBalance | null;
  /** What the law of the seller's country requires the document to state. Empty in a draft. */
  readonly statements: readonly Statement[];
  /** Whether the tax of every line was set, on the line, the invoice, the client or the workspace. Otherwise lines have {@link NO_TAX}. */
  readonly taxChosen: boolean;
  /** When the first email with the invoice was sent. */
  readonly sentAt: Instant | null;
  /** When the client first opened the page of a link to it. */
  readonly viewedAt: Instant | null;
}

/** An invoice or deposit that can still be changed. It has no number, and claims its time entries and deposits. */
export interface DraftInvoice extends InvoiceBase {
  /** A `deposit` bills an advance payment, which an `invoice` deducts later. */
  readonly type: DraftType;
  readonly corrects: null;
  readonly status: "draft";
  readonly number: null;
  readonly seller: null;
  readonly buyer: null;
  readonly issuedAt: null;
  readonly paidAt: null;
  readonly voidedAt: null;
}

interface Issued {
  /** Assigned at issue, without gaps within its series (BT-1). */
  readonly number: string;
  readonly issueDate: LocalDate;
  readonly dueDate: LocalDate;
  /** A copy of the workspace's seller details at issue (BG-4). */
  readonly seller: Seller;
  /** A copy of the client's data at issue (BG-7). */
  readonly buyer: Buyer;
  /** When it was issued. */
  readonly issuedAt: Instant;
}

interface IssuedInvoice extends InvoiceBase, Issued {
  /** A `deposit` bills an advance payment, which an `invoice` deducts later. */
  readonly type: DraftType;
  readonly corrects: null;
  readonly issueDate: LocalDate;
  readonly dueDate: LocalDate;
  readonly voidedAt: null;
}

/** An issued invoice that is not settled yet: an amount is due, or a negative one is to be refunded. Its content never changes. */
export interface OpenInvoice extends IssuedInvoice {
  readonly status: "open";
  readonly paidAt: null;
}

/** An issued invoice that was paid, or on which nothing was due when it was issued. A refund or a reversal can open it again. */
export interface PaidInvoice extends IssuedInvoice {
  readonly status: "paid";
  /** When it was paid in full. */
  readonly paidAt: Instant;
}

/** Nothing is due, because it was credited without any payment, or because a rest was written off. */
export interface ClosedInvoice extends IssuedInvoice {
  /** `credited` by credit notes, or `written_off` because a rest was given up. */
  readonly status: "credited" | "written_off";
  readonly paidAt: null;
}

/** An invoice that settlements and credit notes apply to. */
export type SettleableInvoice = OpenInvoice | PaidInvoice | ClosedInvoice;

interface Voided {
  readonly status: "void";
  /** When it was voided. */
  readonly voidedAt: Instant;
}

/** A voided draft has no number; a voided open invoice keeps its number. */
export type VoidInvoice = (Omit<DraftInvoice, keyof Voided> & Voided) | (Omit<OpenInvoice, keyof Voided> & Voided);

/** Issued at once and never changed. It settles a part of the invoice that it corrects, so nothing is due on it. */
export interface CreditNote extends InvoiceBase, Omit<Issued, "dueDate"> {
  readonly type: "credit_note";
  readonly corrects: Correction;
  readonly status: "credited";
  readonly issueDate: LocalDate;
  readonly dueDate: null;
  readonly paidAt: null;
  readonly voidedAt: null;
}

/** An invoice, a deposit or a credit note, with a type per status. All amounts are minor units of its `currency`. */
export type Invoice = DraftInvoice | SettleableInvoice | VoidInvoice | CreditNote;
/**
 * `open`: issued and not settled; `credited`: credited without any payment, or a credit note; `written_off`: a rest was written off.
 */
export const invoiceStatuses = ["draft", "open", "paid", "credited", "written_off", "void"] as const;
/** One of {@link invoiceStatuses}. */
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** An invoice in a list, without its lines. */
export type InvoiceSummary = Omit<Invoice, "lines">;

/** The invoice as lists show it. */
export function invoiceSummary({ lines: _, ...summary }: Invoice): InvoiceSummary {
  return summary;
}

/**
 * The status changes that a user can request. `draft → paid` also issues the invoice. `credited` and `written_off` follow from credit notes and
 * settlements only, as does the way back to `open`.
 */
export const invoiceTransitions: Readonly<Record<InvoiceStatus, readonly InvoiceStatus[]>> = {
  draft: ["open", "paid", "void"],
  open: ["paid", "void"],
  paid: [],
  credited: [],
  written_off: [],
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

/** The statuses of invoices to which settlements and credit notes can apply: issued, and not void. */
export const settleableStatuses = invoiceStatuses.filter((status) => status !== "draft" && status !== "void");

/** Whether settlements and credit notes can apply: it has one of {@link settleableStatuses}, and is not a credit note. */
export function isSettleable(invoice: Invoice): invoice is SettleableInvoice {
  return invoice.type !== "credit_note" && settleableStatuses.some((status) => status === invoice.status);
}

/** Throws `invoice_has_payments`, because voiding would lose track of the money received or credited. */
export function requireUnsettled(invoice: OpenInvoice | DraftInvoice): void {
  const counting = effective(invoice.payments);
  if (counting.length === 0 && invoice.credits.length === 0) return;
  const { paid, credited } = balanceOf(invoice);
  const [kind, amount] = paid < 0n ? ["refunds", -paid] : ["payments", paid];
  const message =
    invoice.credits.length > 0
      ? `The invoice has credit notes of ${formatMoney(credited, invoice.currency)}, so it cannot be voided.`
      : `The invoice has ${kind} of ${formatMoney(amount, invoice.currency)}, so it cannot be voided. Reverse them first.`;
  throw conflict("invoice_has_payments", message, {
    payment_ids: counting.map(({ id }) => id),
    credit_note_ids: invoice.credits.map(({ creditNoteId }) => creditNoteId),
  });
}

/**
 * An open invoice is overdue from the day after its due date, in the workspace's time zone. One whose payable amount is not positive never is: the
 * buyer owes nothing.
 */
export function isOverdue(
  invoice: Pick<Invoice, "status" | "dueDate" | "total" | "prepaidTotal" | "roundingAmount">,
  today: LocalDate,
): boolean {
  return invoice.status === "open" && invoice.dueDate !== null && invoice.dueDate < today && payableAmount(invoice) > 0n;
}

/** The draft, issued at `now`: open, or paid if nothing is due and nothing refundable. */
export function issueInvoice(draft: DraftInvoice, issue: Omit<Issued, "issuedAt">, now: Instant): OpenInvoice | PaidInvoice {
  const open: OpenInvoice = { ...draft, ...issue, status: "open", issuedAt: now };
  return isSettled(open) ? markPaid(open, now) : open;
}

/** Adds a settlement. The status follows from the balance. */
export function addSettlement(invoice: SettleableInvoice, row: Settlement, now: Instant): SettleableInvoice {
  return inBalance({ ...invoice, payments: [...invoice.payments, row] }, now);
}

/** Adds a credit note. The status follows from the balance. */
export function addCredit(invoice: SettleableInvoice, credit: Credit, now: Instant): SettleableInvoice {
  return inBalance({ ...invoice, credits: [...invoice.credits, credit] }, now);
}

function inBalance(invoice: SettleableInvoice, now: Instant): SettleableInvoice {
  const { paid, writtenOff } = balanceOf(invoice);
  if (!isSettled(invoice)) return { ...invoice, status: "open", paidAt: null };
  if (writtenOff > 0n) return { ...invoice, status: "written_off", paidAt: null };
  if (paid === 0n) return { ...invoice, status: "credited", paidAt: null };
  return markPaid(invoice, now);
}

/** Paid without a settlement, if nothing is due. */
export function markPaid(invoice: SettleableInvoice, now: Instant): PaidInvoice {
  return { ...invoice, status: "paid", paidAt: invoice.paidAt ?? now };
}

/** The invoice, voided at `now`. A draft that is voided never gets a number. */
export function voidInvoice(invoice: DraftInvoice | OpenInvoice, now: Instant): VoidInvoice {
  return { ...invoice, status: "void", voidedAt: now };
}
