import { expect } from "chai";
import { refusalOf } from "../issues.js";
import { parseDecimal } from "../../../core/kernel/decimal.js";
import { MAX_AMOUNT } from "../../../core/kernel/money.js";
import type { LineInput } from "../../../core/invoices/line.js";
import { NO_TAX, type Tax, type TaxCategory } from "../../../core/billing/tax.js";
import { computeTotals, type Discount } from "../../../core/invoices/totals.js";
import { credited } from "../../arbitraries/money.js";

function taxed(category: TaxCategory, rate = "0", exemptionReason: string | null = null): Tax {
  return { category, rate: parseDecimal(rate), exemptionReason, exemptionCode: null, components: null };
}

function line(unitPrice: bigint, tax: Tax, quantity = "1"): LineInput {
  const fixed = {
    description: "Work",
    kind: "fixed",
    unit: "C62",
    allowances: [],
    charges: [],
    timeEntryIds: [],
    period: null,
  } as const;
  return { ...fixed, quantity: parseDecimal(quantity), baseQuantity: parseDecimal("1"), unitPrice, tax };
}

const amountOff = (amount: bigint): Discount => ({ kind: "amount", amount });
const percentOff = (percent: string): Discount => ({ kind: "percent", percent: parseDecimal(percent) });

function refusal(lines: readonly LineInput[], discount: Discount | null = null): string[] {
  return refusalOf(() => computeTotals(lines, discount));
}

describe("an invoice's totals", () => {
  it("of one line with tax are net, tax and their sum", () => {
    expect(computeTotals([line(100_000n, taxed("S", "19"))], null)).to.deep.equal({
      lineNets: [100_000n],
      lineGrosses: null,
      allowanceNets: [],
      chargeNets: [],
      allowanceTotal: 0n,
      chargeTotal: 0n,
      depositTotal: 0n,
      withheldTotal: 0n,
      prepaidTotal: 0n,
      roundingAmount: 0n,
      payableAmount: 119_000n,
      lineTaxes: [19_000n],
      subtotal: 100_000n,
      discountTotal: 0n,
      taxBreakdown: [
        {
          category: "S",
          rate: parseDecimal("19"),
          taxableAmount: 100_000n,
          taxAmount: 19_000n,
          exemptionReason: null,
          exemptionCode: null,
          components: null,
        },
      ],
      taxTotal: 19_000n,
      total: 119_000n,
    });
  });

  it("of no lines are zero", () => {
    const { subtotal, taxBreakdown, total } = computeTotals([], null);
    expect([subtotal, total, taxBreakdown]).to.deep.equal([0n, 0n, []]);
  });

  it("subtract the discount from each rate's base in proportion, before tax", () => {
    const totals = computeTotals([line(10_000n, taxed("S", "19")), line(20_000n, taxed("S", "7"))], amountOff(1000n));
    expect(totals.taxBreakdown.map((group) => [group.taxableAmount, group.taxAmount])).to.deep.equal([
      [19_333n, 1353n],
      [9667n, 1837n],
    ]);
    expect(totals.total).to.equal(29_000n + 1353n + 1837n);
  });

  it("round a percent discount once, away from zero", () => {
    expect(computeTotals([line(50n, NO_TAX)], percentOff("1")).discountTotal).to.equal(1n);
    expect(computeTotals([line(50n, NO_TAX, "-1")], percentOff("1")).discountTotal).to.equal(-1n);
    expect(computeTotals([line(999n, taxed("S", "19"))], percentOff("100")).total).to.equal(0n);
  });

  it("list the breakdown by category, then rate as a number", () => {
    const lines = [line(1n, taxed("Z")), line(1n, taxed("S", "19")), line(1n, taxed("S", "7")), line(1n, taxed("AE"))];
    expect(computeTotals(lines, null).taxBreakdown.map(({ category, rate }) => `${category} ${rate / 1_000_000n}`)).to.deep.equal(
      ["AE 0", "S 7", "S 19", "Z 0"],
    );
  });

  it("keep reverse charge separate from exempt and zero rated, all three without tax", () => {
    const totals = computeTotals([line(100n, taxed("AE")), line(100n, taxed("E")), line(100n, taxed("Z"))], null);
    expect(totals.taxBreakdown.map(({ category, taxableAmount }) => [category, taxableAmount])).to.deep.equal([
      ["AE", 100n],
      ["E", 100n],
      ["Z", 100n],
    ]);
    expect(totals.taxTotal).to.equal(0n);
  });

  it("assign the remaining cent of a group's tax to the larger line, in any position, and likewise on a credit", () => {
    const [small, large] = [line(100n, taxed("S", "0.5")), line(300n, taxed("S", "0.5"))];
    expect(computeTotals([small, large], null).lineTaxes).to.deep.equal([0n, 2n]);
    expect(computeTotals([large, small], null).lineTaxes).to.deep.equal([2n, 0n]);
    expect(computeTotals([credited(small), credited(large)], null).lineTaxes).to.deep.equal([0n, -2n]);
  });

  it("assign the remaining cent to a line rather than to its opposite, in any order", () => {
    const tax = taxed("S", "50");
    const [one, opposite, two] = [line(1n, tax), line(1n, tax, "-1"), line(2n, tax)];
    expect(computeTotals([one, opposite, two], null).lineTaxes).to.deep.equal([1n, -1n, 1n]);
    expect(computeTotals([opposite, one, two], null).lineTaxes).to.deep.equal([-1n, 1n, 1n]);
  });

  it("join the distinct reasons of one group, sorted", () => {
    const reasons = ["Lessons", "Health", "Lessons", null, ""];
    const lines = reasons.map((reason) => line(1n, taxed("E", "0", reason)));
    expect(computeTotals(lines, null).taxBreakdown.map(({ exemptionReason }) => exemptionReason)).to.deep.equal([
      "Health; Lessons",
    ]);
  });
});

describe("an invoice is rejected", () => {
  it("if category O is combined with another (BR-O-11)", () => {
    expect(refusal([line(1n, taxed("S", "19")), line(1n, NO_TAX)])).to.deep.equal(["lines.1.tax: tax_category_mix"]);
    expect(refusal([line(1n, NO_TAX), line(1n, taxed("Z"))])).to.deep.equal(["lines.0.tax: tax_category_mix"]);
    expect(refusal([line(1n, NO_TAX), line(2n, NO_TAX)])).to.deep.equal([]);
  });

  it("with all errors of all lines together", () => {
    expect(refusal([line(-1n, NO_TAX), { ...line(1n, NO_TAX), unit: "", baseQuantity: parseDecimal("0") }])).to.deep.equal([
      "lines.0.unitPrice: unit_price_negative",
      "lines.1.baseQuantity: base_quantity_not_positive",
      "lines.1.unit: unit_malformed",
    ]);
  });

  it("if its discount exceeds its lines, or has the other sign", () => {
    const lines = [line(100n, NO_TAX)];
    expect(refusal(lines, amountOff(100n))).to.deep.equal([]);
    expect(refusal(lines, amountOff(101n))).to.deep.equal(["discount: discount_exceeds_subtotal"]);
    expect(refusal(lines, amountOff(-1n))).to.deep.equal(["discount: discount_sign"]);
    const credit = [line(100n, NO_TAX, "-1")];
    expect(refusal(credit, amountOff(-100n))).to.deep.equal([]);
    expect(refusal(credit, amountOff(-101n))).to.deep.equal(["discount: discount_exceeds_subtotal"]);
    expect(refusal(credit, amountOff(1n))).to.deep.equal(["discount: discount_sign"]);
    expect(refusal([], amountOff(1n))).to.deep.equal(["discount: discount_exceeds_subtotal"]);
  });

  it("if its discount is not between 0 and 100 percent", () => {
    for (const percent of ["0", "100"]) expect(refusal([line(1n, NO_TAX)], percentOff(percent))).to.deep.equal([]);
    for (const percent of ["-0.000001", "100.000001"]) {
      expect(refusal([line(1n, NO_TAX)], percentOff(percent))).to.deep.equal(["discount: discount_out_of_range"]);
    }
  });

  it("if any amount exceeds 10^15 minor units", () => {
    const most = line(MAX_AMOUNT, NO_TAX);
    expect(refusal([most])).to.deep.equal([]);
    expect(refusal([most, line(1n, NO_TAX)])).to.deep.equal(["lines: amount_out_of_range"]);
    expect(refusal([line(1n, NO_TAX), line(MAX_AMOUNT, NO_TAX, "2")])).to.deep.equal(["lines.1: amount_out_of_range"]);
    expect(refusal([line(MAX_AMOUNT, taxed("S", "0.1"))])).to.deep.equal(["lines: amount_out_of_range"]);
    const z = taxed("Z");
    expect(refusal([line(MAX_AMOUNT, z), line(1n, z), line(1n, taxed("E"), "-1")])).to.deep.equal(["lines: amount_out_of_range"]);
  });
});
