import type { Bucket } from "../../core/access/token-bucket.js";
import type { Change, ChangeType } from "../../core/changes/change.js";
import { changeBetween, type UnplacedChange } from "../../core/changes/journal.js";
import type { DocumentLink } from "../../core/document-links/document-link.js";
import type { DomainEvent } from "../../core/events/domain-event.js";
import type { Tracked } from "../../core/changes/tracked.js";
import type { LedgerEntry } from "../../core/ledger/ledger.js";
import type { TimeBasis } from "../../core/invoices/time-basis.js";
import type { StoredAnswer } from "../../core/idempotency/answer-store.js";
import type { Versioned } from "../../core/kernel/entity.js";
import type { LocalDate } from "../../core/kernel/calendar.js";
import type { InvoiceId, UserId, WorkspaceId } from "../../core/kernel/ids.js";
import type { Instant } from "../../core/kernel/instant.js";
import { resources, type TrackedKind, trackedKinds } from "../../core/kernel/resources.js";
import type { LoggedRequest } from "../../core/requests/logged-request.js";
import type { SignInLink } from "../../core/sessions/sign-in-link.js";
import type { Tag } from "../../core/time-entries/tag.js";
import type { FormerEntry } from "../../core/time-entries/time-entry-store.js";
import type { Token } from "../../core/tokens/token.js";
import type { Preferences } from "../../core/users/preferences.js";
import type { User } from "../../core/users/user.js";
import type { Message } from "../../core/messages/message.js";
import type { DeliveryAttempt } from "../../core/webhooks/delivery.js";
import type { Endpoint, QueuedDelivery } from "../../core/webhooks/queued-delivery.js";
import type { Webhook } from "../../core/webhooks/webhook.js";
import type { WorkspaceFileChange } from "../../core/workspaces/workspace-file.js";
import type { WebhookSecret } from "../../core/webhooks/webhook-secret.js";
import type { ClientCredit } from "../../core/client-credits/client-credit.js";
import type { Clock } from "../../core/ports/clock.js";
import type { Hint } from "../../core/ports/message-bus.js";
import type { Feed } from "./change-journal.js";
import { Mutex } from "../../core/kernel/mutex.js";
import { CommittedRows, Lifetime, type Row, type Rows, StagedRows } from "./rows.js";

/** The last number of an invoice number series. The ID is its name. */
export interface Series {
  readonly id: string;
  readonly last: number;
}

/** Deleted subscriptions are kept, since their deliveries are. */
export interface StoredWebhook extends Webhook {
  readonly deletedAt: Instant | null;
}

/** An event to publish. The ID is that of the event. */
interface WaitingEvent {
  readonly id: string;
  readonly leasedUntil: Instant | null;
}

type ResourceTable = (typeof resources)[TrackedKind]["plural"];
type ResourceRows = { readonly [K in TrackedKind as (typeof resources)[K]["plural"]]: Tracked[K] };

/** Resources whose rows contain more than the change feed shows, and tables of the storage itself. */
interface OwnRows {
  readonly users: User;
  readonly tokens: Token;
  readonly signInLinks: SignInLink & { readonly id: string };
  readonly series: Series;
  readonly events: DomainEvent;
  readonly outbox: WaitingEvent;
  readonly webhooks: StoredWebhook;
  readonly endpoints: Endpoint;
  readonly secrets: WebhookSecret & { readonly id: string };
  readonly deliveries: QueuedDelivery;
  readonly attempts: DeliveryAttempt & { readonly id: string };
  readonly documentLinks: DocumentLink;
  readonly messages: Message;
  readonly clientCredits: ClientCredit;
  readonly mailQuotas: Bucket & { readonly id: string };
  readonly ledger: LedgerEntry & { readonly id: string };
  readonly preferences: { readonly id: UserId; readonly preferences: Preferences };
  readonly files: WorkspaceFileChange & { readonly id: string };
  readonly overdueNotes: { readonly id: InvoiceId; readonly dueDate: LocalDate };
  readonly timeBases: { readonly id: string; readonly basis: TimeBasis };
  readonly receipts: { readonly id: string; readonly content: Uint8Array };
  readonly documents: { readonly id: string; readonly invoiceId: InvoiceId; readonly content: Uint8Array };
  readonly formerEntries: FormerEntry & { readonly id: string };
  readonly tags: Tag & { readonly id: string };
  readonly requests: LoggedRequest;
  readonly answers: StoredAnswer & { readonly id: string; readonly at: Instant };
}

type RowTypes = Omit<ResourceRows, keyof OwnRows> & OwnRows;

const untracked: Readonly<Record<Exclude<keyof OwnRows, ResourceTable>, null>> = {
  signInLinks: null,
  series: null,
  events: null,
  outbox: null,
  endpoints: null,
  secrets: null,
  deliveries: null,
  attempts: null,
  documentLinks: null,
  messages: null,
  clientCredits: null,
  mailQuotas: null,
  ledger: null,
  preferences: null,
  files: null,
  overdueNotes: null,
  timeBases: null,
  receipts: null,
  documents: null,
  formerEntries: null,
  tags: null,
  requests: null,
  answers: null,
};

/** Every table with the resource type in the change feed, or null if the feed does not report it. */
const tables = {
  ...untracked,
  ...Object.fromEntries(trackedKinds.map((kind) => [resources[kind].plural, kind])),
} as Readonly<Record<keyof RowTypes, ChangeType | null>>;

export type Tables = { readonly [K in keyof RowTypes]: Map<string, RowTypes[K]> };
type RowsOfAll = { readonly [K in keyof RowTypes]: Rows<RowTypes[K]> };
type Staged = { readonly [K in keyof RowTypes]: StagedRows<RowTypes[K]> };

/** Maps each table name to a value. The caller states the types in `T`, since `make` cannot vary its type per table. */
function mapTables<T extends Readonly<Record<keyof RowTypes, unknown>>>(make: (name: keyof RowTypes) => unknown): T {
  const names = Object.keys(tables) as readonly (keyof RowTypes)[];
  return Object.fromEntries(names.map((name) => [name, make(name)])) as T;
}

/** The rows of one workspace in a unit of work. */
export type View = RowsOfAll & {
  readonly workspaceId: WorkspaceId;
  readonly feed: () => Feed;
  /** What the stores have made due. */
  readonly due: Set<Hint>;
};

type TrackedRow = Row & Versioned;

/** A view whose changes are invisible to others until `commit`. */
export interface Transaction {
  readonly view: View;
  readonly lifetime: Lifetime;
  commit(): void;
}

/**
 * All data of one workspace. Tables are separate per workspace, so queries cannot mix workspaces. Transactions hold the mutex. Readers
 * do not.
 */
export class WorkspaceData {
  readonly mutex = new Mutex();
  readonly tables = mapTables<Tables>(() => new Map());
  readonly feed: { changes: Change[]; last: number; purged: number } = { changes: [], last: 0, purged: 0 };

  constructor(
    readonly workspaceId: WorkspaceId,
    private readonly clock: Clock,
  ) {}

  begin(): Transaction {
    const lifetime = new Lifetime();
    const changes: UnplacedChange[] = [];
    const staged = mapTables<Staged>((name) => {
      const type = tables[name];
      const track = (before: Row | undefined, after: Row | null): void => {
        if (type === null) return;
        const change = changeBetween(type, before as TrackedRow | undefined, after as TrackedRow | null, this.clock.now());
        if (change !== null) changes.push(change);
      };
      return new StagedRows<Row>(this.tables[name], lifetime, track);
    });
    const commit = (): void => {
      for (const rows of Object.values(staged)) rows.commit();
      for (const change of changes) this.feed.changes.push({ ...change, position: ++this.feed.last } as Change);
    };
    return { view: this.viewOf(staged, lifetime), lifetime, commit };
  }

  /** Removes at most `limit` changes before the instant. Returns how many. */
  purgeChanges(before: Instant, limit: number): number {
    const { feed } = this;
    const old = feed.changes.filter(({ at }) => at < before).slice(0, limit);
    const gone = new Set(old.map(({ position }) => position));
    feed.changes = feed.changes.filter(({ position }) => !gone.has(position));
    feed.purged = Math.max(feed.purged, ...gone);
    return old.length;
  }

  committed(lifetime: Lifetime): View {
    return this.viewOf(
      mapTables<RowsOfAll>((name) => new CommittedRows<Row>(this.tables[name], lifetime)),
      lifetime,
    );
  }

  private viewOf(rows: RowsOfAll, lifetime: Lifetime): View {
    const feed = (): Feed => {
      lifetime.check();
      return this.feed;
    };
    return { ...rows, workspaceId: this.workspaceId, feed, due: new Set() };
  }
}

/** Runs a transaction of the adapter itself, after those in progress. */
export async function transact(data: WorkspaceData, change: (view: View) => void): Promise<void> {
  await data.mutex.run(async () => {
    const { view, lifetime, commit } = data.begin();
    change(view);
    commit();
    lifetime.settle();
  });
}
