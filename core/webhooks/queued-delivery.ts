import type { DomainEvent } from "../events/domain-event.js";
import { firstVersion, type RowsById, type StoredRows } from "../kernel/entity.js";
import type { DeliveryId, WebhookId, WorkspaceId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import type { ClaimedDelivery, ClaimRequest, FinishedAttempt } from "../ports/delivery-queue.js";
import type { Delivery, DeliveryAttempt } from "./delivery.js";
import type { Webhook } from "./webhook.js";
import type { WebhookSecret } from "./webhook-secret.js";

/** The maximum number of concurrent deliveries to one subscription. */
export const MAX_CONCURRENT_DELIVERIES = 8;
/** After this number of consecutive failures, a subscription gets one delivery at a time. */
export const FAILURES_BEFORE_CAUTION = 5;

/** A delivery with its place in the queue. A store that keeps rows in this form can use the functions of this module. */
export interface QueuedDelivery extends Delivery {
  /** When another worker may claim it. Null if no worker has claimed it. */
  readonly leasedUntil: Instant | null;
  /** Increases with every claim. */
  readonly fence: number;
  /** Consecutive claims since a result was last recorded. */
  readonly claims: number;
}

/** What the queue knows of a subscription's receiver. The id is that of the subscription. */
export interface Endpoint {
  /** The subscription. */
  readonly id: WebhookId;
  /** Consecutive failures since the last success. */
  readonly failures: number;
  /** The first failure after the last success. Null if the last attempt succeeded. */
  readonly failingSince: Instant | null;
  /** When a delivery to it was last claimed. Null: never. */
  readonly lastClaimedAt: Instant | null;
}

/** The endpoint of a new subscription. */
export function newEndpoint(id: WebhookId): Endpoint {
  return { id, failures: 0, failingSince: null, lastClaimedAt: null };
}

/** A pending delivery of an event, due at `now`. */
export function newDelivery(id: DeliveryId, webhookId: WebhookId, event: DomainEvent, now: Instant): QueuedDelivery {
  return {
    ...{ id, webhookId, eventId: event.id, eventType: event.type, status: "pending", attempts: 0, earlierAttempts: 0 },
    ...{ nextAttemptAt: now, leasedUntil: null, fence: 0, claims: 0 },
    ...firstVersion(now),
  };
}

/** The delivery as its log shows it. */
export function unqueued({ leasedUntil: _, fence: __, claims: ___, ...delivery }: QueuedDelivery): Delivery {
  return delivery;
}

/** The delivery of a subscription that is deleted at `now`. */
export function cancelledDelivery(delivery: QueuedDelivery, now: Instant): QueuedDelivery {
  const cancelled = { status: "cancelled", nextAttemptAt: null, leasedUntil: null } as const;
  return { ...delivery, ...cancelled, version: delivery.version + 1, updatedAt: now };
}

/** Whether a worker sends the delivery. */
export function isLeased({ status, leasedUntil }: QueuedDelivery, now: Instant): boolean {
  return status === "pending" && leasedUntil !== null && leasedUntil > now;
}

/** Whether a worker can claim the delivery. */
export function isDue(delivery: QueuedDelivery, now: Instant): boolean {
  const { status, nextAttemptAt } = delivery;
  return status === "pending" && nextAttemptAt !== null && nextAttemptAt <= now && !isLeased(delivery, now);
}

/** How many deliveries a subscription can have in flight. */
export function concurrencyOf(failures: number): number {
  return failures >= FAILURES_BEFORE_CAUTION ? 1 : MAX_CONCURRENT_DELIVERIES;
}

/** How many deliveries a workspace can have in flight while others have due deliveries: a quarter of a process's slots, at least 1. */
export function slotsPerWorkspace(slots: number): number {
  return Math.max(1, Math.floor(slots / 4));
}

/** A due delivery of an active subscription that has a free place. */
export interface DueDelivery {
  /** The workspace of the subscription. */
  readonly workspaceId: WorkspaceId;
  /** The subscription. */
  readonly webhookId: WebhookId;
  /** The delivery. */
  readonly id: DeliveryId;
  /** Its position among the due deliveries of its subscription, from 0. */
  readonly rank: number;
  /** When a delivery of its subscription was last claimed. */
  readonly lastClaimedAt: Instant | null;
}

/**
 * Picks at most `limit` deliveries: round-robin over subscriptions, the longest unserved first. While several workspaces have due deliveries,
 * each gets at most {@link slotsPerWorkspace}, less those that it uses already (`inFlight`).
 */
export function fairShare(
  due: readonly DueDelivery[],
  inFlight: ReadonlyMap<WorkspaceId, number>,
  { limit, slots }: Pick<ClaimRequest, "limit" | "slots">,
): readonly DueDelivery[] {
  const isShared = new Set(due.map(({ workspaceId }) => workspaceId)).size > 1;
  const busy = new Map(inFlight);
  const picked: DueDelivery[] = [];
  for (const delivery of [...due].sort(byTurn)) {
    const used = busy.get(delivery.workspaceId) ?? 0;
    if (picked.length === limit) break;
    if (isShared && used >= slotsPerWorkspace(slots)) continue;
    busy.set(delivery.workspaceId, used + 1);
    picked.push(delivery);
  }
  return picked;
}

function byTurn(a: DueDelivery, b: DueDelivery): number {
  const served = ({ lastClaimedAt }: DueDelivery): number => lastClaimedAt ?? Number.MIN_SAFE_INTEGER;
  return a.rank - b.rank || served(a) - served(b) || (a.webhookId < b.webhookId ? -1 : 1);
}

/** The rows of one workspace that the queue reads and changes. The id of an attempt is not part of it. */
export interface QueueRows {
  readonly deliveries: StoredRows<QueuedDelivery>;
  readonly endpoints: StoredRows<Endpoint>;
  readonly webhooks: RowsById<Webhook>;
  readonly events: RowsById<DomainEvent>;
  readonly attempts: StoredRows<DeliveryAttempt & { readonly id: string }>;
}

/** Leases a delivery that {@link fairShare} has picked. Null if it is no longer due. */
export function claimDelivery(
  { deliveries, endpoints, webhooks, events }: QueueRows,
  { workspaceId, id }: Pick<DueDelivery, "workspaceId" | "id">,
  secret: WebhookSecret | null,
  { now, leasedUntil }: Pick<ClaimRequest, "now" | "leasedUntil">,
): ClaimedDelivery | null {
  const delivery = deliveries.get(id);
  const webhook = delivery && webhooks.get(delivery.webhookId);
  const endpoint = delivery && endpoints.get(delivery.webhookId);
  const event = delivery && events.get(delivery.eventId);
  if (!delivery || !webhook || !endpoint || !event || !secret || !isDue(delivery, now)) return null;
  const leased = { ...delivery, leasedUntil, fence: delivery.fence + 1, claims: delivery.claims + 1 };
  deliveries.put(leased);
  endpoints.put({ ...endpoint, lastClaimedAt: now });
  const { webhookId, eventId, eventType, attempts, earlierAttempts, nextAttemptAt, fence, claims } = leased;
  const { current, replaced } = secret;
  return {
    ...{ id, workspaceId, webhookId, eventId, eventType, attempts, earlierAttempts, fence, claims },
    ...{ url: webhook.url, body: event.body, dueAt: nextAttemptAt ?? now, secret: { current, replaced } },
  };
}

/** Ends the lease of a claim that was not sent, unless another worker has claimed the delivery since. */
export function releaseDelivery({ deliveries }: QueueRows, { id, fence }: Pick<ClaimedDelivery, "id" | "fence">): void {
  const delivery = deliveries.get(id);
  if (delivery?.fence === fence) deliveries.put({ ...delivery, leasedUntil: null, claims: delivery.claims - 1 });
}

/**
 * Logs a finished attempt, once, and applies it to the delivery and to the endpoint of its subscription. If the claim is outdated or the delivery is
 * not pending, the attempt is late and changes neither. Several attempts must be recorded in the order in which they began, because failures are
 * counted from the last success.
 */
export function recordAttempt({ deliveries, endpoints, attempts }: QueueRows, { claim, attempt, next }: FinishedAttempt): void {
  const delivery = deliveries.get(claim.id);
  const id = `${claim.id} ${claim.fence}`;
  if (delivery === undefined || attempts.get(id) !== undefined) return;
  const late = delivery.fence !== claim.fence || delivery.status !== "pending";
  attempts.put({ ...attempt, late, id });
  if (late) return;
  deliveries.put({
    ...delivery,
    ...{ status: next.status, attempts: attempt.number, nextAttemptAt: next.status === "pending" ? next.at : null },
    ...{ leasedUntil: null, claims: 0, version: delivery.version + 1, updatedAt: attempt.at },
  });
  const endpoint = endpoints.get(claim.webhookId);
  if (endpoint !== undefined) endpoints.put(endpointAfter(endpoint, next.status === "succeeded", attempt.at));
}

/** The order in which attempts are recorded. */
export function inOrderOfStart(a: FinishedAttempt, b: FinishedAttempt): number {
  return a.attempt.at - b.attempt.at;
}

function endpointAfter(endpoint: Endpoint, succeeded: boolean, at: Instant): Endpoint {
  if (succeeded) return { ...endpoint, failures: 0, failingSince: null };
  return { ...endpoint, failures: endpoint.failures + 1, failingSince: endpoint.failingSince ?? at };
}
