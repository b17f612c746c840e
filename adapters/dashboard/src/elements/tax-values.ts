import { categoryOfExemption } from "../../../../core/billing/exemption-code.js";
import { isExempt, isRated, type TaxCategory } from "../../../../core/billing/tax.js";

/** The fields of a tax as texts, by the names that API errors use. */
export interface TaxValues {
  readonly category: string;
  readonly rate: string;
  readonly exemption_reason: string;
  /** Kept while the category is the code's. */
  readonly exemption_code: string;
}

interface Tax {
  readonly category: string;
  readonly rate: string;
  readonly exemption_reason: string | null;
  readonly exemption_code: string | null;
}

export function taxValues(tax: Tax | null | undefined): TaxValues {
  return {
    category: tax?.category ?? "",
    rate: tax?.rate ?? "",
    exemption_reason: tax?.exemption_reason ?? "",
    exemption_code: tax?.exemption_code ?? "",
  };
}

/** The tax in the API's format. Only some categories have a rate, and only some an exemption. */
export function taxOf(category: TaxCategory, { rate, exemption_reason: reason, exemption_code: code }: TaxValues) {
  if (isRated(category)) return { category, rate: rate.trim().replace(",", ".") };
  if (!isExempt(category)) return { category };
  return {
    category,
    exemption_reason: reason.trim() === "" ? null : reason.trim(),
    exemption_code: categoryOfExemption(code) === category ? code : null,
  };
}
