import type { LedgerRole } from "../billing/ledger-accounts.js";
import type { TaxCategory } from "../billing/tax.js";
import type { ClientCredit } from "../client-credits/client-credit.js";
import { remainingTaxes } from "../invoices/deposit.js";
import type { InvoiceSummary, InvoiceType } from "../invoices/invoice.js";
import { payableAmount, splitPaymentTotal } from "../invoices/payable.js";
import type { Settlement, SettlementKind } from "../invoices/settlement.js";
import { sum, type TaxGroup } from "../invoices/tax-groups.js";
import type { LocalDate } from "../kernel/calendar.js";
import type { CurrencyCode } from "../kernel/currency.js";
import type { Decimal } from "../kernel/decimal.js";
import type { ClientId, InvoiceId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import { divideRounded } from "../kernel/money.js";

/** What an entry records: a document, that it became void, a settlement, or a change of a client's credit balance. */
export type JournalKind = InvoiceType | "void" | SettlementKind | "client_credit";

/** What a posting changes. In minor units; debits are positive. */
export interface Posting {
  /** Which account it changes. */
  readonly role: LedgerRole;
  /** The tax of `amount`. Null: it has none. */
  readonly tax: { readonly category: TaxCategory; readonly rate: Decimal } | null;
  /** Without tax. */
  readonly amount: bigint;
  /** What the account of the tax changes by. */
  readonly taxAmount: bigint;
}

/** One event, whose postings add up to 0. */
export interface JournalEntry {
  /** Of the document or settlement, in the time zone of the workspace. */
  readonly date: LocalDate;
  /** What happened. */
  readonly kind: JournalKind;
  /** Null for credit that pays no invoice. */
  readonly invoiceId: InvoiceId | null;
  /** The number of the document, or of the invoice that is settled. Null for credit that pays no invoice. */
  readonly number: string | null;
  /** The due date of the document. Null for other entries. */
  readonly dueDate: LocalDate | null;
  /** The client of the document. */
  readonly clientId: ClientId;
  /** The name on the document. Null for credit. */
  readonly buyer: string | null;
  /** The tax ID of the buyer on the document. Null: none. */
  readonly buyerTaxId: string | null;
  /** ISO 4217, of all postings. */
  readonly currency: CurrencyCode;
  /** The reference of a payment. Null: none. */
  readonly reference: string | null;
  /** Without those of 0. */
  readonly postings: readonly Posting[];
}

const posting = (role: LedgerRole, amount: bigint): Posting => ({ role, tax: null, amount, taxAmount: 0n });

const taxed = (role: LedgerRole, { category, rate, taxableAmount, taxAmount }: TaxGroup, sign: bigint): Posting => ({
  ...{ role, tax: { category, rate } },
  ...{ amount: sign * taxableAmount, taxAmount: sign * taxAmount },
});

const negated = (postings: readonly Posting[]): readonly Posting[] =>
  postings.map((one) => ({ ...one, amount: -one.amount, taxAmount: -one.taxAmount }));

/**
 * The postings of a document when it is issued: what is due from the client against revenue and tax. The net amount of a deposit is posted as such,
 * and back when an invoice deducts it.
 */
function documentPostings(invoice: InvoiceSummary, isOfDeposit: boolean): readonly Posting[] {
  const { taxBreakdown, deposits, withheldTotal, roundingAmount, prepaidTotal } = invoice;
  const split = splitPaymentTotal(invoice);
  const deducted = deposits.flatMap((deposit) => deposit.taxBreakdown);
  const paid = sum(deducted.map(({ taxableAmount, taxAmount }) => taxableAmount + taxAmount));
  const postings = [
    posting("receivables", payableAmount(invoice)),
    ...taxBreakdown.map((group) => taxed(isOfDeposit ? "deposits" : "revenue", group, -1n)),
    ...deducted.map((group) => taxed("deposits", group, 1n)),
    // The buyer pays tax of category B to the tax authority, so the seller does not owe it.
    posting("tax", split),
    posting("withheldTax", withheldTotal),
    posting("rounding", -roundingAmount),
    posting("deposits", prepaidTotal - paid - withheldTotal - split),
  ];
  return invoice.type === "credit_note" ? negated(postings) : postings;
}

/** A discount reduces the bases and taxes of the invoice in proportion. The parts add up to it, and so do the taxes of each part. */
function discountPostings(invoice: InvoiceSummary, amount: bigint): readonly Posting[] {
  const groups = remainingTaxes(invoice.taxBreakdown, invoice.deposits).filter(
    ({ taxableAmount, taxAmount }) => taxableAmount + taxAmount > 0n,
  );
  const grossOf = ({ taxableAmount, taxAmount }: TaxGroup): bigint => taxableAmount + taxAmount;
  const total = sum(groups.map(grossOf));
  if (total === 0n) return [posting("discounts", amount)];
  let before = 0n;
  return groups.map((group) => {
    const share = divideRounded(amount * (before + grossOf(group)), total) - divideRounded(amount * before, total);
    before += grossOf(group);
    const taxAmount = divideRounded(share * group.taxAmount, grossOf(group));
    return taxed("discounts", { ...group, taxableAmount: share - taxAmount, taxAmount }, 1n);
  });
}

function settlementPostings(invoice: InvoiceSummary, { kind, amount, reverses }: Settlement): readonly Posting[] {
  switch (kind) {
    case "payment":
      return [posting("bank", amount), posting("receivables", -amount)];
    case "refund":
      return [posting("bank", -amount), posting("receivables", amount)];
    case "write_off":
      return [posting("writeOffs", amount), posting("receivables", -amount)];
    case "early_payment_discount":
      return [...discountPostings(invoice, amount), posting("receivables", -amount)];
    case "reversal": {
      const reversed = invoice.payments.find(({ id }) => id === reverses);
      return reversed ? negated(settlementPostings(invoice, reversed)) : [];
    }
  }
}

/** How entries see the days and documents of the workspace. */
export interface JournalContext {
  /** The day in the workspace's time zone. */
  readonly dayOf: (at: Instant) => LocalDate;
  /** Whether the document is a deposit, or a credit note that corrects one. */
  readonly isOfDeposit: (invoice: InvoiceSummary) => boolean;
}

/** The entries of an issued document: its issue, that it became void, and its settlements. A draft has none. */
export function journalOf(invoice: InvoiceSummary, { dayOf, isOfDeposit }: JournalContext): readonly JournalEntry[] {
  const { id: invoiceId, type, number, issueDate, dueDate, voidedAt, clientId, buyer, currency, payments } = invoice;
  if (number === null || issueDate === null) return [];
  const about = {
    ...{ invoiceId, number, clientId, currency },
    buyer: buyer && (buyer.legalName ?? buyer.name),
    buyerTaxId: buyer && buyer.taxId,
  };
  const issued = documentPostings(invoice, isOfDeposit(invoice));
  const other = { ...about, dueDate: null, reference: null };
  const entries: readonly JournalEntry[] = [
    { ...other, date: issueDate, kind: type, dueDate, postings: issued },
    ...(voidedAt === null ? [] : [{ ...other, date: dayOf(voidedAt), kind: "void" as const, postings: negated(issued) }]),
    ...payments.map((row) => ({
      ...{ ...other, date: row.paidOn, kind: row.kind, reference: row.reference },
      postings: settlementPostings(invoice, row),
    })),
  ];
  return entries.map(withoutZeros);
}

/** The entry of a change of a client's credit balance: what was received is owed to the client, and what is used no longer. */
export function journalOfCredit(row: ClientCredit, { dayOf }: Pick<JournalContext, "dayOf">): JournalEntry {
  const { clientId, currency, invoiceId, amount, createdAt } = row;
  const about = { number: null, dueDate: null, buyer: null, buyerTaxId: null, reference: null };
  const postings = [posting("bank", amount), posting("clientCredits", -amount)];
  return withoutZeros({ ...about, date: dayOf(createdAt), kind: "client_credit", invoiceId, clientId, currency, postings });
}

function withoutZeros(entry: JournalEntry): JournalEntry {
  return { ...entry, postings: entry.postings.filter(({ amount, taxAmount }) => amount !== 0n || taxAmount !== 0n) };
}
