import { expect } from "chai";
import type { View } from "../../../core/index.js";

interface Fraction {
  readonly numerator: string;
  readonly denominator: string;
}

interface Bases {
  readonly taxable_amount: number;
  readonly tax_amount: number;
}

interface Explained {
  readonly prices: "net" | "gross";
  readonly rounding: { readonly grain: string; readonly mode: string; readonly step_minutes: number } | null;
  readonly lines: readonly {
    readonly time: {
      readonly steps: readonly {
        readonly entries: readonly { readonly day: string; readonly seconds: number; readonly rate: number }[];
        readonly recorded_seconds: number;
        readonly billed_seconds: number;
      }[];
      readonly recorded_seconds: number;
      readonly billed_seconds: number;
      readonly edited_seconds: string | null;
    } | null;
    readonly quantity: string;
    readonly base_quantity: string;
    readonly unit_price: number;
    readonly allowances: number;
    readonly charges: number;
    readonly exact: Fraction;
    readonly amount: number;
    readonly net: number;
  }[];
  readonly discount: { readonly exact: Fraction | null; readonly amount: number } | null;
  readonly tax_groups: readonly (Bases & {
    readonly rate: string;
    readonly components:
      | readonly {
          readonly rate: string;
          readonly compound: boolean;
          readonly tax_amount: number;
          readonly exact_tax: Fraction | null;
        }[]
      | null;
    readonly lines: readonly number[];
    readonly charges: readonly number[];
    readonly allowances: readonly number[];
    readonly discount_share: number;
    readonly discount_net: number;
    readonly amount: number;
    readonly exact_tax: Fraction | null;
    readonly credited: { readonly before: Bases; readonly after: Bases } | null;
  })[];
  readonly subtotal: number;
  readonly discount_total: number;
  readonly allowance_total: number;
  readonly charge_total: number;
  readonly tax_total: number;
  readonly total: number;
  readonly prepaid_amount: number;
  readonly rounding_amount: number;
  readonly payable_amount: number;
  readonly prepaid: {
    readonly entered: number | null;
    readonly split_payment_tax: number;
    readonly withheld: number;
    readonly deposits: readonly { readonly amount: number }[];
  };
  readonly settlement: {
    readonly payments: readonly { readonly effect: number }[];
    readonly credit_notes: readonly { readonly effect: number }[];
    readonly balance: number;
    readonly amount_due: number;
    readonly amount_refundable: number;
  } | null;
}

/** An invoice as the API shows it, as far as an explanation is compared with it. */
interface Shown extends Pick<Explained, "subtotal" | "discount_total" | "tax_total" | "total" | "payable_amount"> {
  readonly lines: readonly { readonly net: number; readonly quantity: string }[];
  readonly allowances: readonly { readonly amount: number; readonly net: number }[];
  readonly charges: readonly { readonly amount: number; readonly net: number }[];
  readonly tax_breakdown: readonly Bases[];
  readonly amount_due: number;
  readonly amount_refundable: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const millionths = (text: string): bigint => {
  const [whole = "", fraction = ""] = text.replace("-", "").split(".");
  const value = BigInt(whole + fraction.padEnd(6, "0"));
  return text.startsWith("-") ? -value : value;
};
const rounded = ({ numerator, denominator }: Fraction): number => {
  const [n, d] = [BigInt(numerator), BigInt(denominator)];
  const half = (2n * (n < 0n ? -n : n) + d) / (2n * d);
  return Number(n < 0n ? -half : half);
};
const isEqual = (a: Fraction, numerator: bigint, denominator: bigint): boolean =>
  BigInt(a.numerator) * denominator === numerator * BigInt(a.denominator);

/** Adds up an explanation as a script would, from its JSON alone, and compares it with the invoice. Uses no code of the core. */
export function addUp(explanation: View, invoice: View): void {
  const explained = JSON.parse(JSON.stringify(explanation)) as Explained;
  const shown = JSON.parse(JSON.stringify(invoice)) as Shown;
  explained.lines.forEach((line) => addUpLine(line, explained));
  addUpDiscount(explained);
  explained.tax_groups.forEach((group) => addUpGroup(group, explained, shown));
  addUpTotals(explained, shown);
}

function addUpLine(line: Explained["lines"][number], { rounding, prices }: Explained): void {
  const { time, unit_price: price, base_quantity: base, allowances, charges } = line;
  const [quantity, per] = [millionths(line.quantity), millionths(base)];
  const numerator = quantity * BigInt(price) + BigInt(charges - allowances) * per;
  expect(isEqual(line.exact, numerator, per), "exact amount of a line").to.equal(true);
  expect(rounded(line.exact)).to.equal(line.amount);
  if (prices === "net") expect(line.net).to.equal(line.amount);
  if (time === null || rounding === null) return;
  for (const step of time.steps) {
    expect(sum(step.entries.map(({ seconds }) => seconds))).to.equal(step.recorded_seconds);
    expect(step.billed_seconds).to.equal(roundedSeconds(step.recorded_seconds, rounding));
    if (rounding.grain === "entry") expect(step.entries).to.have.length(1);
    if (rounding.grain === "day") expect(new Set(step.entries.map(({ day }) => day)).size).to.equal(1);
  }
  if (rounding.grain === "line") expect(time.steps).to.have.length(1);
  if (rounding.grain === "day")
    expect(new Set(time.steps.map(({ entries }) => entries[0]?.day)).size).to.equal(time.steps.length);
  expect(sum(time.steps.map((step) => step.recorded_seconds))).to.equal(time.recorded_seconds);
  expect(sum(time.steps.map((step) => step.billed_seconds))).to.equal(time.billed_seconds);
  if (time.edited_seconds === null) return;
  expect(BigInt(time.billed_seconds) * 1_000_000n + millionths(time.edited_seconds)).to.equal(quantity);
}

function roundedSeconds(seconds: number, { mode, step_minutes: minutes }: NonNullable<Explained["rounding"]>): number {
  const steps = seconds / (60 * minutes);
  if (mode === "none") return seconds;
  return 60 * minutes * { up: Math.ceil, down: Math.floor, nearest: Math.round }[mode as "up" | "down" | "nearest"](steps);
}

function addUpDiscount({ discount, tax_groups: groups }: Explained): void {
  expect(sum(groups.map(({ discount_share: share }) => share))).to.equal(discount?.amount ?? 0);
  if (discount?.exact) expect(rounded(discount.exact)).to.equal(discount.amount);
}

function addUpGroup(group: Explained["tax_groups"][number], { lines, prices }: Explained, shown: Shown): void {
  const { discount_share: share, exact_tax: exact, credited, taxable_amount: taxable, tax_amount: tax, amount } = group;
  const all = (list: "amount" | "net"): number =>
    sum(group.lines.map((at) => lines[at]?.[list] ?? NaN)) +
    sum(group.charges.map((at) => shown.charges[at]?.[list] ?? NaN)) -
    sum(group.allowances.map((at) => shown.allowances[at]?.[list] ?? NaN));
  expect(all("amount") - share).to.equal(amount);
  expect(all("net") - group.discount_net).to.equal(taxable);
  expect(prices === "net" ? taxable : taxable + tax).to.equal(amount);
  if (exact) {
    const rate = millionths(group.rate);
    const per = 100_000_000n + (prices === "net" ? 0n : rate);
    expect(isEqual(exact, BigInt(amount) * rate, per), "exact tax of a group").to.equal(true);
    expect(rounded(exact)).to.equal(tax);
  }
  addUpComponents(group, prices);
  const isOfComponents = group.components !== null && prices === "net";
  expect(exact === null).to.equal(credited !== null || isOfComponents);
  if (!credited) return;
  expect(credited.after.taxable_amount - credited.before.taxable_amount).to.equal(taxable);
  expect(credited.after.tax_amount - credited.before.tax_amount).to.equal(tax);
}

/** Each component is rounded on its own, if it is neither a share of the tax nor a difference. */
function addUpComponents(
  { components, amount, tax_amount: tax, credited }: Explained["tax_groups"][number],
  prices: string,
): void {
  if (components === null) return;
  expect(sum(components.map((one) => one.tax_amount))).to.equal(tax);
  let before = 0;
  for (const { rate, compound, tax_amount: own, exact_tax: exact } of components) {
    expect(exact === null).to.equal(credited !== null || prices === "gross");
    if (exact) {
      const base = BigInt(amount + (compound ? before : 0));
      expect(isEqual(exact, base * millionths(rate), 100_000_000n), "exact tax of a component").to.equal(true);
      expect(rounded(exact)).to.equal(own);
    }
    before += own;
  }
}

function addUpTotals(explained: Explained, shown: Shown): void {
  const { lines, tax_groups: groups, prepaid, settlement } = explained;
  const each = (list: "lines" | "charges" | "allowances"): readonly number[] =>
    groups.flatMap((group) => group[list]).sort((a, b) => a - b);
  for (const list of ["lines", "charges", "allowances"] as const) expect(each(list)).to.deep.equal([...shown[list].keys()]);
  expect(sum(lines.map(({ net }) => net))).to.equal(explained.subtotal);
  expect(sum(groups.map((group) => group.discount_net))).to.equal(explained.discount_total);
  expect(sum(groups.map((group) => group.tax_amount))).to.equal(explained.tax_total);
  expect(sum(groups.map((group) => group.taxable_amount)) + explained.tax_total).to.equal(explained.total);
  expect(explained.total - explained.prepaid_amount + explained.rounding_amount).to.equal(explained.payable_amount);
  const deducted = sum(prepaid.deposits.map((deposit) => deposit.amount));
  expect((prepaid.entered ?? 0) + prepaid.split_payment_tax + prepaid.withheld + deducted).to.equal(explained.prepaid_amount);
  for (const figure of ["subtotal", "discount_total", "tax_total", "total", "payable_amount"] as const) {
    expect(explained[figure], figure).to.equal(shown[figure]);
  }
  expect(lines.map(({ net, quantity }) => ({ net, quantity }))).to.deep.equal(
    shown.lines.map(({ net, quantity }) => ({ net, quantity })),
  );
  const bases = ({ taxable_amount, tax_amount }: Bases): Bases => ({ taxable_amount, tax_amount });
  expect(groups.map(bases)).to.deep.equal(shown.tax_breakdown.map(bases));
  if (settlement === null) return;
  const effects = [...settlement.payments, ...settlement.credit_notes].map(({ effect }) => effect);
  expect(explained.payable_amount + sum(effects)).to.equal(settlement.balance);
  expect([Math.max(0, settlement.balance), Math.max(0, -settlement.balance)]).to.deep.equal([
    shown.amount_due,
    shown.amount_refundable,
  ]);
  expect([settlement.amount_due, settlement.amount_refundable]).to.deep.equal([shown.amount_due, shown.amount_refundable]);
}
