import { expect } from "chai";
import { told } from "../issues.js";
import { type Decimal, parseDecimal } from "../../../core/kernel/decimal.js";
import { categoryOfExemption, exemptionCodes } from "../../../core/billing/exemption-code.js";
import { checkEnteredTax, checkTax, isRated, NO_TAX, type Tax, taxCategories } from "../../../core/billing/tax.js";

const codes = (tax: Tax): string[] => told(checkTax(tax));
const tax = (
  category: Tax["category"],
  rate: string,
  exemptionReason: string | null = null,
  exemptionCode: string | null = null,
): Tax => ({ category, rate: parseDecimal(rate), exemptionReason, exemptionCode, components: null });

describe("a tax", () => {
  it("of category S or B has a rate above 0 and at most 100 (BR-S-05)", () => {
    for (const category of ["S", "B"] as const) {
      for (const rate of ["0.000001", "19", "9.975", "100"]) expect(codes(tax(category, rate))).to.deep.equal([]);
      for (const rate of ["0", "-19", "100.000001"]) {
        expect(codes(tax(category, rate))).to.deep.equal(["rate: tax_rate_out_of_range"]);
      }
    }
  });

  it("has an exemption code only of its own category, from the VATEX list (BR-CL-22)", () => {
    for (const code of exemptionCodes) {
      const owner = categoryOfExemption(code);
      for (const category of taxCategories) {
        const found = codes(tax(category, isRated(category) ? "19" : "0", null, code));
        expect(found, `${category} ${code}`).to.deep.equal(
          category === owner ? [] : ["exemptionCode: exemption_code_of_other_category"],
        );
      }
    }
    for (const code of ["", "VATEX-EU-999", "vatex-eu-g"]) {
      expect(codes(tax("E", "0", null, code))).to.deep.equal(["exemptionCode: exemption_code_unknown"]);
    }
    expect(["VATEX-EU-AE", "VATEX-EU-IC", "VATEX-EU-G", "VATEX-EU-O", "VATEX-EU-132-1I"].map(categoryOfExemption)).to.deep.equal([
      "AE",
      "K",
      "G",
      "O",
      "E",
    ]);
    expect(exemptionCodes).to.have.length(88);
  });

  it("of any other category has rate 0", () => {
    for (const category of taxCategories.filter((c) => c !== "S" && c !== "B")) {
      expect(codes(tax(category, "0"))).to.deep.equal([]);
      expect(codes(tax(category, "0.000001"))).to.deep.equal(["rate: tax_rate_not_zero"]);
      expect(codes(tax(category, "-1"))).to.deep.equal(["rate: tax_rate_not_zero"]);
    }
  });

  it("has a reason only if it has an exemption to explain (BR-S-10, BR-Z-10)", () => {
    expect(codes(tax("S", "19", "why"))).to.deep.equal(["exemptionReason: exemption_reason_not_allowed"]);
    expect(codes(tax("Z", "0", "why"))).to.deep.equal(["exemptionReason: exemption_reason_not_allowed"]);
    for (const category of ["E", "AE", "K", "G", "O"] as const) expect(codes(tax(category, "0", "why"))).to.deep.equal([]);
  });

  it("reports all of its errors together", () => {
    expect(codes(tax("S", "0", "why"))).to.have.length(2);
    expect(codes(tax("L" as Tax["category"], "0"))).to.deep.equal(["category: tax_category_unknown"]);
  });

  it("in a request has an exemption reason of 1 to 500 characters, or none", () => {
    const entered = (reason: string | null) => told(checkEnteredTax(tax("E", "0", reason)));
    expect([null, "x", "x".repeat(500)].flatMap(entered)).to.deep.equal([]);
    expect(["", " ", "x".repeat(501)].flatMap(entered)).to.deep.equal(
      ["too_short", "too_short", "too_long"].map((code) => `exemptionReason: ${code}`),
    );
    expect(told(checkEnteredTax(tax("S", "0", "why")))).to.have.length(2);
  });

  it("is outside the scope of VAT by default", () => {
    expect(checkTax(NO_TAX)).to.deep.equal([]);
    expect(NO_TAX).to.deep.equal({
      category: "O",
      rate: 0n as Decimal,
      exemptionReason: null,
      exemptionCode: null,
      components: null,
    });
  });
});
