import type { Bucket } from "../../core/access/token-bucket.js";
import type { Change, ChangeType } from "../../core/changes/change.js";
import type { Client } from "../../core/clients/client.js";
import type { DomainEvent } from "../../core/events/domain-event.js";
import type { StoredAnswer } from "../../core/idempotency/answer-store.js";
import type { Invoice } from "../../core/invoices/invoice.js";
import type { WorkspaceId } from "../../core/kernel/ids.js";
import type { Instant } from "../../core/kernel/instant.js";
import type { Project } from "../../core/projects/project.js";
import type { SignInLink } from "../../core/sessions/sign-in-link.js";
import type { Task } from "../../core/tasks/task.js";
import type { TimeEntry } from "../../core/time-entries/time-entry.js";
import type { Token } from "../../core/tokens/token.js";
import type { User } from "../../core/users/user.js";
import type { Workspace } from "../../core/workspaces/workspace.js";
import type { Message } from "../../core/messages/message.js";
import type { Delivery, DeliveryAttempt } from "../../core/webhooks/delivery.js";
import type { Webhook } from "../../core/webhooks/webhook.js";
import type { WebhookSecret } from "../../core/webhooks/webhook-secret.js";
import type { Clock } from "../../core/ports/clock.js";
import { changeBetween, type Feed, type UnplacedChange } from "./change-journal.js";
import { Mutex } from "./mutex.js";
import { CommittedRows, Lifetime, type Row, type Rows, StagedRows } from "./rows.js";

/** How far a series of invoice numbers has come; its name is the id. */
export interface Series {
  readonly id: string;
  readonly last: number;
}

/** A subscription that was deleted stays, because its deliveries do. */
export interface StoredWebhook extends Webhook {
  readonly deletedAt: Instant | null;
}

/** How a subscription's receiver does; the id is the subscription's. */
interface Endpoint {
  readonly id: string;
  readonly failures: number;
  readonly failingSince: Instant | null;
  readonly lastClaimedAt: Instant | null;
}

export interface StoredDelivery extends Delivery {
  readonly leasedUntil: Instant | null;
  readonly fence: number;
  readonly claims: number;
}

/** An event that is to be published; the id is the event's. */
interface WaitingEvent {
  readonly id: string;
  readonly leasedUntil: Instant | null;
}

interface Kinds {
  readonly workspaces: Workspace;
  readonly users: User;
  readonly tokens: Token;
  readonly signInLinks: SignInLink & { readonly id: string };
  readonly clients: Client;
  readonly projects: Project;
  readonly tasks: Task;
  readonly timeEntries: TimeEntry;
  readonly invoices: Invoice;
  readonly series: Series;
  readonly events: DomainEvent;
  readonly outbox: WaitingEvent;
  readonly webhooks: StoredWebhook;
  readonly endpoints: Endpoint;
  readonly secrets: WebhookSecret & { readonly id: string };
  readonly deliveries: StoredDelivery;
  readonly attempts: DeliveryAttempt & { readonly id: string };
  readonly messages: Message;
  readonly mailQuotas: Bucket & { readonly id: string };
  readonly documents: { readonly id: string; readonly pdf: Uint8Array };
  readonly answers: StoredAnswer & { readonly id: string; readonly at: Instant };
}

/** Every table, with the kind of resource that the change feed reports of it; null where it reports none. */
const tables: Readonly<Record<keyof Kinds, ChangeType | null>> = {
  workspaces: "workspace",
  users: "user",
  tokens: "token",
  signInLinks: null,
  clients: "client",
  projects: "project",
  tasks: "task",
  timeEntries: "time_entry",
  invoices: "invoice",
  series: null,
  events: null,
  outbox: null,
  webhooks: "webhook",
  endpoints: null,
  secrets: null,
  deliveries: null,
  attempts: null,
  messages: null,
  mailQuotas: null,
  documents: null,
  answers: null,
};

export type Tables = { readonly [K in keyof Kinds]: Map<string, Kinds[K]> };
type RowsOfAll = { readonly [K in keyof Kinds]: Rows<Kinds[K]> };
type Staged = { readonly [K in keyof Kinds]: StagedRows<Kinds[K]> };

/** One thing for each table. `T` says of which type each is; `make` cannot, since it is called for all tables. */
function eachTable<T extends Readonly<Record<keyof Kinds, unknown>>>(make: (name: keyof Kinds) => unknown): T {
  const names = Object.keys(tables) as readonly (keyof Kinds)[];
  return Object.fromEntries(names.map((name) => [name, make(name)])) as T;
}

/** All rows of one workspace, as one unit of work sees them. */
export type View = RowsOfAll & {
  readonly workspaceId: WorkspaceId;
  readonly feed: () => Feed;
};

/** A view that changes nothing for anybody else until it commits. */
export interface Transaction {
  readonly view: View;
  readonly lifetime: Lifetime;
  commit(): void;
}

/**
 * Everything that one workspace owns. There is no table across workspaces, so a query that forgets the workspace cannot be
 * written. Transactions hold the mutex; readers do not.
 */
export class Space {
  readonly mutex = new Mutex();
  readonly tables = eachTable<Tables>(() => new Map());
  readonly feed: { changes: Change[]; last: number; purged: number } = { changes: [], last: 0, purged: 0 };

  constructor(
    readonly workspaceId: WorkspaceId,
    private readonly clock: Clock,
  ) {}

  begin(): Transaction {
    const lifetime = new Lifetime();
    const heard: UnplacedChange[] = [];
    const staged = eachTable<Staged>((name) => {
      const type = tables[name];
      const hear = (before: Row | undefined, after: Row | null): void =>
        void (type && heard.push(...changeBetween(type, before, after, this.clock.now())));
      return new StagedRows<Row>(this.tables[name], lifetime, hear);
    });
    const commit = (): void => {
      for (const rows of Object.values(staged)) rows.commit();
      for (const change of heard) this.feed.changes.push({ ...change, position: ++this.feed.last } as Change);
    };
    return { view: this.viewOf(staged, lifetime), lifetime, commit };
  }

  /** Takes away at most `limit` changes from before the instant; answers how many. */
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
      eachTable<RowsOfAll>((name) => new CommittedRows<Row>(this.tables[name], lifetime)),
      lifetime,
    );
  }

  private viewOf(rows: RowsOfAll, lifetime: Lifetime): View {
    const feed = (): Feed => {
      lifetime.check();
      return this.feed;
    };
    return { ...rows, workspaceId: this.workspaceId, feed };
  }
}

/** A transaction of the adapter's own, behind those that run already. */
export async function transact(space: Space, change: (view: View) => void): Promise<void> {
  await space.mutex.run(async () => {
    const { view, lifetime, commit } = space.begin();
    change(view);
    commit();
    lifetime.settle();
  });
}
