import type { Instant } from "../kernel/instant.js";
import { instantView, type View, versionView } from "../kernel/view.js";
import type { Delivery, DeliveryAttempt } from "./delivery.js";
import { type Webhook, webhookTable } from "./webhook.js";
import type { WebhookSecret } from "./webhook-secret.js";

/** The subscription's representation in the API. */
export function webhookView(webhook: Webhook, failingSince: Instant | null): View {
  return { ...webhookTable.toJson(webhook), failing_since: instantView(failingSince) };
}

/** The secret's representation in the API, which only owners may read. Omits the secrets before. */
export function webhookSecretView({ current, rotatedAt, createdAt, updatedAt, version }: WebhookSecret): View {
  return { secret: current, rotated_at: instantView(rotatedAt), ...versionView({ createdAt, updatedAt, version }) };
}

/** The delivery's representation in lists of the API, without body and attempts. */
export function deliveryView(delivery: Delivery): View {
  return {
    id: delivery.id,
    webhook_id: delivery.webhookId,
    event_id: delivery.eventId,
    event_type: delivery.eventType,
    status: delivery.status,
    attempt_count: delivery.attempts,
    next_attempt_at: instantView(delivery.nextAttemptAt),
    ...versionView(delivery),
  };
}

/** A delivery with the exact body and all attempts. */
export function deliveryDetailView(delivery: Delivery, body: string, attempts: readonly DeliveryAttempt[]): View {
  return { ...deliveryView(delivery), body, attempts: attempts.map(attemptView) };
}

function attemptView({ number, at, durationMs, url, requestHeaders, response, error, late }: DeliveryAttempt): View {
  return {
    number,
    at: instantView(at),
    duration_ms: durationMs,
    url,
    request_headers: requestHeaders,
    response_status: response?.status ?? null,
    response_headers: response?.headers ?? null,
    response_body: response?.body ?? null,
    error: error && { code: error.code, message: error.message },
    late,
  };
}
