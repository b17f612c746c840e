import { expect } from "chai";
import {
  groupedIban,
  labelled,
  localFormats,
  type LocalFormats,
  parseCurrency,
  parseDecimal,
  parseLocalDate,
} from "../../../core/index.js";

const formats = (locale: string, currency = "EUR"): LocalFormats => localFormats(locale, parseCurrency(currency));
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");

describe("the formats of a locale", () => {
  it("write amounts with the decimals of their currency", () => {
    expect(formats("en", "JPY").amount(1_234_567n)).to.equal("1,234,567");
    expect(formats("en", "EUR").amount(5n)).to.equal("0.05");
    expect(formats("en", "KWD").amount(-1_234_567n)).to.equal("-1,234.567");
    expect(formats("en", "CLF").amount(1n)).to.equal("0.0001");
    expect(formats("en", "HUF").amount(100n)).to.equal("1.00");
    expect(formats("de", "KWD").money(-1_234_567n)).to.satisfy((text: string) => plain(text) === "-1.234,567 KWD");
  });

  it("keep the largest amounts exact", () => {
    expect(formats("en").amount(10n ** 15n - 1n)).to.equal("9,999,999,999,999.99");
    expect(formats("en", "KWD").amount(-(10n ** 15n) + 1n)).to.equal("-999,999,999,999.999");
    expect(formats("en", "JPY").money(10n ** 15n - 1n)).to.satisfy((text: string) => plain(text) === "JPY 999,999,999,999,999");
    expect(formats("en").decimal(parseDecimal("999999999999.999999"))).to.equal("999,999,999,999.999999");
  });

  it("write percentages exactly", () => {
    for (const text of ["19", "9.975", "0.000001", "-12.5", "100"]) {
      expect(formats("en").percent(parseDecimal(text))).to.equal(`${text}%`);
    }
  });

  it("use only the digits 0–9 and the Gregorian calendar", () => {
    const day = formats("th-TH-u-ca-buddhist-nu-thai").date(parseLocalDate("2026-03-31"));
    expect(day).to.contain("31").and.contain("2026");
  });

  it("write dates, periods, countries and labels as their language does", () => {
    const day = parseLocalDate("2026-03-31");
    const german = formats("de");
    expect([german.date(day), german.country("FR"), german.labelled("Datum", "x")]).to.deep.equal([
      "31.03.2026",
      "Frankreich",
      "Datum: x",
    ]);
    expect(german.period({ start: day, end: day })).to.equal("31.03.2026");
    expect(german.period({ start: parseLocalDate("2026-03-01"), end: day })).to.equal("01.03.2026 – 31.03.2026");
    expect(german.decimal(parseDecimal("1234.5"))).to.equal("1.234,5");
    expect(plain(german.moneyIn(1_234n, parseCurrency("JPY")))).to.equal("1.234 JPY");
    for (const locale of ["fr", "fr-CA", "FR"]) expect(formats(locale).labelled("Date", "x"), locale).to.equal("Date\u00a0: x");
    for (const locale of ["fry", "en-fr"]) expect(labelled(locale, "Date", "x"), locale).to.equal("Date: x");
  });

  it("are English for an unknown language", () => {
    const unknown = formats("xx");
    expect([unknown.date(parseLocalDate("2026-03-31")), unknown.amount(123_456n)]).to.deep.equal(["Mar 31, 2026", "1,234.56"]);
    expect([
      unknown.country("FR"),
      plain(unknown.money(5n)),
      unknown.decimal(parseDecimal("0.5")),
      unknown.percent(parseDecimal("1")),
    ]).to.deep.equal([...["France", "EUR 0.05", "0.5", "1%"]]);
  });

  it("group an IBAN by four characters", () => {
    expect(groupedIban("DE89 3704004405 32013000")).to.equal("DE89 3704 0044 0532 0130 00");
    expect(groupedIban("de89 370400440532013000")).to.equal("DE89 3704 0044 0532 0130 00");
    expect(groupedIban("NO9386011117947")).to.equal("NO93 8601 1117 947");
    expect(groupedIban("BE71096123456769")).to.equal("BE71 0961 2345 6769");
  });
});
