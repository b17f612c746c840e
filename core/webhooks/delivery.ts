import type { DeliveredType } from "../events/domain-event.js";
import { nextVersion, type Versioned } from "../kernel/entity.js";
import { conflict } from "../kernel/errors.js";
import type { DeliveryId, EventId, WebhookId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import { MS_PER_DAY } from "../kernel/durations.js";

/** The states of a delivery. */
export const deliveryStatuses = ["pending", "succeeded", "failed", "cancelled"] as const;
/** `failed` after the last retry; `cancelled` if the subscription was deleted first. */
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** How long events and finished deliveries are kept. */
export const DELIVERIES_KEPT_DAYS = 30;
/** {@link DELIVERIES_KEPT_DAYS} in milliseconds. */
export const DELIVERIES_KEPT_MS = DELIVERIES_KEPT_DAYS * MS_PER_DAY;

/** The limits of one attempt. */
export const attemptLimits = {
  /** For DNS, connection and TLS together. */
  connectSeconds: 5,
  /** Until the response is complete. */
  totalSeconds: 15,
  /** What is kept of the headers of a response, and of its body. */
  keptKib: 16,
} as const;

/** The receiver's response. */
export interface WebhookResponse {
  /** The HTTP status code. */
  readonly status: number;
  /** Lower-case names. At most {@link attemptLimits.keptKib} in total. */
  readonly headers: Readonly<Record<string, string>>;
  /** The first {@link attemptLimits.keptKib} as text; invalid UTF-8 and NUL are replaced with U+FFFD. */
  readonly body: string;
}

/** Why an attempt got no complete response. */
export const sendErrorCodes = [
  "address_not_allowed",
  "dns_error",
  "connection_failed",
  "connection_reset",
  "tls_error",
  "timeout",
  "malformed_response",
] as const;
/**
 * One of {@link sendErrorCodes}. `address_not_allowed`: the URL leads to an address that is not public; `timeout`: a limit
 * of {@link attemptLimits} was exceeded; `malformed_response`: not valid HTTP.
 */
export type SendErrorCode = (typeof sendErrorCodes)[number];

/** One event for one subscription. */
export interface Delivery extends Versioned {
  /** `whd_…`, assigned when the event is recorded. */
  readonly id: DeliveryId;
  /** The subscription, which may be deleted. */
  readonly webhookId: WebhookId;
  /** The event that is delivered. */
  readonly eventId: EventId;
  /** What happened, such as `invoice.paid`. */
  readonly eventType: DeliveredType;
  /** How far it has come. */
  readonly status: DeliveryStatus;
  /** The number of attempts. */
  readonly attempts: number;
  /** The attempts before the last manual retry, which the retry schedule does not count. */
  readonly earlierAttempts: number;
  /** When the next attempt is due, while pending. */
  readonly nextAttemptAt: Instant | null;
}

/** One attempt in the log. */
export interface DeliveryAttempt {
  /** The delivery that was tried. */
  readonly deliveryId: DeliveryId;
  /** From 1. A late attempt keeps its number. */
  readonly number: number;
  /** When it began. */
  readonly at: Instant;
  /** Whole milliseconds. */
  readonly durationMs: number;
  /** The URL that the subscription had. */
  readonly url: string;
  /** The headers that were sent, with the signature. */
  readonly requestHeaders: Readonly<Record<string, string>>;
  /** Null if no response arrived. */
  readonly response: WebhookResponse | null;
  /** Why there is no complete response. Null if there is one, with whatever status. */
  readonly error: { readonly code: AttemptErrorCode; readonly message: string } | null;
  /** The attempt ended after another process had claimed the delivery, so it did not change the delivery. */
  readonly late: boolean;
}

/** A delivery with what it sends, and how often. */
export interface LoggedDelivery {
  /** The delivery and its state. */
  readonly delivery: Delivery;
  /** The exact JSON that is signed and sent. */
  readonly body: string;
  /** Sorted by start time. */
  readonly attempts: readonly DeliveryAttempt[];
}

/** `sender_lost`: every process that was to send it stopped, so it is not retried automatically. */
export const attemptErrorCodes = [...sendErrorCodes, "sender_lost"] as const;
/** One of {@link attemptErrorCodes}. */
export type AttemptErrorCode = (typeof attemptErrorCodes)[number];

/** The statuses of responses that accept a delivery, as an inclusive range: 2xx, so a redirect is a failure. */
export const ACCEPTING_STATUSES = { first: 200, last: 299 } as const;

/** Whether a complete response with this status accepts the delivery. */
export function isAccepting(status: number): boolean {
  return status >= ACCEPTING_STATUSES.first && status <= ACCEPTING_STATUSES.last;
}

/** Whether the receiver accepted the delivery. */
export function isDelivered({ response, error }: Pick<DeliveryAttempt, "response" | "error">): boolean {
  return error === null && response !== null && isAccepting(response.status);
}

/**
 * The delivery, due now. A finished delivery gets a new series of attempts. Throws `webhook_deleted` (conflict) if it is cancelled,
 * which only deleting the subscription does.
 */
export function retriedDelivery(delivery: Delivery, now: Instant): Delivery {
  const { status, attempts, nextAttemptAt } = delivery;
  if (status === "cancelled") throw webhookDeleted();
  if (status !== "pending")
    return nextVersion({ ...delivery, status: "pending", nextAttemptAt: now, earlierAttempts: attempts }, now);
  const isDue = nextAttemptAt !== null && nextAttemptAt <= now;
  return isDue ? delivery : nextVersion({ ...delivery, nextAttemptAt: now }, now);
}

/** The error for retrying a delivery of a deleted subscription: `webhook_deleted` (conflict). */
export function webhookDeleted() {
  return conflict("webhook_deleted", "The subscription was deleted, so its deliveries cannot be retried.");
}
