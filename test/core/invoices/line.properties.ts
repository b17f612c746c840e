import { expect } from "chai";
import fc from "fast-check";
import { parseCurrency } from "../../../core/kernel/currency.js";
import { type Decimal, formatDecimal, parseDecimal } from "../../../core/kernel/decimal.js";
import { divideRounded, formatAmount, parseAmount } from "../../../core/kernel/money.js";
import { checkLine, lineNet } from "../../../core/invoices/line.js";
import { credited, linesWith, mixableTaxes } from "../../arbitraries/money.js";

const eur = parseCurrency("EUR");
const lines = linesWith(mixableTaxes);

describe("a line, always", () => {
  it("is valid, and so is its credit, with exactly the opposite net", () => {
    fc.assert(
      fc.property(lines, (line) => {
        expect(checkLine(line)).to.deep.equal([]);
        expect(checkLine(credited(line))).to.deep.equal([]);
        expect(lineNet(credited(line))).to.equal(-lineNet(line));
      }),
    );
  });

  it("moves its net by less than one minor unit per part when it is split by quantity", () => {
    const cuts = fc.array(fc.bigInt({ min: 0n, max: 1_000_000n }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(lines, cuts, (line, shares) => {
        const quantities = shares.map((share) => (line.quantity * share) / 6_000_000n);
        quantities.push(line.quantity - quantities.reduce((a, b) => a + b, 0n));
        const nets = quantities.map((quantity, index) =>
          lineNet({ ...line, quantity: quantity as Decimal, ...(index === 0 ? {} : { allowances: [], charges: [] }) }),
        );
        const moved = nets.reduce((a, b) => a + b, 0n) - lineNet(line);
        expect(moved < BigInt(nets.length) && -moved < BigInt(nets.length)).to.equal(true);
      }),
    );
  });

  it("prints figures that multiply to the printed net", () => {
    fc.assert(
      fc.property(lines, (line) => {
        const printedSum = (list: readonly { amount: bigint }[]): bigint =>
          list.map(({ amount }) => parseAmount(formatAmount(amount, eur), eur)).reduce((a, b) => a + b, 0n);
        const quantity = parseDecimal(formatDecimal(line.quantity));
        const base = parseDecimal(formatDecimal(line.baseQuantity));
        const gross = quantity * parseAmount(formatAmount(line.unitPrice, eur), eur);
        const exact = gross - base * (printedSum(line.allowances) - printedSum(line.charges));
        expect(formatAmount(lineNet(line), eur)).to.equal(formatAmount(divideRounded(exact, base), eur));
        expect(2n * abs(lineNet(line) * base - exact) <= base).to.equal(true);
      }),
    );
  });
});

function abs(value: bigint): bigint {
  return value < 0n ? -value : value;
}
