import { categoryOfExemption } from "../../../../core/billing/exemption-code.js";
import { isExempt, isRated, type TaxCategory } from "../../../../core/billing/tax.js";

/** One of two taxes, as texts. */
export interface ComponentValues {
  readonly name: string;
  readonly rate: string;
  readonly compound: boolean;
}

/** The fields of a tax as texts, by the names that API errors use. */
export interface TaxValues {
  readonly category: string;
  readonly rate: string;
  readonly exemption_reason: string;
  /** Kept while the category is the code's. */
  readonly exemption_code: string;
  /** Two, or none if it is one tax. */
  readonly components: readonly ComponentValues[];
}

interface Tax {
  readonly category: string;
  readonly rate: string;
  readonly exemption_reason: string | null;
  readonly exemption_code: string | null;
  readonly components: readonly ComponentValues[] | null;
}

export function taxValues(tax: Tax | null | undefined): TaxValues {
  return {
    category: tax?.category ?? "",
    rate: tax?.rate ?? "",
    exemption_reason: tax?.exemption_reason ?? "",
    exemption_code: tax?.exemption_code ?? "",
    components: tax?.components ?? [],
  };
}

/** Whether the form has two taxes: only the standard category can. */
export function hasTwoTaxes({ category, components }: TaxValues): boolean {
  return category === "S" && components.length > 0;
}

/** The tax in the API's format. Only some categories have a rate, and only some an exemption. The service computes the rate of two taxes. */
export function taxOf(category: TaxCategory, values: TaxValues) {
  const { rate, exemption_reason: reason, exemption_code: code, components } = values;
  const entered = (text: string): string => text.trim().replace(",", ".");
  if (category === "S" && components.length > 0) {
    const taxes = components.map((one) => ({ name: one.name.trim(), rate: entered(one.rate), compound: one.compound }));
    return { category, components: taxes };
  }
  if (isRated(category)) return { category, rate: entered(rate) };
  if (!isExempt(category)) return { category };
  return {
    category,
    exemption_reason: reason.trim() === "" ? null : reason.trim(),
    exemption_code: categoryOfExemption(code) === category ? code : null,
  };
}
