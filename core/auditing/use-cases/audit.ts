import { type Actor, authorize } from "../../access/actor.js";
import type { WorkspaceId } from "../../kernel/ids.js";
import type { WorkScope } from "../../ports/unit-of-work.js";
import type { Audit, Audited, Auditing } from "../audit.js";

/** Audits the actor's workspace. */
export function makeGetAudit(ports: Auditing) {
  return async (actor: Actor): Promise<Audit> => {
    authorize(actor, "invoices:read");
    return run(ports, actor, "everything");
  };
}

/** Audits a workspace for the operator. */
export function makeAuditWorkspace(ports: Auditing) {
  return async (workspaceId: WorkspaceId): Promise<Audit> => run(ports, { workspaceId }, "everything");
}

/** Verifies only the ledger of a workspace. */
export function makeVerifyLedger(ports: Auditing) {
  return async (workspaceId: WorkspaceId): Promise<Audit> => run(ports, { workspaceId }, "ledger");
}

/** Loads what few programs use when it is first used. */
async function run(ports: Auditing, scope: WorkScope, what: Audited): Promise<Audit> {
  const { audit } = await import("../audit.js");
  return audit(ports, scope, what);
}
