import { type ArgumentTable, checked, cleaning } from "./access/checked.js";
import { explainingActors } from "./access/unknown-actor.js";
import { auditingUseCases as auditing } from "./auditing/index.js";
import { bankStatementUseCases as bankStatement } from "./bank-statements/index.js";
import { changeUseCases as change } from "./changes/index.js";
import { clientUseCases as client } from "./clients/index.js";
import { documentLinkUseCases as documentLink } from "./document-links/index.js";
import { expenseUseCases as expense } from "./expenses/index.js";
import { externalIdUseCases as externalId } from "./external-ids/index.js";
import { type FormerNames, withFormerNames } from "./former-names.js";
import { invoiceUseCases as invoice } from "./invoices/index.js";
import { mailingUseCases as mailing } from "./mailing/index.js";
import { milestoneUseCases as milestone } from "./milestones/index.js";
import { messageUseCases as message } from "./messages/index.js";
import { projectUseCases as project } from "./projects/index.js";
import { quoteUseCases as quote } from "./quotes/index.js";
import { recurringInvoiceUseCases as recurringInvoice } from "./recurring-invoices/index.js";
import { reminderUseCases as reminder } from "./reminders/index.js";
import { reportUseCases as report } from "./reports/index.js";
import { requestUseCases as request } from "./requests/index.js";
import { sessionUseCases as session } from "./sessions/index.js";
import { taskUseCases as task } from "./tasks/index.js";
import { timeEntryUseCases as timeEntry } from "./time-entries/index.js";
import { makeEndTimer } from "./time-entries/use-cases/stop-time-entry.js";
import { tokenUseCases as token } from "./tokens/index.js";
import { type EndTimer, userUseCases as user } from "./users/index.js";
import { webhookUseCases as webhook } from "./webhooks/index.js";
import { workspaceUseCases as workspace } from "./workspaces/index.js";
import type { Ports } from "./ports/ports.js";

export * from "./auditing/index.js";
export * from "./bank-statements/index.js";
export * from "./changes/index.js";
export * from "./clients/index.js";
export * from "./document-links/index.js";
export * from "./expenses/index.js";
export * from "./external-ids/index.js";
export * from "./invoices/index.js";
export * from "./mailing/index.js";
export * from "./messages/index.js";
export * from "./milestones/index.js";
export * from "./projects/index.js";
export * from "./quotes/index.js";
export * from "./recurring-invoices/index.js";
export * from "./reminders/index.js";
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

const argumentTable = async (): Promise<ArgumentTable<CurrentUseCases>> => (await argumentTables()).argumentTable;

/** Creates all use cases of Stint on the given ports. Each checks the types of its arguments first, and cleans the texts in them. */
export function createUseCases(ports: Ports): UseCases {
  return withFormerNames(checked(wiredUseCases(ports), argumentTable));
}

/** As {@link createUseCases}, for callers whose arguments have been checked, as those of the HTTP API by its schemas. */
export function createTrustingUseCases(ports: Ports): CurrentUseCases {
  return cleaning(wiredUseCases(ports), argumentTable);
}

/** The domain is wired only here. */
function wiredUseCases(given: Ports): CurrentUseCases {
  const ports = explainingActors(given);
  return {
    ...token(ports),
    ...session(ports),
    ...workspace(ports),
    ...webhook(ports),
    ...user(ports, makeEndTimer(ports)),
    ...client(ports),
    ...project(ports),
    ...task(ports),
    ...timeEntry(ports),
    ...expense(ports),
    ...milestone(ports),
    ...externalId(ports),
    ...invoice(ports),
    ...documentLink(ports),
    ...quote(ports),
    ...recurringInvoice(ports),
    ...reminder(ports),
    ...bankStatement(ports),
    ...mailing(ports),
    ...message(ports),
    ...change(ports),
    ...report(ports),
    ...request(ports),
    ...auditing(ports),
  };
}

/**
 * All use cases by name. What they have in common:
 *
 * - Those with an actor throw `forbidden` (forbidden) if the actor's role or its token's scopes lack the permission that the description names, and
 *   an error of kind `unauthenticated` if the actor has a `tokenId` that is no longer valid. A change by an actor whose workspace or user does not exist throws
 *   `not_found`; reads find nothing.
 * - A change is one transaction with all its effects and events, and runs again if it loses a race. An update that changes nothing stores nothing.
 * - Input that breaks rules throws an error of kind `invalid` with an issue per rule. Its code is that of the issue, or `validation_failed` for several.
 * - Lists and `find…` may miss changes of the last seconds if the storage has a replica.
 */
export type UseCases = CurrentUseCases & FormerNames<CurrentUseCases>;

/** {@link UseCases} without former names. The type names each feature's use cases, because only their own declaration carries their descriptions. */
export type CurrentUseCases = ReturnType<typeof auditing> &
  ReturnType<typeof bankStatement> &
  ReturnType<typeof change> &
  ReturnType<typeof client> &
  ReturnType<typeof documentLink> &
  ReturnType<typeof expense> &
  ReturnType<typeof externalId> &
  ReturnType<typeof invoice> &
  ReturnType<typeof mailing> &
  ReturnType<typeof message> &
  ReturnType<typeof milestone> &
  ReturnType<typeof project> &
  ReturnType<typeof quote> &
  ReturnType<typeof recurringInvoice> &
  ReturnType<typeof reminder> &
  ReturnType<typeof report> &
  ReturnType<typeof request> &
  ReturnType<typeof session> &
  ReturnType<typeof task> &
  ReturnType<typeof timeEntry> &
  ReturnType<typeof token> &
  ReturnType<typeof user> &
  ReturnType<typeof webhook> &
  ReturnType<typeof workspace>;

// The use cases of one feature, for programs that need only a part. They check their arguments as those of `createUseCases` do.

/** The use cases of the audit. */
export const auditingUseCases = (ports: Ports) => checked(auditing(explainingActors(ports)), argumentTable);
/** The use cases of bank statements. */
export const bankStatementUseCases = (ports: Ports) => checked(bankStatement(explainingActors(ports)), argumentTable);
/** The use cases of changes. */
export const changeUseCases = (ports: Ports) => checked(change(explainingActors(ports)), argumentTable);
/** The use cases of clients. */
export const clientUseCases = (ports: Ports) => checked(client(explainingActors(ports)), argumentTable);
/** The use cases of links to documents. */
export const documentLinkUseCases = (ports: Ports) => checked(documentLink(explainingActors(ports)), argumentTable);
/** The use cases of expenses. */
export const expenseUseCases = (ports: Ports) => checked(expense(explainingActors(ports)), argumentTable);
/** The use cases of ids in other systems. */
export const externalIdUseCases = (ports: Ports) => checked(externalId(explainingActors(ports)), argumentTable);
/** The use cases of invoices. */
export const invoiceUseCases = (ports: Ports) => checked(invoice(explainingActors(ports)), argumentTable);
/** The use cases of mailing. */
export const mailingUseCases = (ports: Ports) => checked(mailing(explainingActors(ports)), argumentTable);
/** The use cases of milestones. */
export const milestoneUseCases = (ports: Ports) => checked(milestone(explainingActors(ports)), argumentTable);
/** The use cases of messages. */
export const messageUseCases = (ports: Ports) => checked(message(explainingActors(ports)), argumentTable);
/** The use cases of projects. */
export const projectUseCases = (ports: Ports) => checked(project(explainingActors(ports)), argumentTable);
/** The use cases of quotes. */
export const quoteUseCases = (ports: Ports) => checked(quote(explainingActors(ports)), argumentTable);
/** The use cases of recurring invoices. */
export const recurringInvoiceUseCases = (ports: Ports) => checked(recurringInvoice(explainingActors(ports)), argumentTable);
/** The use cases of reminders. */
export const reminderUseCases = (ports: Ports) => checked(reminder(explainingActors(ports)), argumentTable);
/** The use cases of reports. */
export const reportUseCases = (ports: Ports) => checked(report(explainingActors(ports)), argumentTable);
/** The use cases of the request log. */
export const requestUseCases = (ports: Ports) => checked(request(explainingActors(ports)), argumentTable);
/** The use cases of sessions. */
export const sessionUseCases = (ports: Ports) => checked(session(explainingActors(ports)), argumentTable);
/** The use cases of tasks. */
export const taskUseCases = (ports: Ports) => checked(task(explainingActors(ports)), argumentTable);
/** The use cases of time entries. */
export const timeEntryUseCases = (ports: Ports) => checked(timeEntry(explainingActors(ports)), argumentTable);
/** The use cases of tokens. */
export const tokenUseCases = (ports: Ports) => checked(token(explainingActors(ports)), argumentTable);
/** The use cases of users. `endTimer` ends the timer of a user who is deactivated. */
export const userUseCases = (ports: Ports, endTimer?: EndTimer) =>
  checked(user(explainingActors(ports), endTimer), argumentTable);
/** The use cases of webhooks. */
export const webhookUseCases = (ports: Ports) => checked(webhook(explainingActors(ports)), argumentTable);
/** The use cases of workspaces. */
export const workspaceUseCases = (ports: Ports) => checked(workspace(explainingActors(ports)), argumentTable);
