import { expect } from "chai";
import fc from "fast-check";
import { formatDecimal, isDecimal, parseDecimal } from "../../../core/kernel/decimal.js";
import { decimals } from "../../arbitraries/money.js";

describe("a decimal, always", () => {
  it("is parsed back to the value that was formatted", () => {
    fc.assert(
      fc.property(decimals, (value) => {
        expect(parseDecimal(formatDecimal(value))).to.equal(value);
      }),
    );
  });

  it("is formatted without unnecessary zeros", () => {
    fc.assert(
      fc.property(decimals, (value) => {
        expect(formatDecimal(value)).to.match(/^-?(0|[1-9][0-9]*)(\.[0-9]*[1-9])?$/);
      }),
    );
  });

  it("accepts or rejects any text, and never crashes", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("0", "1", "9", ".", "-", "+", "e", " ") }), (text) => {
        if (isDecimal(text)) expect(Number(formatDecimal(parseDecimal(text)))).to.equal(Number(text) + 0);
      }),
    );
  });
});
