import { type CurrencyCode, currencyExponent } from "../kernel/currency.js";
import { DECIMAL_SCALE } from "../kernel/decimal.js";
import { invalid, invalidField } from "../kernel/errors.js";
import { amountIssues, divideRounded } from "../kernel/money.js";
import type { DocumentTerms, PayableRounding, TaxCurrency } from "./document-terms.js";
import { withheldOf } from "../billing/withheld.js";
import { paidByDeposits, splitTaxOf } from "./deposit.js";
import { sum, type TaxGroup } from "./tax-groups.js";

/** total − prepaid amount + rounding amount (BT-115, BR-CO-16), in minor units. */
export function payableAmount(figures: {
  readonly total: bigint;
  readonly prepaidTotal: bigint;
  readonly roundingAmount: bigint;
}): bigint {
  return figures.total - figures.prepaidTotal + figures.roundingAmount;
}

/** What the buyer withholds of a total without tax, less what it withheld of the deposits, in minor units. */
export function withheldTotalOf({ withholding, deposits }: Pick<DocumentTerms, "withholding" | "deposits">, net: bigint): bigint {
  if (withholding === null) return 0n;
  return withheldOf(withholding, net) - sum(deposits.map(({ withheldTotal = 0n }) => withheldTotal));
}

/** The base of {@link withheldTotalOf}: the total without tax, less that of deposits from which tax was withheld. */
export function withheldBase({
  total,
  taxTotal,
  deposits,
}: {
  readonly total: bigint;
  readonly taxTotal: bigint;
  readonly deposits: DocumentTerms["deposits"];
}): bigint {
  const withheld = deposits.filter(({ withheldTotal = 0n }) => withheldTotal !== 0n);
  return total - taxTotal - sum(withheld.flatMap(({ taxBreakdown }) => taxBreakdown.map(({ taxableAmount }) => taxableAmount)));
}

/**
 * The prepaid amount (BT-113): the entered one, otherwise the tax of category B, which the buyer pays to the tax authority; what the buyer withholds; and
 * what was paid by deposits.
 * @throws StintError `invalid` `prepaid_sign` unless an entered amount has the sign of the total, `amount_out_of_range`.
 */
export function prepaidOf(
  { prepaidAmount, deposits }: Pick<DocumentTerms, "prepaidAmount" | "deposits">,
  breakdown: readonly TaxGroup[],
  { total, withheldTotal }: { readonly total: bigint; readonly withheldTotal: bigint },
): bigint {
  const deducted = withheldTotal + paidByDeposits(deposits, prepaidAmount);
  if (prepaidAmount === null) return splitTaxOf(breakdown) + deducted;
  const issues = amountIssues(["prepaidAmount"], prepaidAmount);
  if (issues.length > 0) throw invalid(issues);
  if (prepaidAmount !== 0n && total !== 0n && prepaidAmount < 0n !== total < 0n) {
    throw invalidField(["prepaidAmount"], "prepaid_sign", "The prepaid amount must have the same sign as the total.");
  }
  return prepaidAmount + deducted;
}

/**
 * The part of the prepaid amount that is tax of category B, which the buyer pays to the tax authority, less that of deposits. An entered amount includes
 * it if it is large enough.
 */
export function splitPaymentTotal({
  prepaidAmount,
  taxBreakdown,
  deposits,
}: Pick<DocumentTerms, "prepaidAmount" | "deposits"> & { readonly taxBreakdown: readonly TaxGroup[] }): bigint {
  const splitTax = splitTaxOf(taxBreakdown) - sum(deposits.map((deposit) => splitTaxOf(deposit.taxBreakdown)));
  if (prepaidAmount === null) return splitTax;
  const isIncluded = splitTax < 0n ? prepaidAmount <= splitTax : prepaidAmount >= splitTax;
  return isIncluded ? splitTax : 0n;
}

/** Whether the document asks the buyer for a payment, as a credit note does not, and no document of which nothing is due. */
export function asksForPayment(invoice: {
  readonly type: string;
  readonly total: bigint;
  readonly prepaidTotal: bigint;
  readonly roundingAmount: bigint;
}): boolean {
  const payable = payableAmount(invoice);
  return invoice.type === "credit_note" ? payable < 0n : payable > 0n;
}

/** The rounding amount (BT-114) of an amount to be paid. */
export function roundingOf(amount: bigint, rounding: PayableRounding | null): bigint {
  if (rounding === null) return 0n;
  if (rounding.kind === "amount") return rounding.amount;
  return divideRounded(amount, rounding.increment) * rounding.increment - amount;
}

/**
 * The total tax in the currency in which the seller reports it (BT-111), in its minor units, rounded once.
 * @throws StintError `invalid` `amount_out_of_range` at `taxCurrency`
 */
export function convertTax(taxTotal: bigint, from: CurrencyCode, { currency, exchangeRate }: TaxCurrency): bigint {
  const unitOf = (code: CurrencyCode): bigint => 10n ** BigInt(currencyExponent(code));
  const converted = divideRounded(taxTotal * exchangeRate * unitOf(currency), DECIMAL_SCALE * unitOf(from));
  const issues = amountIssues(["taxCurrency"], converted);
  if (issues.length > 0) throw invalid(issues);
  return converted;
}
