import type { ClientCredit } from "../client-credits/client-credit.js";
import type { Invoice } from "../invoices/invoice.js";
import { effective } from "../invoices/settlement.js";
import { formatMoney } from "../kernel/money.js";
import { type AuditFinding, finding } from "./audit-finding.js";

/** Each balance must follow from the one before it and the amount of its row, without a gap, and never be negative. `rows` are those of a client, the newest first. */
export function checkCreditRows(rows: readonly ClientCredit[]): readonly AuditFinding[] {
  const last = new Map<string, { readonly position: number; readonly balance: bigint }>();
  return [...rows].reverse().flatMap(({ clientId, currency, position, amount, balance }): AuditFinding[] => {
    const before = last.get(currency) ?? { position: 0, balance: 0n };
    last.set(currency, { position, balance });
    if (position === before.position + 1 && balance === before.balance + amount && balance >= 0n) return [];
    const message = `The credit balance of the client ${clientId} is ${formatMoney(balance, currency)} at row ${position}, which does not follow from the rows before it.`;
    return [finding("credit_balance_differs", message)];
  });
}

/** What credit paid must be a payment of the invoice with this amount, and what was given back must be reversed. */
export function checkCreditUse(invoice: Invoice, rows: readonly ClientCredit[]): readonly AuditFinding[] {
  const payments = new Map(invoice.payments.map((row) => [row.id, row]));
  const counting = new Set(effective(invoice.payments).map(({ id }) => id));
  const returned = new Set(rows.flatMap(({ kind, paymentId }) => (kind === "returned" ? (paymentId ?? []) : [])));
  return rows.flatMap(({ kind, invoiceId, paymentId, amount, currency }): AuditFinding[] => {
    if (kind !== "used" || invoiceId !== invoice.id || paymentId === null) return [];
    const isPaid = payments.get(paymentId)?.amount === -amount;
    if (isPaid && counting.has(paymentId) !== returned.has(paymentId)) return [];
    const message = `The invoice ${invoice.number} does not have the payment of ${formatMoney(-amount, currency)} that the credit of its client records.`;
    return [finding("credit_balance_differs", message, { invoiceId: invoice.id })];
  });
}
