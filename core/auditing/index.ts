import type { Ports } from "../ports/ports.js";
import { makeAuditWorkspace, makeReportAudit, makeVerifyLedger } from "./use-cases/audit.js";
import { makeGetProof } from "./use-cases/get-proof.js";

export { type AuditCheck, auditChecks, type AuditFinding } from "./audit-finding.js";
export * from "./audit-view.js";
export type { Audit } from "./use-cases/audit.js";

export function auditingUseCases(ports: Ports) {
  return {
    reportAudit: makeReportAudit(ports),
    auditWorkspace: makeAuditWorkspace(ports),
    verifyLedger: makeVerifyLedger(ports),
    getProof: makeGetProof(ports),
  };
}
