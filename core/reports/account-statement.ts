import { balanceOf } from "../invoices/balance.js";
import { invoiceTypes, type InvoiceSummary } from "../invoices/invoice.js";
import { anyAmount } from "../invoices/line-table.js";
import { payableAmount } from "../invoices/payable.js";
import { settlementKinds } from "../invoices/settlement.js";
import { daysBetween, type LocalDate } from "../kernel/calendar.js";
import type { CurrencyCode } from "../kernel/currency.js";
import { FieldTable } from "../kernel/field-table.js";
import { choiceType, dayType, idType, textType, wholeType } from "../kernel/field-types.js";
import { type Described, field, type ModelOf } from "../kernel/fields.js";
import type { ClientId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import { ascending } from "../kernel/money.js";
import { invoiceLimits } from "../invoices/invoice-limits.js";
import { type AgingBucket, agingBuckets, agingBucketOf } from "./invoice-report.js";

const invoiceId = field.assigned(idType("inv"), "ID of the invoice");
const number = field.assigned(textType(invoiceLimits.number), ["Its number", "INV-2026-0001"]);

export const openItemTable = new FieldTable({
  /** An invoice or a deposit. */
  invoiceId,
  /** Never `credit_note`. */
  type: field.assigned(choiceType(invoiceTypes), ["`invoice` or `deposit`", "invoice"]),
  /** On the document. */
  number,
  /** On the document. */
  issueDate: field.assigned(dayType, ["Its issue date", "2026-03-31"]),
  /** That of today: it may have changed since issue. */
  dueDate: field.assigned(dayType, ["Its due date", "2026-04-30"]),
  /** Minor units, with tax. What is to be paid of it is less prepayments and rounding. */
  payableAmount: field.assigned(anyAmount, ["What was to be paid", 119000]),
  /** Minor units: payments, credits, write-offs and discounts, less refunds. */
  settledAmount: field.assigned(anyAmount, ["What was paid, credited, written off or discounted", 19000]),
  /** Negative for what is to be refunded. */
  amountDue: field.assigned(anyAmount, ["What is still due. Negative if it is to be refunded", 100000]),
  /** 0 if it is not overdue. */
  daysOverdue: field.assigned(wholeType({ min: 0, max: Number.MAX_SAFE_INTEGER }), ["Number of days since the due date", 7]),
});

/** An invoice of which something is due, or is to be refunded. */
export interface OpenItem extends ModelOf<typeof openItemTable.fields>, Described {}

/** What changes the balance: an invoice, a credit note, the voiding of an invoice, or a settlement. */
export const movementKinds = ["invoice", "credit_note", "void", ...settlementKinds] as const;

export const movementTable = new FieldTable({
  /** In the time zone of the workspace. */
  date: field.assigned(dayType, ["The date of the document or of the settlement", "2026-03-31"]),
  /** See {@link movementKinds}. */
  kind: field.assigned(choiceType(movementKinds), ["What changed the balance", "invoice"]),
  /** The invoice, or the one that a credit note corrects. */
  invoiceId,
  /** Of the credit note, or of the invoice. */
  number: { ...number, words: ["The number of the invoice, or of the credit note", "INV-2026-0001"] },
  /** Positive: the client owes more. */
  amount: field.assigned(anyAmount, ["The change of the balance. Positive if the client owes more", 119000]),
  /** After it. */
  balance: field.assigned(anyAmount, ["The balance after it", 119000]),
});

/** A change of what a client owes. */
export interface Movement extends ModelOf<typeof movementTable.fields>, Described {}

/** The account of a client in one currency, in minor units. */
export interface AccountOfCurrency {
  /** ISO 4217. */
  readonly currency: CurrencyCode;
  /** What is not settled today, the earliest due dates first. */
  readonly openItems: readonly OpenItem[];
  /** The sum of the open items. */
  readonly amountDue: bigint;
  /** The open items by days overdue. */
  readonly aging: Readonly<Record<AgingBucket, bigint>>;
  /** What the client owed before the range. */
  readonly openingBalance: bigint;
  /** Within the range, in the order of their dates. */
  readonly movements: readonly Movement[];
  /** What the client owed after the range. */
  readonly closingBalance: bigint;
  /** What the client paid in excess, for later invoices. It is not part of the balances. */
  readonly creditBalance: bigint;
}

/** The first day, and the day after the last one. Absent: without a limit. */
export interface StatementRange {
  /** The first day. Absent: without a limit. */
  readonly from?: LocalDate | undefined;
  /** The day after the last one. Absent: without a limit. */
  readonly to?: LocalDate | undefined;
}

/** What a client owes, and how that came about. */
export interface AccountStatement {
  /** The client of the invoices. */
  readonly clientId: ClientId;
  /** Today in the workspace's time zone, of which the open items are. */
  readonly asOf: LocalDate;
  /** The days of the movements. */
  readonly range: StatementRange;
  /** One for each currency of an invoice or of credit, sorted. */
  readonly currencies: readonly AccountOfCurrency[];
}

/** The most open items and movements together that are printed. */
export const MAX_PRINTED_ROWS = 10_000;

interface AsOfToday {
  readonly today: LocalDate;
  /** The day in the workspace's time zone. */
  readonly dayOf: (at: Instant) => LocalDate;
  /** See {@link AccountOfCurrency.creditBalance}. */
  readonly creditBalance: bigint;
}

/** The account in one currency, of invoices that were issued. */
export function accountOf(
  currency: CurrencyCode,
  invoices: readonly InvoiceSummary[],
  { from, to }: StatementRange,
  { today, dayOf, creditBalance }: AsOfToday,
): AccountOfCurrency {
  const openItems = invoices
    .flatMap((invoice) => openItemOf(invoice, today))
    .sort((a, b) => ascending(a.dueDate, b.dueDate) || ascending(a.number, b.number));
  const aging = Object.fromEntries(agingBuckets.map((bucket) => [bucket, 0n])) as Record<AgingBucket, bigint>;
  for (const { daysOverdue, amountDue } of openItems) aging[agingBucketOf(daysOverdue)] += amountDue;
  const changes = invoices.flatMap((invoice) => changesOf(invoice, dayOf)).sort((a, b) => ascending(a.date, b.date));
  const openingBalance = sum(changes.filter(({ date }) => from !== undefined && date < from));
  let balance = openingBalance;
  const movements = changes
    .filter(({ date }) => (from === undefined || date >= from) && (to === undefined || date < to))
    .map((change) => ({ ...change, balance: (balance += change.amount) }));
  const amountDue = openItems.reduce((total, item) => total + item.amountDue, 0n);
  return { currency, openItems, amountDue, aging, openingBalance, movements, closingBalance: balance, creditBalance };
}

function openItemOf(invoice: InvoiceSummary, today: LocalDate): readonly OpenItem[] {
  const { id: invoiceId, type, number, issueDate, dueDate, status } = invoice;
  const { due, refundable } = balanceOf(invoice);
  const isOpen = status === "open" || (type !== "credit_note" && status !== "void" && refundable > 0n);
  if (!isOpen || number === null || issueDate === null || dueDate === null) return [];
  const [amountDue, payable] = [due - refundable, payableAmount(invoice)];
  const daysOverdue = due > 0n ? Math.max(0, daysBetween(dueDate, today)) : 0;
  const settledAmount = payable - amountDue;
  return [{ invoiceId, type, number, issueDate, dueDate, payableAmount: payable, settledAmount, amountDue, daysOverdue }];
}

type Change = Omit<Movement, "balance">;

/** What the invoice, its credit notes and its settlements change. Those of an invoice that settles another way are those of that invoice. */
function changesOf(invoice: InvoiceSummary, dayOf: (at: Instant) => LocalDate): readonly Change[] {
  const { id: invoiceId, number, issueDate, voidedAt, payments, credits } = invoice;
  if (invoice.type === "credit_note" || number === null || issueDate === null) return [];
  const payable = payableAmount(invoice);
  const own = { invoiceId, number };
  const rows = new Map(payments.map((row) => [row.id, row]));
  const signed = ({ kind, amount, reverses }: (typeof payments)[number]): bigint => {
    const reversed = reverses === null ? undefined : rows.get(reverses);
    if (reversed) return -signed(reversed);
    return kind === "refund" ? amount : -amount;
  };
  return [
    { ...own, date: issueDate, kind: "invoice", amount: payable },
    ...credits.map((credit) => ({
      ...{ invoiceId: credit.creditNoteId, number: credit.number, date: credit.issueDate },
      ...{ kind: "credit_note" as const, amount: -credit.amount },
    })),
    ...payments.map((row) => ({ ...own, date: row.paidOn, kind: row.kind, amount: signed(row) })),
    ...(voidedAt === null ? [] : [{ ...own, date: dayOf(voidedAt), kind: "void" as const, amount: -payable }]),
  ];
}

function sum(changes: readonly Change[]): bigint {
  return changes.reduce((total, { amount }) => total + amount, 0n);
}
