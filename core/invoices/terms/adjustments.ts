import type { Tax } from "../../billing/tax.js";
import { isSameTax } from "../../billing/tax-components.js";
import { formatDecimal } from "../../kernel/decimal.js";
import { formatAmount } from "../../kernel/money.js";
import type { Invoice } from "../invoice.js";
import { sum, type TaxGroup } from "../tax-groups.js";
import type { AllowanceTerms, ChargeTerms } from "./terms.js";

/** UNTDID 5189: discount. */
export const DISCOUNT_CODE = "95";
/** UNTDID 7161: miscellaneous service. */
export const CHARGE_CODE = "ABK";

/** The rate as it is written; what is outside the scope of VAT has none (BR-O-05). */
export function rateOf({ category, rate }: Pick<Tax, "category" | "rate">): string | undefined {
  return category === "O" ? undefined : formatDecimal(rate);
}

/** The allowances of the document, with the part of its discount that each VAT group has, and its charges. */
export function documentAdjustments(invoice: Invoice): {
  readonly "BG-20": readonly AllowanceTerms[];
  readonly "BG-21": readonly ChargeTerms[];
} {
  const allowance = (net: bigint, tax: Pick<Tax, "category" | "rate">, reason: string | null): AllowanceTerms => ({
    "BT-92": formatAmount(net, invoice.currency),
    "BT-95": tax.category,
    "BT-96": rateOf(tax),
    "BT-97": reason ?? undefined,
    "BT-98": DISCOUNT_CODE,
  });
  const discounts = invoice.taxBreakdown.flatMap((group) => {
    const share = discountOf(invoice, group);
    return share === 0n ? [] : [allowance(share, group, null)];
  });
  return {
    "BG-20": [...invoice.allowances.map(({ net, tax, reason }) => allowance(net, tax, reason)), ...discounts],
    "BG-21": invoice.charges.map(({ net, tax, reason }) => ({
      "BT-99": formatAmount(net, invoice.currency),
      "BT-102": tax.category,
      "BT-103": rateOf(tax),
      "BT-104": reason ?? undefined,
      "BT-105": CHARGE_CODE,
    })),
  };
}

/** What the discount takes from the base of a group: what its parts sum to, less its base. */
function discountOf({ lines, allowances, charges }: Invoice, group: TaxGroup): bigint {
  const inGroup = (parts: readonly { readonly tax: Tax; readonly net: bigint }[]): bigint =>
    sum(parts.flatMap(({ tax, net }) => (isSameTax(tax, group) ? [net] : [])));
  return inGroup(lines) + inGroup(charges) - inGroup(allowances) - group.taxableAmount;
}
