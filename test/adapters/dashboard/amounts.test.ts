import { expect } from "chai";
import fc from "fast-check";
import { amountText, readAmount, readDecimal } from "../../../adapters/dashboard/src/elements/amounts.js";

/** A text, and the cents that it means in English, German, French and Spanish. */
const rows: readonly (readonly [text: string, ...cents: readonly (number | undefined)[]])[] = [
  ["1500", 150_000, 150_000, 150_000, 150_000],
  ["1500.5", 150_050, 150_050, 150_050, 150_050],
  ["1500,50", 150_050, 150_050, 150_050, 150_050],
  ["1.500,00", 150_000, 150_000, 150_000, 150_000],
  ["1,500.00", 150_000, 150_000, 150_000, 150_000],
  ["1 500,00", 150_000, 150_000, 150_000, 150_000],
  ["1\u202f500,00", 150_000, 150_000, 150_000, 150_000],
  ["1'500.00", 150_000, 150_000, 150_000, 150_000],
  ["1.234.567", 123_456_700, 123_456_700, 123_456_700, 123_456_700],
  ["1,234,567.89", 123_456_789, 123_456_789, 123_456_789, 123_456_789],
  ["-1.500,00", -150_000, -150_000, -150_000, -150_000],
  ["1.500", undefined, 150_000, undefined, 150_000],
  ["1,500", 150_000, undefined, undefined, undefined],
  ["0.500", undefined, undefined, undefined, undefined],
  ["12.34,00", undefined, undefined, undefined, undefined],
  ["1.50.00", undefined, undefined, undefined, undefined],
  ["1,5.00,0", undefined, undefined, undefined, undefined],
  ["1.500,000", undefined, undefined, undefined, undefined],
  ["15 00", undefined, undefined, undefined, undefined],
  ["x", undefined, undefined, undefined, undefined],
];
const locales = ["en-US", "de-DE", "fr-FR", "es-ES"] as const;

describe("an amount that someone enters", () => {
  for (const [text, ...cents] of rows)
    it(`can be ${JSON.stringify(text)}, or is refused, by the language`, () => {
      expect(locales.map((locale) => readAmount(text, "EUR", locale))).to.deep.equal(cents);
    });

  it("is missing in an empty text", () => {
    expect(readAmount(" ", "EUR", "de")).to.equal(null);
  });

  it("keeps three decimals in a currency that has them", () => {
    expect(["90,125", "90.125"].map((text) => readAmount(text, "KWD", "en"))).to.deep.equal([90_125, 90_125]);
    expect(readAmount("1.500", "KWD", "de")).to.equal(1_500);
  });

  it("is shown in the language, and can be read again", () => {
    expect(locales.map((locale) => amountText(123_456_789, "EUR", locale).replaceAll(/\s/g, " "))).to.deep.equal([
      "1,234,567.89",
      "1.234.567,89",
      "1 234 567,89",
      "1.234.567,89",
    ]);
    const amounts = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 });
    fc.assert(
      fc.property(
        fc.constantFrom(...locales, "de-CH", "de-AT", "en-IN"),
        fc.constantFrom("EUR", "JPY", "KWD"),
        amounts,
        (locale, currency, amount) => {
          fc.pre(locale !== "en-IN" || Math.abs(amount) < 10_000_000);
          expect(readAmount(amountText(amount, currency, locale), currency, locale)).to.equal(amount);
        },
      ),
    );
  });
});

describe("a decimal that someone enters", () => {
  it("has a point or a comma, and can separate thousands if both are there", () => {
    const texts = ["7.5", "7,5", "1.234,5", "1,234.5", "25,125", "1.2.3"];
    expect(texts.map(readDecimal)).to.deep.equal(["7.5", "7.5", "1234.5", "1234.5", "25.125", undefined]);
  });
});
