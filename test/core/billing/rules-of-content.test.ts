import { expect } from "chai";
import { addressType, emptyAddress } from "../../../core/billing/address.js";
import { bicType } from "../../../core/billing/bic.js";
import { checkEarlyPayment, earlyPaymentAmount, earlyPaymentJson } from "../../../core/billing/early-payment.js";
import { ibanType } from "../../../core/billing/iban.js";
import { checkNumberFormat, formatInvoiceNumber, numberSeries } from "../../../core/billing/invoice-number.js";
import { localeType } from "../../../core/billing/locale.js";
import {
  checkPaymentTerms,
  paymentTermsRules,
  paymentTermsType,
  type PaymentTermsRule,
} from "../../../core/billing/payment-terms.js";
import { checkRate, MAX_RATE } from "../../../core/billing/rate.js";
import { emptySeller, sellerTaxNumber, sellerType, sellerVatId } from "../../../core/billing/seller.js";
import { taxIdType } from "../../../core/billing/tax-id.js";
import { taxJson } from "../../../core/billing/tax-json.js";
import { Issues, parseDecimal, parseLocalDate } from "../../../core/index.js";

type Path = readonly (string | number)[];

/** The problems that a check finds, as `path: code`. Each has a sentence. */
function found(check: (issues: Issues) => void): readonly string[] {
  const issues = new Issues();
  check(issues);
  for (const { message } of issues.found) expect(message).to.match(/^(?:Must|A rate must) .+\.$/);
  return issues.found.map(({ path, code }) => `${path.join(".")}: ${code}`);
}

const long = (length: number): string => "x".repeat(length);

describe("an address", () => {
  const problems = (address: Partial<typeof emptyAddress>) =>
    found((issues) => addressType.check(issues, ["seller", "address"], { ...emptyAddress, ...address }));

  it("has texts of at most 200 characters", () => {
    for (const field of ["line1", "line2", "city", "postalCode", "region"] as const) {
      expect(problems({ [field]: long(200) })).to.deep.equal([]);
      expect(problems({ [field]: long(201) })).to.deep.equal([`seller.address.${field}: too_long`]);
    }
  });

  it("has a country of ISO 3166-1, or none", () => {
    for (const country of ["DE", "XK", null]) expect(problems({ country })).to.deep.equal([]);
    for (const country of ["de", "XX", "", "DEU"])
      expect(problems({ country })).to.deep.equal(["seller.address.country: country_unknown"]);
  });
});

describe("a seller", () => {
  it("reports each text that breaks a rule at its own path", () => {
    const address = { ...emptyAddress, country: "XX" };
    const broken = {
      ...emptySeller,
      ...{ legalName: "", address, taxId: "1", vatId: "1", taxNumber: "1", register: "" },
      ...{ directors: "", iban: "DE00", bic: "X", email: "@", phone: long(41) },
    };
    expect(found((issues) => sellerType.check(issues, ["seller"], broken))).to.have.members([
      ...["seller.legalName: too_short", "seller.register: too_short", "seller.directors: too_short", "seller.phone: too_long"],
      ...["seller.vatId: tax_id_malformed", "seller.taxNumber: tax_id_malformed", "seller.taxId: tax_id_malformed"],
      ...["seller.iban: iban_malformed", "seller.bic: bic_malformed", "seller.email: email_malformed"],
      "seller.address.country: country_unknown",
    ]);
    expect(found((issues) => sellerType.check(issues, [], emptySeller))).to.deep.equal([]);
  });

  it("has the VAT id or the tax number that a tax ID of any kind is", () => {
    const seller = (taxId: string | null) => ({ ...emptySeller, taxId });
    const both = (taxId: string | null) => [sellerVatId(seller(taxId)), sellerTaxNumber(seller(taxId))];
    expect(both("DE136695976")).to.deep.equal(["DE136695976", null]);
    expect(both("37/123/45678")).to.deep.equal([null, "37/123/45678"]);
    expect(both(null)).to.deep.equal([null, null]);
    const own = { ...emptySeller, vatId: "DE136695976", taxNumber: "37/123/45678", taxId: "12/345/67890" };
    expect([sellerVatId(own), sellerTaxNumber(own)]).to.deep.equal(["DE136695976", "37/123/45678"]);
  });
});

describe("a text with rules of its own", () => {
  const path: Path = ["client", "field"];
  const cases: readonly (readonly [
    name: string,
    type: typeof localeType,
    code: string,
    valid: readonly string[],
    malformed: readonly string[],
  ])[] = [
    [
      "locale",
      localeType,
      "locale_unknown",
      ["de", "en-GB", `de-x-${long(8)}-${long(8)}-${long(8)}-xxx`],
      ["", "english language", `de-x-${long(8)}-${long(8)}-${long(8)}-xxxx`],
    ],
    [
      "IBAN",
      ibanType,
      "iban_malformed",
      ["DE02120300000000202051", `DE02${" ".repeat(20)}120300000000202051`],
      ["DE03120300000000202051", `DE02${" ".repeat(21)}120300000000202051`, "1DE02120300000000202051"],
    ],
    ["BIC", bicType, "bic_malformed", ["COBADEFF"], ["COBA"]],
    ["tax ID", taxIdType, "tax_id_malformed", ["1234", `1234${long(36)}`, "DE136695976"], ["123", `1234${long(37)}`, "any text"]],
  ];
  for (const [name, type, code, valid, malformed] of cases)
    it(`is a ${name}`, () => {
      for (const text of valid)
        expect(
          found((issues) => type.check(issues, path, text)),
          text,
        ).to.deep.equal([]);
      for (const text of malformed)
        expect(
          found((issues) => type.check(issues, path, text)),
          text,
        ).to.deep.equal([`client.field: ${code}`]);
    });
});

describe("payment terms", () => {
  it("are 0 to 3,650 whole days", () => {
    const problems = (days: number) => found((issues) => paymentTermsType.check(issues, ["days"], days));
    for (const days of [0, 30, 3_650]) expect(problems(days)).to.deep.equal([]);
    for (const days of [-1, 3_651, 1.5, Number.NaN]) expect(problems(days)).to.deep.equal(["days: out_of_range"]);
  });

  it("on a day of the next month are a day of a month", () => {
    const problems = (days: number | null, paymentTermsRule: PaymentTermsRule) =>
      found((issues) => checkPaymentTerms(issues, { paymentTermsDays: days, paymentTermsRule }));
    for (const days of [null, 1, 31]) expect(problems(days, "day_of_next_month")).to.deep.equal([]);
    for (const days of [0, 32]) {
      expect(problems(days, "day_of_next_month")).to.deep.equal(["paymentTermsDays: out_of_range"]);
      for (const rule of paymentTermsRules.slice(0, 3)) expect(problems(days, rule)).to.deep.equal([]);
    }
  });
});

describe("a rate", () => {
  const problems = (rate: bigint | null) => found((issues) => checkRate(issues, ["rate"], rate));

  it("is 0 to the largest rate", () => {
    for (const rate of [null, 0n, MAX_RATE]) expect(problems(rate)).to.deep.equal([]);
    for (const rate of [-1n, MAX_RATE + 1n]) expect(problems(rate)).to.deep.equal(["rate: out_of_range"]);
  });
});

describe("a discount for early payment", () => {
  const terms = (percent: string, days: number) => ({ percent: parseDecimal(percent), days });

  it("is above 0 and at most 100 percent, within 0 to 365 days", () => {
    const problems = (percent: string, days: number) => found((issues) => checkEarlyPayment(issues, terms(percent, days)));
    for (const [percent, days] of [
      ["0.000001", 0],
      ["100", 365],
    ] as const)
      expect(problems(percent, days)).to.deep.equal([]);
    expect(problems("0", 366)).to.deep.equal([
      "earlyPaymentDiscount.percent: out_of_range",
      "earlyPaymentDiscount.days: out_of_range",
    ]);
    expect(problems("100.000001", -1)).to.have.length(2);
  });

  it("deducts nothing from an amount that is not positive", () => {
    expect([-100n, 0n, 100n].map((payable) => earlyPaymentAmount(terms("10", 1), payable))).to.deep.equal([0n, 0n, 10n]);
  });

  it("is the same after its JSON", () => {
    expect(earlyPaymentJson.toJson(terms("2.5", 10))).to.deep.equal({ percent: "2.5", days: 10 });
    expect(earlyPaymentJson.fromJson({ percent: "2.5", days: 10 })).to.deep.equal(terms("2.5", 10));
  });
});

describe("the JSON of a tax", () => {
  it("has a rate of 0 and no exemption if these are absent", () => {
    const tax = taxJson.fromJson({ category: "O" });
    expect(tax).to.deep.equal({ category: "O", rate: 0n, exemptionReason: null, exemptionCode: null, components: null });
    expect(taxJson.toJson(tax)).to.deep.equal({
      category: "O",
      rate: "0",
      exemption_reason: null,
      exemption_code: null,
      components: null,
    });
  });
});

describe("a format of invoice numbers", () => {
  for (const format of ["{SEQ}", "{SEQ:1}", "{SEQ:10}", "Rechnung {YYYY}/{YY}-{MM}.{DD}_#{SEQ:4}", `{SEQ}${long(45)}`])
    it(`can be ${format}`, () => expect(checkNumberFormat(format)).to.deep.equal([]));
  for (const format of [
    "",
    "INV",
    "{SEQ}{SEQ:2}",
    "{SEQ:0}",
    "{SEQ:11}",
    "{Y}{SEQ}",
    "{SEQ}}",
    "{SEQ}!",
    "!{SEQ}",
    `{SEQ}${long(46)}`,
  ])
    it(`cannot be ${JSON.stringify(format)}`, () => {
      const issues = checkNumberFormat(format);
      expect(issues.map(({ path, code }) => [path, code])).to.deep.equal([[[], "number_format_malformed"]]);
      expect(issues[0]?.message).to.match(/^(?:Must|The only|May) .+\.$/);
    });

  const date = parseLocalDate("0987-03-05");
  it("is filled with the date in full width, and the sequence number padded to its width", () => {
    expect(formatInvoiceNumber("{YYYY}-{YY}-{MM}-{DD}-{SEQ:10}", date, 42)).to.equal("0987-87-03-05-0000000042");
    expect(formatInvoiceNumber("{SEQ:2}", date, 12345)).to.equal("12345");
    expect(formatInvoiceNumber("A{SEQ}", date, 7)).to.equal("A7");
  });

  it("has one series for every width of the sequence number", () => {
    for (const sequence of ["{SEQ}", "{SEQ:4}", "{SEQ:10}"])
      expect(numberSeries(`{MM}/${sequence}/A`, date)).to.equal("03/{SEQ}/A");
  });
});
