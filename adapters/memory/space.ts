import type { Bucket } from "../../core/access/token-bucket.js";
import type { Change, ChangeType } from "../../core/changes/change.js";
import type { Client } from "../../core/clients/client.js";
import type { DomainEvent } from "../../core/events/domain-event.js";
import type { StoredAnswer } from "../../core/idempotency/answer-store.js";
import type { Invoice } from "../../core/invoices/invoice.js";
import type { Versioned } from "../../core/kernel/entity.js";
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

/** All rows of one workspace, as one unit of work sees them. */
export type View = { readonly [K in keyof Kinds]: Rows<Kinds[K]> } & {
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
  readonly workspaces = new Map<string, Workspace>();
  readonly users = new Map<string, User>();
  readonly tokens = new Map<string, Token>();
  readonly signInLinks = new Map<string, Kinds["signInLinks"]>();
  readonly clients = new Map<string, Client>();
  readonly projects = new Map<string, Project>();
  readonly tasks = new Map<string, Task>();
  readonly timeEntries = new Map<string, TimeEntry>();
  readonly invoices = new Map<string, Invoice>();
  readonly series = new Map<string, Series>();
  readonly events = new Map<string, DomainEvent>();
  readonly outbox = new Map<string, WaitingEvent>();
  readonly webhooks = new Map<string, Kinds["webhooks"]>();
  readonly endpoints = new Map<string, Kinds["endpoints"]>();
  readonly secrets = new Map<string, Kinds["secrets"]>();
  readonly deliveries = new Map<string, Kinds["deliveries"]>();
  readonly attempts = new Map<string, Kinds["attempts"]>();
  readonly messages = new Map<string, Message>();
  readonly mailQuotas = new Map<string, Kinds["mailQuotas"]>();
  readonly documents = new Map<string, Kinds["documents"]>();
  readonly answers = new Map<string, Kinds["answers"]>();

  readonly feed: { changes: Change[]; last: number; purged: number } = { changes: [], last: 0, purged: 0 };

  constructor(
    readonly workspaceId: WorkspaceId,
    private readonly clock: Clock,
  ) {}

  begin(): Transaction {
    const lifetime = new Lifetime();
    const heard: UnplacedChange[] = [];
    const tracked = <R extends Row & Versioned>(type: ChangeType, committed: Map<string, R>): StagedRows<R> =>
      new StagedRows(committed, lifetime, (before, after) => {
        heard.push(...changeBetween(type, before, after, this.clock.now()));
      });
    const staged = {
      workspaces: tracked("workspace", this.workspaces),
      users: tracked("user", this.users),
      tokens: tracked("token", this.tokens),
      signInLinks: new StagedRows(this.signInLinks, lifetime),
      clients: tracked("client", this.clients),
      projects: tracked("project", this.projects),
      tasks: tracked("task", this.tasks),
      timeEntries: tracked("time_entry", this.timeEntries),
      invoices: tracked("invoice", this.invoices),
      series: new StagedRows(this.series, lifetime),
      events: new StagedRows(this.events, lifetime),
      outbox: new StagedRows(this.outbox, lifetime),
      webhooks: tracked("webhook", this.webhooks),
      endpoints: new StagedRows(this.endpoints, lifetime),
      secrets: new StagedRows(this.secrets, lifetime),
      deliveries: new StagedRows(this.deliveries, lifetime),
      attempts: new StagedRows(this.attempts, lifetime),
      messages: new StagedRows(this.messages, lifetime),
      mailQuotas: new StagedRows(this.mailQuotas, lifetime),
      documents: new StagedRows(this.documents, lifetime),
      answers: new StagedRows(this.answers, lifetime),
    };
    const commit = (): void => {
      for (const rows of Object.values(staged)) rows.commit();
      for (const change of heard) this.feed.changes.push({ ...change, position: ++this.feed.last } as Change);
    };
    return { view: { ...staged, workspaceId: this.workspaceId, feed: () => this.openFeed(lifetime) }, lifetime, commit };
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

  private openFeed(lifetime: Lifetime): Feed {
    lifetime.check();
    return this.feed;
  }

  committed(lifetime: Lifetime): View {
    return {
      workspaceId: this.workspaceId,
      feed: () => this.openFeed(lifetime),
      workspaces: new CommittedRows(this.workspaces, lifetime),
      users: new CommittedRows(this.users, lifetime),
      tokens: new CommittedRows(this.tokens, lifetime),
      signInLinks: new CommittedRows(this.signInLinks, lifetime),
      clients: new CommittedRows(this.clients, lifetime),
      projects: new CommittedRows(this.projects, lifetime),
      tasks: new CommittedRows(this.tasks, lifetime),
      timeEntries: new CommittedRows(this.timeEntries, lifetime),
      invoices: new CommittedRows(this.invoices, lifetime),
      series: new CommittedRows(this.series, lifetime),
      events: new CommittedRows(this.events, lifetime),
      outbox: new CommittedRows(this.outbox, lifetime),
      webhooks: new CommittedRows(this.webhooks, lifetime),
      endpoints: new CommittedRows(this.endpoints, lifetime),
      secrets: new CommittedRows(this.secrets, lifetime),
      deliveries: new CommittedRows(this.deliveries, lifetime),
      attempts: new CommittedRows(this.attempts, lifetime),
      messages: new CommittedRows(this.messages, lifetime),
      mailQuotas: new CommittedRows(this.mailQuotas, lifetime),
      documents: new CommittedRows(this.documents, lifetime),
      answers: new CommittedRows(this.answers, lifetime),
    };
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
