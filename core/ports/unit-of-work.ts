import type { Actor } from "../access/actor.js";
import type { ChangeStore } from "../changes/change-store.js";
import type { ClientStore } from "../clients/client-store.js";
import type { EventStore } from "../events/event-store.js";
import type { AnswerStore } from "../idempotency/answer-store.js";
import type { InvoiceStore } from "../invoices/invoice-store.js";
import type { WorkspaceId } from "../kernel/ids.js";
import type { MessageStore } from "../messages/message-store.js";
import type { ProjectStore } from "../projects/project-store.js";
import type { ReportStore } from "../reports/report-store.js";
import type { SignInLinkStore } from "../sessions/sign-in-link-store.js";
import type { TaskStore } from "../tasks/task-store.js";
import type { TimeEntryStore } from "../time-entries/time-entry-store.js";
import type { TokenStore } from "../tokens/token-store.js";
import type { UserStore } from "../users/user-store.js";
import type { DeliveryStore, WebhookSecretStore, WebhookStore } from "../webhooks/webhook-store.js";
import type { WorkspaceStore } from "../workspaces/workspace-store.js";

/** Every store of one workspace, inside one transaction. Nothing in it can see or touch another workspace. */
export interface Stores {
  readonly workspace: WorkspaceStore;
  readonly users: UserStore;
  readonly tokens: TokenStore;
  readonly signInLinks: SignInLinkStore;
  readonly clients: ClientStore;
  readonly projects: ProjectStore;
  readonly tasks: TaskStore;
  readonly timeEntries: TimeEntryStore;
  readonly invoices: InvoiceStore;
  readonly reports: ReportStore;
  readonly events: EventStore;
  readonly webhooks: WebhookStore;
  readonly webhookSecret: WebhookSecretStore;
  readonly deliveries: DeliveryStore;
  readonly messages: MessageStore;
  readonly answers: AnswerStore;
  readonly changes: ChangeStore;
}

/** Whose data, and on whose authority. An {@link Actor} is one; the operator's work carries the workspace alone. */
export type WorkScope = Actor | { readonly workspaceId: WorkspaceId };

/**
 * A transaction as a closure. The stores must not be used after the work has settled, and units of work must not nest.
 *
 * Where the scope carries a `tokenId`, the work rejects with kind `unauthenticated` if at the start of the
 * transaction that token is revoked or expired, its user is not active, or the user's role is another one by now.
 */
export interface UnitOfWork {
  /**
   * Commits when the work resolves, rolls back when it rejects. Work that lost a race (`lost_race`, a deadlock) is run again
   * from the start, a bounded number of times, so it must have no effect outside its stores.
   */
  run<T>(scope: WorkScope, work: (stores: Stores) => Promise<T>): Promise<T>;

  /**
   * Reads only, without holding a transaction open between queries: each query sees what was committed when it began.
   * A write through these stores is refused.
   */
  read<T>(scope: WorkScope, work: (stores: Stores) => Promise<T>): Promise<T>;
}
