import type { DeliveredType } from "../events/domain-event.js";
import type { DeliveryId, EventId, WebhookId, WorkspaceId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import type { DeliveryAttempt } from "../webhooks/delivery.js";
import type { WebhookSecret } from "../webhooks/webhook-secret.js";

/** A delivery that nobody else sends until its lease ends. */
export interface ClaimedDelivery {
  readonly id: DeliveryId;
  readonly workspaceId: WorkspaceId;
  readonly webhookId: WebhookId;
  readonly eventId: EventId;
  readonly eventType: DeliveredType;
  readonly url: string;
  readonly body: string;
  /** When it was due. */
  readonly dueAt: Instant;
  /** How many attempts were recorded. */
  readonly attempts: number;
  /** How many of them the schedule of retries does not count. */
  readonly earlierAttempts: number;
  /** Grows with every claim; a result counts only under the latest. */
  readonly fence: number;
  /** Claims in a row, this one included, since a result was last recorded. */
  readonly claims: number;
  readonly secret: Pick<WebhookSecret, "current" | "previous" | "rotatedAt">;
}

export interface ClaimRequest {
  readonly now: Instant;
  readonly leasedUntil: Instant;
  /** At most this many. */
  readonly limit: number;
  /** How many one process sends at once; a workspace gets a quarter of them while others have due work. */
  readonly slots: number;
}

/** How an attempt ended, and what becomes of the delivery. */
export interface FinishedAttempt {
  readonly claim: ClaimedDelivery;
  readonly attempt: DeliveryAttempt;
  readonly next: { readonly status: "succeeded" | "failed" } | { readonly status: "pending"; readonly at: Instant };
}

/** What waits, over all workspaces. */
export interface Backlog {
  /** Could be sent now. */
  readonly due: number;
  /** Since when the oldest of these waits. */
  readonly dueSince: Instant | null;
  /** Is being sent. */
  readonly inFlight: number;
  /** Waits for its next retry. */
  readonly scheduled: number;
  /** Waits until its subscription is resumed. */
  readonly held: number;
}

/**
 * Due deliveries of all workspaces. Claims are fair: at most 8 of one subscription at a time, 1 after 5 failures in a row,
 * the subscription that waited longest first. Nothing of a paused or deleted one.
 */
export interface DeliveryQueue {
  /** A lease also ends when the claimer dies: at once for the next process where only one uses the store, else within 10 seconds. */
  claim(request: ClaimRequest): Promise<readonly ClaimedDelivery[]>;
  /**
   * Writes every attempt into the log. What it decided counts only while the claim's fence is the latest and the delivery is
   * pending; otherwise the attempt is marked as late.
   */
  record(finished: readonly FinishedAttempt[]): Promise<void>;
  /** Gives claims back unsent; they are due again at once and count for nothing. */
  release(claims: readonly ClaimedDelivery[]): Promise<void>;
  backlog(now: Instant): Promise<Backlog>;
}
