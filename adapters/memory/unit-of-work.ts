import type { WorkspaceId } from "../../core/kernel/ids.js";
import { DueListeners, retryingLostRaces } from "../../core/ports/after-commit.js";
import type { Clock } from "../../core/ports/clock.js";
import type { Hint } from "../../core/ports/message-bus.js";
import type { StoragePorts } from "../../core/ports/storage.js";
import type { Stores, UnitOfWork, WorkScope } from "../../core/ports/unit-of-work.js";
import { checkCredentials } from "../../core/users/credentials.js";
import { answerStore } from "./answer-store.js";
import { bankStatementStore, bankTransactionStore } from "./bank-statement-stores.js";
import { changeStore } from "./change-store.js";
import { clientCreditStore } from "./client-credit-store.js";
import { clientStore } from "./client-store.js";
import { deliveryStore } from "./delivery-store.js";
import { documentLinkStore } from "./document-link-store.js";
import { documentStore } from "./document-store.js";
import { eventStore, type StoreOptions } from "./event-store.js";
import { expenseStore } from "./expense-store.js";
import { milestoneStore } from "./milestone-store.js";
import { externalIdStore } from "./external-id-store.js";
import { recurringInvoiceStore } from "./recurring-invoice-store.js";
import { invoiceStore } from "./invoice-store.js";
import { ledgerStore } from "./ledger-store.js";
import { fileStore } from "./file-store.js";
import { preferenceStore } from "./preference-store.js";
import { messageStore } from "./message-store.js";
import { projectStore } from "./project-store.js";
import { quoteStore } from "./quote-store.js";
import { reminderStore } from "./reminder-store.js";
import { reportStore } from "./report-store.js";
import { requestStore } from "./request-log.js";
import { Lifetime } from "./rows.js";
import { WorkspaceData, type View } from "./workspace-data.js";
import { tagStore } from "./tag-store.js";
import { taskStore } from "./task-store.js";
import { timeEntryStore } from "./time-entry-store.js";
import { signInLinkStore } from "./sign-in-link-store.js";
import { tokenStore } from "./token-store.js";
import { userStore } from "./user-store.js";
import { webhookSecretStore, webhookStore } from "./webhook-store.js";
import { workspaceStore } from "./workspace-store.js";

const MAX_RETRIES = 5;

/**
 * Transactions of one workspace run one after the other, those of different workspaces concurrently. Reads never wait.
 * A `run` inside a `run` of the same workspace deadlocks.
 */
export class MemoryUnitOfWork implements UnitOfWork {
  readonly #dueListeners = new DueListeners();

  constructor(
    private readonly dataByWorkspace: Map<WorkspaceId, WorkspaceData>,
    private readonly clock: Clock,
    private readonly options: StoreOptions,
  ) {}

  /** See {@link StoragePorts.onDue}. */
  readonly onDue: StoragePorts["onDue"] = this.#dueListeners.onDue;

  run<T>(scope: WorkScope, work: (stores: Stores) => Promise<T>): Promise<T> {
    return retryingLostRaces(MAX_RETRIES, () => this.#attempt(scope, work));
  }

  async read<T>(scope: WorkScope, work: (stores: Stores) => Promise<T>): Promise<T> {
    const lifetime = new Lifetime();
    const data = this.dataByWorkspace.get(scope.workspaceId) ?? new WorkspaceData(scope.workspaceId, this.clock);
    try {
      const view = data.committed(lifetime);
      checkCredentials(scope, view, this.clock.now());
      return await work(storesOf(view, this.options));
    } finally {
      lifetime.settle();
    }
  }

  async #attempt<T>(scope: WorkScope, work: (stores: Stores) => Promise<T>): Promise<T> {
    const data = this.#dataOf(scope.workspaceId);
    try {
      const { result, due } = await data.mutex.run(() =>
        transact(data, scope, { clock: this.clock, options: this.options }, work),
      );
      this.#dueListeners.report(due);
      return result;
    } finally {
      if (data.mutex.idle && data.tables.workspaces.size === 0) this.dataByWorkspace.delete(scope.workspaceId);
    }
  }

  #dataOf(workspaceId: WorkspaceId): WorkspaceData {
    const known = this.dataByWorkspace.get(workspaceId);
    if (known !== undefined) return known;
    const data = new WorkspaceData(workspaceId, this.clock);
    this.dataByWorkspace.set(workspaceId, data);
    return data;
  }
}

async function transact<T>(
  data: WorkspaceData,
  scope: WorkScope,
  { clock, options }: { clock: Clock; options: StoreOptions },
  work: (stores: Stores) => Promise<T>,
): Promise<{ readonly result: T; readonly due: ReadonlySet<Hint> }> {
  const { view, lifetime, commit } = data.begin();
  try {
    checkCredentials(scope, view, clock.now());
    const result = await work(storesOf(view, options));
    commit();
    return { result, due: view.due };
  } finally {
    lifetime.settle();
  }
}

function storesOf(view: View, options: StoreOptions): Stores {
  return {
    workspace: workspaceStore(view),
    files: fileStore(view),
    preferences: preferenceStore(view),
    users: userStore(view),
    tokens: tokenStore(view),
    signInLinks: signInLinkStore(view),
    clients: clientStore(view),
    clientCredits: clientCreditStore(view),
    projects: projectStore(view),
    tasks: taskStore(view),
    reminders: reminderStore(view),
    timeEntries: timeEntryStore(view),
    tags: tagStore(view),
    expenses: expenseStore(view),
    milestones: milestoneStore(view),
    externalIds: externalIdStore(view),
    invoices: invoiceStore(view),
    quotes: quoteStore(view),
    recurringInvoices: recurringInvoiceStore(view),
    documentLinks: documentLinkStore(view),
    bankStatements: bankStatementStore(view),
    bankTransactions: bankTransactionStore(view),
    documents: documentStore(view),
    ledger: ledgerStore(view),
    reports: reportStore(view),
    events: eventStore(view, options),
    webhooks: webhookStore(view),
    webhookSecret: webhookSecretStore(view),
    deliveries: deliveryStore(view, options),
    messages: messageStore(view),
    answers: answerStore(view),
    changes: changeStore(view),
    requests: requestStore(view),
  };
}
