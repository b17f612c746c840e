import { type ArgumentTable, checked, cleaning } from "./access/checked.js";
import { auditingUseCases } from "./auditing/index.js";
import { changeUseCases } from "./changes/index.js";
import { clientUseCases } from "./clients/index.js";
import { invoiceUseCases } from "./invoices/index.js";
import { mailingUseCases } from "./mailing/index.js";
import { messageUseCases } from "./messages/index.js";
import { projectUseCases } from "./projects/index.js";
import { reportUseCases } from "./reports/index.js";
import { requestUseCases } from "./requests/index.js";
import { sessionUseCases } from "./sessions/index.js";
import { taskUseCases } from "./tasks/index.js";
import { timeEntryUseCases } from "./time-entries/index.js";
import { makeEndTimer } from "./time-entries/use-cases/stop-time-entry.js";
import { tokenUseCases } from "./tokens/index.js";
import { userUseCases } from "./users/index.js";
import { webhookUseCases } from "./webhooks/index.js";
import { workspaceUseCases } from "./workspaces/index.js";
import type { Ports } from "./ports/ports.js";

export * from "./auditing/index.js";
export * from "./changes/index.js";
export * from "./clients/index.js";
export * from "./invoices/index.js";
export * from "./mailing/index.js";
export * from "./messages/index.js";
export * from "./projects/index.js";
export * from "./reports/index.js";
export * from "./requests/index.js";
export * from "./sessions/index.js";
export * from "./tasks/index.js";
export * from "./time-entries/index.js";
export * from "./tokens/index.js";
export * from "./users/index.js";
export * from "./webhooks/index.js";
export * from "./workspaces/index.js";

/**
 * Loads the types of arguments on the first call, since a page that computes an invoice or reads a list loads the use cases before it calls one. The only import of them: with another, in
 * code that a page leaves out, bundlers make more and smaller files of what they share with the page.
 */
export const argumentTables = () => import("./argument-table.js");

const argumentTable = async (): Promise<ArgumentTable<UseCases>> => (await argumentTables()).argumentTable;

/** Creates all use cases of Stint on the given ports. Each checks the types of its arguments first, and cleans the texts in them. */
export function createUseCases(ports: Ports): UseCases {
  return checked(wiredUseCases(ports), argumentTable);
}

/** As {@link createUseCases}, for callers whose arguments have been checked, as those of the HTTP API by its schemas. */
export function createTrustingUseCases(ports: Ports): UseCases {
  return cleaning(wiredUseCases(ports), argumentTable);
}

/** The domain is wired only here. */
function wiredUseCases(ports: Ports): UseCases {
  return {
    ...tokenUseCases(ports),
    ...sessionUseCases(ports),
    ...workspaceUseCases(ports),
    ...webhookUseCases(ports),
    ...userUseCases(ports, makeEndTimer(ports)),
    ...clientUseCases(ports),
    ...projectUseCases(ports),
    ...taskUseCases(ports),
    ...timeEntryUseCases(ports),
    ...invoiceUseCases(ports),
    ...mailingUseCases(ports),
    ...messageUseCases(ports),
    ...changeUseCases(ports),
    ...reportUseCases(ports),
    ...requestUseCases(ports),
    ...auditingUseCases(ports),
  };
}

/**
 * All use cases by name. What they have in common:
 *
 * - Those with an actor throw `forbidden` (forbidden) if the actor's role or its token's scopes lack the permission that the description names, and
 *   an error of kind `unauthenticated` if the actor has a `tokenId` that is no longer valid.
 * - A change is one transaction with all its effects and events, and runs again if it loses a race. An update that changes nothing stores nothing.
 * - Input that breaks rules throws an error of kind `invalid` with an issue per rule. Its code is that of the issue, or `validation_failed` for several.
 * - Lists and `find…` may miss changes of the last seconds if the storage has a replica.
 *
 * The type names each feature's use cases, because only their own declaration carries their descriptions.
 */
export type UseCases = ReturnType<typeof auditingUseCases> &
  ReturnType<typeof changeUseCases> &
  ReturnType<typeof clientUseCases> &
  ReturnType<typeof invoiceUseCases> &
  ReturnType<typeof mailingUseCases> &
  ReturnType<typeof messageUseCases> &
  ReturnType<typeof projectUseCases> &
  ReturnType<typeof reportUseCases> &
  ReturnType<typeof requestUseCases> &
  ReturnType<typeof sessionUseCases> &
  ReturnType<typeof taskUseCases> &
  ReturnType<typeof timeEntryUseCases> &
  ReturnType<typeof tokenUseCases> &
  ReturnType<typeof userUseCases> &
  ReturnType<typeof webhookUseCases> &
  ReturnType<typeof workspaceUseCases>;
