import type { LRUCache } from "lru-cache";
import type { IdSource, RecordingContext, Stores } from "../../../core/index.js";
import type { Sealer } from "../sealing.js";
import type { Transaction } from "../transactions/transaction.js";
import { SqlAnswerStore } from "./answer-store.js";
import { bankStatements, bankTransactions, SqlBankStatementStore, SqlBankTransactionStore } from "./bank-statement-stores.js";
import { SqlChangeStore, type TrackedRows } from "./change-store.js";
import { SqlClientCreditStore } from "./client-credit-store.js";
import { clients, SqlClientStore } from "./client-store.js";
import { SqlDeliveryStore } from "./delivery-store.js";
import { SqlDocumentLinkStore } from "./document-link-store.js";
import { SqlDocumentStore } from "./document-store.js";
import { SqlEventStore } from "./event-store.js";
import { expenses, SqlExpenseStore } from "./expense-store.js";
import { milestones, SqlMilestoneStore } from "./milestone-store.js";
import { invoices, SqlInvoiceStore } from "./invoice-store.js";
import { SqlLedgerStore } from "./ledger-store.js";
import { SqlExternalIdStore } from "./external-id-store.js";
import { SqlFileStore } from "./file-store.js";
import { SqlMessageStore } from "./message-store.js";
import { SqlPreferenceStore } from "./preference-store.js";
import { projects, SqlProjectStore } from "./project-store.js";
import { quotes, SqlQuoteStore } from "./quote-store.js";
import { recurringInvoices, SqlRecurringInvoiceStore } from "./recurring-invoice-store.js";
import { reminders, SqlReminderStore } from "./reminder-store.js";
import { SqlReportStore } from "./report-store.js";
import { SqlRequestStore } from "./request-store.js";
import { SqlSignInLinkStore } from "./sign-in-link-store.js";
import { SqlTagStore } from "./tag-store.js";
import { SqlTaskStore, tasks } from "./task-store.js";
import { storedEntries } from "./time-entry-rows.js";
import { SqlTimeEntryStore } from "./time-entry-store.js";
import { SqlTokenStore, tokens } from "./token-store.js";
import { SqlUserStore, users } from "./user-store.js";
import { SqlWebhookSecretStore, SqlWebhookStore, webhooks } from "./webhook-store.js";
import { SqlWorkspaceStore, workspaces } from "./workspace-store.js";

/** How the change feed reads the stored rows of each kind. */
const tracked: TrackedRows = {
  bank_statement: bankStatements,
  bank_transaction: bankTransactions,
  client: clients,
  expense: expenses,
  milestone: milestones,
  invoice: invoices,
  project: projects,
  quote: quotes,
  recurring_invoice: recurringInvoices,
  reminder: reminders,
  task: tasks,
  time_entry: storedEntries,
  token: tokens,
  user: users,
  webhook: webhooks,
  workspace: workspaces,
};

/** What stores need in addition to their transaction. */
export interface StoreOptions {
  readonly ids: IdSource;
  readonly sealer: Sealer;
  readonly outbox: boolean;
  readonly subscribers: LRUCache<string, readonly string[]>;
  readonly contexts: LRUCache<string, RecordingContext>;
  readonly tags: LRUCache<string, string>;
}

type Factories = { readonly [Name in keyof Stores]: (transaction: Transaction, options: StoreOptions) => Stores[Name] };

const factories: Factories = {
  workspace: (transaction) => new SqlWorkspaceStore(transaction),
  files: (transaction) => new SqlFileStore(transaction),
  users: (transaction) => new SqlUserStore(transaction),
  preferences: (transaction) => new SqlPreferenceStore(transaction),
  tokens: (transaction) => new SqlTokenStore(transaction),
  signInLinks: (transaction) => new SqlSignInLinkStore(transaction),
  clients: (transaction) => new SqlClientStore(transaction),
  clientCredits: (transaction) => new SqlClientCreditStore(transaction),
  projects: (transaction) => new SqlProjectStore(transaction),
  tasks: (transaction) => new SqlTaskStore(transaction),
  tags: (transaction, { tags }) => new SqlTagStore(transaction, tags),
  timeEntries: (transaction, { contexts }) => new SqlTimeEntryStore(transaction, contexts),
  expenses: (transaction) => new SqlExpenseStore(transaction),
  milestones: (transaction) => new SqlMilestoneStore(transaction),
  externalIds: (transaction) => new SqlExternalIdStore(transaction),
  invoices: (transaction) => new SqlInvoiceStore(transaction),
  quotes: (transaction) => new SqlQuoteStore(transaction),
  recurringInvoices: (transaction) => new SqlRecurringInvoiceStore(transaction),
  reminders: (transaction) => new SqlReminderStore(transaction),
  documentLinks: (transaction, { sealer }) => new SqlDocumentLinkStore(transaction, sealer),
  bankStatements: (transaction) => new SqlBankStatementStore(transaction),
  bankTransactions: (transaction) => new SqlBankTransactionStore(transaction),
  documents: (transaction) => new SqlDocumentStore(transaction),
  ledger: (transaction) => new SqlLedgerStore(transaction),
  reports: (transaction) => new SqlReportStore(transaction),
  events: (transaction, options) => new SqlEventStore(transaction, options),
  webhooks: (transaction) => new SqlWebhookStore(transaction),
  webhookSecret: (transaction, { sealer }) => new SqlWebhookSecretStore(transaction, sealer),
  deliveries: (transaction, { ids }) => new SqlDeliveryStore(transaction, ids),
  messages: (transaction, { sealer }) => new SqlMessageStore(transaction, sealer),
  answers: (transaction, { sealer }) => new SqlAnswerStore(transaction, sealer),
  changes: (transaction) => new SqlChangeStore(transaction, tracked),
  requests: (transaction) => new SqlRequestStore(transaction),
};

/** Creates each store when it is first used, since most units of work use few of them. */
class LazyStores {
  readonly created: unknown[] = [];

  constructor(
    readonly transaction: Transaction,
    readonly options: StoreOptions,
  ) {}
}

Object.entries(factories).forEach(([name, create], index) => {
  Object.defineProperty(LazyStores.prototype, name, {
    get(this: LazyStores): unknown {
      return (this.created[index] ??= create(this.transaction, this.options));
    },
  });
});

/** All stores on one transaction. */
export function storesOn(transaction: Transaction, options: StoreOptions): Stores {
  return new LazyStores(transaction, options) as unknown as Stores;
}
