import { expect } from "chai";
import { checkEnteredTax, checkTax, type Tax } from "../../../core/billing/tax.js";
import { combinedRate, type TaxComponent } from "../../../core/billing/tax-components.js";
import { taxJson, taxType } from "../../../core/billing/tax-json.js";
import { formatDecimal, parseDecimal } from "../../../core/kernel/decimal.js";
import { twoTaxes } from "../../arbitraries/money.js";
import { told } from "../issues.js";

const qst = twoTaxes(["GST", "5"], ["QST", "9.975"]);
const json = [
  { name: "GST", rate: "5", compound: false },
  { name: "QST", rate: "9.975", compound: false },
];
const codes = (changes: Partial<Tax>): readonly string[] => told(checkEnteredTax({ ...qst, ...changes }));
const one = (name: string, rate: string, compound = false): TaxComponent => ({ name, rate: parseDecimal(rate), compound });
/** With the rate of the components together. */
const pair = (...components: readonly TaxComponent[]): readonly string[] => codes({ components, rate: combinedRate(components) });

describe("two taxes", () => {
  it("have a rate together: the sum, or more if the second is computed on the first", () => {
    const rates = [
      twoTaxes(["GST", "5"], ["QST", "9.975"]),
      twoTaxes(["CGST", "9"], ["SGST", "9"]),
      // Québec until 2012 and Prince Edward Island until 2013, where the provincial tax was computed on the price with GST.
      twoTaxes(["GST", "5"], ["QST", "9.5"], true),
      twoTaxes(["GST", "5"], ["PST", "10"], true),
    ].map(({ rate }) => formatDecimal(rate));
    expect(rates).to.deep.equal(["14.975", "18", "14.975", "15.5"]);
  });

  it("are read with the rate, which need not be given", () => {
    const read = (given: object) => taxType.set(taxType.fromJson({ category: "S", components: json, ...given }), null);
    expect(read({})).to.deep.equal(qst);
    expect(read({ rate: "14.975" })).to.deep.equal(qst);
    expect(taxJson.toJson(read({}))).to.deep.include({ rate: "14.975", components: json });
    const withoutRate = { category: "S", components: qst.components } as const;
    expect(taxType.set(withoutRate, null), "a command of a program").to.deep.equal(qst);
  });

  it("refuse another rate", () => {
    for (const rate of ["0", "14.974999", "15"])
      expect(codes({ rate: parseDecimal(rate) })).to.deep.equal(["rate: tax_rate_not_sum"]);
    const read = taxType.set(taxType.fromJson({ category: "S", components: json, rate: "0" }), null);
    expect(told(checkTax(read))).to.deep.equal(["rate: tax_rate_not_sum"]);
  });

  it("are absent in what earlier versions stored", () => {
    const stored = { category: "S", rate: "19", exemption_reason: null };
    expect(taxJson.fromJson(stored).components).to.equal(null);
    const { components: _, ...earlier } = { ...qst, rate: parseDecimal("19") };
    expect(told(checkEnteredTax(earlier as Tax))).to.deep.equal([]);
  });

  it("are two, with different names of 1 to 40 characters in one line, and rates above 0", () => {
    const named = (name: string) => pair(one(name, "5"), one("QST", "9.975"));
    for (const name of ["G", "G".repeat(40), "ГСТ"]) expect(named(name)).to.deep.equal([]);
    for (const name of ["", " "]) expect(named(name)).to.deep.equal(["components.0.name: too_short"]);
    expect(named("G".repeat(41))).to.deep.equal(["components.0.name: too_long"]);
    expect(named("G\nST")).to.deep.equal(["components.0.name: invalid_character"]);
    expect(named("QST")).to.deep.equal(["components.1.name: not_unique"]);
    expect(named(" QST")).to.deep.equal(["components.1.name: not_unique"]);
    expect(codes({ components: [one("GST", "5")] })).to.deep.equal(["components: too_few"]);
    expect(codes({ components: [] })).to.deep.equal(["components: too_few"]);
    expect(codes({ components: ["A", "B", "C"].map((name) => one(name, "5")) })).to.deep.equal(["components: too_many"]);
    for (const rate of ["0", "-5", "100.000001"])
      expect(pair(one("GST", rate), one("QST", "9.975"))).to.deep.equal(["components.0.rate: tax_rate_out_of_range"]);
  });

  it("are at most 100 % together, and have a rate of at most 6 decimals", () => {
    expect(pair(one("A", "50"), one("B", "50"))).to.deep.equal([]);
    expect(pair(one("A", "50"), one("B", "50.000001"))).to.deep.equal(["components: tax_rate_out_of_range"]);
    expect(pair(one("A", "50"), one("B", "40", true))).to.deep.equal(["components: tax_rate_out_of_range"]);
    expect(pair(one("A", "5.0001"), one("B", "9.9001", true)), "5.0001 × 9.9001 has 8 decimals").to.deep.equal([
      "components: tax_rate_not_exact",
    ]);
    expect(pair(one("A", "5.0001"), one("B", "9.9001"))).to.deep.equal([]);
  });

  it("have a first one that is not computed on another, and only in category S", () => {
    expect(pair(one("GST", "5", true), one("QST", "9.975"))).to.deep.equal(["components.0.compound: first_tax_compound"]);
    for (const category of ["B", "Z", "E", "O"] as const)
      expect(codes({ category })[0], category).to.equal("components: tax_components_not_allowed");
  });
});
