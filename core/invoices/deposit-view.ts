import { amountView, type View } from "../kernel/view.js";
import { remainingTaxes } from "./deposit.js";
import type { InvoiceSummary } from "./invoice.js";
import { depositsJson } from "./deposit-json.js";
import { taxBreakdownJson } from "./invoice-json.js";
import { sum } from "./tax-groups.js";

/** The deposits that an invoice deducts, with their tax, and what remains of its own (§ 14 (5) UStG). */
export function depositsView({ deposits, depositTotal, taxBreakdown }: InvoiceSummary): View {
  return {
    deposits: deposits.map((deposit) => {
      const taxTotal = sum(deposit.taxBreakdown.map(({ taxAmount }) => taxAmount));
      const figures = { net: amountView(deposit.total - taxTotal), tax_total: amountView(taxTotal) };
      return { ...depositsJson.toJson([deposit])[0], ...figures };
    }),
    deposit_total: amountView(depositTotal),
    remaining_tax_breakdown: taxBreakdownJson.toJson(remainingTaxes(taxBreakdown, deposits)),
  };
}

/** The invoice that deducts a deposit; null if none does. */
export function deductedByView({ deductedBy, deductedByNumber }: Pick<InvoiceSummary, "deductedBy" | "deductedByNumber">) {
  return deductedBy === null ? null : { invoice_id: deductedBy, number: deductedByNumber };
}
