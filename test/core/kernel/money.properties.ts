import { expect } from "chai";
import fc from "fast-check";
import { allocate, divideRounded, formatAmount, parseAmount, roundToSum } from "../../../core/kernel/money.js";
import { amounts, currencies } from "../../arbitraries/money.js";

const total = (parts: readonly bigint[]): bigint => parts.reduce((a, b) => a + b, 0n);
const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);
const weight = fc.oneof(fc.bigInt({ min: -20n, max: 20n }), amounts);
const weights = fc.array(weight, { maxLength: 10 }).filter((list) => total(list) !== 0n);
const money = fc.oneof(fc.bigInt({ min: -50n, max: 50n }), amounts);

describe("an allocation, always", () => {
  it("has parts that sum to the whole", () => {
    fc.assert(
      fc.property(money, weights, (m, w) => {
        expect(total(allocate(m, w))).to.equal(m);
      }),
    );
  });

  it("of the opposite amount is the opposite", () => {
    fc.assert(
      fc.property(money, weights, (m, w) => {
        expect(allocate(-m, w)).to.deep.equal(allocate(m, w).map((part) => -part));
      }),
    );
  });

  it("differs from each exact share by less than one minor unit", () => {
    fc.assert(
      fc.property(money, weights, (m, w) => {
        const sum = total(w);
        allocate(m, w).forEach((part, index) => {
          expect(magnitude(part * sum - m * (w[index] ?? 0n)) < magnitude(sum)).to.equal(true);
        });
      }),
    );
  });

  it("gives no less to a larger weight of the same sign, and to the earlier of two equal weights", () => {
    const positive = fc.array(fc.bigInt({ min: 1n, max: 30n }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 1000n }), positive, (m, w) => {
        const ranked = [...w].sort((a, b) => Number(b - a));
        const parts = allocate(m, ranked);
        parts.slice(1).forEach((part, index) => {
          expect(part <= (parts[index] ?? 0n)).to.equal(true);
        });
      }),
    );
  });
});

describe("fractions rounded to their sum, always", () => {
  const fractions = fc.record({
    numerators: fc.array(fc.oneof(fc.bigInt({ min: -20n, max: 20n }), amounts), { maxLength: 10 }),
    denominator: fc.oneof(fc.bigInt({ min: 1n, max: 8n }), fc.bigInt({ min: 1n, max: 10n ** 9n })),
  });
  const rounded = (numerators: readonly bigint[], denominator: bigint): bigint[] =>
    roundToSum(divideRounded(total(numerators), denominator), numerators, denominator);

  it("sum to the rounded sum, each less than one from its fraction", () => {
    fc.assert(
      fc.property(fractions, ({ numerators, denominator }) => {
        const parts = rounded(numerators, denominator);
        expect(total(parts)).to.equal(divideRounded(total(numerators), denominator));
        parts.forEach((part, index) => {
          expect(magnitude(part * denominator - (numerators[index] ?? 0n)) < denominator).to.equal(true);
        });
      }),
    );
  });

  it("are the opposites if all are negated", () => {
    fc.assert(
      fc.property(fractions, ({ numerators, denominator }) => {
        const opposite = rounded(
          numerators.map((numerator) => -numerator),
          denominator,
        );
        expect(opposite.map((part) => -part)).to.deep.equal(rounded(numerators, denominator));
      }),
    );
  });

  it("equal an allocation by largest remainder if nothing is rounded in the sum", () => {
    const positive = fc.array(fc.bigInt({ min: 0n, max: 1000n }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(positive, fc.bigInt({ min: 1n, max: 9n }), (weights, denominator) => {
        const whole = total(weights);
        fc.pre(whole > 0n && new Set(weights.map((weight) => weight % denominator)).size === weights.length);
        fc.pre(whole % denominator === 0n);
        expect(rounded(weights, denominator)).to.deep.equal(allocate(whole / denominator, weights));
      }),
    );
  });
});

describe("a rounded division, always", () => {
  const divisor = fc.bigInt({ min: -1000n, max: 1000n }).filter((d) => d !== 0n);

  it("is off by at most half, and rounds ties away from zero", () => {
    fc.assert(
      fc.property(money, divisor, (n, d) => {
        const quotient = divideRounded(n, d);
        const twiceOff = 2n * magnitude(quotient * d - n);
        expect(twiceOff <= magnitude(d)).to.equal(true);
        if (twiceOff === magnitude(d)) expect(magnitude(quotient * d) > magnitude(n)).to.equal(true);
      }),
    );
  });

  it("of the opposite is the opposite", () => {
    fc.assert(
      fc.property(money, divisor, (n, d) => {
        expect(divideRounded(-n, d)).to.equal(-divideRounded(n, d));
        expect(divideRounded(n, -d)).to.equal(-divideRounded(n, d));
      }),
    );
  });
});

describe("an amount, always", () => {
  it("is parsed back to the value that was formatted, in every currency", () => {
    fc.assert(
      fc.property(money, currencies, (amount, currency) => {
        expect(parseAmount(formatAmount(amount, currency), currency)).to.equal(amount);
      }),
    );
  });
});
