import type { Ports } from "../ports/ports.js";
import { makeCreateWebhook } from "./use-cases/create-webhook.js";
import { makeDeleteWebhook } from "./use-cases/delete-webhook.js";
import { makePingWebhook } from "./use-cases/ping-webhook.js";
import { makeGetDelivery, makeListDeliveries } from "./use-cases/read-deliveries.js";
import { makeFindWebhooks, makeGetWebhook, makeListWebhooks } from "./use-cases/read-webhooks.js";
import { makeRecoverDeliveries, makeRetryDelivery } from "./use-cases/retry-deliveries.js";
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
export type { CreateWebhook } from "./use-cases/create-webhook.js";
export type { WatchedWebhook } from "./use-cases/read-webhooks.js";
export type { WebhookPatch } from "./use-cases/update-webhook.js";

export function webhookUseCases(ports: Ports) {
  return {
    createWebhook: makeCreateWebhook(ports),
    listWebhooks: makeListWebhooks(ports),
    getWebhook: makeGetWebhook(ports),
    findWebhooks: makeFindWebhooks(ports),
    updateWebhook: makeUpdateWebhook(ports),
    deleteWebhook: makeDeleteWebhook(ports),
    getWebhookSecret: makeGetWebhookSecret(ports),
    rotateWebhookSecret: makeRotateWebhookSecret(ports),
    listDeliveries: makeListDeliveries(ports),
    getDelivery: makeGetDelivery(ports),
    retryDelivery: makeRetryDelivery(ports),
    recoverDeliveries: makeRecoverDeliveries(ports),
    pingWebhook: makePingWebhook(ports),
  };
}
