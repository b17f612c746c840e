import { expect } from "chai";
import fc from "fast-check";
import { documentLocale, localFormats, parseCurrency, parseDecimal } from "../../../core/index.js";

const languages =
  "af ar bg bn ca cs da de el en es et eu fa fi fr ga gl he hi hr hu id is it ja ko lt lv mt nb nl pl pt ro ru sk sl sr sv th tr uk vi zh".split(
    " ",
  );
const regions = ["", ..."AT AU BE BR CA CH CZ DE EE ES FR GB IE IN IT LI LU MX NL PT US ZA".split(" ").map((one) => `-${one}`)];
const locales = fc.tuple(fc.constantFrom(...languages), fc.constantFrom(...regions)).map((parts) => parts.join(""));
const currencies = fc.constantFrom("EUR", "CHF", "USD", "GBP", "JPY", "KWD", "HUF", "CZK").map(parseCurrency);

/** Digits with what is between them. */
const figures = (text: string): string => /\d(?:.*\d)?/u.exec(text)?.[0] ?? "";
/** What is between digits, each once. */
const separators = (text: string): readonly string[] => [...new Set(figures(text).match(/[^\d]+/gu))];

describe("the numbers of a document", () => {
  it("have the same separators with and without a currency, in any locale", () => {
    fc.assert(
      fc.property(locales, currencies, fc.bigInt(-(10n ** 15n), 10n ** 15n), (locale, currency, minor) => {
        const { amount, money } = localFormats(locale, currency);
        expect(figures(money(minor)), locale).to.equal(figures(amount(minor)));
      }),
      { numRuns: 1_000 },
    );
  });

  it("have at most one group separator and one decimal separator, also in quantities, percentages and another currency", () => {
    fc.assert(
      fc.property(locales, currencies, currencies, (locale, currency, other) => {
        const { amount, decimal, percent, moneyIn } = localFormats(locale, currency);
        const value = parseDecimal("1234567.25");
        const texts = [amount(-123_456_789n), decimal(value), percent(value), moneyIn(123_456_789n, other)];
        const own = separators(decimal(value));
        expect(own, locale).to.have.length(2);
        for (const text of texts) expect(own, `${locale} ${text}`).to.include.members([...separators(text)]);
      }),
      { numRuns: 500 },
    );
  });

  it("are those of a currency where the locale has others for numbers alone", () => {
    const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
    const of = (locale: string, currency: string) => {
      const { amount, money } = localFormats(locale, parseCurrency(currency));
      return [amount(123_456n), money(123_456n)].map(plain);
    };
    expect(of("de-AT", "EUR")).to.deep.equal(["1.234,56", "EUR 1.234,56"]);
    expect(of("fr-CH", "CHF")).to.deep.equal(["1 234.56", "1 234.56 CHF"]);
    expect(of("fr-FR", "EUR")).to.deep.equal(["1 234,56", "1 234,56 EUR"]);
    expect(plain(localFormats("fr-CH", parseCurrency("CHF")).decimal(parseDecimal("1234.5")))).to.equal("1 234.5");
  });
});

describe("the locale of a document", () => {
  it("is its own if documents have its language, and otherwise English", () => {
    for (const locale of ["de", "de-AT", "fr-CH", "es-419", "en-GB", "DE-de"]) expect(documentLocale(locale)).to.equal(locale);
    for (const locale of ["it-IT", "nl-BE", "pl-PL", "pt-PT", "ca-ES", "ja", "xx", "fry", "ger"])
      expect(documentLocale(locale), locale).to.equal(locale === "ger" ? "ger" : "en");
  });
});
