import { expect } from "chai";
import fc from "fast-check";
import { countryCodes } from "../../../core/billing/countries.js";
import { isLuhn } from "../../../core/billing/check-digits.js";
import { electronicAddressTable } from "../../../core/billing/electronic-address.js";
import { parsePeppolId, withScheme } from "../../../core/billing/peppol-id.js";
import {
  peppolSchemes,
  registersFor,
  schemesFor,
  usualRegister,
  usualSchemes,
  vatSchemes,
} from "../../../core/billing/peppol-schemes.js";
import { isVatId } from "../../../core/billing/vat-id.js";

const read = (text: string, country: string | null = null): string | null => {
  const address = parsePeppolId(text, country);
  return address && `${address.scheme}:${address.value}`;
};

/** By what people type or paste: what it means. */
const understood: readonly (readonly [text: string, address: string | null, country?: string])[] = [
  ["0208:0428759497", "0208:0428759497"],
  [" 0208 : 0428.759.497 ", "0208:0428759497"],
  ["iso6523-actorid-upis::0208:0428759497", "0208:0428759497"],
  ["iso6523-actorid-upis%3A%3A0208%3A0428759497", "0208:0428759497"],
  ["ISO6523-ACTORID-UPIS::9930:de136695976", "9930:DE136695976"],
  ["Peppol ID: 9930:de136695976", "9930:DE136695976"],
  ["Peppol-Participant-ID = 0088:1548079098355", "0088:1548079098355"],
  ["9930:136695976", "9930:DE136695976"],
  ["9933:GR094259216", "9933:094259216"],
  ["0208:BE 0428.759.497", "0208:0428759497"],
  ["0184:DK13585628", "0184:DK13585628"],
  ["0192:NO 974 760 673 MVA", "0192:974760673"],
  ["0216:2077474-0", "0216:003720774740"],
  ["9925:BE0428759497", "9925:BE0428759497"],
  ["9930:DE 136 695 976", "9930:DE136695976"],
  ["0204:04011000-12345-34", "0204:04011000-12345-34"],
  ["0190:00000001820029336000", "0190:00000001820029336000"],
  ["0215:TE003701011385test", "0215:TE003701011385test"],
  ["9999:anything", "9999:anything"],
  ["em:ada@example.com", "EM:ada@example.com"],
  ["EM:nobody", null],
  ["0208:", null],
  ["BE 0428.759.497", "0208:0428759497"],
  ["be0428759497", "0208:0428759497"],
  ["BE 0428.759.498", null],
  ["0428.759.497", "0208:0428759497", "BE"],
  ["428.759.497", "0208:0428759497", "BE"],
  ["0428.759.497", null],
  ["DE 136695976", "9930:DE136695976"],
  ["136 695 976", "9930:DE136695976", "DE"],
  ["ATU13585627", "9914:ATU13585627"],
  ["CHE-116.281.710 MWST", "9927:CHE116281710MWST"],
  ["CHE-116.281.710", "0183:CHE116281710"],
  ["DK13585628", "0184:13585628"],
  ["13585628", "0184:13585628", "DK"],
  ["NO 974 760 673 MVA", "0192:974760673"],
  ["974 760 673", "0192:974760673", "NO"],
  ["SE556188840401", "0007:5561888404"],
  ["556188-8404", "0007:5561888404", "SE"],
  ["2077474-0", "0216:003720774740", "FI"],
  ["FI20774740", "0213:FI20774740"],
  ["732 829 320", "0002:732829320", "FR"],
  ["732 829 320 00074", "0009:73282932000074", "FR"],
  ["FR40303265045", "9957:FR40303265045"],
  ["00743110157", "0211:IT00743110157", "IT"],
  ["IT00743110157", "0211:IT00743110157"],
  ["EL094259216", "9933:094259216"],
  ["094259216", "9933:094259216", "GR"],
  ["GB 980 7806 84", "9932:GB980780684"],
  ["68750110", "0106:68750110", "NL"],
  ["NL004495445B01", "9944:NL004495445B01"],
  ["10137025", "0191:10137025", "EE"],
  ["04011000-1234512345-06", "0204:04011000-1234512345-06"],
  ["04011000-12345-34", null],
  ["1548079098355", "0088:1548079098355"],
  ["1548079098356", null],
  ["5493001KJTIIGC8Y1R12", "0199:5493001KJTIIGC8Y1R12"],
  ["Ada@Example.com", "EM:Ada@Example.com"],
  ["hello", null],
  ["", null],
  ["12345678", null],
];

describe("Peppol IDs as people write them", () => {
  for (const [text, address, country] of understood)
    it(`${JSON.stringify(text)}${country ? ` in ${country}` : ""} is ${address ?? "not understood"}`, () => {
      expect(read(text, country)).to.equal(address);
    });

  it("are the same when they are read again", () => {
    for (const [, address] of understood) if (address !== null) expect(read(address)).to.equal(address);
  });

  const schemes = fc.constantFrom(...Object.keys(peppolSchemes));
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 20 }).map((all) => all.join(""));
  const countries = fc.option(fc.constantFrom(...countryCodes));
  const noise = fc.constantFrom(" ", ".", "-", "\u00a0", "\u200b", "");

  it("with a scheme keep it, whatever is typed between the digits", () => {
    const spaced = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }).map(String), noise), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(schemes, spaced, countries, (scheme, parts, country) => {
        const { kind } = peppolSchemes[scheme] as { readonly kind: string };
        const typed = parts.map(([digit, between]) => `${digit}${between}`).join("");
        const address = parsePeppolId(`${scheme}:${typed}`, country);
        expect(address?.scheme).to.equal(scheme);
        const typedDigits = parts.map(([digit]) => digit).join("");
        // An OVT begins with 0037 and the business ID, which people type alone.
        const understood = scheme === "0216" ? [typedDigits, `0037${typedDigits}`] : [typedDigits];
        if (kind !== "other") expect(address?.value.replace(/\D/g, "")).to.be.oneOf(understood);
        expect(parsePeppolId(`iso6523-actorid-upis::${scheme}:${typed}`, country)).to.deep.equal(address);
      }),
    );
  });

  it("can be stored, and are understood as themselves, whatever the text is", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), digits, fc.string({ unit: "binary" })), countries, (text, country) => {
        const address = parsePeppolId(text, country);
        if (address === null || address.value.length > 100) return;
        expect(address.scheme).to.match(/^(?:\d{4}|EM)$/);
        expect(withScheme(`${address.scheme}:${address.value}`)).to.deep.equal(address);
      }),
    );
  });

  it("are no companies if a digit of a number with check digits is wrong", () => {
    const number = fc.integer({ min: 2_000_000, max: 19_999_999 }).map((first) => {
      const eight = String(first).padStart(8, "0");
      return `${eight}${String(97 - (Number(eight) % 97)).padStart(2, "0")}`;
    });
    fc.assert(
      fc.property(number, fc.nat({ max: 9 }), fc.integer({ min: 1, max: 9 }), (right, at, by) => {
        expect(read(right, "BE")).to.equal(`0208:${right}`);
        const wrong = right.slice(0, at) + String((Number(right[at]) + by) % 10) + right.slice(at + 1);
        expect(read(wrong, "BE")).to.equal(null);
      }),
    );
    fc.assert(
      fc.property(digits, (text) => {
        expect(read(text, "FR")?.startsWith("0002:") ?? false).to.equal(text.length === 9 && isLuhn(text));
      }),
    );
  });

  it("are VAT IDs only if these are valid", () => {
    fc.assert(
      fc.property(fc.constantFrom(...vatSchemes.keys()), digits, (country, text) => {
        const address = parsePeppolId(`${country}${text}`, null);
        if (address !== null) expect(isVatId(`${country}${text}`)).to.equal(true);
      }),
    );
  });
});

describe("the schemes of Peppol IDs", () => {
  it("have codes that can be stored, and a country that exists", () => {
    for (const [scheme, { country }] of Object.entries(peppolSchemes)) {
      expect(electronicAddressTable.issuesOf({ scheme, value: "1" }).found, scheme).to.deep.equal([]);
      if (country !== null) expect(countryCodes).to.include(country);
    }
  });

  it("have different names", () => {
    const names = Object.values(peppolSchemes).map(({ country, kind, name }) => `${country} ${kind} ${name}`);
    expect(new Set(names).size).to.equal(names.length);
  });

  it("begin with that of most companies in the country, then the others of the country, then those of all countries", () => {
    expect(schemesFor("BE").slice(0, 4)).to.deep.equal(["0208", "0193", "9925", "0060"]);
    expect(schemesFor("DE").slice(0, 3)).to.deep.equal(["0204", "9930", "0060"]);
    const last = (country: string | null) => schemesFor(country).map((code) => peppolSchemes[code]?.country ?? null);
    for (const country of [...Object.keys(usualSchemes), "US", null]) {
      expect([...schemesFor(country)].sort()).to.deep.equal([...Object.keys(peppolSchemes), "EM"].sort());
      if (country !== null && usualSchemes[country]) expect(schemesFor(country)[0]).to.equal(usualSchemes[country]);
      const isOther = last(country).map((one) => one !== null && one !== country);
      expect(isOther.lastIndexOf(false)).to.be.below(isOther.indexOf(true));
    }
    for (const [country, scheme] of Object.entries(usualSchemes)) expect(peppolSchemes[scheme]?.country).to.equal(country);
  });

  it("of registers are codes of ISO 6523 and no VAT IDs, those of the country first", () => {
    expect(registersFor("FR").slice(0, 4)).to.deep.equal(["0002", "0009", "0225", "0060"]);
    expect(registersFor("DE").slice(0, 2)).to.deep.equal(["0204", "0060"]);
    for (const code of registersFor(null)) {
      expect(code).to.match(/^0[0-2]\d\d$/);
      expect(peppolSchemes[code]?.kind).to.not.equal("vat");
    }
    expect(["NL", "BE", "FR", "FI", "IT", "AU"].map(usualRegister)).to.deep.equal([
      "0106",
      "0208",
      "0002",
      "0212",
      "0210",
      "0151",
    ]);
    expect(["DE", "AT", "US", "XX", null].map(usualRegister)).to.deep.equal([null, null, null, null, null]);
    for (const country of Object.keys(usualSchemes))
      expect(registersFor(country)[0], country).to.equal(usualRegister(country) ?? registersFor(country)[0]);
  });
});
