import type { EventType } from "../events/domain-event.js";
import type { Versioned } from "../kernel/entity.js";
import type { DeliveryId, EventId, WebhookId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";

export const deliveryStatuses = ["pending", "succeeded", "failed", "cancelled"] as const;
/** `failed` after the last retry; `cancelled` where the subscription was deleted first. */
export type DeliveryStatus = (typeof deliveryStatuses)[number];

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
  readonly eventType: EventType;
  readonly status: DeliveryStatus;
  /** How many were made. */
  readonly attempts: number;
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
