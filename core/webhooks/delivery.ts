import type { DeliveredType } from "../events/domain-event.js";
import { nextVersion, type Versioned } from "../kernel/entity.js";
import { conflict } from "../kernel/errors.js";
import type { DeliveryId, EventId, WebhookId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";

export const deliveryStatuses = ["pending", "succeeded", "failed", "cancelled"] as const;
/** `failed` after the last retry; `cancelled` where the subscription was deleted first. */
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** How long events, and deliveries that ended, are kept. */
export const DELIVERIES_KEPT_MS = 30 * 86_400_000;

/** What a receiver answered. */
export interface WebhookResponse {
  readonly status: number;
  /** Names in lower case. At most 16 KiB in all. */
  readonly headers: Readonly<Record<string, string>>;
  /** The first 16 KiB as text; what is no UTF-8 shows as U+FFFD, and so does NUL. */
  readonly body: string;
}

export const sendErrorCodes = [
  "address_not_allowed",
  "dns_error",
  "connection_failed",
  "connection_reset",
  "tls_error",
  "timeout",
  "malformed_response",
] as const;
export type SendErrorCode = (typeof sendErrorCodes)[number];

/** One event on its way to one subscription. */
export interface Delivery extends Versioned {
  readonly id: DeliveryId;
  readonly webhookId: WebhookId;
  readonly eventId: EventId;
  readonly eventType: DeliveredType;
  readonly status: DeliveryStatus;
  /** How many were made. */
  readonly attempts: number;
  /** How many of them were made before somebody asked for it anew; the schedule of retries counts from there. */
  readonly earlierAttempts: number;
  /** When the next one is due, while pending. */
  readonly nextAttemptAt: Instant | null;
}

/** One try to deliver, as the log keeps it. */
export interface DeliveryAttempt {
  readonly deliveryId: DeliveryId;
  /** 1 for the first. A late one has the number of the attempt that it was. */
  readonly number: number;
  readonly at: Instant;
  readonly durationMs: number;
  readonly url: string;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly response: WebhookResponse | null;
  readonly error: { readonly code: AttemptErrorCode; readonly message: string } | null;
  /** It ended after its lease had gone to somebody else, so it changed nothing. */
  readonly late: boolean;
}

/** `sender_lost`: the process that was to send stopped each time, so it is not tried again by itself. */
export type AttemptErrorCode = SendErrorCode | "sender_lost";

/** 2xx only; a redirect is no success. */
export function isDelivered(attempt: Pick<DeliveryAttempt, "response" | "error">): boolean {
  const { response, error } = attempt;
  return error === null && response !== null && response.status >= 200 && response.status <= 299;
}

/**
 * The delivery, due now. One that had ended gets a whole new round of attempts. Throws `webhook_deleted` (conflict) where it was cancelled, as only
 * deleting the subscription does.
 */
export function retriedDelivery(delivery: Delivery, now: Instant): Delivery {
  const { status, attempts, nextAttemptAt } = delivery;
  if (status === "cancelled") throw webhookDeleted();
  if (status !== "pending")
    return nextVersion({ ...delivery, status: "pending", nextAttemptAt: now, earlierAttempts: attempts }, now);
  const isDue = nextAttemptAt !== null && nextAttemptAt <= now;
  return isDue ? delivery : nextVersion({ ...delivery, nextAttemptAt: now }, now);
}

export function webhookDeleted() {
  return conflict("webhook_deleted", "The subscription was deleted, so nothing is sent to it any more.");
}
