import type { Actor } from "../access/actor.js";
import type { BankStatementStore, BankTransactionStore } from "../bank-statements/bank-statement-store.js";
import type { ChangeStore } from "../changes/change-store.js";
import type { ClientCreditStore } from "../client-credits/client-credit-store.js";
import type { ClientStore } from "../clients/client-store.js";
import type { DocumentLinkStore } from "../document-links/document-link-store.js";
import type { RecurringInvoiceStore } from "../recurring-invoices/recurring-invoice-store.js";
import type { ExpenseStore } from "../expenses/expense-store.js";
import type { MilestoneStore } from "../milestones/milestone-store.js";
import type { ExternalIdStore } from "../external-ids/external-id-store.js";
import type { EventStore } from "../events/event-store.js";
import type { AnswerStore } from "../idempotency/answer-store.js";
import type { LedgerStore } from "../ledger/ledger-store.js";
import type { DocumentStore } from "../invoices/document-store.js";
import type { InvoiceStore } from "../invoices/invoice-store.js";
import type { WorkspaceId } from "../kernel/ids.js";
import type { MessageStore } from "../messages/message-store.js";
import type { ProjectStore } from "../projects/project-store.js";
import type { QuoteStore } from "../quotes/quote-store.js";
import type { ReminderStore } from "../reminders/reminder-store.js";
import type { ReportStore } from "../reports/report-store.js";
import type { RequestStore } from "../requests/request-store.js";
import type { SignInLinkStore } from "../sessions/sign-in-link-store.js";
import type { TaskStore } from "../tasks/task-store.js";
import type { TagStore } from "../time-entries/tag-store.js";
import type { TimeEntryStore } from "../time-entries/time-entry-store.js";
import type { TokenStore } from "../tokens/token-store.js";
import type { PreferenceStore } from "../users/preference-store.js";
import type { UserStore } from "../users/user-store.js";
import type { DeliveryStore, WebhookSecretStore, WebhookStore } from "../webhooks/webhook-store.js";
import type { WorkspaceFileStore } from "../workspaces/workspace-file.js";
import type { WorkspaceStore } from "../workspaces/workspace-store.js";

/** The stores of one workspace within one transaction. They cannot read or write another workspace. */
export interface Stores {
  /** The workspace itself: its settings and the numbers of its invoices. */
  readonly workspace: WorkspaceStore;
  /** Its logo and its font. */
  readonly files: WorkspaceFileStore;
  /** Its users. */
  readonly users: UserStore;
  /** What each user has chosen for the dashboard. */
  readonly preferences: PreferenceStore;
  /** The tokens of its users. */
  readonly tokens: TokenStore;
  /** The links that sign its users in. */
  readonly signInLinks: SignInLinkStore;
  /** Its clients. */
  readonly clients: ClientStore;
  /** What its clients have paid in excess. */
  readonly clientCredits: ClientCreditStore;
  /** Its projects. */
  readonly projects: ProjectStore;
  /** The tasks of its projects. */
  readonly tasks: TaskStore;
  /** Its time entries, and what invoices bill of them. */
  readonly timeEntries: TimeEntryStore;
  /** The tags of its entries. */
  readonly tags: TagStore;
  /** Its expenses with their receipts, and what invoices bill of them. */
  readonly expenses: ExpenseStore;
  /** The milestones of its projects, and what invoices bill of them. */
  readonly milestones: MilestoneStore;
  /** Its invoices, deposits and credit notes. */
  readonly invoices: InvoiceStore;
  /** Its quotes. */
  readonly quotes: QuoteStore;
  /** The ids of its resources in other systems. */
  readonly externalIds: ExternalIdStore;
  /** Its recurring invoices. */
  readonly recurringInvoices: RecurringInvoiceStore;
  /** The reminders of its invoices. */
  readonly reminders: ReminderStore;
  /** The links on which clients see its documents. */
  readonly documentLinks: DocumentLinkStore;
  /** Its bank statements. */
  readonly bankStatements: BankStatementStore;
  /** The transactions of its bank statements. */
  readonly bankTransactions: BankTransactionStore;
  /** The rendered documents of issued invoices. */
  readonly documents: DocumentStore;
  /** The chained records of issued invoices. */
  readonly ledger: LedgerStore;
  /** Rows and sums for reports. */
  readonly reports: ReportStore;
  /** Its events, which become deliveries. */
  readonly events: EventStore;
  /** Its webhook subscriptions. */
  readonly webhooks: WebhookStore;
  /** The secret that signs its deliveries. */
  readonly webhookSecret: WebhookSecretStore;
  /** The log of its deliveries. */
  readonly deliveries: DeliveryStore;
  /** Its emails. */
  readonly messages: MessageStore;
  /** The responses to repeatable requests. */
  readonly answers: AnswerStore;
  /** Its change feed. */
  readonly changes: ChangeStore;
  /** The requests that reached it. */
  readonly requests: RequestStore;
}

/** The workspace and, optionally, the authority. An {@link Actor} is a scope; the operator's work has only the workspace. */
export type WorkScope = Actor | { readonly workspaceId: WorkspaceId };

/** The scope of a read. */
export type ReadScope = WorkScope & {
  /**
   * Whether the read may miss what was committed in the last {@link MAX_OUTDATED_SECONDS}, so that a storage can use a replica. If the read fails there, the work runs
   * again on current data, so it must have no effect outside its stores. Absent: no.
   */
  readonly mayBeOutdated?: true;
};

/** A read that may be outdated misses nothing that was committed longer ago than this. */
export const MAX_OUTDATED_SECONDS = 10;

/** The scope of a read that may miss what was committed in the last {@link MAX_OUTDATED_SECONDS}. */
export function mayBeOutdated<Scope extends WorkScope>(scope: Scope): Scope & ReadScope {
  return { ...scope, mayBeOutdated: true };
}

/**
 * Work on the stores of a workspace, whose writes are one transaction. Do not use the stores after the work has settled, and do not nest units
 * of work. If the scope has a `tokenId`, the work rejects with kind `unauthenticated` if, when a transaction of it begins, the token is
 * revoked or expired, its user is not active, or the user's role has changed. `Used` names the stores that the work uses.
 *
 * Each query sees what was committed when it began, of another unit of work all writes or none, and the writes of its own work. There is no
 * common snapshot: two queries can see different states (read committed). Until its first write, a storage may run each query as a transaction
 * of its own, so that it holds no connection. What must not change meanwhile is protected by
 *
 * - versions: `update` and `delete` reject with `lost_race` unless the stored version is the one that the work has read, whether another
 *   change was committed before or after its first write. What the work only reads can change before the commit.
 * - locks and constraints, where the contract of a store says so, such as `nextInSeries`, `claim`, and `unbilled` with `lock`.
 *
 * An insertion with an id that is in use, and a write that refers to a row that the workspace does not have, are defects of the caller: they
 * reject, with an error that is no `StintError`.
 *
 * A store may delay a write until the next read or the commit. The errors of a delayed write reject that read or the unit of work.
 */
export interface UnitOfWork<Used extends keyof Stores = keyof Stores> {
  /**
   * Commits all writes when the work resolves, and none when it rejects. Runs work that lost a race (`lost_race`, a deadlock) again from its
   * start, with new reads, a bounded number of times, so it must have no effect outside its stores.
   */
  run<T>(scope: WorkScope, work: (stores: Pick<Stores, Used>) => Promise<T>): Promise<T>;

  /**
   * Reads without a transaction that spans queries: each query sees what was committed when it began, unless the scope permits outdated data.
   * Writes are rejected. No error rests on outdated data.
   */
  read<T>(scope: ReadScope, work: (stores: Pick<Stores, Used>) => Promise<T>): Promise<T>;
}

/** A unit of work whose reads are never outdated. */
export function currentUnitOfWork(unitOfWork: UnitOfWork): UnitOfWork {
  return {
    run: (scope, work) => unitOfWork.run(scope, work),
    read: (scope, work) => unitOfWork.read(scope.mayBeOutdated ? current(scope) : scope, work),
  };
}

function current({ mayBeOutdated: _, ...scope }: ReadScope): WorkScope {
  return scope;
}
