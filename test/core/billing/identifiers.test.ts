import { expect } from "chai";
import { isBic } from "../../../core/billing/bic.js";
import { isIban } from "../../../core/billing/iban.js";
import { isTaxId } from "../../../core/billing/tax-id.js";

describe("an IBAN", () => {
  for (const iban of [
    "DE02120300000000202051",
    "DE89 3704 0044 0532 0130 00",
    "GB82WEST12345698765432",
    "fr1420041010050500013m02606",
    "MT84MALT011000012345MTLCAST001S",
    "NO9386011117947",
    "CH9300762011623852957",
  ]) {
    it(`accepts ${iban}`, () => expect(isIban(iban)).to.equal(true));
  }
  for (const text of [
    "DE00",
    "IBAN DE00",
    "IBAN DE02120300000000202051",
    "DE03120300000000202051",
    "DE0212030000000020205",
    "XX02120300000000202051",
    "DE02-1203-0000-0000-2020-51",
    "",
  ]) {
    it(`rejects ${JSON.stringify(text)}`, () => expect(isIban(text)).to.equal(false));
  }
  it("rejects every single wrong digit by its check digits", () => {
    const iban = "DE02120300000000202051";
    for (let at = 2; at < iban.length; at++)
      for (const digit of "0123456789")
        if (digit !== iban[at]) expect(isIban(iban.slice(0, at) + digit + iban.slice(at + 1)), `${at} ${digit}`).to.equal(false);
  });
});

describe("a BIC", () => {
  for (const bic of ["BYLADEM1001", "COBADEFF", "deutdeff500", "N26AFRPP"])
    it(`accepts ${bic}`, () => expect(isBic(bic)).to.equal(true));
  for (const text of ["", "BYLADEM10", "BYLADEM100", "COBAXXFF", "COBA1EFF", "COBADEFF ", "COBA-DEF"])
    it(`rejects ${JSON.stringify(text)}`, () => expect(isBic(text)).to.equal(false));
});

/** Numbers published by companies and authorities, or examples from the countries' specifications. */
const published = [
  "ATU13585627",
  "BE0428759497",
  "BG175074752",
  "BG7523169263",
  "CY10259033P",
  "CZ25123891",
  "DE136695976",
  "DK13585628",
  "EE100931558",
  "EL094259216",
  "ES54362315K",
  "ESA13585625",
  "ESX2482300W",
  "FI20774740",
  "FR40303265045",
  "FR83404833048",
  "HR33392005961",
  "HU12892312",
  "IE6433435F",
  "IE6433435OA",
  "IE8D79739I",
  "IT00743110157",
  "LT119511515",
  "LT100001919017",
  "LU15027442",
  "LV40003521600",
  "MT11679112",
  "NL004495445B01",
  "NL123456789B13",
  "PL8567346215",
  "PT501964843",
  "RO18547290",
  "SE123456789701",
  "SI50223054",
  "SK2022749619",
];

describe("a tax ID", () => {
  for (const id of published) {
    it(`accepts ${id}, also with dots and spaces`, () => {
      expect(isTaxId(id)).to.equal(true);
      expect(isTaxId(`${id.slice(0, 2).toLowerCase()} ${id.slice(2, 5)}.${id.slice(5)}`)).to.equal(true);
    });
  }

  it("of the EU rejects most wrong digits", () => {
    // Excludes France's keys with letters, and personal numbers of Czechia and Latvia.
    const letThrough = published.flatMap((id) =>
      Array.from(id).flatMap((character, at) =>
        at < 2 || !/\d/.test(character)
          ? []
          : Array.from("0123456789").filter(
              (digit) => digit !== character && isTaxId(id.slice(0, at) + digit + id.slice(at + 1)),
            ),
      ),
    );
    const tried = published.join("").replace(/\D/g, "").length * 9;
    expect(letThrough.length / tried).to.be.below(0.06);
  });

  for (const id of ["12/345/67890", "GB 999 9999 73", "CHE-123.456.789 MWST", "1234", "DE12345", "Ω 12345"]) {
    it(`of another kind accepts ${id}`, () => expect(isTaxId(id)).to.equal(true));
  }
  for (const text of [
    "DE123456789",
    "DE000000000",
    "ATU1234567X",
    "any text",
    "tax",
    "123",
    "12_34",
    `1234${"5".repeat(37)}`,
    "SE123456789702",
  ]) {
    it(`rejects ${text}`, () => expect(isTaxId(text)).to.equal(false));
  }
});
