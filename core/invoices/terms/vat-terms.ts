import { standardExemption } from "../../billing/exemption-texts.js";
import { formatDecimal } from "../../kernel/decimal.js";
import { formatAmount } from "../../kernel/money.js";
import type { TermedInvoice } from "./termed-invoice.js";
import type { VatTerms } from "./terms.js";

/** The VAT of each group. Reverse charge without a reason has the standard text, in the language of the document (BR-AE-10). */
export function vatTerms({ invoice, locale }: TermedInvoice): readonly VatTerms[] {
  return invoice.taxBreakdown.map((group) => {
    const isUnexplained = group.category === "AE" && group.exemptionReason === null && group.exemptionCode === null;
    const reason = isUnexplained ? standardExemption("AE", locale) : group.exemptionReason;
    return {
      "BT-116": formatAmount(group.taxableAmount, invoice.currency),
      "BT-117": formatAmount(group.taxAmount, invoice.currency),
      "BT-118": group.category,
      "BT-119": formatDecimal(group.rate),
      "BT-120": reason ?? undefined,
      "BT-121": isUnexplained ? "VATEX-EU-AE" : (group.exemptionCode ?? undefined),
    };
  });
}
