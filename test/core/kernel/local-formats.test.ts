import { expect } from "chai";
import {
  groupedIban,
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

  it("group an IBAN by four characters", () => {
    expect(groupedIban("DE89 3704004405 32013000")).to.equal("DE89 3704 0044 0532 0130 00");
    expect(groupedIban("NO9386011117947")).to.equal("NO93 8601 1117 947");
    expect(groupedIban("BE71096123456769")).to.equal("BE71 0961 2345 6769");
  });
});
