import type { Invoice } from "./invoice.js";

/** The sum of the lines and the discount in the invoice's prices, as printed: with gross prices, they include tax. */
export function sumsInPrices(invoice: Invoice): { readonly subtotal: bigint; readonly discount: bigint } {
  const { prices, lines, allowances, charges, subtotal, discountTotal, total } = invoice;
  if (prices === "net") return { subtotal, discount: discountTotal };
  const gross = lines.reduce((sum, line) => sum + (line.gross ?? line.net), 0n);
  const amountsOf = (list: typeof allowances): bigint => list.reduce((sum, { amount }) => sum + amount, 0n);
  return { subtotal: gross, discount: gross - amountsOf(allowances) + amountsOf(charges) - total };
}
