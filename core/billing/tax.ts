import { type Decimal, wholeDecimal } from "../kernel/decimal.js";
import { type Issue, Issues } from "../kernel/errors.js";
import { checkText } from "../kernel/text.js";

/**
 * The VAT categories of UNCL 5305 that EN 16931 uses: S standard, Z zero rated, E exempt, AE reverse charge, K supply within the
 * Union, G export, O outside the scope of VAT. AE is not S at 0 %.
 */
export const taxCategories = ["S", "Z", "E", "AE", "K", "G", "O"] as const;
export type TaxCategory = (typeof taxCategories)[number];

/** The tax of a line. `rate` is a percentage, 0 for all categories except S. */
export interface Tax {
  readonly category: TaxCategory;
  readonly rate: Decimal;
  readonly exemptionReason: string | null;
}

/** The default tax: outside the scope of VAT, which cannot be combined with another category (BR-O-11). */
export const NO_TAX: Tax = { category: "O", rate: wholeDecimal(0n), exemptionReason: null };

export const taxLimits = { exemptionReason: { min: 1, max: 500 } } as const;

const FULL = wholeDecimal(100n);

/**
 * The arithmetic rules of a tax, as issues at `rate`, `category` and `exemptionReason`; whether a reason is *missing*
 * (BR-E-10, BR-AE-10 …) is a question of legal completeness and is not checked here.
 *
 * S has 0 < rate ≤ 100 (BR-S-05), all others rate 0 (BR-Z-05, BR-E-05, BR-AE-05, BR-IC-05, BR-G-05, BR-O-05); S and Z have
 * no exemption reason (BR-S-10, BR-Z-10).
 */
export function checkTax(tax: Tax): readonly Issue[] {
  const issues: Issue[] = [];
  if (!taxCategories.includes(tax.category)) {
    issues.push({
      path: ["category"],
      code: "tax_category_unknown",
      message: `Must be one of ${taxCategories.join(", ")}.`,
    });
  } else if (tax.category === "S" && (tax.rate <= 0n || tax.rate > FULL)) {
    issues.push({
      path: ["rate"],
      code: "tax_rate_out_of_range",
      message: "The rate of category S must be greater than 0 and at most 100.",
    });
  } else if (tax.category !== "S" && tax.rate !== 0n) {
    issues.push({ path: ["rate"], code: "tax_rate_not_zero", message: `The rate of category ${tax.category} must be 0.` });
  }
  if ((tax.category === "S" || tax.category === "Z") && tax.exemptionReason !== null) {
    const message = `Category ${tax.category} cannot have an exemption reason.`;
    issues.push({ path: ["exemptionReason"], code: "exemption_reason_not_allowed", message });
  }
  return issues;
}

/** The rules of a tax in a request: those of {@link checkTax}, and the length of its exemption reason. */
export function checkEnteredTax(tax: Tax): readonly Issue[] {
  const issues = new Issues();
  issues.addAll([], checkTax(tax));
  checkText(issues, ["exemptionReason"], tax.exemptionReason, taxLimits.exemptionReason);
  return issues.found;
}
