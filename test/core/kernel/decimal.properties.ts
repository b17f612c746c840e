import { expect } from "chai";
import fc from "fast-check";
import { formatDecimal, isDecimal, parseDecimal } from "../../../core/kernel/decimal.js";
import { decimals } from "../../arbitraries/money.js";

describe("a decimal, always", () => {
  it("is read back as it was written", () => {
    fc.assert(
      fc.property(decimals, (value) => {
        expect(parseDecimal(formatDecimal(value))).to.equal(value);
      }),
    );
  });

  it("is written without a zero that could be left out", () => {
    fc.assert(
      fc.property(decimals, (value) => {
        expect(formatDecimal(value)).to.match(/^-?(0|[1-9][0-9]*)(\.[0-9]*[1-9])?$/);
      }),
    );
  });

  it("answers any text with a value or a refusal, never a crash", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("0", "1", "9", ".", "-", "+", "e", " ") }), (text) => {
        if (isDecimal(text)) expect(Number(formatDecimal(parseDecimal(text)))).to.equal(Number(text) + 0);
      }),
    );
  });
});
