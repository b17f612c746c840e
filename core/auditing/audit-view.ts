import type { View } from "../kernel/view.js";
import { instantView } from "../kernel/view.js";
import type { LedgerEntry } from "../ledger/ledger.js";
import type { Audit } from "./audit.js";

/** The audit's representation in the API. */
export function auditView({ invoices, billedEntries, ledgerEntries, issuedBeforeLedger, findings }: Audit): View {
  return {
    invoices,
    billed_entries: billedEntries,
    ledger_entries: ledgerEntries,
    issued_before_ledger: issuedBeforeLedger,
    findings: findings.map(({ check, invoiceId, series, timeEntryIds, message }) => {
      return { check, invoice_id: invoiceId, series, time_entry_ids: timeEntryIds, message };
    }),
  };
}

/** The ledger entry's representation in the API. */
export function proofView({ series, position, invoiceId, document, hash, createdAt }: LedgerEntry): View {
  return { invoice_id: invoiceId, series, position, document, hash, created_at: instantView(createdAt) };
}
