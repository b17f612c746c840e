import type { DeliveredType } from "../events/domain-event.js";
import type { DeliveryId, EventId, WebhookId, WorkspaceId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import type { DeliveryAttempt } from "../webhooks/delivery.js";
import type { SigningSecret } from "../webhooks/webhook-secret.js";

/** A delivery that no other process sends until its lease ends. */
export interface ClaimedDelivery {
  /** The delivery in the log. */
  readonly id: DeliveryId;
  /** The workspace of the subscription. */
  readonly workspaceId: WorkspaceId;
  /** The subscription. */
  readonly webhookId: WebhookId;
  /** The event. Receivers recognize a repeated delivery by it. */
  readonly eventId: EventId;
  /** What happened, such as `invoice.paid`. */
  readonly eventType: DeliveredType;
  /** The receiver's URL when the delivery was claimed. */
  readonly url: string;
  /** The exact bytes to sign and to send, in UTF-8. */
  readonly body: string;
  /** When the delivery was due. */
  readonly dueAt: Instant;
  /** The number of recorded attempts. */
  readonly attempts: number;
  /** How many of them precede the last manual retry. The retry schedule does not count these. */
  readonly earlierAttempts: number;
  /** Increases with every claim; only a result under the latest fence counts. */
  readonly fence: number;
  /** The number of consecutive claims, including this one, since a result was last recorded. */
  readonly claims: number;
  /** The secret that signs the request and, for a while, the replaced one. */
  readonly secret: SigningSecret;
}

/** A request for due deliveries of all workspaces. */
export interface ClaimRequest {
  /** Deliveries that are due at this time are claimed. */
  readonly now: Instant;
  /** When the claims end if no result is recorded. */
  readonly leasedUntil: Instant;
  /** The maximum number of deliveries. */
  readonly limit: number;
  /** How many deliveries one process sends at once. A workspace gets a quarter of them while others have due deliveries. */
  readonly slots: number;
}

/** The result of an attempt and the next state of the delivery. */
export interface FinishedAttempt {
  /** The claim under which it was made. */
  readonly claim: ClaimedDelivery;
  /** For the log. */
  readonly attempt: DeliveryAttempt;
  /** What becomes of the delivery. `at`: when its next attempt is due. */
  readonly next: { readonly status: "succeeded" | "failed" } | { readonly status: "pending"; readonly at: Instant };
}

/** Pending deliveries of all workspaces. */
export interface Backlog {
  /** Deliveries that are due. */
  readonly due: number;
  /** When the oldest of them became due. */
  readonly dueSince: Instant | null;
  /** Deliveries that are being sent. */
  readonly inFlight: number;
  /** Deliveries that wait for their next retry. */
  readonly scheduled: number;
  /** Deliveries that are held until their subscription is resumed. */
  readonly held: number;
}

/**
 * Due deliveries of all workspaces. Claims are fair: at most 8 of one subscription at a time, 1 after 5 consecutive failures,
 * starting with the subscription that has waited longest. Deliveries of paused or deleted subscriptions are never claimed.
 */
export interface DeliveryQueue {
  /**
   * A lease also ends when the claimer's process dies: immediately for the next process if only one process uses the store,
   * otherwise within 10 seconds.
   */
  claim(request: ClaimRequest): Promise<readonly ClaimedDelivery[]>;
  /**
   * Records every attempt in the log. `next` applies only if the claim's fence is the latest and the delivery is pending;
   * otherwise the attempt is marked as late.
   */
  record(finished: readonly FinishedAttempt[]): Promise<void>;
  /** Releases unsent claims; they are due again at once and do not count as attempts. */
  release(claims: readonly ClaimedDelivery[]): Promise<void>;
  /** Counts what waits at `now`. */
  backlog(now: Instant): Promise<Backlog>;
}
