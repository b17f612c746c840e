import type { DeliveredType } from "../events/domain-event.js";
import type { DeliveryId, EventId, WebhookId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import type { Page, PageRequest } from "../kernel/page.js";
import type { Delivery, DeliveryAttempt, DeliveryStatus, LoggedDelivery } from "./delivery.js";
import type { Webhook, WebhookStatus } from "./webhook.js";
import type { WebhookSecret } from "./webhook-secret.js";

/** Filters a list of subscriptions. */
export interface WebhookFilter {
  /** Absent: all statuses. */
  readonly statuses?: readonly WebhookStatus[] | undefined;
  /** Changed at this instant or later. */
  readonly updatedSince?: Instant | undefined;
}

/** The subscriptions of the workspace. */
export interface WebhookStore {
  /** Null if it does not exist or was deleted. */
  find(id: WebhookId): Promise<Webhook | null>;
  /** Returns those that exist, in any order. */
  findMany(ids: readonly WebhookId[]): Promise<readonly Webhook[]>;
  /** Subscriptions that match the filter, in pages. */
  list(filter: WebhookFilter, page: PageRequest): Promise<Page<Webhook>>;
  /** The number of subscriptions. */
  count(): Promise<number>;
  /** Adds a new subscription. */
  insert(webhook: Webhook): Promise<void>;
  /** Stores the next version. Throws `lost_race` unless the stored version is the previous one. */
  update(webhook: Webhook): Promise<void>;
  /**
   * Deletes the subscription and cancels its pending deliveries. Its deliveries stay in the log. Throws `lost_race` if the stored
   * version differs.
   */
  remove(webhook: Webhook, now: Instant): Promise<void>;
  /** The failing subscriptions of the workspace, with the time of the first failure after the last success. */
  failing(): Promise<ReadonlyMap<WebhookId, Instant>>;
}

/** The secret that signs the deliveries of the workspace. */
export interface WebhookSecretStore {
  /** Null if it was not created yet. */
  find(): Promise<WebhookSecret | null>;
  /** Like {@link find}, locked until the end of the transaction. */
  lock(): Promise<WebhookSecret | null>;
  /** Throws `lost_race` if a secret already exists. */
  insert(secret: WebhookSecret): Promise<void>;
  /** Stores the next version. Throws `lost_race` unless the stored version is the previous one. */
  update(secret: WebhookSecret): Promise<void>;
}

/** Filters a list of deliveries. A list matches any of its items. */
export interface DeliveryFilter {
  /** Absent: all subscriptions. */
  readonly webhookIds?: readonly WebhookId[] | undefined;
  /** Null: all statuses. */
  readonly statuses: readonly DeliveryStatus[] | null;
  /** Null: all types. */
  readonly eventTypes: readonly DeliveredType[] | null;
  /** Absent: all events. */
  readonly eventIds?: readonly EventId[] | undefined;
  /** A half-open range of creation times. Null means no limit. */
  readonly from: Instant | null;
  /** The end of the range, which is not part of it. Null means no limit. */
  readonly to: Instant | null;
  /** Changed at this instant or later. */
  readonly updatedSince?: Instant | undefined;
}

/** The delivery log. Recording an event and {@link DeliveryStore.backfill} create deliveries, the queue finishes them. */
export interface DeliveryStore {
  /** Deliveries that match the filter, in pages. */
  list(filter: DeliveryFilter, page: PageRequest): Promise<Page<Delivery>>;
  /** Includes the exact body. */
  find(id: DeliveryId): Promise<Omit<LoggedDelivery, "attempts"> | null>;
  /** Sorted by start time. */
  attempts(id: DeliveryId): Promise<readonly DeliveryAttempt[]>;
  /** The latest attempts to deliver to a subscription that began at `since` or later, the last one first, without late ones. */
  latestAttempts(webhookId: WebhookId, since: Instant, limit: number): Promise<readonly DeliveryAttempt[]>;
  /** Stores the next version. Throws `lost_race` unless the stored version is the previous one and the subscription exists. */
  update(delivery: Delivery): Promise<void>;
  /**
   * Makes the failed deliveries of a subscription that were created at `since` or later due now, each with a new series of
   * attempts. Returns their number. Throws `lost_race` if the subscription no longer exists.
   */
  recover(webhookId: WebhookId, since: Instant, now: Instant): Promise<number>;
  /**
   * Creates deliveries, due now and in recording order, of the workspace's past events since `from` whose type the subscription
   * lists. The subscription must be inserted in the same unit of work. Returns their number. An event that is recorded concurrently
   * is delivered exactly once.
   */
  backfill(webhook: Webhook, from: Instant, now: Instant): Promise<number>;
}
