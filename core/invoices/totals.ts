import { DECIMAL_SCALE, type Decimal } from "../kernel/decimal.js";
import { invalid, invalidField, type Issue } from "../kernel/errors.js";
import { allocate, amountIssues, ascending, divideRounded } from "../kernel/money.js";
import { checkLine, type LineInput, lineNet } from "./line.js";
import type { Tax, TaxCategory } from "../billing/tax.js";

/** A discount on the complete document: a percentage 0–100 of the subtotal, or an amount in minor units with the subtotal's sign. */
export type Discount =
  { readonly kind: "percent"; readonly percent: Decimal } | { readonly kind: "amount"; readonly amount: bigint };

/** One VAT breakdown (BG-23): the discounted base and the tax of all lines with the same category and rate, in minor units. */
export interface TaxGroup {
  readonly category: TaxCategory;
  readonly rate: Decimal;
  readonly taxableAmount: bigint;
  readonly taxAmount: bigint;
  readonly exemptionReason: string | null;
}

/**
 * All figures of an invoice, in minor units. `lineNets` and `lineTaxes` are in the order of the lines; each group's `lineTaxes` sum
 * to its tax. `subtotal` excludes the discount, `total` includes the discount and tax.
 */
export interface InvoiceTotals {
  readonly lineNets: readonly bigint[];
  readonly lineTaxes: readonly bigint[];
  readonly subtotal: bigint;
  readonly discountTotal: bigint;
  readonly taxBreakdown: readonly TaxGroup[];
  readonly taxTotal: bigint;
  readonly total: bigint;
}

interface Group extends Pick<TaxGroup, "category" | "rate" | "exemptionReason"> {
  readonly net: bigint;
  readonly members: readonly number[];
}

const HUNDRED_PERCENT = 100n * DECIMAL_SCALE;

/**
 * Computes an invoice: BR-CO-10 (subtotal), BR-CO-11 and BR-CO-13 (discount), BR-CO-14, BR-CO-15 and BR-CO-17 (tax). Splits the
 * discount over the tax groups and each group's tax over its lines by largest remainder. The order of lines only affects the order
 * of `lineNets` and `lineTaxes`.
 *
 * @throws StintError `invalid`, with paths from `lines` and `discount`: the issues of `checkLine`, `tax_category_mix` (BR-O-11 …
 * BR-O-14), `discount_out_of_range`, `discount_sign`, `discount_exceeds_subtotal`, `amount_out_of_range`.
 */
export function computeTotals(lines: readonly LineInput[], discount: Discount | null): InvoiceTotals {
  refuseUnsoundLines(lines);
  const lineNets = lines.map(lineNet);
  const groups = groupByTax(lines, lineNets);
  const subtotal = sum(lineNets);
  refuse([subtotal, ...groups.map(({ net }) => net)].flatMap((amount) => amountIssues(["lines"], amount)).slice(0, 1));
  const discountTotal = discountOf(subtotal, discount);
  const shares = allocate(
    discountTotal,
    groups.map(({ net }) => net),
  );
  const taxBreakdown = groups.map(({ category, rate, exemptionReason, net }, index): TaxGroup => {
    const taxableAmount = net - (shares[index] ?? 0n);
    return { category, rate, taxableAmount, taxAmount: divideRounded(taxableAmount * rate, HUNDRED_PERCENT), exemptionReason };
  });
  const taxTotal = sum(taxBreakdown.map(({ taxAmount }) => taxAmount));
  const total = subtotal - discountTotal + taxTotal;
  refuse(amountIssues(["lines"], total));
  return {
    lineNets,
    lineTaxes: splitTaxes(groups, taxBreakdown, lineNets),
    subtotal,
    discountTotal,
    taxBreakdown,
    taxTotal,
    total,
  };
}

function refuseUnsoundLines(lines: readonly LineInput[]): void {
  const issues = lines.flatMap((line, index) =>
    checkLine(line).map((issue): Issue => ({ ...issue, path: ["lines", index, ...issue.path] })),
  );
  const outside = lines.findIndex(({ tax }) => tax.category === "O");
  if (outside >= 0 && lines.some(({ tax }) => tax.category !== "O")) {
    const message = "Category O, outside the scope of VAT, cannot be combined with other tax categories on one invoice.";
    issues.push({ path: ["lines", outside, "tax"], code: "tax_category_mix", message });
  }
  refuse(issues);
}

/** Sorted by category, then rate, so that ties of remainders are resolved independently of the order of lines. */
function groupByTax(lines: readonly LineInput[], nets: readonly bigint[]): readonly Group[] {
  const membersByKey = new Map<string, number[]>();
  lines.forEach(({ tax }, index) => {
    const key = `${tax.category} ${tax.rate}`;
    const members = membersByKey.get(key);
    if (members === undefined) membersByKey.set(key, [index]);
    else members.push(index);
  });
  const groups = [...membersByKey.values()].flatMap((members): Group[] => {
    const taxes = members.flatMap((index) => lines[index]?.tax ?? []);
    const [first] = taxes;
    if (first === undefined) return [];
    const net = sum(members.map((member) => nets[member] ?? 0n));
    return [{ category: first.category, rate: first.rate, exemptionReason: joinReasons(taxes), net, members }];
  });
  return groups.sort((a, b) => ascending(a.category, b.category) || ascending(a.rate, b.rate));
}

function joinReasons(taxes: readonly Tax[]): string | null {
  const reasons = new Set(taxes.flatMap(({ exemptionReason }) => exemptionReason ?? []).filter((reason) => reason !== ""));
  return reasons.size > 0 ? [...reasons].sort().join("; ") : null;
}

function discountOf(subtotal: bigint, discount: Discount | null): bigint {
  if (discount === null) return 0n;
  if (discount.kind === "percent") {
    const { percent } = discount;
    if (percent >= 0n && percent <= HUNDRED_PERCENT) return divideRounded(subtotal * percent, HUNDRED_PERCENT);
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
function splitTaxes(groups: readonly Group[], breakdown: readonly TaxGroup[], nets: readonly bigint[]): readonly bigint[] {
  const taxes = nets.map(() => 0n);
  groups.forEach(({ net, members }, index) => {
    const weight = (member: number): bigint => (net < 0n ? -(nets[member] ?? 0n) : (nets[member] ?? 0n));
    const ranked = [...members].sort((a, b) => ascending(weight(b), weight(a)) || a - b);
    const parts = allocate(breakdown[index]?.taxAmount ?? 0n, ranked.map(weight));
    ranked.forEach((member, rank) => {
      taxes[member] = parts[rank] ?? 0n;
    });
  });
  return taxes;
}

function refuse(issues: readonly Issue[]): void {
  if (issues.length > 0) throw invalid(issues);
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((a, b) => a + b, 0n);
}
