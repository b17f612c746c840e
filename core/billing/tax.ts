import { type Decimal, wholeDecimal } from "../kernel/decimal.js";
import { type Issue, Issues } from "../kernel/errors.js";
import { checkText } from "../kernel/text.js";
import { categoryOfExemption, exemptCategories } from "./exemption-code.js";
import { checkComponents, type TaxComponent, taxComponentLimits } from "./tax-components.js";

/**
 * The VAT categories of UNCL 5305 that EN 16931 uses: S standard, Z zero rated, E exempt, AE reverse charge, K supply within the
 * Union, G export, O outside the scope of VAT, B split payment (the buyer pays the VAT to the tax authority). AE is not S at 0 %.
 */
export const taxCategories = ["S", "Z", "E", "AE", "K", "G", "O", "B"] as const;
/** One of {@link taxCategories} (UNCL 5305). */
export type TaxCategory = (typeof taxCategories)[number];

/** The categories with a rate above 0. */
const ratedCategories: readonly TaxCategory[] = ["S", "B"];

/** Whether the category has a rate above 0: S or B. */
export function isRated(category: string): boolean {
  return ratedCategories.some((rated) => rated === category);
}

/** Whether the category charges no tax for a reason: E, AE, K, G or O. */
export function isExempt(category: string): boolean {
  return exemptCategories.some((exempt) => exempt === category);
}

/**
 * The tax of a line, or of an allowance or charge of the document. `rate` is a percentage, 0 for all categories except S and B.
 * `exemptionCode` is one of {@link exemptionCodes} (BT-121), `exemptionReason` a text (BT-120).
 */
export interface Tax {
  /** One of {@link taxCategories}. Only S and B have a rate above 0. */
  readonly category: TaxCategory;
  /** In percent: 19 % is 19,000,000 millionths. Above 0 and at most 100 for S and B, otherwise 0. With components, their rate together. */
  readonly rate: Decimal;
  /** 1 to 500 characters. Null for S, Z and B. */
  readonly exemptionReason: string | null;
  /** One of {@link exemptionCodes} that belongs to the category (BT-121). Null for S, Z and B. */
  readonly exemptionCode: string | null;
  /** The two taxes that the tax consists of, such as GST and QST. Only for S. Null: it is one tax. */
  readonly components: readonly TaxComponent[] | null;
}

/** The default tax: outside the scope of VAT, which cannot be combined with another category (BR-O-11). */
export const NO_TAX: Tax = {
  category: "O",
  rate: wholeDecimal(0n),
  exemptionReason: null,
  exemptionCode: null,
  components: null,
};

/** The lengths of a tax's texts, in code points. */
export const taxLimits = { exemptionReason: { min: 1, max: 500 } } as const;

const FULL = wholeDecimal(100n);

/**
 * The arithmetic rules of a tax, as issues at `rate`, `category`, `components`, `exemptionReason` and `exemptionCode`; whether a reason is *missing*
 * (BR-E-10, BR-AE-10 …) is a question of legal completeness and is not checked here.
 *
 * S and B have 0 < rate ≤ 100 (BR-S-05), all others rate 0 (BR-Z-05, BR-E-05, BR-AE-05, BR-IC-05, BR-G-05, BR-O-05); S, Z and B have
 * no exemption reason (BR-S-10, BR-Z-10). A code must be in the list (BR-CL-22) and belong to the category. S can have two taxes as components.
 */
export function checkTax(tax: Tax): readonly Issue[] {
  if (!taxCategories.includes(tax.category)) {
    return [issue("category", "tax_category_unknown", `Must be one of ${taxCategories.join(", ")}.`)];
  }
  const ofComponents = checkComponents(tax);
  return [...(ofComponents.length > 0 ? ofComponents : rateIssues(tax)), ...exemptionIssues(tax)];
}

function rateIssues({ category, rate }: Tax): readonly Issue[] {
  if (isRated(category)) {
    if (rate > 0n && rate <= FULL) return [];
    const message = `The rate of category ${category} must be greater than 0 and at most 100.`;
    return [issue("rate", "tax_rate_out_of_range", message)];
  }
  return rate === 0n ? [] : [issue("rate", "tax_rate_not_zero", `The rate of category ${category} must be 0.`)];
}

function exemptionIssues({ category, exemptionReason, exemptionCode }: Tax): readonly Issue[] {
  const issues: Issue[] = [];
  if (!isExempt(category) && exemptionReason !== null) {
    const message = `Category ${category} cannot have an exemption reason.`;
    issues.push(issue("exemptionReason", "exemption_reason_not_allowed", message));
  }
  if (exemptionCode === null) return issues;
  const owner = categoryOfExemption(exemptionCode);
  if (owner === undefined) {
    issues.push(issue("exemptionCode", "exemption_code_unknown", "Must be a code of the VATEX list, such as VATEX-EU-132-1I."));
  } else if (owner !== category) {
    const message = `${exemptionCode} belongs to category ${owner}, not to ${category}.`;
    issues.push(issue("exemptionCode", "exemption_code_of_other_category", message));
  }
  return issues;
}

function issue(field: keyof Tax, code: string, message: string): Issue {
  return { path: [field], code, message };
}

/** Adds the issues of the lengths of a tax's texts. */
export function checkTaxTexts(issues: Issues, path: Issue["path"], { exemptionReason, components }: Tax): void {
  checkText(issues, [...path, "exemptionReason"], exemptionReason, taxLimits.exemptionReason);
  components?.forEach(({ name }, index) =>
    checkText(issues, [...path, "components", index, "name"], name, taxComponentLimits.name),
  );
}

/** The rules of a tax in a request: those of {@link checkTax}, and the lengths of its texts. */
export function checkEnteredTax(tax: Tax): readonly Issue[] {
  const issues = new Issues();
  issues.addAll([], checkTax(tax));
  checkTaxTexts(issues, [], tax);
  return issues.found;
}
