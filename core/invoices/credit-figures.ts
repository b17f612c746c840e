import { isSameTax } from "../billing/tax-components.js";
import { divideRounded } from "../kernel/money.js";

import type { ComputedParts } from "./drafting.js";
import { NO_CLAIMS } from "./claims.js";
import type { Credit, CreditedLine } from "./credit.js";
import { isAll, isComplete, type Taken } from "./credited.js";
import { depositTotalOf, paidByDeposits, splitTaxOf } from "./deposit.js";
import type { Invoice, InvoiceContent, InvoiceFigures } from "./invoice.js";

import { withheldOf } from "../billing/withheld.js";
import { convertTax } from "./payable.js";
import { lessTax, sum, type TaxGroup } from "./tax-groups.js";
import { taxOfNet } from "./totals.js";
import type { InvoiceAllowance, InvoiceLine } from "./line-table.js";

/** An issued invoice, as far as credit notes are computed from it. */
export type Creditable = InvoiceFigures &
  ComputedParts &
  Pick<
    Invoice,
    "currency" | "prices" | "discount" | "prepaidAmount" | "withholding" | "payableRounding" | "deposits" | "taxCurrency"
  > & {
    readonly credits: readonly Pick<Credit, "amount" | "lines">[];
  };

/** The content of a credit note, and what it credits of each line of the invoice. */
export interface Crediting {
  readonly parts: ComputedParts;
  readonly terms: Pick<InvoiceContent, "prices" | "discount" | "prepaidAmount" | "withholding" | "payableRounding" | "deposits">;
  readonly figures: InvoiceFigures;
  readonly credited: readonly CreditedLine[];
}

/** A note that cancels the complete invoice repeats it. */
export function repeated(invoice: Creditable): Omit<Crediting, "credited"> {
  const { lines, allowances, charges, prices, discount, ...rest } = invoice;
  const { prepaidAmount, withholding, payableRounding, deposits } = rest;
  const { subtotal, discountTotal, allowanceTotal, chargeTotal, taxBreakdown, taxTotal, total } = invoice;
  const { depositTotal, withheldTotal, prepaidTotal, roundingAmount, taxTotalInTaxCurrency } = invoice;
  return {
    parts: { lines: lines.map((line) => ({ ...line, ...NO_CLAIMS })), allowances, charges },
    terms: { prices, discount, prepaidAmount, withholding, payableRounding, deposits },
    figures: {
      ...{ subtotal, discountTotal, allowanceTotal, chargeTotal, taxBreakdown, taxTotal, total },
      ...{ depositTotal, withheldTotal, prepaidTotal, roundingAmount, taxTotalInTaxCurrency },
    },
  };
}

/** A note of a part: the difference of what is credited after it and what was credited before it. */
export function ofPart(
  invoice: Creditable,
  lines: readonly InvoiceLine[],
  { before, after }: { readonly before: readonly Taken[]; readonly after: readonly Taken[] },
): Omit<Crediting, "credited"> {
  const [upTo, earlier] = [cumulated(invoice, after), cumulated(invoice, before)];
  const taxBreakdown = difference(upTo, earlier, lines);
  const { allowances, charges } = adjustments(taxBreakdown, lines);
  const taxTotal = sum(taxBreakdown.map(({ taxAmount }) => taxAmount));
  const completes = isAll(invoice, after);
  const withheldTotal = withheldInPart(invoice, { upTo, earlier, completes });
  const { deposits, prepaidTotal, roundingAmount } = settledBefore(invoice, taxBreakdown, { withheldTotal, completes });
  const depositTotal = depositTotalOf(deposits);
  return {
    parts: { lines, allowances, charges },
    terms: {
      prices: "net",
      discount: null,
      prepaidAmount: prepaidTotal - depositTotal - withheldTotal,
      withholding: invoice.withholding,
      payableRounding: roundingAmount === 0n ? null : { kind: "amount", amount: roundingAmount },
      deposits,
    },
    figures: {
      subtotal: sum(lines.map(({ net }) => net)),
      discountTotal: 0n,
      allowanceTotal: sum(allowances.map(({ net }) => net)),
      chargeTotal: sum(charges.map(({ net }) => net)),
      taxBreakdown,
      taxTotal,
      total: sum(taxBreakdown.map(({ taxableAmount }) => taxableAmount)) + taxTotal,
      ...{ depositTotal, withheldTotal, prepaidTotal, roundingAmount },
      taxTotalInTaxCurrency: taxInTaxCurrency(invoice, upTo, earlier),
    },
  };
}

/** Deposits, what was prepaid and rounded belong to the note that completes the credit; the tax of category B to each note. */
function settledBefore(
  { prepaidAmount, roundingAmount, deposits }: Creditable,
  taxBreakdown: readonly TaxGroup[],
  { withheldTotal, completes }: { readonly withheldTotal: bigint; readonly completes: boolean },
): Pick<InvoiceFigures, "prepaidTotal" | "roundingAmount"> & Pick<Creditable, "deposits"> {
  const own = prepaidAmount === null ? splitTaxOf(taxBreakdown) : completes ? prepaidAmount : 0n;
  return {
    deposits: completes ? deposits : [],
    prepaidTotal: withheldTotal + own + (completes ? paidByDeposits(deposits, prepaidAmount) : 0n),
    roundingAmount: completes ? roundingAmount : 0n,
  };
}

/** What was withheld of the deposits belongs, like these, to the note that completes the credit. */
function withheldInPart(
  { withholding, withheldTotal, taxBreakdown }: Creditable,
  part: { readonly upTo: readonly TaxGroup[]; readonly earlier: readonly TaxGroup[]; readonly completes: boolean },
): bigint {
  const withheld = (groups: readonly TaxGroup[]): bigint =>
    withheldOf(withholding, sum(groups.map(({ taxableAmount }) => taxableAmount)));
  const ofDeposits = withheld(taxBreakdown) - withheldTotal;
  return withheld(part.upTo) - withheld(part.earlier) - (part.completes ? ofDeposits : 0n);
}

function taxInTaxCurrency(
  { currency, taxCurrency }: Creditable,
  upTo: readonly TaxGroup[],
  earlier: readonly TaxGroup[],
): bigint | null {
  if (taxCurrency === null) return null;
  const converted = (groups: readonly TaxGroup[]): bigint =>
    convertTax(sum(groups.map(({ taxAmount }) => taxAmount)), currency, taxCurrency);
  return converted(upTo) - converted(earlier);
}

/** An allowance or a charge per tax group for what its base differs from its lines. */
function adjustments(groups: readonly TaxGroup[], lines: readonly InvoiceLine[]): Pick<ComputedParts, "allowances" | "charges"> {
  const found = groups.map((group) => {
    const { category, rate, exemptionReason, exemptionCode } = group;
    const components = group.components && group.components.map(({ taxAmount: _, ...component }) => component);
    const members = lines.filter((line) => isIn(line, group));
    const difference = group.taxableAmount - sum(members.map(({ net }) => net));
    return { difference, tax: { category, rate, exemptionReason, exemptionCode, components } };
  });
  const adjustment = (amount: bigint, { tax }: (typeof found)[number]): InvoiceAllowance => ({
    amount,
    net: amount,
    reason: null,
    tax,
  });
  return {
    allowances: found.flatMap((one) => (one.difference < 0n ? [adjustment(-one.difference, one)] : [])),
    charges: found.flatMap((one) => (one.difference > 0n ? [adjustment(one.difference, one)] : [])),
  };
}

function isIn({ tax }: InvoiceLine, group: TaxGroup): boolean {
  return isSameTax(tax, group);
}

/** The base and the tax of each group of the invoice, for the credited part of its lines. */
export function cumulated(invoice: Creditable, taken: readonly Taken[]): readonly TaxGroup[] {
  const everything = isAll(invoice, taken);
  return invoice.taxBreakdown.map((group): TaxGroup => {
    const members = invoice.lines.flatMap((line, index) => (isIn(line, group) ? [{ line, taken: taken[index] }] : []));
    const complete = members.every(({ line, taken: of }) => isComplete(line, of));
    if (members.length === 0 ? everything : complete) return group;
    const net = sum(members.map(({ line }) => line.net));
    const credited = sum(members.map(({ taken: of }) => of?.net ?? 0n));
    const taxableAmount = credited + shareOf(group.taxableAmount - net, credited, net);
    return { ...group, taxableAmount, ...taxOfNet(taxableAmount, group) };
  });
}

/** The part of the discounts of a group for the credited part of its lines: between nothing and all of it, also if lines are negative. */
function shareOf(discounts: bigint, credited: bigint, net: bigint): bigint {
  if (net === 0n || credited < 0n !== net < 0n) return 0n;
  const covers = net < 0n ? credited <= net : credited >= net;
  return covers ? discounts : divideRounded(discounts * credited, net);
}

/** The groups that have a line on the note, or an amount. */
function difference(after: readonly TaxGroup[], before: readonly TaxGroup[], lines: readonly InvoiceLine[]): readonly TaxGroup[] {
  return after.flatMap((group, index): TaxGroup[] => {
    const earlier = before[index];
    const own = earlier === undefined ? group : lessTax(group, earlier);
    const amounts = [own.taxableAmount, own.taxAmount, ...(own.components ?? []).map(({ taxAmount }) => taxAmount)];
    const isEmpty = amounts.every((amount) => amount === 0n) && !lines.some((line) => isIn(line, group));
    return isEmpty ? [] : [own];
  });
}
