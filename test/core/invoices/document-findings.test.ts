import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { documentFindings } from "../../../core/invoices/inspecting/document-findings.js";
import { statedRules } from "../../../core/invoices/inspecting/stated-rules.js";
import type { StatedTerms } from "../../../core/index.js";
import { fieldPointer } from "../../../core/kernel/pointer.js";
import { root } from "../../repository.js";
import { everyTerm, validTerms } from "../../adapters/electronic-invoices/stated-terms.js";
import { brokenDocuments, type Change } from "./broken-documents.js";

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

const found = (terms: StatedTerms) => documentFindings(terms).map(({ rule, path }) => `${rule} ${fieldPointer(path)}`);
const errors = (terms: StatedTerms) =>
  documentFindings(terms).flatMap(({ rule, severity }) => (severity === "error" ? [rule] : []));

describe("the findings of a document from another issuer", () => {
  it("are none for a document that breaks no rule, in each profile", () => {
    for (const profile of ["urn:cen.eu:en16931:2017", PEPPOL, XRECHNUNG])
      expect(found({ ...validTerms, "BT-24": profile }), profile).to.deep.equal([]);
  });

  for (const [finding, change] of brokenDocuments)
    it(`have ${finding}`, () => {
      expect(found(changed(validTerms, change))).to.include(finding);
    });

  it("are proven for every rule", () => {
    const proven = new Set(brokenDocuments.map(([finding]) => finding.split(" ")[0]));
    expect([...new Set(statedRules.map(({ id }) => id))].filter((id) => !proven.has(id))).to.deep.equal([]);
  });

  it("say that whoever wrote the document has to correct it, errors first", () => {
    const findings = documentFindings({ ...everyTerm(), "BT-24": "urn:x", "BT-115": "1.00" });
    expect(new Set(findings.map(({ fix }) => fix))).to.deep.equal(new Set(["The issuer of the document has to correct it."]));
    const severities = findings.map(({ severity }) => severity);
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

  it("are warnings in a specification that permits more than EN 16931", () => {
    const extended = "urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended";
    expect(errors({ ...validTerms, "BT-24": extended, "BT-115": "1.00" })).to.deep.equal([]);
    expect(found({ ...validTerms, "BT-24": extended, "BT-115": "1.00" })).to.deep.equal(["BR-CO-16 /payable_amount"]);
  });

  it("expect no lines of the profiles MINIMUM and BASIC WL", () => {
    const { "BG-25": _, "BG-23": __, "BT-106": ___, ...rest } = validTerms;
    for (const name of ["minimum", "basicwl"])
      expect(found({ ...rest, "BT-24": `urn:factur-x.eu:1p0:${name}` }), name).to.deep.equal([]);
    expect(found({ ...rest, "BT-24": "urn:factur-x.eu:1p0:minimum", "BT-112": "1.00" })).to.deep.equal(["BR-CO-15 /total"]);
  });

  it("include nothing about an empty document but what it lacks", () => {
    expect(errors({})).to.include.members(["BR-01", "BR-02", "BR-16", "BR-CO-18"]);
    expect(errors({})).to.not.include.members(["BR-CO-15"]);
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
