import type { Knex } from "knex";
import * as initial from "./0001-initial.js";
import * as outgoing from "./0002-outgoing.js";
import * as answers from "./0003-answers.js";
import * as changes from "./0004-changes.js";
import * as listIndexes from "./0005-list-indexes.js";
import * as requestQuotas from "./0006-request-quotas.js";
import * as engine from "./0007-engine.js";
import * as sessions from "./0008-sessions.js";
import * as attemptTimes from "./0009-attempt-times.js";
import * as leaseHolders from "./0010-lease-holders.js";
import * as mailQuotas from "./0011-mail-quotas.js";
import * as budgets from "./0012-budgets.js";
import * as parties from "./0013-parties.js";
import * as growth from "./0014-growth.js";
import * as keys from "./0015-keys.js";
import * as statements from "./0016-statements.js";
import * as seller from "./0017-seller.js";
import * as invoiceTerms from "./0018-invoice-terms.js";
import * as corrections from "./0019-corrections.js";
import * as deposits from "./0020-deposits.js";
import * as timeBases from "./0021-time-bases.js";
import * as frozenInvoices from "./0022-frozen-invoices.js";
import * as unbilledOrder from "./0023-unbilled-order.js";
import * as searchLimit from "./0024-search-limit.js";
import * as emailKeys from "./0025-email-keys.js";
import * as taskEntries from "./0026-task-entries.js";
import * as keptFields from "./0027-kept-fields.js";
import * as documentsAndAuthors from "./0028-documents-and-authors.js";
import * as longEntries from "./0029-long-entries.js";
import * as formerEntries from "./0030-former-entries.js";
import * as tags from "./0031-tags.js";
import * as preferences from "./0032-preferences.js";
import * as timerLimit from "./0033-timer-limit.js";
import * as searchFolds from "./0034-search-folds.js";
import * as dueDates from "./0035-due-dates.js";
import * as mailRecipients from "./0036-mail-recipients.js";
import * as writtenMail from "./0037-written-mail.js";
import * as documentLooks from "./0038-document-looks.js";
import * as workspaceFiles from "./0039-workspace-files.js";
import * as refusedRecipients from "./0040-refused-recipients.js";
import * as searchedNames from "./0041-searched-names.js";
import * as replacedSecrets from "./0042-replaced-secrets.js";
import * as goneWebhooks from "./0043-gone-webhooks.js";
import * as changesReadOnce from "./0045-changes-read-once.js";
import * as eventsByTime from "./0046-events-by-time.js";
import * as overdueInvoices from "./0047-overdue-invoices.js";
import * as requestLog from "./0048-request-log.js";
import * as electronicAddresses from "./0049-electronic-addresses.js";
import * as invoiceFormats from "./0050-invoice-formats.js";
import * as contractReferences from "./0051-contract-references.js";
import * as beingPaid from "./0052-being-paid.js";
import * as withholding from "./0053-withholding.js";
import * as legalStatements from "./0054-legal-statements.js";
import * as projectReferences from "./0056-project-references.js";
import * as recurringInvoices from "./0057-recurring-invoices.js";
import * as reminders from "./0058-reminders.js";
import * as bankStatements from "./0060-bank-statements.js";
import * as clientCredits from "./0061-client-credits.js";
import * as expenses from "./0062-expenses.js";
import * as documentLinks from "./0064-document-links.js";
import * as retainers from "./0066-retainers.js";
import * as timesheetsOfInvoices from "./0067-timesheets-of-invoices.js";
import * as milestones from "./0069-milestones.js";

export interface Migration {
  readonly name: string;
  up(knex: Knex): Promise<void>;
  down(knex: Knex): Promise<void>;
}

/** All migrations in order. Never change a released migration. Add a new one. */
export const migrations: readonly Migration[] = [
  { name: "0001-initial", up: initial.up, down: initial.down },
  { name: "0002-outgoing", up: outgoing.up, down: outgoing.down },
  { name: "0003-answers", up: answers.up, down: answers.down },
  { name: "0004-changes", up: changes.up, down: changes.down },
  { name: "0005-list-indexes", up: listIndexes.up, down: listIndexes.down },
  { name: "0006-request-quotas", up: requestQuotas.up, down: requestQuotas.down },
  { name: "0007-engine", up: engine.up, down: engine.down },
  { name: "0008-sessions", up: sessions.up, down: sessions.down },
  { name: "0009-attempt-times", up: attemptTimes.up, down: attemptTimes.down },
  { name: "0010-lease-holders", up: leaseHolders.up, down: leaseHolders.down },
  { name: "0011-mail-quotas", up: mailQuotas.up, down: mailQuotas.down },
  { name: "0012-budgets", up: budgets.up, down: budgets.down },
  { name: "0013-parties", up: parties.up, down: parties.down },
  { name: "0014-growth", up: growth.up, down: growth.down },
  { name: "0015-keys", up: keys.up, down: keys.down },
  { name: "0016-statements", up: statements.up, down: statements.down },
  { name: "0017-seller", up: seller.up, down: seller.down },
  { name: "0018-invoice-terms", up: invoiceTerms.up, down: invoiceTerms.down },
  { name: "0019-corrections", up: corrections.up, down: corrections.down },
  { name: "0020-deposits", up: deposits.up, down: deposits.down },
  { name: "0021-time-bases", up: timeBases.up, down: timeBases.down },
  { name: "0022-frozen-invoices", up: frozenInvoices.up, down: frozenInvoices.down },
  { name: "0023-unbilled-order", up: unbilledOrder.up, down: unbilledOrder.down },
  { name: "0024-search-limit", up: searchLimit.up, down: searchLimit.down },
  { name: "0025-email-keys", up: emailKeys.up, down: emailKeys.down },
  { name: "0026-task-entries", up: taskEntries.up, down: taskEntries.down },
  { name: "0027-kept-fields", up: keptFields.up, down: keptFields.down },
  { name: "0028-documents-and-authors", up: documentsAndAuthors.up, down: documentsAndAuthors.down },
  { name: "0029-long-entries", up: longEntries.up, down: longEntries.down },
  { name: "0030-former-entries", up: formerEntries.up, down: formerEntries.down },
  { name: "0031-tags", up: tags.up, down: tags.down },
  { name: "0032-preferences", up: preferences.up, down: preferences.down },
  { name: "0033-timer-limit", up: timerLimit.up, down: timerLimit.down },
  { name: "0034-search-folds", up: searchFolds.up, down: searchFolds.down },
  { name: "0035-due-dates", up: dueDates.up, down: dueDates.down },
  { name: "0036-mail-recipients", up: mailRecipients.up, down: mailRecipients.down },
  { name: "0037-written-mail", up: writtenMail.up, down: writtenMail.down },
  { name: "0038-document-looks", up: documentLooks.up, down: documentLooks.down },
  { name: "0039-workspace-files", up: workspaceFiles.up, down: workspaceFiles.down },
  { name: "0040-refused-recipients", up: refusedRecipients.up, down: refusedRecipients.down },
  { name: "0041-searched-names", up: searchedNames.up, down: searchedNames.down },
  { name: "0042-replaced-secrets", up: replacedSecrets.up, down: replacedSecrets.down },
  { name: "0043-gone-webhooks", up: goneWebhooks.up, down: goneWebhooks.down },
  { name: "0045-changes-read-once", up: changesReadOnce.up, down: changesReadOnce.down },
  { name: "0046-events-by-time", up: eventsByTime.up, down: eventsByTime.down },
  { name: "0047-overdue-invoices", up: overdueInvoices.up, down: overdueInvoices.down },
  { name: "0048-request-log", up: requestLog.up, down: requestLog.down },
  { name: "0049-electronic-addresses", up: electronicAddresses.up, down: electronicAddresses.down },
  { name: "0050-invoice-formats", up: invoiceFormats.up, down: invoiceFormats.down },
  { name: "0051-contract-references", up: contractReferences.up, down: contractReferences.down },
  { name: "0052-being-paid", up: beingPaid.up, down: beingPaid.down },
  { name: "0053-withholding", up: withholding.up, down: withholding.down },
  { name: "0054-legal-statements", up: legalStatements.up, down: legalStatements.down },
  { name: "0056-project-references", up: projectReferences.up, down: projectReferences.down },
  { name: "0057-recurring-invoices", up: recurringInvoices.up, down: recurringInvoices.down },
  { name: "0058-reminders", up: reminders.up, down: reminders.down },
  { name: "0060-bank-statements", up: bankStatements.up, down: bankStatements.down },
  { name: "0061-client-credits", up: clientCredits.up, down: clientCredits.down },
  { name: "0062-expenses", up: expenses.up, down: expenses.down },
  { name: "0064-document-links", up: documentLinks.up, down: documentLinks.down },
  { name: "0066-retainers", up: retainers.up, down: retainers.down },
  { name: "0067-timesheets-of-invoices", up: timesheetsOfInvoices.up, down: timesheetsOfInvoices.down },
  { name: "0069-milestones", up: milestones.up, down: milestones.down },
];
