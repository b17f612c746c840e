import { formatDecimal } from "../kernel/decimal.js";
import type { View } from "../kernel/view.js";
import type { Tax } from "./tax.js";

export function taxView(tax: Tax): View;
export function taxView(tax: Tax | null): View | null;
export function taxView(tax: Tax | null): View | null {
  return tax && { category: tax.category, rate: formatDecimal(tax.rate), exemption_reason: tax.exemptionReason };
}
