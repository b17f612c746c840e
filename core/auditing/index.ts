import type { Ports } from "../ports/ports.js";
import { makeAuditWorkspace, makeGetAudit, makeVerifyLedger } from "./use-cases/audit.js";
import { makeGetInvoiceProof } from "./use-cases/get-invoice-proof.js";

export { auditChecks } from "./audit-finding.js";
export { MOST_IDS } from "./check-invoice-records.js";
export * from "./audit-view.js";
export type { Audit } from "./audit.js";

/** The use cases that verify the records of invoices. They read and never write. */
export function auditingUseCases(ports: Ports) {
  return {
    /**
     * Checks the actor's workspace: billed time, figures, credit notes, deposits and the ledger. Needs `invoices:read`. Returns
     * counts and every contradiction; correct records have none.
     */
    getAudit: makeGetAudit(ports),
    /** Does the same as `getAudit` for any workspace. For the operator: has no actor and checks no permission. */
    auditWorkspace: makeAuditWorkspace(ports),
    /**
     * Verifies only the ledger: its hashes, chains and numbers, each entry against its invoice, and that issued invoices have
     * entries. For the operator: has no actor and checks no permission.
     */
    verifyLedger: makeVerifyLedger(ports),
    /**
     * Returns the ledger entry that proves an invoice. Needs `invoices:read`. Throws `not_found`, and `not_in_ledger` (conflict)
     * for drafts and for invoices that were issued before the ledger existed.
     */
    getInvoiceProof: makeGetInvoiceProof(ports),
  };
}
