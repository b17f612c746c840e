import type { Stores } from "stint/storage";
import type { Tables } from "../tables.js";
import type { StoreOptions } from "../unit-of-work.js";
import { bankStatementStore, bankTransactionStore, clientCreditStore } from "./bank-statements.js";
import { expenseStore } from "./expenses.js";
import { documentStore, invoiceStore, ledgerStore, quoteStore, recurringInvoiceStore, reminderStore } from "./invoices.js";
import { milestoneStore } from "./milestones.js";
import { reportStore } from "./reports.js";
import {
  answerStore,
  changeStore,
  documentLinkStore,
  externalIdStore,
  fileStore,
  messageStore,
  requestStore,
  resourceStore,
} from "./workspace.js";
import { preferenceStore, signInLinkStore, userStore, workspaceStore } from "./workspace.js";
import { tagStore, timeEntryStore } from "./time-entries.js";
import { deliveryStore, eventStore, webhookSecretStore, webhookStore } from "./webhooks.js";

export function storesIn(tables: Tables, options: StoreOptions): Stores {
  return {
    workspace: workspaceStore(tables),
    files: fileStore(tables),
    users: userStore(tables),
    preferences: preferenceStore(tables),
    tokens: resourceStore(tables.tokens, "token", { "(revokedAt is not null)": false }),
    signInLinks: signInLinkStore(tables),
    clients: resourceStore(tables.clients, "client"),
    clientCredits: clientCreditStore(tables),
    projects: resourceStore(tables.projects, "project"),
    tasks: resourceStore(tables.tasks, "task"),
    timeEntries: timeEntryStore(tables),
    tags: tagStore(tables),
    expenses: expenseStore(tables),
    milestones: milestoneStore(tables),
    externalIds: externalIdStore(tables),
    invoices: invoiceStore(tables),
    quotes: quoteStore(tables),
    recurringInvoices: recurringInvoiceStore(tables),
    reminders: reminderStore(tables),
    documentLinks: documentLinkStore(tables),
    bankStatements: bankStatementStore(tables),
    bankTransactions: bankTransactionStore(tables),
    documents: documentStore(tables),
    ledger: ledgerStore(tables),
    reports: reportStore(tables),
    events: eventStore(tables, options),
    webhooks: webhookStore(tables),
    webhookSecret: webhookSecretStore(tables),
    deliveries: deliveryStore(tables, options),
    messages: messageStore(tables),
    answers: answerStore(tables),
    changes: changeStore(tables),
    requests: requestStore(tables),
  };
}
