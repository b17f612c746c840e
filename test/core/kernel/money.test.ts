import { expect } from "chai";
import { refusalOf } from "../issues.js";
import { parseCurrency } from "../../../core/kernel/currency.js";
import { allocate, checkAmount, divideRounded, formatAmount, MAX_AMOUNT, parseAmount } from "../../../core/kernel/money.js";

const eur = parseCurrency("EUR");
const jpy = parseCurrency("JPY");
const kwd = parseCurrency("KWD");

describe("rounding a division", () => {
  it("rounds halves away from zero, for all signs", () => {
    expect(divideRounded(5n, 2n)).to.equal(3n);
    expect(divideRounded(-5n, 2n)).to.equal(-3n);
    expect(divideRounded(5n, -2n)).to.equal(-3n);
    expect(divideRounded(-5n, -2n)).to.equal(3n);
    expect(divideRounded(4n, 3n)).to.equal(1n);
    expect(divideRounded(-1n, 3n)).to.equal(0n);
    expect(divideRounded(0n, -3n)).to.equal(0n);
  });

  it("by zero throws", () => {
    expect(() => divideRounded(1n, 0n)).to.throw(RangeError);
  });
});

describe("an allocation", () => {
  it("gives the remainder to the largest fractions first", () => {
    expect(allocate(100n, [1n, 1n, 1n])).to.deep.equal([34n, 33n, 33n]);
    expect(allocate(10n, [1n, 5n, 3n])).to.deep.equal([1n, 6n, 3n]);
    expect(allocate(5n, [3n, 7n])).to.deep.equal([2n, 3n]);
  });

  it("accepts weights of mixed signs", () => {
    expect(allocate(50n, [100n, -50n])).to.deep.equal([100n, -50n]);
    expect(allocate(-10n, [-3n, -7n])).to.deep.equal([-3n, -7n]);
  });

  it("gives nothing to a weight of zero", () => {
    expect(allocate(7n, [0n, 1n, 0n, 1n])).to.deep.equal([0n, 4n, 0n, 3n]);
  });

  it("rejects weights that sum to zero, unless there is nothing to allocate", () => {
    expect(() => allocate(1n, [])).to.throw(RangeError);
    expect(() => allocate(1n, [5n, -5n])).to.throw(RangeError);
    expect(allocate(0n, [5n, -5n])).to.deep.equal([0n, 0n]);
  });

  it("is exact far beyond 2^53", () => {
    expect(allocate(10n ** 30n + 1n, [1n, 1n])).to.deep.equal([5n * 10n ** 29n + 1n, 5n * 10n ** 29n]);
  });
});

describe("an amount", () => {
  it("is formatted with its currency's decimals", () => {
    expect(formatAmount(119_000n, eur)).to.equal("1190.00");
    expect(formatAmount(1190n, jpy)).to.equal("1190");
    expect(formatAmount(-5n, eur)).to.equal("-0.05");
    expect(formatAmount(0n, kwd)).to.equal("0.000");
  });

  it("is parsed with at most its currency's decimals", () => {
    expect(parseAmount("1190", eur)).to.equal(119_000n);
    expect(parseAmount("-5.5", eur)).to.equal(-550n);
    expect(parseAmount("1.234", kwd)).to.equal(1234n);
    expect(refusalOf(() => parseAmount("1.234", eur))).to.deep.equal([": amount_too_precise"]);
    expect(refusalOf(() => parseAmount("1.0", jpy))).to.deep.equal([": amount_too_precise"]);
  });

  it("rejects every other notation", () => {
    for (const text of ["", "1.", ".5", "+1", "1,00", "1e2", " 1", "01.00", "--1"]) {
      expect(
        refusalOf(() => parseAmount(text, eur)),
        text,
      ).to.deep.equal([": amount_malformed"]);
    }
  });

  it("is limited to ±10^15 minor units", () => {
    expect(parseAmount("-10000000000000.00", eur)).to.equal(-MAX_AMOUNT);
    checkAmount(["total"], MAX_AMOUNT);
    for (const text of ["10000000000000.01", "-10000000000000.01", "9".repeat(100_000)]) {
      expect(() => parseAmount(text, eur))
        .to.throw()
        .with.nested.property("issues[0].code", "amount_out_of_range");
    }
    expect(() => checkAmount(["total"], -MAX_AMOUNT - 1n))
      .to.throw()
      .with.nested.property("issues[0].path")
      .deep.equal(["total"]);
  });
});
