import type { DomainEvent } from "../events/domain-event.js";
import { firstVersion } from "../kernel/entity.js";
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
  readonly leasedUntil: Instant | null;
  readonly fence: number;
  readonly claims: number;
}

/** What the queue knows of a subscription's receiver. The id is that of the subscription. */
export interface Endpoint {
  readonly id: WebhookId;
  /** Consecutive failures since the last success. */
  readonly failures: number;
  readonly failingSince: Instant | null;
  readonly lastClaimedAt: Instant | null;
}

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

/** A due delivery of an active subscription that has a free place. */
export interface DueDelivery {
  readonly workspaceId: WorkspaceId;
  readonly webhookId: WebhookId;
  readonly id: DeliveryId;
  /** Its position among the due deliveries of its subscription, from 0. */
  readonly rank: number;
  /** When a delivery of its subscription was last claimed. */
  readonly lastClaimedAt: Instant | null;
}

/**
 * Picks at most `limit` deliveries: round-robin over subscriptions, the longest unserved first. While several workspaces have due deliveries,
 * each gets at most a quarter of the slots, less those that it uses already (`inFlight`).
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
    if (isShared && used >= Math.max(1, Math.floor(slots / 4))) continue;
    busy.set(delivery.workspaceId, used + 1);
    picked.push(delivery);
  }
  return picked;
}

function byTurn(a: DueDelivery, b: DueDelivery): number {
  const served = ({ lastClaimedAt }: DueDelivery): number => lastClaimedAt ?? Number.MIN_SAFE_INTEGER;
  return a.rank - b.rank || served(a) - served(b) || (a.webhookId < b.webhookId ? -1 : 1);
}

/** Leases a due delivery: what the store keeps, and what the worker gets. */
export function claimDelivery(
  delivery: QueuedDelivery,
  from: { workspaceId: WorkspaceId; webhook: Pick<Webhook, "url">; event: Pick<DomainEvent, "body">; secret: WebhookSecret },
  { now, leasedUntil }: Pick<ClaimRequest, "now" | "leasedUntil">,
): { readonly leased: QueuedDelivery; readonly claim: ClaimedDelivery } {
  const leased = { ...delivery, leasedUntil, fence: delivery.fence + 1, claims: delivery.claims + 1 };
  const { id, webhookId, eventId, eventType, attempts, earlierAttempts, nextAttemptAt, fence, claims } = leased;
  const { current, previous, rotatedAt } = from.secret;
  const claim = {
    ...{ id, workspaceId: from.workspaceId, webhookId, eventId, eventType, attempts, earlierAttempts, fence, claims },
    ...{ url: from.webhook.url, body: from.event.body, dueAt: nextAttemptAt ?? now, secret: { current, previous, rotatedAt } },
  };
  return { leased, claim };
}

/**
 * Applies a finished attempt: the attempt for the log, and the delivery and its subscription's endpoint after it. If the claim is outdated or the
 * delivery is not pending, the attempt is late and changes neither.
 */
export function finishAttempt(
  delivery: QueuedDelivery,
  endpoint: Endpoint,
  { claim, attempt, next }: FinishedAttempt,
): { readonly attempt: DeliveryAttempt; readonly delivery: QueuedDelivery; readonly endpoint: Endpoint } {
  const late = delivery.fence !== claim.fence || delivery.status !== "pending";
  if (late) return { attempt: { ...attempt, late }, delivery, endpoint };
  const { failures, failingSince } = endpoint;
  return {
    attempt: { ...attempt, late },
    delivery: {
      ...delivery,
      ...{ status: next.status, attempts: attempt.number, nextAttemptAt: next.status === "pending" ? next.at : null },
      ...{ leasedUntil: null, claims: 0, version: delivery.version + 1, updatedAt: attempt.at },
    },
    endpoint:
      next.status === "succeeded"
        ? { ...endpoint, failures: 0, failingSince: null }
        : { ...endpoint, failures: failures + 1, failingSince: failingSince ?? attempt.at },
  };
}
