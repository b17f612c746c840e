import { expect } from "chai";
import { formatDecimal, isDecimal, parseDecimal, wholeDecimal } from "../../../core/kernel/decimal.js";
import { refusalIn } from "../../reasons.js";

function codeOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    const reason = refusalIn(error);
    if (reason !== undefined) return reason;
    throw error;
  }
  return "accepted";
}

describe("a decimal", () => {
  it("is formatted as short as possible", () => {
    for (const text of ["0", "1.5", "19", "-0.25", "9.975", "0.000001", "-1000000000000"]) {
      expect(formatDecimal(parseDecimal(text))).to.equal(text);
    }
    expect(formatDecimal(parseDecimal("1.500"))).to.equal("1.5");
    expect(formatDecimal(parseDecimal("-0"))).to.equal("0");
  });

  it("rejects every other notation of a number", () => {
    for (const text of ["", " 1", "1 ", "+1", "1.", ".5", "1e3", "01", "--1", "1,5", "0x10", "NaN", "Infinity", "١", "1\n"]) {
      expect(
        codeOf(() => parseDecimal(text)),
        JSON.stringify(text),
      ).to.equal("decimal_malformed");
      expect(isDecimal(text)).to.equal(false);
    }
  });

  it("rejects a seventh decimal place instead of rounding it", () => {
    expect(parseDecimal("0.123456")).to.equal(123_456n);
    expect(codeOf(() => parseDecimal("0.1234567"))).to.equal("decimal_too_precise");
    expect(codeOf(() => parseDecimal("0.1000000"))).to.equal("decimal_too_precise");
  });

  it("is limited to ±10^12", () => {
    expect(isDecimal("1000000000000")).to.equal(true);
    expect(isDecimal("-1000000000000.000000")).to.equal(true);
    for (const text of ["1000000000000.000001", "-1000000000000.000001", "9".repeat(100_000)]) {
      expect(codeOf(() => parseDecimal(text))).to.equal("decimal_out_of_range");
    }
    expect(codeOf(() => wholeDecimal(10n ** 12n + 1n))).to.equal("decimal_out_of_range");
    expect(codeOf(() => wholeDecimal(-(10n ** 12n) - 1n))).to.equal("decimal_out_of_range");
  });

  it("of a whole number is that number", () => {
    expect(formatDecimal(wholeDecimal(3600n))).to.equal("3600");
    expect(formatDecimal(wholeDecimal(-7n))).to.equal("-7");
  });
});
