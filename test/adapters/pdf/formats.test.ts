import { expect } from "chai";
import { addressLines, type Formats, formatsFor, groupedIban, duration } from "../../../adapters/pdf/formats.js";
import { parseCurrency, parseDecimal } from "../../../core/index.js";
import { seller } from "./documents.js";

const everything = (): boolean => true;
const formats = (locale: string, currency = "EUR"): Formats => formatsFor(locale, parseCurrency(currency), everything);
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");

describe("the formats of a printed invoice", () => {
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
    const day = formats("th-TH-u-ca-buddhist-nu-thai").date("2026-03-31" as Parameters<Formats["date"]>[0]);
    expect(day).to.contain("31").and.contain("2026");
  });

  it("fall back to English if the font lacks letters for the dates, or the locale is unknown", () => {
    const latin = (text: string): boolean => /^[\u0000-\u024f\u2000-\u20ff]*$/.test(text);
    const date = "2026-03-31" as Parameters<Formats["date"]>[0];
    expect(formatsFor("ja", parseCurrency("JPY"), latin).date(date)).to.equal("Mar 31, 2026");
    expect(formatsFor("xx", parseCurrency("JPY"), latin).date(date)).to.equal("Mar 31, 2026");
    expect(formatsFor("fr", parseCurrency("JPY"), latin).date(date)).to.equal("31 mars 2026");
  });

  it("show seconds only if there are any", () => {
    const times = { "0": "0:00", "29": "0:00:29", "3599": "0:59:59", "45000": "12:30", "-5400": "-1:30", "-29": "-0:00:29" };
    for (const [seconds, text] of Object.entries(times)) expect(duration(parseDecimal(seconds))).to.equal(text);
    expect(duration(parseDecimal("3600000000"))).to.equal("1000000:00");
  });

  it("group an IBAN by four characters", () => {
    expect(groupedIban("DE89 3704004405 32013000")).to.equal("DE89 3704 0044 0532 0130 00");
    expect(groupedIban("NO9386011117947")).to.equal("NO93 8601 1117 947");
    expect(groupedIban("BE71096123456769")).to.equal("BE71 0961 2345 6769");
  });

  it("write addresses in the postal format of the country", () => {
    expect(addressLines(seller.address)).to.deep.equal(["Hafenstraße 12", "Aufgang B", "20457 Hamburg"]);
    const states = { line1: "1 Main St", line2: null, city: "Springfield", postalCode: "62701", region: "IL", country: "US" };
    expect(addressLines(states)).to.deep.equal(["1 Main St", "Springfield, IL 62701"]);
    expect(addressLines({ ...states, city: " ", region: null, postalCode: null })).to.deep.equal(["1 Main St"]);
    expect(addressLines(null)).to.deep.equal([]);
  });
});
