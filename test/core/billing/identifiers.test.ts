import { expect } from "chai";
import { bicType, isBic } from "../../../core/billing/bic.js";
import { ibanType, isIban } from "../../../core/billing/iban.js";
import { isTaxId, taxIdType } from "../../../core/billing/tax-id.js";
import { cleaned } from "../../../core/kernel/cleaning.js";
import { Issues } from "../../../core/kernel/errors.js";

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

  for (const id of [
    ...["12/345/67890", "GB 999 9999 73", "CHE-123.456.788 MWST", "1234", "Ω 12345", "A&B980202KL1", "AE100123456700003"],
    ...["MTARSS80A01H501U", "FRNMRA80A01H501U", "ESPMRA80A01H501U", "HRB 12345", "974760673MVA"],
  ]) {
    it(`of another kind accepts ${id}`, () => expect(isTaxId(id)).to.equal(true));
  }
  for (const text of [
    "DE123456789",
    "DE000000000",
    ...["ATU1234567", "AT 1234567", "DE12345678", "DE12345", "DE1234567890", "GR123456789", "EL12345", "FRAB12", "ESB1234567"],
    ...[
      "GB123456789",
      "GB 12345",
      "XI123456789",
      "CHE-123.456.789",
      "CHE-123.456",
      "NO123456789",
      "NO 974760674 MVA",
      "NO12345678",
    ],
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

  describe("of someone in a country", () => {
    const cases: readonly (readonly [id: string, country: string | null, isAccepted: boolean])[] = [
      ["PLA980202KL1", "MX", true],
      ["PLA980202KL1", null, false],
      ["PLA980202KL1", "PL", false],
      ["DKSPB1234Q", "IN", true],
      ["DKSPB1234Q", "DE", false],
      ["DE123456789", "US", true],
      ["DE123456789", "FR", false],
      ["GB123456789", "GB", false],
      ["GB123456789", "US", true],
      ["XI123456789", "GB", false],
      ["CHE-123.456.789", "CH", false],
      ["NO123456789", "NO", false],
      ["DE12345678", "NO", true],
      ["EL123456789", "GR", false],
      ["GR094259216", "GR", true],
    ];
    for (const [id, country, isAccepted] of cases)
      it(`${country} ${isAccepted ? "accepts" : "rejects"} ${id}`, () => expect(isTaxId(id, country)).to.equal(isAccepted));
  });
});

describe("a pasted identifier", () => {
  const cases = [
    [ibanType, " DE89 3704 0044 0532 0130 00\n", "DE89 3704 0044 0532 0130 00"],
    [ibanType, "IBAN: DE89\u00a03704\u202f0044 0532 0130 00", "DE89 3704 0044 0532 0130 00"],
    [ibanType, "DE89-3704-0044-0532\u20110130\u201000", "DE89370400440532013000"],
    [ibanType, "\u200bDE89370400440532013000\ufeff", "DE89370400440532013000"],
    [ibanType, "ＤＥ８９３７０４００４４０５３２０１３０００", "DE89370400440532013000"],
    [taxIdType, "DE136695976\n", "DE136695976"],
    [taxIdType, "\u00a0DE\u00a0136 695 976\r\n", "DE 136 695 976"],
    [taxIdType, "UID: ATU13585627", "ATU13585627"],
    [taxIdType, "UID ATU 135-856-27", "ATU 135-856-27"],
    [taxIdType, "USt-IdNr.: DE136695976", "DE136695976"],
    [taxIdType, "VAT Reg No. GB 999 9999 73", "GB 999 9999 73"],
    [taxIdType, "UID CHE‑123.456.788 MWST", "CHE-123.456.788 MWST"],
    [taxIdType, "St.-Nr.: 37/123/45678", "37/123/45678"],
    [bicType, " BYLA DE M1 001 ", "BYLADEM1001"],
    [bicType, "BIC: COBADEFF\u00a0", "COBADEFF"],
  ] as const;
  for (const [type, pasted, stored] of cases)
    it(`${JSON.stringify(pasted)} is stored as ${stored}`, () => {
      const issues = new Issues();
      const value = cleaned(type.shape, pasted);
      type.check(issues, [], value as string);
      expect([value, ...issues.found]).to.deep.equal([stored]);
      expect(cleaned(type.shape, value), "again").to.equal(stored);
    });
});
