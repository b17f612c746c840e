import { conflict, invalidField } from "../kernel/errors.js";
import type { CurrencyCode } from "../kernel/currency.js";
import { formatMoney } from "../kernel/money.js";
import { type Credit, creditedAmount } from "./credit.js";
import { payableAmount } from "./payable.js";
import { effective, type Settlement, type SettlementKind } from "./settlement.js";

/** What determines the balance of an invoice. */
export interface Settled {
  readonly total: bigint;
  readonly prepaidTotal: bigint;
  readonly roundingAmount: bigint;
  readonly payments: readonly Settlement[];
  readonly credits: readonly Pick<Credit, "amount">[];
}

/** Where an invoice stands, in minor units of its currency. */
export interface Balance {
  /** Payments − refunds. */
  readonly paid: bigint;
  /** What the seller does not claim any more. */
  readonly writtenOff: bigint;
  /** Early-payment discounts that were taken. */
  readonly discounted: bigint;
  /** The sum of the credit notes. */
  readonly credited: bigint;
  /** max(0, payable amount − everything that settles it). */
  readonly due: bigint;
  /** max(0, everything that settles it − payable amount). */
  readonly refundable: bigint;
}

/** Derives the balance from the rows; rows that are reversed do not count. */
export function balanceOf(invoice: Settled): Balance {
  const { payments, credits } = invoice;
  const rows = effective(payments);
  const sum = (kind: SettlementKind): bigint => rows.reduce((all, row) => (row.kind === kind ? all + row.amount : all), 0n);
  const paid = sum("payment") - sum("refund");
  const writtenOff = sum("write_off");
  const discounted = sum("early_payment_discount");
  const credited = creditedAmount(credits);
  const open = payableAmount(invoice) - credited - paid - writtenOff - discounted;
  return { paid, writtenOff, discounted, credited, due: open > 0n ? open : 0n, refundable: open < 0n ? -open : 0n };
}

/** The amount that the buyer still owes (EN 16931 BT-115, less what was settled after the issue). */
export function amountDue(invoice: Settled): bigint {
  return balanceOf(invoice).due;
}

/** Whether nothing is left to pay, or to refund if the payable amount is negative. What was paid or credited in excess is not left. */
export function isSettled(invoice: Settled): boolean {
  const { due, refundable } = balanceOf(invoice);
  return due === 0n && (refundable === 0n || payableAmount(invoice) >= 0n);
}

/** Throws `amount_exceeds_due` (invalid) for a settlement, other than a refund, above the amount due. */
export function requireWithinDue(invoice: Settled & { readonly currency: CurrencyCode }, amount: bigint): void {
  const due = amountDue(invoice);
  if (amount > due)
    throw invalidField(["amount"], "amount_exceeds_due", `Only ${formatMoney(due, invoice.currency)} is due on this invoice.`);
}

/** Throws `amount_paid_negative` (conflict) if more was refunded than paid, and than a negative payable amount owes to the buyer. */
export function requireWithinRefundable(before: Settled, after: Settled & { readonly currency: CurrencyCode }): void {
  const payable = payableAmount(after);
  const least = payable < 0n ? payable : 0n;
  if (balanceOf(after).paid >= least) return;
  const paid = balanceOf(before).paid;
  const message =
    payable < 0n
      ? `Only ${formatMoney(paid - least, after.currency)} can be refunded on this invoice.`
      : `Only ${formatMoney(paid, after.currency)} is paid on this invoice. Refunds cannot exceed payments.`;
  throw conflict("amount_paid_negative", message, { amount_paid: Number(paid) });
}
