import { actor, id, value } from "../access/arguments.js";
import { idType } from "../kernel/field-types.js";

const workspaceId = value("workspaceId", idType("ws"));

/** The arguments of the use cases. */
export const auditingArguments = {
  getAudit: [actor],
  auditWorkspace: [workspaceId],
  verifyLedger: [workspaceId],
  getInvoiceProof: [actor, id("inv")],
} as const;
