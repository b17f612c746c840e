import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { documentFindings } from "../../../core/invoices/inspecting/document-findings.js";
import { statedRules } from "../../../core/invoices/inspecting/stated-rules.js";
import type { DocumentForm, StatedTerms } from "../../../core/index.js";
import { fieldPointer } from "../../../core/kernel/pointer.js";
import { root } from "../../repository.js";
import { everyTerm, validTerms } from "../../adapters/electronic-invoices/stated-terms.js";
import { brokenDocuments, type Change, taxed } from "./broken-documents.js";

const PEPPOL = "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0";
const XRECHNUNG = "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0";

/** The document with other terms; undefined removes one. A list replaces terms of the items of a group, by their position. */
export function changed(terms: StatedTerms, change: Change): StatedTerms {
  const result: Record<string, StatedTerms[string & keyof StatedTerms]> = { ...terms };
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) delete result[name];
    else if (typeof value === "string") result[name] = value;
    else {
      const items = (result[name] ?? []) as readonly StatedTerms[];
      result[name] = value.map((one, index) => changed(items[index] ?? {}, one));
    }
  }
  return result;
}

const usualForm: DocumentForm = { root: "cross_industry_invoice", repeated: [], otherCurrency: [], embedded: 1 };
const findings = (terms: StatedTerms, form: Partial<DocumentForm> = {}) => documentFindings(terms, { ...usualForm, ...form });
const found = (terms: StatedTerms, form: Partial<DocumentForm> = {}) =>
  findings(terms, form).map(({ rule, path }) => `${rule} ${fieldPointer(path)}`);
const errors = (terms: StatedTerms, form: Partial<DocumentForm> = {}) =>
  findings(terms, form).flatMap(({ rule, severity }) => (severity === "error" ? [rule] : []));

describe("the findings of a document from another issuer", () => {
  it("are none for a document that breaks no rule, in each profile", () => {
    for (const profile of ["urn:cen.eu:en16931:2017", PEPPOL, XRECHNUNG])
      expect(found({ ...validTerms, "BT-24": profile }), profile).to.deep.equal([]);
  });

  for (const [finding, change, form] of brokenDocuments)
    it(`have ${finding}`, () => {
      expect(found(changed(validTerms, change), form)).to.include(finding);
    });

  it("are proven for every rule", () => {
    const proven = new Set(brokenDocuments.map(([finding]) => finding.split(" ")[0]));
    expect([...new Set(statedRules.map(({ id }) => id))].filter((id) => !proven.has(id))).to.deep.equal([]);
  });

  it("say that whoever wrote the document has to correct it, errors first", () => {
    const all = findings({ ...everyTerm(), "BT-24": "urn:x", "BT-115": "1.00" });
    expect(new Set(all.map(({ fix }) => fix))).to.deep.equal(new Set(["The issuer of the document has to correct it."]));
    const severities = all.map(({ severity }) => severity);
    expect(severities).to.deep.equal([...severities].sort());
  });

  it("tolerate what the official rules tolerate", () => {
    const tolerated: readonly Change[] = [
      { "BG-23": [{ "BT-117": "38.90" }], "BT-110": "38.90", "BT-112": "238.90", "BT-115": "238.90" },
      { "BG-23": [{ "BT-116": "200.90" }] },
      { "BG-25": [{ "BT-146": "100.01" }] },
      { "BG-25": [{ "BT-129": "+2.0", "BT-149": "1.000" }] },
      { "BT-106": "190", "BT-109": "200.0" },
      { "BT-113": "0.00", "BT-114": "0" },
      { "BT-9": undefined, "BT-20": "At once" },
      { "BT-9": undefined, "BT-3": "381" },
      { "BT-9": undefined, "BT-113": "238.00", "BT-115": "0.00" },
    ];
    for (const change of tolerated) expect(found(changed(validTerms, change)), JSON.stringify(change)).to.deep.equal([]);
    expect(errors(changed(validTerms, { "BG-25": [{ "BT-146": "100.02" }] })), "a rule of Peppol").to.deep.equal([]);
    expect(errors(changed({ ...validTerms, "BT-24": PEPPOL }, { "BG-25": [{ "BT-146": "100.02" }] }))).to.deep.equal([
      "PEPPOL-EN16931-R120",
    ]);
  });

  it("follow the specification that the document states", () => {
    const withoutAddress = { "BT-34": undefined, "BT-34-1": undefined, "BT-42": undefined };
    const inProfile = (id: string) => found(changed({ ...validTerms, "BT-24": id }, withoutAddress));
    expect(inProfile("urn:cen.eu:en16931:2017")).to.deep.equal([]);
    expect(inProfile(XRECHNUNG)).to.deep.equal(["PEPPOL-EN16931-R020 /seller/electronic_address/value", "BR-DE-6 /seller/phone"]);
    expect(inProfile(PEPPOL)).to.include("PEPPOL-EN16931-R020 /seller/electronic_address/value");
    expect(inProfile("urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_9.0")).to.deep.equal([
      "profile_unknown /profile",
    ]);
  });

  it("point to where a document has what an invoice has elsewhere", () => {
    const german = { "BT-55": "DE", "BT-3": "386", "BT-81": undefined, "BG-17": undefined, "BT-24": XRECHNUNG };
    expect(found(changed(validTerms, german))).to.include.members(["BR-DE-1 /payment/accounts", "BR-DE-17 /type_code"]);
  });

  it("take the identifier of a seller with its scheme", () => {
    const danish = { "BT-24": PEPPOL, "BT-40": "DK", "BT-55": "DK", "BT-29": "5790000435975" };
    expect(errors({ ...validTerms, ...danish })).to.include("DK-R-013");
    expect(errors({ ...validTerms, ...danish, "BT-29-1": "0088" })).to.not.include("DK-R-013");
  });

  it("are none for what is in the list, the form and the currency that each rule requires", () => {
    const inUbl = { root: "invoice" } as const;
    const permitted: readonly (readonly [change: Change, form?: Partial<DocumentForm>])[] = [
      [{ "BT-3": "381" }],
      [{ "BT-3": "381", "BT-9": undefined }, { root: "credit_note" }],
      [{ "BT-3": "81" }, inUbl],
      [{ "BT-3": "471" }, inUbl],
      [{ "BT-8": "432" }, inUbl],
      [{ "BT-8": "5" }],
      [{ "BT-29": "DE98ZZZ09999999999", "BT-29-1": "SEPA" }, inUbl],
      [{ "BT-46": "1", "BT-46-1": "0248" }],
      [{ "BT-81": "ZZZ" }],
      [taxed("E", "0", { "BG-23": [{ "BT-118": "E", "BT-119": "0", "BT-117": "0.00", "BT-121": "vatex-eu-132-1a" }] })],
      [{ "BG-20": [{ "BT-98": "95" }], "BG-21": [{ "BT-105": "FC" }] }],
      [{ "BG-24": [{ "BT-122": "1", "BT-125-1": "text/csv" }] }],
      [{ "BT-6": "EUR" }, inUbl],
      [{ "BT-6": "CZK", "BT-111": "950.00" }],
      [{ "BG-20": [{ "BT-93": "100.20", "BT-94": "10" }] }],
      [{ "BG-20": [{ "BT-94": "10" }], "BG-21": [{ "BT-100": "10" }] }],
      [{ "BT-81": "30", "BG-17": [{ "BT-84": "DE02120300000000202052" }] }],
      [{}, { repeated: [{ term: "BT-29", indexes: [] }] }],
    ];
    for (const [change, form] of permitted)
      expect(found(changed(validTerms, change), form), JSON.stringify([change, form])).to.deep.equal([]);
  });

  it("say once that the VAT breakdown is missing in UBL", () => {
    const change = { "BG-23": undefined };
    const inUbl = found(changed(validTerms, change), { root: "invoice" });
    expect(inUbl).to.deep.equal(["BR-CO-18 /tax_breakdown", "BR-S-01 /tax_breakdown"]);
  });

  it("accept the discounts and the accounts of XRechnung", () => {
    const terms = { ...validTerms, "BT-24": XRECHNUNG };
    const texts = [
      "Net within 30 days",
      "#SKONTO#TAGE=14#PROZENT=2.25#\n",
      "#SKONTO#TAGE=7#PROZENT=3.00#BASISBETRAG=-100.00#\r\n#SKONTO#TAGE=14#PROZENT=2.25#\r\nNet within # 30 days",
    ];
    for (const text of texts) expect(found({ ...terms, "BT-20": text }), text).to.deep.equal([]);
    const wrong = { ...terms, "BG-17": [{ "BT-84": "DE02120300000000202052" }] };
    expect(findings(wrong).map(({ rule, severity }) => [rule, severity])).to.deep.equal([["BR-DE-19", "warning"]]);
    expect(found({ ...wrong, "BT-81": "30" }), "no SEPA").to.deep.equal([]);
  });

  it("say of amounts in another currency, and of percentages, what only Peppol refuses", () => {
    const other: Partial<DocumentForm> = { otherCurrency: [{ term: "BT-115", indexes: [] }] };
    expect([errors(validTerms, other), found(validTerms, other)]).to.deep.equal([[], ["PEPPOL-EN16931-R051 /payable_amount"]]);
    expect(errors({ ...validTerms, "BT-24": XRECHNUNG }, other)).to.deep.equal([]);
    expect(errors({ ...validTerms, "BT-24": PEPPOL }, other)).to.deep.equal(["PEPPOL-EN16931-R051"]);
    const percent = { "BG-20": [{ "BT-93": "200.00", "BT-94": "10" }] };
    expect(errors(changed(validTerms, percent))).to.deep.equal([]);
    for (const profile of [PEPPOL, XRECHNUNG])
      expect(errors(changed({ ...validTerms, "BT-24": profile }, percent))).to.deep.equal(["PEPPOL-EN16931-R040"]);
  });

  it("count what only Factur-X EXTENDED and the extension of XRechnung have, in their documents", () => {
    const extended = { ...validTerms, "BT-24": "urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended" };
    const totals = { "BT-108": "30.00", "BT-109": "210.00", "BT-110": "39.90", "BT-112": "249.90", "BT-115": "249.90" };
    const freight: Change = {
      "BG-X-42": [{ "BT-X-271": "Freight", "BT-X-272": "10.00", "BT-X-273": "S", "BT-X-274": "19" }],
      "BG-23": [{ "BT-116": "210.00", "BT-117": "39.90" }],
      ...totals,
    };
    expect(found(changed(extended, freight))).to.deep.equal([]);
    expect(errors(changed(validTerms, freight))).to.include.members(["BR-CO-12", "BR-S-08"]);
    const [line] = validTerms["BG-25"] as readonly StatedTerms[];
    const sum = { "BT-126": "2", "BT-X-8": "GROUP", "BT-131": "190.00", "BT-151": "S", "BT-152": "7" };
    const note = { "BT-126": "3", "BT-X-8": "INFORMATION", "BT-131": "5.00" };
    const detail = { ...line, "BT-X-8": "DETAIL", "BT-X-304": "2" };
    expect(found({ ...extended, "BG-25": [sum, detail, note] })).to.deep.equal([]);
    expect(found({ ...extended, "BG-25": [sum, { ...detail, "BT-131": "191.00" }] })).to.include.members([
      "PEPPOL-EN16931-R120 /lines/1/net",
      "BR-CO-10 /subtotal",
    ]);
    const german = { ...validTerms, "BT-24": `${XRECHNUNG}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0` };
    const paid: Change = { "BG-DEX-09": [{ "BT-DEX-001": "1", "BT-DEX-002": "12.00" }], "BT-115": "250.00" };
    expect(found(changed(german, paid))).to.deep.equal([]);
    expect(found(changed(german, { ...paid, "BT-115": "238.00" }))).to.deep.equal(["BR-CO-16 /payable_amount"]);
    expect(errors(changed(validTerms, paid))).to.deep.equal(["BR-CO-16"]);
    const file = { "BG-24": [{ "BT-122": "1", "BT-125-1": "application/xml" }] };
    expect(found(changed(german, file)), "BR-DEX-01").to.deep.equal([]);
  });

  it("are warnings in a specification that permits more than EN 16931", () => {
    const extended = "urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended";
    expect(errors({ ...validTerms, "BT-24": extended, "BT-115": "1.00" })).to.deep.equal([]);
    expect(found({ ...validTerms, "BT-24": extended, "BT-115": "1.00" })).to.deep.equal(["BR-CO-16 /payable_amount"]);
  });

  it("expect no lines of the profiles MINIMUM and BASIC WL", () => {
    const { "BG-25": _, ...header } = validTerms;
    const { "BG-23": __, "BG-20": ___, "BG-21": ____, "BT-106": _____, ...rest } = header;
    const inProfile = (terms: StatedTerms, name: string) => found({ ...terms, "BT-24": `urn:factur-x.eu:1p0:${name}` });
    expect(inProfile(rest, "minimum")).to.deep.equal([]);
    expect(inProfile(header, "basicwl")).to.deep.equal([]);
    expect(inProfile({ ...rest, "BT-112": "1.00" }, "minimum")).to.deep.equal(["BR-CO-15 /total"]);
    expect(inProfile({ ...rest, "BT-115": "1.00" }, "minimum"), "which has no prepaid amount").to.deep.equal([]);
  });

  it("compare the totals and the taxes that the profile BASIC WL states", () => {
    const { "BG-25": _, ...header } = { ...validTerms, "BT-24": "urn:factur-x.eu:1p0:basicwl" };
    const changes: readonly (readonly [change: Change, findings: readonly string[]])[] = [
      [{ "BT-110": "38.01", "BT-112": "238.01", "BT-115": "238.01" }, ["BR-CO-14 /tax_total"]],
      [{ "BT-115": "1.00" }, ["BR-CO-16 /payable_amount"]],
      [{ "BG-23": [{ "BT-116": "300.00" }] }, ["BR-CO-17 /tax_breakdown/0/tax_amount"]],
      [{ "BG-23": [{ "BT-117": "50.00" }] }, ["BR-CO-14 /tax_total", "BR-CO-17 /tax_breakdown/0/tax_amount"]],
      [{ "BT-107": "11.00" }, ["BR-CO-11 /allowance_total", "BR-CO-13 /total_without_tax"]],
      [{ "BG-20": [{ "BT-96": "0" }] }, ["BR-S-06 /allowances/0/tax/rate"]],
      [{ "BG-23": undefined }, ["BR-CO-18 /tax_breakdown", "BR-CO-14 /tax_total"]],
      [{ "BT-106": undefined }, ["BR-12 /subtotal", "BR-CO-13 /total_without_tax"]],
    ];
    for (const [change, expected] of changes)
      expect(found(changed(header, change)), JSON.stringify(change)).to.deep.equal(expected);
  });

  it("include nothing about an empty document but what it lacks", () => {
    expect(errors({})).to.include.members(["BR-01", "BR-02", "BR-16", "BR-CO-18"]);
    expect(errors({})).to.not.include.members(["BR-CO-15"]);
    expect(errors({}, { root: "invoice" })).to.not.include.members(["BR-CO-15"]);
  });

  it("are listed in the guide", () => {
    const guide = readFileSync(join(root, "docs/checks.md"), "utf8");
    const rows = statedRules.map(
      ({ id, severity, message, source, profile }) => `| \`${id}\` | ${severity} | ${profile} | ${message} | ${source} |`,
    );
    const listed = guide
      .split("\n")
      .filter((line) => /^\| `[^|]*\| (?:error|warning) \| (?:en16931|xrechnung|peppol) \|/.test(line));
    expect(listed).to.deep.equal([...new Set(rows)]);
  });
});
