import { expect } from "chai";
import fc from "fast-check";
import { type CurrencyCode, currencyExponent, parseCurrency } from "../../../core/kernel/currency.js";
import { DECIMAL_SCALE, type Decimal } from "../../../core/kernel/decimal.js";
import { formatAmount, MAX_AMOUNT, parseAmount } from "../../../core/kernel/money.js";
import { computeFigures } from "../../../core/invoices/drafting.js";
import { checkCurrencyTerms } from "../../../core/invoices/document-terms.js";
import { convertTax, payableAmount } from "../../../core/invoices/payable.js";
import { documents } from "../../arbitraries/money.js";

/** Currencies with 0, 2, 3 and 4 decimals. */
const currencies: fc.Arbitrary<CurrencyCode> = fc.constantFrom("JPY", "EUR", "KWD", "CLF").map(parseCurrency);
const unitOf = (currency: CurrencyCode): bigint => 10n ** BigInt(currencyExponent(currency));
const size = (amount: bigint): bigint => (amount < 0n ? -amount : amount);
const rates: fc.Arbitrary<Decimal> = fc.bigInt({ min: 1n, max: 1_000n * DECIMAL_SCALE }).map((rate) => rate as Decimal);

describe("an invoice in a currency with 0, 2, 3 or 4 decimals, always", () => {
  it("prints figures that add up and are parsed back to what was computed", () => {
    fc.assert(
      fc.property(documents, currencies, ({ lines, discount, terms }, currency) => {
        const { allowances, charges, ...rest } = terms;
        const content = { ...rest, currency, discount, taxCurrency: null };
        const { parts, figures } = computeFigures({ lines, allowances, charges }, content);
        const printed = (amount: bigint): bigint => parseAmount(formatAmount(amount, currency), currency);
        const sum = (items: readonly { readonly net: bigint }[]) => items.reduce((total, { net }) => total + printed(net), 0n);
        const net = sum(parts.lines) - printed(figures.discountTotal) - sum(parts.allowances) + sum(parts.charges);
        expect(net + printed(figures.taxTotal)).to.equal(printed(figures.total));
        expect(printed(payableAmount(figures))).to.equal(
          printed(figures.total) - printed(figures.prepaidTotal) + printed(figures.roundingAmount),
        );
      }),
    );
  });

  it("has tax in another currency that is within half a minor unit of tax × rate, and its opposite on a credit", () => {
    const tax = fc.bigInt({ min: -(10n ** 8n), max: 10n ** 8n });
    fc.assert(
      fc.property(tax, currencies, currencies, rates, (amount, from, currency, exchangeRate) => {
        const converted = convertTax(amount, from, { currency, exchangeRate });
        const scale = DECIMAL_SCALE * unitOf(from);
        expect(2n * size(converted * scale - amount * exchangeRate * unitOf(currency)) <= scale).to.equal(true);
        expect(convertTax(-amount, from, { currency, exchangeRate })).to.equal(-converted);
      }),
    );
  });

  it("keeps its tax at the rate 1 in a currency with at least as many decimals", () => {
    const one = DECIMAL_SCALE as Decimal;
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: MAX_AMOUNT / 10_000n }), currencies, currencies, (amount, from, currency) => {
        fc.pre(currencyExponent(currency) >= currencyExponent(from));
        const converted = convertTax(amount, from, { currency, exchangeRate: one });
        expect(parseAmount(formatAmount(amount, from), currency)).to.equal(converted);
      }),
    );
  });

  it("accepts exactly the rounding amounts smaller than one major unit", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -10_010n, max: 10_010n }), currencies, (amount, currency) => {
        const issues = checkCurrencyTerms({ payableRounding: { kind: "amount", amount }, taxCurrency: null }, currency);
        expect(issues.length === 0).to.equal(size(amount) < unitOf(currency));
      }),
    );
  });
});
