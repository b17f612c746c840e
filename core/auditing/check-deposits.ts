import { fitsStored } from "../kernel/recorded.js";
import { deductionOf, depositIds, isDeductible, isLive } from "../invoices/deducting.js";
import type { Invoice } from "../invoices/invoice.js";
import { type AuditFinding, finding } from "./audit-finding.js";

/** The deposits that an invoice must hold: none of a credit note, and none after it is void or credited in full. */
export function heldDeposits(invoice: Invoice): readonly Invoice["id"][] {
  return isLive(invoice) ? depositIds(invoice) : [];
}

/** Each deposit that the invoice deducts must be paid, have the deducted figures, and be marked as deducted by this invoice. */
export function checkDeposits(invoice: Invoice, deposits: ReadonlyMap<string, Invoice>): AuditFinding[] {
  const about = { invoiceId: invoice.id };
  const name = invoice.number ?? invoice.id;
  if (!isLive(invoice)) return [];
  return invoice.deposits.flatMap((deducted): AuditFinding[] => {
    const { invoiceId, number } = deducted;
    const deposit = deposits.get(invoiceId);
    const paid = deposit && isDeductible(deposit) ? deposit : null;
    const found: AuditFinding[] = [];
    const report = (check: AuditFinding["check"], message: string) => found.push(finding(check, message, about));
    if (deposit && deposit.deductedBy !== null && deposit.deductedBy !== invoice.id) {
      report("deposit_deducted_twice", `The deposit ${number} is deducted by ${name} and by ${deposit.deductedBy}.`);
    }
    if (deposit?.deductedBy === null || (deposit?.deductedBy === invoice.id && deposit.deductedByNumber !== invoice.number)) {
      report("deduction_not_marked", `The deposit ${number} is not marked as deducted by ${name}.`);
    }
    if (paid === null) report("deposit_not_paid", `The deposit ${number}, which ${name} deducts, is not paid in full.`);
    else if (!fitsStored(deducted, deductionOf(paid))) {
      report("deduction_differs", `What ${name} deducts is not what the deposit ${number} billed.`);
    }
    return found;
  });
}

/** The invoice by which a deposit is marked as deducted must deduct it. */
export function checkDeduction(deposit: Invoice, by: Invoice | null): AuditFinding[] {
  if (deposit.deductedBy === null || (by && heldDeposits(by).includes(deposit.id))) return [];
  const message = `The deposit ${deposit.number} is marked as deducted by ${deposit.deductedBy}, which does not deduct it.`;
  return [finding("deduction_without_invoice", message, { invoiceId: deposit.id })];
}
