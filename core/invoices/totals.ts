import { sharesOf, taxedNet } from "../billing/tax-components.js";
import { type Decimal, HUNDRED_PERCENT } from "../kernel/decimal.js";
import { invalid, invalidField, type Issue } from "../kernel/errors.js";
import { allocate, amountIssues, ascending, type Fraction, roundFraction, roundToSum } from "../kernel/money.js";
import { depositTotalOf, requireWithinTotal } from "./deposit.js";
import { type DocumentTerms, PLAIN_TERMS, type Prices } from "./document-terms.js";
import { type LineInput, lineNet } from "./line.js";
import { type InvoiceParts, partIssues } from "./part-issues.js";
import { payableAmount, prepaidOf, roundingOf, withheldTotalOf } from "./payable.js";
import { type Group, groupByTax, type PartKind, sum, type TaxedPart, type TaxGroup } from "./tax-groups.js";

/**
 * A discount on the complete document: a percentage 0–100 of the sum of the lines, or an amount in minor units with the sign of that sum; in
 * the invoice's prices.
 */
export type Discount =
  | { readonly kind: "percent"; readonly percent: Decimal }
  | { readonly kind: "amount"; readonly amount: bigint };

/**
 * All figures of an invoice, in minor units and without tax where not stated. `lineNets`, `lineGrosses` (null unless prices are gross) and
 * `lineTaxes` are in the order of the lines, `allowanceNets` and `chargeNets` in that of the allowances and charges. Each group's
 * `lineTaxes` sum to its tax, unless its line nets sum to zero. `subtotal` is the sum of the line nets, `total` includes tax.
 */
export interface InvoiceTotals {
  /** Net amounts, in the order of the lines. */
  readonly lineNets: readonly bigint[];
  /** Amounts with tax, in the order of the lines. Null with net prices. */
  readonly lineGrosses: readonly bigint[] | null;
  /** Taxes, in the order of the lines. */
  readonly lineTaxes: readonly bigint[];
  /** Net amounts, in the order of the document's allowances. */
  readonly allowanceNets: readonly bigint[];
  /** Net amounts, in the order of the document's charges. */
  readonly chargeNets: readonly bigint[];
  /** The sum of `lineNets` (BT-106). */
  readonly subtotal: bigint;
  /** What the discount deducts, without tax. */
  readonly discountTotal: bigint;
  /** The sum of `allowanceNets`. */
  readonly allowanceTotal: bigint;
  /** The sum of `chargeNets` (BT-108). */
  readonly chargeTotal: bigint;
  /** The tax of each category, rate and components (BG-23). */
  readonly taxBreakdown: readonly TaxGroup[];
  /** The sum of the taxes of the groups (BT-110). */
  readonly taxTotal: bigint;
  /** With tax, before prepayments and rounding (BT-112). */
  readonly total: bigint;
  /** The sum of the totals of the deducted deposits, with their tax. */
  readonly depositTotal: bigint;
  /** What the buyer withholds, without what it withheld of the deposits. */
  readonly withheldTotal: bigint;
  /** What is prepaid (BT-113), including `withheldTotal` and `depositTotal`. */
  readonly prepaidTotal: bigint;
  /** What rounding adds to the payable amount (BT-114). It can be negative. */
  readonly roundingAmount: bigint;
  /** `total` − `prepaidTotal` + `roundingAmount` (BT-115). */
  readonly payableAmount: bigint;
}

/** A group with its share of the discount and its tax, and the net amounts of its parts and of that share. */
export interface TaxedGroup extends Group {
  /** In the invoice's prices. */
  readonly discountShare: bigint;
  readonly figures: TaxGroup;
  readonly partNets: readonly bigint[];
  readonly discountNet: bigint;
}

/**
 * Computes an invoice: BR-CO-10 (subtotal), BR-CO-11 to BR-CO-13 (discount, allowances, charges), BR-CO-14 and BR-CO-15 (tax and total),
 * BR-CO-16 (payable amount) and BR-CO-17 (tax of a group). Splits the discount over the tax groups in proportion to their lines, and each
 * group's tax over its lines, by largest remainder. The order of lines only affects the order of the figures of lines.
 *
 * With gross prices, the gross amount of a group is exact: its tax is gross × rate ÷ (100 + rate), rounded, and the rest is its base. The nets
 * of its lines, allowances, charges and discount are their gross amounts × 100 ÷ (100 + rate), rounded by largest remainder to the sum of the
 * base; ties go to lines, then charges, then allowances, and to larger amounts. The tax then differs from base × rate by at most
 * (100 + rate) ÷ 200 minor units, which is at most one.
 *
 * The tax of a group with components is, with net prices, the sum of their taxes, each rounded on its own, a compound one on the base and the rounded taxes
 * before it. With gross prices, the tax of the group is split over them by largest remainder.
 *
 * @throws StintError `invalid`, with paths from `lines`, `allowances`, `charges`, `discount`, `deposits` and `prepaidAmount`: the issues of `checkLine`
 * and `checkTax`, `amount_sign`, `tax_category_mix` (BR-O-11 … BR-O-14, BR-B-02), `discount_out_of_range`, `discount_sign`,
 * `discount_exceeds_subtotal`, `deposit_exceeds_total`, `prepaid_sign`, `amount_out_of_range`.
 */
export function computeTotals(
  lines: readonly LineInput[],
  discount: Discount | null,
  terms: Partial<DocumentTerms> = {},
): InvoiceTotals {
  const { prices, allowances, charges, ...payment } = { ...PLAIN_TERMS, ...terms };
  refuse(partIssues({ lines, allowances, charges }));
  const { amounts, groups } = computeGroups({ lines, allowances, charges }, discount, prices);
  const lineNets = netsOf("line", groups, lines.length);
  const allowanceNets = netsOf("allowance", groups, allowances.length).map((net) => -net);
  const chargeNets = netsOf("charge", groups, charges.length);
  const taxBreakdown = groups.map(({ figures }) => figures);
  const sums = {
    subtotal: sum(lineNets),
    discountTotal: sum(groups.map(({ discountNet }) => discountNet)),
    allowanceTotal: sum(allowanceNets),
    chargeTotal: sum(chargeNets),
    taxTotal: sum(taxBreakdown.map(({ taxAmount }) => taxAmount)),
  };
  const total = sums.subtotal - sums.discountTotal - sums.allowanceTotal + sums.chargeTotal + sums.taxTotal;
  const figures = taxBreakdown.flatMap(({ taxableAmount, taxAmount }) => [taxableAmount, taxAmount]);
  refuse(outOfRange([...Object.values(sums), ...figures, total]));
  requireWithinTotal(payment.deposits, total);
  const depositTotal = depositTotalOf(payment.deposits);
  const withheldTotal = withheldTotalOf(payment, total - sums.taxTotal);
  const prepaidTotal = prepaidOf(payment, taxBreakdown, { total, withheldTotal });
  const roundingAmount = roundingOf(total - prepaidTotal, payment.payableRounding);
  const payable = payableAmount({ total, prepaidTotal, roundingAmount });
  refuse(outOfRange([payable]));
  const lineGrosses = prices === "gross" ? amounts : null;
  const perLine = { lineNets, lineGrosses, lineTaxes: splitTaxes(groups, lineNets), allowanceNets, chargeNets };
  const settled = { depositTotal, withheldTotal, prepaidTotal, roundingAmount, payableAmount: payable };
  return { ...perLine, ...sums, taxBreakdown, total, ...settled };
}

/**
 * The steps from valid lines, allowances and charges to the tax groups. `amounts` are those of the lines and `discount` the amount of the discount,
 * in the invoice's prices. Throws the issues of the discount.
 */
export function computeGroups(
  { lines, allowances, charges }: InvoiceParts,
  discount: Discount | null,
  prices: Prices,
): { readonly amounts: readonly bigint[]; readonly discount: bigint; readonly groups: readonly TaxedGroup[] } {
  const amounts = lines.map(lineNet);
  const parts = [
    ...lines.map(({ tax }, index): TaxedPart => ({ kind: "line", index, tax, amount: amounts[index] ?? 0n })),
    ...charges.map(({ tax, amount }, index): TaxedPart => ({ kind: "charge", index, tax, amount })),
    ...allowances.map(({ tax, amount }, index): TaxedPart => ({ kind: "allowance", index, tax, amount: -amount })),
  ];
  const discounted = discountOf(sum(amounts), discount);
  return { amounts, discount: discounted, groups: taxGroups(groupByTax(parts), discounted, prices) };
}

function taxGroups(groups: readonly Group[], discount: bigint, prices: Prices): readonly TaxedGroup[] {
  const shares = allocate(
    discount,
    groups.map(({ lineSum }) => lineSum),
  );
  return groups.map((group, index) => {
    const share = shares[index] ?? 0n;
    return prices === "net" ? netPriced(group, share) : grossPriced(group, share);
  });
}

/** The tax of an amount without (`net`) or with it (`gross`), before it is rounded. */
export function exactTax(amount: bigint, rate: Decimal, prices: Prices): Fraction {
  return { numerator: amount * rate, denominator: prices === "net" ? HUNDRED_PERCENT : HUNDRED_PERCENT + rate };
}

/** A percentage of the sum of the lines, before it is rounded. */
export function exactDiscount(subtotal: bigint, percent: Decimal): Fraction {
  return { numerator: subtotal * percent, denominator: HUNDRED_PERCENT };
}

/** The tax of a net amount: of one tax, or of components that are each rounded on their own. */
export function taxOfNet(
  net: bigint,
  { rate, components }: Pick<Group, "rate" | "components">,
): Pick<TaxGroup, "taxAmount" | "components"> {
  if (components === null) return { taxAmount: roundFraction(exactTax(net, rate, "net")), components };
  const taxed = taxedNet(net, components);
  return { taxAmount: sum(taxed.map(({ taxAmount }) => taxAmount)), components: taxed };
}

function netPriced(group: Group, discountNet: bigint): TaxedGroup {
  const { category, rate, exemptionReason, exemptionCode } = group;
  const taxableAmount = group.sum - discountNet;
  const figures = { category, rate, taxableAmount, exemptionReason, exemptionCode, ...taxOfNet(taxableAmount, group) };
  return { ...group, figures, partNets: group.parts.map(({ amount }) => amount), discountShare: discountNet, discountNet };
}

function grossPriced(group: Group, discount: bigint): TaxedGroup {
  const { category, rate, exemptionReason, exemptionCode } = group;
  const gross = group.sum - discount;
  const taxAmount = roundFraction(exactTax(gross, rate, "gross"));
  const components = group.components && sharesOf(taxAmount, group.components);
  const taxableAmount = gross - taxAmount;
  const numerators = [...group.parts.map(({ amount }) => amount), -discount].map((amount) => amount * HUNDRED_PERCENT);
  const partNets = roundToSum(taxableAmount, numerators, HUNDRED_PERCENT + rate);
  const discountNet = -(partNets.pop() ?? 0n);
  const figures = { category, rate, taxableAmount, taxAmount, exemptionReason, exemptionCode, components };
  return { ...group, figures, partNets, discountShare: discount, discountNet };
}

function netsOf(kind: PartKind, groups: readonly TaxedGroup[], count: number): readonly bigint[] {
  const nets = Array.from({ length: count }, () => 0n);
  for (const { parts, partNets } of groups) {
    parts.forEach((part, at) => {
      if (part.kind === kind) nets[part.index] = partNets[at] ?? 0n;
    });
  }
  return nets;
}

function discountOf(subtotal: bigint, discount: Discount | null): bigint {
  if (discount === null) return 0n;
  if (discount.kind === "percent") {
    const { percent } = discount;
    if (percent >= 0n && percent <= HUNDRED_PERCENT) return roundFraction(exactDiscount(subtotal, percent));
    throw invalidField(["discount"], "discount_out_of_range", "A discount must be between 0 and 100 percent.");
  }
  const { amount } = discount;
  const [least, most] = subtotal < 0n ? [subtotal, 0n] : [0n, subtotal];
  if (amount >= least && amount <= most) return amount;
  if (subtotal !== 0n && amount < 0n !== subtotal < 0n) {
    throw invalidField(["discount"], "discount_sign", "A discount must have the same sign as the subtotal.");
  }
  throw invalidField(["discount"], "discount_exceeds_subtotal", "A discount must not exceed the subtotal.");
}

/** Within a group the larger net comes first, so that ties of remainders are resolved by a line's content, not its position. */
function splitTaxes(groups: readonly TaxedGroup[], nets: readonly bigint[]): readonly bigint[] {
  const taxes = nets.map(() => 0n);
  for (const { parts, figures } of groups) {
    const members = parts.flatMap(({ kind, index }) => (kind === "line" ? [index] : []));
    const net = sum(members.map((member) => nets[member] ?? 0n));
    if (net === 0n) continue;
    const weight = (member: number): bigint => (net < 0n ? -(nets[member] ?? 0n) : (nets[member] ?? 0n));
    const ranked = members.sort((a, b) => ascending(weight(b), weight(a)) || a - b);
    const shares = allocate(figures.taxAmount, ranked.map(weight));
    ranked.forEach((member, rank) => {
      taxes[member] = shares[rank] ?? 0n;
    });
  }
  return taxes;
}

/** At most one issue for all amounts. */
function outOfRange(amounts: readonly bigint[]): readonly Issue[] {
  return amounts.flatMap((amount) => amountIssues(["lines"], amount)).slice(0, 1);
}

function refuse(issues: readonly Issue[]): void {
  if (issues.length > 0) throw invalid(issues);
}
