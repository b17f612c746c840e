import { expect } from "chai";
import { parseLocalDate } from "../../../core/kernel/calendar.js";
import { parseDecimal } from "../../../core/kernel/decimal.js";
import { MAX_AMOUNT } from "../../../core/kernel/money.js";
import { checkLine, type LineInput, lineNet } from "../../../core/invoices/line.js";
import { NO_TAX } from "../../../core/billing/tax.js";
import { told } from "../issues.js";
import { credited } from "../../arbitraries/money.js";
import type { Allowance } from "../../../core/invoices/line-table.js";

const off = (amount: bigint): Allowance => ({ amount, reason: null });

function line(changes: Partial<LineInput> = {}): LineInput {
  return {
    description: "Work",
    kind: "fixed",
    quantity: parseDecimal("1"),
    unit: "C62",
    baseQuantity: parseDecimal("1"),
    unitPrice: 1000n,
    allowances: [],
    charges: [],
    tax: NO_TAX,
    timeEntryIds: [],
    period: null,
    ...changes,
  };
}

const problems = (changes: Partial<LineInput>): string[] => told(checkLine(line(changes)));

describe("a line's net", () => {
  it("is quantity × price ÷ base quantity, minus allowances, plus charges", () => {
    const net = lineNet(line({ quantity: parseDecimal("2.5"), allowances: [off(300n), off(1n)], charges: [off(50n)] }));
    expect(net).to.equal(2500n - 301n + 50n);
    expect(lineNet(line({ quantity: parseDecimal("5400"), baseQuantity: parseDecimal("3600"), unitPrice: 9000n }))).to.equal(
      13_500n,
    );
  });

  it("is rounded once, after the allowances", () => {
    const changes = { quantity: parseDecimal("2.5"), unitPrice: 1n };
    expect(lineNet(line(changes))).to.equal(3n);
    expect(lineNet(line({ ...changes, allowances: [off(3n)] }))).to.equal(-1n);
  });

  it("rounds halves away from zero", () => {
    expect(lineNet(line({ quantity: parseDecimal("0.5"), unitPrice: 1n }))).to.equal(1n);
    expect(lineNet(line({ quantity: parseDecimal("-0.5"), unitPrice: 1n }))).to.equal(-1n);
  });
});

describe("a line", () => {
  it("has a base quantity above zero", () => {
    expect(problems({ baseQuantity: parseDecimal("0") })).to.deep.equal(["baseQuantity: base_quantity_not_positive"]);
    expect(problems({ baseQuantity: parseDecimal("-1") })).to.deep.equal(["baseQuantity: base_quantity_not_positive"]);
  });

  it("has a price that is not negative (BR-27)", () => {
    expect(problems({ unitPrice: 0n })).to.deep.equal([]);
    expect(problems({ unitPrice: -1n })).to.deep.equal(["unitPrice: unit_price_negative"]);
  });

  it("has a unit code", () => {
    for (const unit of ["HUR", "SEC", "C62", "H87", "E"]) expect(problems({ unit })).to.deep.equal([]);
    for (const unit of ["", "hur", "HOUR", "H R", "É", "HUR\n"])
      expect(problems({ unit })).to.deep.equal(["unit: unit_malformed"]);
  });

  it("keeps every amount, and its net, within ±10^15", () => {
    expect(problems({ unitPrice: MAX_AMOUNT })).to.deep.equal([]);
    expect(problems({ unitPrice: MAX_AMOUNT + 1n })).to.deep.equal(["unitPrice: amount_out_of_range"]);
    expect(problems({ charges: [off(0n), off(MAX_AMOUNT + 1n)] })).to.deep.equal(["charges.1.amount: amount_out_of_range"]);
    expect(problems({ unitPrice: MAX_AMOUNT, quantity: parseDecimal("1.000001") })).to.deep.equal([": amount_out_of_range"]);
  });

  it("has allowances and charges with its quantity's sign", () => {
    const negative = { quantity: parseDecimal("-1") };
    expect(problems({ allowances: [off(-1n)] })).to.deep.equal(["allowances.0.amount: amount_sign"]);
    expect(problems({ charges: [off(-1n)] })).to.deep.equal(["charges.0.amount: amount_sign"]);
    expect(problems({ ...negative, allowances: [off(1n)] })).to.deep.equal(["allowances.0.amount: amount_sign"]);
    expect(problems({ ...negative, charges: [off(-1n)], allowances: [off(0n), off(-2n)] })).to.deep.equal([]);
    expect(problems({ quantity: parseDecimal("0"), charges: [off(-1n)], allowances: [off(1n)] })).to.deep.equal([
      "charges.0.amount: amount_sign",
    ]);
  });

  it("remains valid as a credit, also with quantity zero", () => {
    for (const quantity of ["1", "0", "-1"].map(parseDecimal)) {
      const sign = quantity < 0n ? -1n : 1n;
      const sound = line({ quantity, allowances: [off(5n * sign)], charges: [off(2n * sign)] });
      expect(checkLine(sound)).to.deep.equal([]);
      expect(checkLine(credited(sound))).to.deep.equal([]);
    }
  });

  it("has a period that does not end before it starts (BR-30)", () => {
    const [first, later] = [parseLocalDate("2026-01-31"), parseLocalDate("2026-02-01")];
    expect(problems({ period: { start: first, end: first } })).to.deep.equal([]);
    expect(problems({ period: { start: later, end: first } })).to.deep.equal(["period: period_reversed"]);
  });

  it("reports all of its errors together, including its tax", () => {
    const tax = { ...NO_TAX, rate: parseDecimal("19") };
    expect(problems({ unit: "", unitPrice: -1n, tax })).to.deep.equal([
      "unit: unit_malformed",
      "unitPrice: unit_price_negative",
      "tax.rate: tax_rate_not_zero",
    ]);
  });
});
