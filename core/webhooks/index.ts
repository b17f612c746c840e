import type { Ports } from "../ports/ports.js";
import { makeCreateWebhook } from "./use-cases/create-webhook.js";
import { makeDeleteWebhook } from "./use-cases/delete-webhook.js";
import { makePingWebhook } from "./use-cases/ping-webhook.js";
import { makeListEvents } from "./use-cases/read-events.js";
import { makeGetWebhookDelivery, makeListWebhookDeliveries } from "./use-cases/read-webhook-deliveries.js";
import { makeFindWebhooks, makeGetWebhook, makeListWebhooks } from "./use-cases/read-webhooks.js";
import { makeRecoverWebhookDeliveries, makeRetryWebhookDelivery } from "./use-cases/retry-webhook-deliveries.js";
import { makeUpdateWebhook } from "./use-cases/update-webhook.js";
import { makeGetWebhookSecret, makeRotateWebhookSecret } from "./use-cases/webhook-secret.js";

export * from "./delivery.js";
export * from "./reactions/delivery-engine.js";
export * from "./queued-delivery.js";
export * from "./retry-schedule.js";
export * from "./signatures.js";
export * from "./webhook.js";
export * from "./webhook-secret.js";
export * from "./webhook-store.js";
export * from "./webhook-view.js";
export type { ListEvents } from "./use-cases/read-events.js";
export type { WatchedWebhook } from "./use-cases/read-webhooks.js";

/** The use cases of webhook subscriptions and their deliveries. Only pings record an event. */
export function webhookUseCases(ports: Ports) {
  return {
    /**
     * Creates a subscription, at most `webhookLimit` per workspace; with `backfillFrom`, also delivers past events. Needs `webhooks:write`.
     * Throws `too_many_webhooks` (conflict), and of kind `invalid` a problem of the URL (see `WebhookTargets`) or `not_allowed`
     * for an unknown event type, and `forbidden` for a type whose resource the token may not read.
     */
    createWebhook: makeCreateWebhook(ports),
    /** Lists subscriptions, filtered and in pages, each with the event types that the token may read and the time since when its deliveries fail. Needs `webhooks:read`. */
    listWebhooks: makeListWebhooks(ports),
    /** Returns one subscription with the time since when its deliveries fail. Needs `webhooks:read`. Throws `not_found`. */
    getWebhook: makeGetWebhook(ports),
    /** Returns those of the subscriptions that exist, in any order. Needs `webhooks:read`. */
    findWebhooks: makeFindWebhooks(ports),
    /**
     * Changes the fields that the patch has, and pauses or resumes the subscription. Held and due deliveries go to the new URL.
     * Needs `webhooks:write`. Throws `not_found`, and as `createWebhook` does; event types that the token may not read
     * remain, and `forbidden` refuses to send them to another URL.
     */
    updateWebhook: makeUpdateWebhook(ports),
    /**
     * Deletes a subscription and cancels its pending deliveries; its deliveries stay in the log. Needs `webhooks:write`. Throws
     * `not_found`.
     */
    deleteWebhook: makeDeleteWebhook(ports),
    /** Returns the secret that signs all deliveries of the workspace. Needs `webhook_secret:write`, which only owners have. */
    getWebhookSecret: makeGetWebhookSecret(ports),
    /**
     * Creates a new secret; for 24 hours after each rotation, `webhook-signature` also contains a signature with the secret that it replaced. Needs
     * `webhook_secret:write`, which only owners have. Throws `too_many_rotations` (conflict).
     */
    rotateWebhookSecret: makeRotateWebhookSecret(ports),
    /**
     * Lists the events of the last 30 days whose type the token may read, without pings, filtered and in pages. Needs `webhooks:read`. Throws `forbidden` if
     * `types` names a type that the token may not read.
     */
    listEvents: makeListEvents(ports),
    /** Lists the deliveries of the last 30 days and the pending ones whose event type the token may read, filtered and in pages. Needs `webhooks:read`. */
    listWebhookDeliveries: makeListWebhookDeliveries(ports),
    /** Returns one delivery with its exact body and all attempts. Needs `webhooks:read`. Throws `not_found`. */
    getWebhookDelivery: makeGetWebhookDelivery(ports),
    /**
     * Makes a delivery due now; a finished one gets a new series of attempts. Needs `webhooks:write`. Throws `not_found`, and
     * `webhook_deleted` (conflict).
     */
    retryWebhookDelivery: makeRetryWebhookDelivery(ports),
    /**
     * Makes the failed deliveries of a subscription that were created at `since` or later due now, and returns their number.
     * Needs `webhooks:write`. Throws `not_found`.
     */
    recoverWebhookDeliveries: makeRecoverWebhookDeliveries(ports),
    /**
     * Delivers `webhook.ping` with the subscription as data, whatever types the subscription lists; held while it is paused.
     * Needs `webhooks:write`. Throws `not_found`.
     */
    pingWebhook: makePingWebhook(ports),
  };
}
