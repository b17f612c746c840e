import { expect } from "chai";
import { isAustralianNumber, isCanadianTaxNumber } from "../../../core/billing/sales-tax-numbers.js";
import { NO_TAX, parseCurrency, parseDecimal } from "../../../core/index.js";
import { sellerCountryRules } from "../../../core/invoices/checks/seller-country-rules.js";
import { taxNumberRules } from "../../../core/invoices/checks/tax-number-rules.js";
import { address, type Change, found, tax } from "./checked-invoices.js";

const place = (country: string) => ({ address: { ...address, country } });
const from = (country: string, seller: Change["seller"] = {}, others: Omit<Change, "seller"> = {}): Change => ({
  ...others,
  seller: { ...place(country), vatId: null, ...seller },
  invoice: { currency: parseCurrency(currencies[country] ?? "EUR"), ...others.invoice },
});
const currencies: Readonly<Record<string, string>> = { AU: "AUD", CA: "CAD", CH: "CHF", GB: "GBP", PL: "PLN", US: "USD" };
const untaxed = { tax: tax("O", "Not taxable"), invoice: { taxTotal: 0n } };
const total = (amount: bigint, taxTotal = 1_900n) => ({ invoice: { total: amount, taxTotal } });
const legalId = (scheme: string, value: string) => ({ legalId: { scheme, value } });

/** A number of each country, and one that is none of it. */
const numbers = {
  AT: ["austrian_vat_id_missing", "ATU13585627", "U13585627"],
  BE: ["belgian_vat_id_missing", "BE0428759497", "0428.759.497"],
  CH: ["swiss_vat_number_missing", "CHE-123.456.788 MWST"],
  ES: ["spanish_nif_missing", "ESA13585625", "A13585625"],
  FR: ["french_vat_id_missing", "FR40303265045", "40303265045"],
  GB: ["british_vat_number_missing", "GB999999973", "999 9999 73"],
  IT: ["italian_vat_number_missing", "IT00743110157", "00743110157"],
  NL: ["dutch_vat_id_missing", "NL004495445B01", "004495445B01"],
  PL: ["polish_nip_missing", "PL8567346215", "856-734-62-15"],
  AU: ["australian_abn_missing", "51 824 753 556", "ABN 51824753556"],
  CA: ["canadian_tax_number_missing", "123456782RT0001", "12345 6782 RT 0001"],
} as const;

/** What a seller in the country states besides its tax number. */
const complete: Readonly<Record<string, Change["seller"]>> = {
  BE: legalId("0208", "0428759497"),
  FR: { ...legalId("0002", "404833048"), supplies: "services" },
  NL: legalId("0106", "12345678"),
};
const statements = (["PMD", "PMT", "AAB"] as const).map((subject) => ({ subject, text: "x" }));

describe("the tax number of a seller", () => {
  for (const [country, [rule, ...own]] of Object.entries(numbers)) {
    const others = (change: Change) => found(change, "issue").filter((one) => one.startsWith(rule));
    const taxed = (seller: Change["seller"], invoice: Change["invoice"] = {}) =>
      others(from(country, { ...complete[country], ...seller }, { invoice: { total: 100_000n, ...invoice } }));

    it(`is one of ${country} if it charges tax`, () => {
      expect(taxed({ taxNumber: "11/2222" })).to.deep.equal([`${rule} /seller/taxNumber`]);
      for (const number of own) {
        expect(taxed({ taxNumber: number }), number).to.deep.equal([]);
        expect(taxed({ taxId: number }), number).to.deep.equal([]);
      }
      expect(taxed({ taxNumber: "11/2222", ...place("SE") })).to.deep.equal([]);
    });

    it(`is not required in ${country} without tax, nor with the VAT ID of another country`, () => {
      expect(taxed({ taxNumber: "11/2222" }, { taxTotal: 0n })).to.deep.equal([]);
      expect(taxed({ taxNumber: "11/2222", vatId: "SE556677889901" })).to.deep.equal([]);
      expect(taxed({})).to.deep.equal([]);
    });
  }

  const limits: readonly (readonly [country: string, amount: bigint, taxTotal: bigint, isRequired: boolean])[] = [
    ["AT", 40_000n, 1_900n, false],
    ["AT", 40_001n, 1_900n, true],
    ["FR", 18_000n, 3_000n, false],
    ["FR", 18_001n, 3_000n, true],
    ["CA", 9_999n, 500n, false],
    ["CA", 10_000n, 500n, true],
  ];
  for (const [country, amount, taxTotal, isRequired] of limits) {
    it(`is ${isRequired ? "" : "not "}required in ${country} on an invoice of ${amount} with ${taxTotal} of tax`, () => {
      const [rule] = numbers[country as keyof typeof numbers];
      const rules = found(from(country, { taxNumber: "11/2222" }, total(amount, taxTotal)), "issue");
      expect(rules.includes(`${rule} /seller/taxNumber`)).to.equal(isRequired);
    });
  }
});

const ukTax = { taxCurrency: { currency: parseCurrency("GBP"), exchangeRate: parseDecimal("0.9") } };
const vat = Object.fromEntries(Object.entries(numbers).map(([country, [, number]]) => [country, number]));
const within = (country: keyof typeof numbers, buyer: Change["buyer"], others: Change = {}): Change =>
  from(
    country,
    { [country === "AU" || country === "CA" ? "taxNumber" : "vatId"]: vat[country], ...complete[country], ...others.seller },
    { ...others, buyer: { ...place(country), ...buyer }, invoice: { statements, ...others.invoice } },
  );
const unidentified = { taxId: null, electronicAddress: null, legalId: null };
const sdi = "italian_exchange_system /seller/address/country";
const ksef = "polish_ksef /seller/address/country";
const peppol = { electronicAddress: { scheme: "0208", value: "0428759497" } };
const belgian = { taxId: "BE0428759497", ...peppol };

const cases: readonly (readonly [title: string, change: Change, ...findings: readonly string[]])[] = [
  ["AT, 10,000 € to a business", within("AT", { taxId: "12/345/67" }, total(1_000_000n))],
  [
    "AT, more than 10,000 €",
    within("AT", { taxId: "12/345/67" }, total(1_000_001n)),
    "austrian_buyer_vat_id_missing /buyer/taxId",
  ],
  ["AT, to a UID", within("AT", { taxId: "ATU13585627" }, total(1_000_001n))],
  ["AT, to another country", within("AT", { ...unidentified, ...place("DE") }, total(1_000_001n))],
  [
    "AT, in dollars",
    within("AT", unidentified, { invoice: { total: 1_000_001n, currency: parseCurrency("USD"), taxTotal: 0n } }),
  ],
  ["BE", within("BE", belgian)],
  [
    "BE, no enterprise number",
    from("BE", { taxNumber: "12/3456" }, untaxed),
    "belgian_enterprise_number_missing /seller/legalId",
  ],
  ["BE, number in the register", from("BE", { taxNumber: "12/3456", register: "0428.759.497 RPR Gent" }, untaxed)],
  ["BE, number in the footer", from("BE", { taxNumber: "12/3456" }, { ...untaxed, footer: "KBO 0428 759 497" })],
  ["BE, no account", within("BE", belgian, { seller: { iban: null } }), "belgian_account_missing /seller/iban"],
  ...["Grace BV", "S.A. Grace", "Grace (VZW)"].map(
    (legalName) =>
      [
        `BE, ${legalName}`,
        within("BE", belgian, { seller: { legalName } }),
        "belgian_register_missing /seller/register",
      ] as const,
  ),
  ["BE, company with RPR", within("BE", belgian, { seller: { legalName: "Grace BV", register: "RPR Gent" } })],
  ["BE, company with RPM in the footer", within("BE", belgian, { seller: { legalName: "Grace SRL" }, footer: "RPM Liège" })],
  ["BE, BVX is no form", within("BE", belgian, { seller: { legalName: "BVX" } })],
  [
    "BE, a business without Peppol ID",
    within("BE", { taxId: "BE0428759497", electronicAddress: null }),
    "belgian_peppol_id_missing /buyer/electronicAddress",
  ],
  ["BE, a consumer", within("BE", unidentified)],
  ["BE, a business without tax", within("BE", { taxId: "BE0428759497", electronicAddress: null }, untaxed)],
  ["BE, a business abroad", within("BE", { taxId: "SE556677889901", electronicAddress: null, ...place("SE") })],
  ["BE, VAT ID alone", within("BE", belgian, { seller: { legalId: null } })],
  ["BE, number as identifier alone", from("BE", { taxNumber: "12/3456", ...legalId("0208", "0428759497") }, untaxed)],
  ...["10428759497", "04287594971"].map(
    (register) =>
      [
        `BE, ${register} is no number`,
        from("BE", { taxNumber: "12/3456", register }, untaxed),
        "belgian_enterprise_number_missing /seller/legalId",
      ] as const,
  ),
  ...["Rechtspersonenregister Gent", "rpm Liège"].map(
    (register) => [`BE, ${register}`, within("BE", belgian, { seller: { legalName: "Grace BV", register } })] as const,
  ),
  ...["XRPM Liège", "RPMX"].map(
    (register) =>
      [
        `BE, ${register} is no register`,
        within("BE", belgian, { seller: { legalName: "Grace BV", register } }),
        "belgian_register_missing /seller/register",
      ] as const,
  ),
  ["DE, no account", from("DE", { vatId: "DE136695976", iban: null })],
  [
    "SE, VAT ID of GB",
    from("SE", { vatId: "GB999999973" }, { invoice: { taxCurrency: { ...ukTax.taxCurrency, currency: parseCurrency("SEK") } } }),
  ],
  ...["123456789", "112345678"].map(
    (register) =>
      [
        `NL, ${register} is no number`,
        within("NL", unidentified, { seller: { legalId: null, register } }),
        "dutch_kvk_number_missing /seller/legalId",
      ] as const,
  ),
  ...["1404833048", "4048330481"].map(
    (register) =>
      [
        `FR, ${register} is no SIREN`,
        within("FR", unidentified, { seller: { legalId: null, register } }),
        "french_siren_missing /seller/legalId",
      ] as const,
  ),
  ["FR, to a business with SIREN alone", within("FR", legalId("0002", "404833048"))],
  ["CH", within("CH", unidentified)],
  ["GB", within("GB", unidentified)],
  [
    "GB, in euros",
    within("GB", unidentified, { invoice: { currency: parseCurrency("EUR") } }),
    "british_tax_in_sterling_missing /taxCurrency",
  ],
  ["GB, in euros with sterling", within("GB", unidentified, { invoice: { currency: parseCurrency("EUR"), ...ukTax } })],
  [
    "GB, in euros without tax",
    within("GB", unidentified, { ...untaxed, invoice: { currency: parseCurrency("EUR"), taxTotal: 0n } }),
  ],
  [
    "GB, tax of Sweden",
    within("GB", unidentified, { seller: { vatId: "SE556677889901" }, invoice: { currency: parseCurrency("EUR") } }),
  ],
  ["NL", within("NL", unidentified)],
  ["NL, no KvK", within("NL", unidentified, { seller: { legalId: null } }), "dutch_kvk_number_missing /seller/legalId"],
  ["NL, KvK in the register", within("NL", unidentified, { seller: { legalId: null, register: "KvK 12345678" } })],
  ["NL, KvK in the notes", within("NL", unidentified, { seller: { legalId: null }, invoice: { notes: "KvK: 12345678" } })],
  ["FR, to a business with SIREN", within("FR", legalId("0009", "78430177200025"))],
  ["FR, no SIREN", within("FR", unidentified, { seller: { legalId: null } }), "french_siren_missing /seller/legalId"],
  ["FR, SIREN in the register", within("FR", unidentified, { seller: { legalId: null, register: "RCS Paris 404 833 048" } })],
  ["FR, SIRET in the footer", within("FR", unidentified, { seller: { legalId: null }, footer: "SIRET 40483304800022" })],
  ["FR, to a business without SIREN", within("FR", { taxId: "FR40303265045" }), "french_buyer_siren_missing /buyer/legalId"],
  [
    "FR, to a business with a Peppol ID",
    within("FR", { ...unidentified, electronicAddress: { scheme: "0225", value: "404833048" } }),
    "french_buyer_siren_missing /buyer/legalId",
  ],
  ["FR, to someone with email", within("FR", { ...unidentified, electronicAddress: { scheme: "EM", value: "a@example.com" } })],
  ["FR, abroad", within("FR", { taxId: "SE556677889901", ...place("SE") })],
  ["FR, Réunion", within("FR", { taxId: "FR40303265045", ...place("RE") }), "french_buyer_siren_missing /buyer/legalId"],
  ["ES, 400 €", within("ES", unidentified, total(40_000n))],
  ["ES, more", within("ES", unidentified, total(40_001n)), "spanish_buyer_nif_missing /buyer/taxId"],
  ["ES, NIF", within("ES", { ...unidentified, taxId: "12345678Z" }, total(40_001n))],
  ["ES, abroad", within("ES", { ...unidentified, ...place("FR") }, total(40_001n))],
  ["IT", within("IT", { ...unidentified, taxId: "00743110157" }), sdi],
  ["IT, no number", within("IT", unidentified), "italian_buyer_number_missing /buyer/taxId", sdi],
  ["IT, codice fiscale", within("IT", { ...unidentified, ...legalId("0210", "RSSMRA85T10A562S") }), sdi],
  [
    "IT, another register",
    within("IT", { ...unidentified, ...legalId("0199", "x") }),
    "italian_buyer_number_missing /buyer/taxId",
    sdi,
  ],
  ["IT, abroad", within("IT", { ...unidentified, ...place("FR") })],
  ["PL, to a business", within("PL", { ...unidentified, taxId: "PL8567346215" }), ksef],
  ["PL, to a business abroad", within("PL", { ...unidentified, taxId: "SE556677889901", ...place("SE") }), ksef],
  ["PL, to a consumer", within("PL", unidentified)],
  ["AU", within("AU", unidentified)],
  ["CA", within("CA", unidentified)],
  ["US", from("US", { taxNumber: "12-3456789" }, { tax: NO_TAX, invoice: { taxTotal: 0n } })],
];

describe("what the country of the seller requires of an invoice", () => {
  for (const [title, change, ...findings] of cases) {
    it(`is checked: ${title}`, () => {
      expect(found(change, "issue")).to.have.members(findings);
    });
  }
});

it("every rule about the country of a seller is broken by one of these invoices", () => {
  const broken = cases.flatMap(([, , ...findings]) => findings.map((finding) => finding.split(" ")[0]));
  expect(new Set(broken)).to.include.all.keys(sellerCountryRules.map(({ id }) => id));
  expect(Object.values(numbers).map(([id]) => id)).to.have.members(taxNumberRules.map(({ id }) => id));
});

describe("the numbers of sales taxes", () => {
  it("of Australia and Canada have check digits", () => {
    for (const wrong of ["51824753557", "01824753556", "5182475355", "51 824 753 556 1"])
      expect(isAustralianNumber(wrong)).to.equal(false);
    for (const wrong of ["123456783RT0001", "123456782RC0001", "123456782", "123456782RT001"])
      expect(isCanadianTaxNumber(wrong)).to.equal(false);
  });
});
