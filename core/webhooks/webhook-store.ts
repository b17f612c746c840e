import type { DeliveredType } from "../events/domain-event.js";
import type { DeliveryId, EventId, WebhookId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import type { Page, PageRequest } from "../kernel/page.js";
import type { Delivery, DeliveryAttempt, DeliveryStatus } from "./delivery.js";
import type { Webhook, WebhookStatus } from "./webhook.js";
import type { WebhookSecret } from "./webhook-secret.js";

/** Which subscriptions a list has. */
export interface WebhookFilter {
  /** Any of these; absent for all. */
  readonly statuses?: readonly WebhookStatus[] | undefined;
  readonly updatedSince?: Instant | undefined;
}

export interface WebhookStore {
  find(id: WebhookId): Promise<Webhook | null>;
  /** Those of the ids that there are, in any order. */
  findMany(ids: readonly WebhookId[]): Promise<readonly Webhook[]>;
  list(filter: WebhookFilter, page: PageRequest): Promise<Page<Webhook>>;
  count(): Promise<number>;
  insert(webhook: Webhook): Promise<void>;
  /** Stores the next version. Throws `lost_race` unless the stored version is the one before it. */
  update(webhook: Webhook): Promise<void>;
  /**
   * Takes the subscription away and cancels what is pending for it. Its deliveries stay in the log. Throws `lost_race` unless
   * the stored version is this one.
   */
  remove(webhook: Webhook, now: Instant): Promise<void>;
  /** Since when those of the workspace's subscriptions fail that do: the first failure after the last success. */
  failing(): Promise<ReadonlyMap<WebhookId, Instant>>;
}

export interface WebhookSecretStore {
  find(): Promise<WebhookSecret | null>;
  /** The same, locked against change, and against others who lock it, until the end of the transaction. */
  lock(): Promise<WebhookSecret | null>;
  /** Throws `lost_race` if there is one already. */
  insert(secret: WebhookSecret): Promise<void>;
  /** Stores the next version. Throws `lost_race` unless the stored version is the one before it. */
  update(secret: WebhookSecret): Promise<void>;
}

export interface DeliveryFilter {
  /** Any of these; absent for all. */
  readonly webhookIds?: readonly WebhookId[] | undefined;
  /** Any of these; null for all. */
  readonly statuses: readonly DeliveryStatus[] | null;
  readonly eventTypes: readonly DeliveredType[] | null;
  /** Any of these; absent for all. */
  readonly eventIds?: readonly EventId[] | undefined;
  /** Half-open, on the time of creation. */
  readonly from: Instant | null;
  readonly to: Instant | null;
  readonly updatedSince?: Instant | undefined;
}

/** The log. Deliveries are made by recording an event or by {@link DeliveryStore.backfill}, and end by the queue. */
export interface DeliveryStore {
  list(filter: DeliveryFilter, page: PageRequest): Promise<Page<Delivery>>;
  /** With the exact body that is sent. */
  find(id: DeliveryId): Promise<{ readonly delivery: Delivery; readonly body: string } | null>;
  /** In the order of their beginning. */
  attempts(id: DeliveryId): Promise<readonly DeliveryAttempt[]>;
  /** Stores the next version. Throws `lost_race` unless the stored version is the one before it and the subscription is still there. */
  update(delivery: Delivery): Promise<void>;
  /**
   * Makes those of a subscription that failed and were made at the instant or later due now, each with a new round of attempts. Answers how
   * many. Throws `lost_race` where the subscription is gone.
   */
  recover(webhookId: WebhookId, since: Instant, now: Instant): Promise<number>;
  /**
   * Makes deliveries, due now and in the order of their recording, of the workspace's events that happened at the instant or later
   * and whose type the subscription lists, to a subscription that was inserted in the same work. Answers how many. Whatever is
   * recorded at the same time by others is delivered once, by this or by being recorded.
   */
  backfill(webhook: Webhook, from: Instant, now: Instant): Promise<number>;
}
