import type { Credit } from "./credit.js";
import type { InvoiceLine } from "./line-table.js";

/** The lines of an invoice, and what its credit notes credit. */
interface Credited {
  readonly lines: readonly InvoiceLine[];
  readonly credits: readonly Pick<Credit, "lines">[];
}

/** What earlier credit notes credited of a line. */
export interface Taken {
  readonly quantity: bigint;
  readonly net: bigint;
  /** Whether the line was credited at all, which matters for a line of net 0. */
  readonly touched: boolean;
}

export function takenOf(lines: readonly InvoiceLine[], credits: readonly Pick<Credit, "lines">[]): readonly Taken[] {
  const taken = lines.map((): Taken => ({ quantity: 0n, net: 0n, touched: false }));
  for (const { line, quantity, net } of credits.flatMap((credit) => credit.lines)) {
    const before = taken[line];
    if (before) taken[line] = { quantity: before.quantity + (quantity ?? 0n), net: before.net + net, touched: true };
  }
  return taken;
}

export function isComplete({ net }: InvoiceLine, taken: Taken | undefined): boolean {
  return taken !== undefined && taken.net === net && (net !== 0n || taken.touched);
}

export function isAll({ lines }: Pick<Credited, "lines">, taken: readonly Taken[]): boolean {
  return lines.every((line, index) => isComplete(line, taken[index]));
}

/** The indexes of the lines that the credit notes credit in full. */
export function linesCreditedInFull({ lines, credits }: Credited): readonly number[] {
  const taken = takenOf(lines, credits);
  return lines.flatMap((line, index) => (isComplete(line, taken[index]) ? [index] : []));
}

/** Whether nothing of the invoice is left to credit. */
export function isCreditedInFull(invoice: Credited): boolean {
  return invoice.credits.length > 0 && linesCreditedInFull(invoice).length === invoice.lines.length;
}
