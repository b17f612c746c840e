import type { Schemas } from "../../../../../client/index.js";

type Invoice = Schemas["Invoice"];

export type Payment = Invoice["payments"][number];

/** A row of the settlements, with the row that it reverses. */
export interface Row {
  readonly row: Payment;
  readonly reversed: Payment | null;
}

/** The rows, each followed by its reversal. */
export function withReversals(payments: readonly Payment[]): readonly Row[] {
  return payments
    .filter(({ kind }) => kind !== "reversal")
    .flatMap((row) => [
      { row, reversed: null },
      ...payments.filter(({ reverses }) => reverses === row.id).map((reversal) => ({ row: reversal, reversed: row })),
    ]);
}

/** The amount of a row, positive if it reduces what is due. */
export function effectOf({ row: { kind, amount }, reversed }: Row): number {
  const raises = reversed === null ? kind === "refund" : reversed.kind !== "refund";
  return raises ? -amount : amount;
}

/** Whether a row counts: it is neither a reversal nor reversed. */
export function isEffective({ kind, reversed_by: by }: Payment): boolean {
  return kind !== "reversal" && by === null;
}

/** A payment that was refunded can be reversed only after its refund, and none of a deposit while an invoice deducts it. */
export function isReversible(
  row: Payment,
  { amount_paid: paid, deducted_by: by }: Pick<Invoice, "amount_paid" | "deducted_by">,
): boolean {
  return by === null && isEffective(row) && (row.kind !== "payment" || row.amount <= paid);
}

/** Voiding would lose track of money or credit notes. */
export function isVoidable({ status, payments, credit_notes: notes }: Invoice): boolean {
  return status === "open" && notes.length === 0 && !payments.some(isEffective);
}

/** Whether the invoice is issued, not void, not credited in full, and not to be refunded from the start. */
export function isCreditable(invoice: Invoice): boolean {
  const { type, status, lines = [], credit_notes: notes, deducted_by: by } = invoice;
  if (by !== null || invoice.payable_amount < 0) return false;
  if (type === "credit_note" || status === "draft" || status === "void") return false;
  const credited = notes.flatMap((note) => note.lines);
  return !lines.every(({ net }, index) => {
    const own = credited.filter(({ line }) => line === index);
    return own.length > 0 && own.reduce((sum, part) => sum + part.net, 0) === net;
  });
}
