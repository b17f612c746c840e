import type { InvoiceTotals } from "../../../core/invoices/totals.js";

/** The figures with the opposite signs. */
export function negated(totals: InvoiceTotals): InvoiceTotals {
  const opposite = <T>(value: T): T => {
    if (typeof value === "bigint") return -value as T;
    return Array.isArray(value) ? (value.map(opposite) as T) : value;
  };
  const figures = Object.entries(totals).map(([name, value]: [string, unknown]) => [name, opposite(value)]);
  const taxBreakdown = totals.taxBreakdown.map((group) => ({
    ...group,
    taxableAmount: -group.taxableAmount,
    taxAmount: -group.taxAmount,
    components: group.components && group.components.map((one) => ({ ...one, taxAmount: -one.taxAmount })),
  }));
  return { ...(Object.fromEntries(figures) as InvoiceTotals), taxBreakdown };
}
