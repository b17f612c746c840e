import { rangeIn } from "../moments.js";
import {
  type UserActor,
  DELIVERIES_KEPT_DAYS,
  deliveredTypes,
  deliveryDetailView,
  deliveryStatuses,
  deliveryView,
  type Delivery,
  eventTypes,
  eventView,
  SECRETS_OVERLAP_HOURS,
  type View,
  type WatchedWebhook,
  webhookSecretView,
  webhookStatuses,
  type WebhookPatch,
  webhookTable,
  webhookView,
  type WebhookId,
  type DeliveryId,
} from "../../../core/index.js";
import { mapOptional, toInstant } from "../conversions.js";
import { type ApiUseCases, type Route, list, route } from "../route.js";
import { eventId, RecordedEvent, RecoveredDeliveries, Recovery, subscriptionId, WebhookDelivery } from "../schemas/deliveries.js";
import { NoFields } from "../schemas/no-fields.js";
import { Webhook as WebhookView, WebhookChanges, WebhookCreation, WebhookSecret } from "../schemas/webhooks.js";
import { anyStatus, idsIn, range, updatedSince, wordsIn } from "./filters.js";

const tag = { name: "Webhooks", description: "Event subscriptions, the signing secret, and deliveries." };

const ofUrls = ["url_malformed", "url_not_https", "url_not_public", "url_with_user_info", "url_with_fragment"];

export const showWebhook = ({ webhook, failingSince }: WatchedWebhook): View => webhookView(webhook, failingSince);
const get = async (useCases: ApiUseCases, actor: UserActor, id: WebhookId): Promise<View> =>
  showWebhook(await useCases.getWebhook(actor, id));

const subscriptions: readonly Route[] = [
  route({
    method: "GET",
    path: "/webhooks",
    operation: "listWebhooks",
    summary: "List all webhook subscriptions",
    tag,
    permission: "webhooks:read",
    sorts: ["created_at"],
    query: { status: anyStatus(webhookStatuses), updated_since: updatedSince },
    status: 200,
    response: WebhookView,
    handle: async ({ useCases, actor, query, anyOf, page }) =>
      list({
        page: await useCases.listWebhooks(
          actor,
          {
            statuses: wordsIn(webhookStatuses, anyOf["status"]),
            updatedSince: mapOptional(query["updated_since"], toInstant),
          },
          page,
        ),
        show: showWebhook,
      }),
  }),
  route({
    method: "POST",
    path: "/webhooks",
    operation: "createWebhook",
    summary: "Create a webhook subscription",
    tag,
    permission: "webhooks:write",
    body: WebhookCreation,
    status: 201,
    response: WebhookView,
    invalid: ofUrls,
    conflicts: ["too_many_webhooks"],
    handle: async ({ useCases, actor, body }) => {
      const backfillFrom = mapOptional(body["backfill_from"] as string | undefined, toInstant);
      const webhook = await useCases.createWebhook(actor, { ...webhookTable.fromJson(body), backfillFrom });
      return { body: webhookView(webhook, null), location: `/webhooks/${webhook.id}` };
    },
  }),
  route({
    method: "GET",
    path: "/webhooks/:id",
    id: "wh",
    operation: "getWebhook",
    summary: "Retrieve a webhook subscription",
    tag,
    permission: "webhooks:read",
    status: 200,
    response: WebhookView,
    handle: async ({ useCases, actor, id }) => ({ body: await get(useCases, actor, id) }),
  }),
  route({
    method: "PATCH",
    path: "/webhooks/:id",
    id: "wh",
    operation: "updateWebhook",
    summary: "Update, pause or resume a webhook subscription",
    tag,
    permission: "webhooks:write",
    body: WebhookChanges,
    status: 200,
    response: WebhookView,
    invalid: ofUrls,
    guard: ({ useCases, actor, id }) => get(useCases, actor, id),
    handle: async ({ useCases, actor, id, body }) => {
      return { body: showWebhook(await useCases.updateWebhook(actor, id, webhookTable.fromJson<WebhookPatch>(body))) };
    },
  }),
  route({
    method: "DELETE",
    path: "/webhooks/:id",
    id: "wh",
    operation: "deleteWebhook",
    summary: "Delete a webhook subscription and cancel its pending deliveries",
    tag,
    permission: "webhooks:write",
    status: 204,
    response: null,
    handle: async ({ useCases, actor, id }) => {
      await useCases.deleteWebhook(actor, id);
      return { body: null };
    },
  }),
  route({
    method: "POST",
    path: "/webhooks/:id/ping",
    id: "wh",
    operation: "pingWebhook",
    summary: "Send a webhook.ping event to a subscription",
    tag,
    permission: "webhooks:write",
    body: NoFields,
    bodyOptional: true,
    status: 202,
    response: WebhookDelivery,
    guard: ({ useCases, actor, id }) => get(useCases, actor, id),
    handle: async ({ useCases, actor, id }) => ({ body: showDelivery(await useCases.pingWebhook(actor, id)) }),
  }),
  route({
    method: "POST",
    path: "/webhooks/:id/recover",
    id: "wh",
    operation: "recoverWebhookDeliveries",
    summary: "Resend failed deliveries of a subscription",
    tag,
    permission: "webhooks:write",
    body: Recovery,
    status: 202,
    response: RecoveredDeliveries,
    guard: ({ useCases, actor, id }) => get(useCases, actor, id),
    handle: async ({ useCases, actor, id, body }) => {
      return { body: { count: await useCases.recoverDeliveries(actor, id, toInstant(body.since)) } };
    },
  }),
];

const secret: readonly Route[] = [
  route({
    method: "GET",
    path: "/workspace/webhook-secret",
    operation: "getWebhookSecret",
    summary: "Retrieve the webhook signing secret",
    tag,
    permission: "webhook_secret:write",
    status: 200,
    response: WebhookSecret,
    handle: async ({ useCases, actor }) => ({ body: webhookSecretView(await useCases.getWebhookSecret(actor)) }),
  }),
  route({
    method: "POST",
    path: "/workspace/webhook-secret/rotate",
    operation: "rotateWebhookSecret",
    summary: `Rotate the webhook signing secret. Deliveries are also signed with each secret that was replaced within the last ${SECRETS_OVERLAP_HOURS} hours`,
    tag,
    permission: "webhook_secret:write",
    body: NoFields,
    bodyOptional: true,
    status: 200,
    response: WebhookSecret,
    conflicts: ["too_many_rotations"],
    handle: async ({ useCases, actor }) => ({ body: webhookSecretView(await useCases.rotateWebhookSecret(actor)) }),
  }),
];

type FoundDelivery = Awaited<ReturnType<ApiUseCases["getDelivery"]>>;

const showDelivery = ({ delivery, body, attempts }: FoundDelivery): View => deliveryDetailView(delivery, body, attempts);

async function getDelivery(useCases: ApiUseCases, actor: UserActor, id: DeliveryId): Promise<View> {
  return showDelivery(await useCases.getDelivery(actor, id));
}

const deliveries: readonly Route[] = [
  route({
    method: "GET",
    path: "/webhook-deliveries",
    operation: "listWebhookDeliveries",
    summary: "List webhook deliveries",
    tag,
    permission: "webhooks:read",
    sorts: ["created_at"],
    expand: ["webhook"],
    query: {
      webhook_id: { anyId: "wh", description: subscriptionId[0] },
      status: anyStatus(deliveryStatuses),
      event_type: { anyOf: deliveredTypes, description: "Filters by event type" },
      event_id: { anyId: "evt", description: eventId[0] },
      ...range,
      updated_since: updatedSince,
    },
    detailOnly: ["body", "attempts"],
    invalid: ["range_reversed"],
    status: 200,
    response: WebhookDelivery,
    handle: async ({ useCases, actor, query, anyOf, page }) => {
      const filter = {
        webhookIds: idsIn("wh", anyOf["webhook_id"]),
        statuses: wordsIn(deliveryStatuses, anyOf["status"]) ?? null,
        eventTypes: wordsIn(deliveredTypes, anyOf["event_type"]) ?? null,
        eventIds: idsIn("evt", anyOf["event_id"]),
        ...(await rangeIn({ useCases, actor }, query)),
        updatedSince: mapOptional(query["updated_since"], toInstant),
      };
      return list({
        page: await useCases.listDeliveries(actor, filter, page),
        show: (delivery: Delivery) => deliveryView(delivery),
      });
    },
  }),
  route({
    method: "GET",
    path: "/webhook-deliveries/:id",
    id: "whd",
    operation: "getWebhookDelivery",
    summary: "Retrieve a webhook delivery",
    tag,
    permission: "webhooks:read",
    expand: ["webhook"],
    status: 200,
    response: WebhookDelivery,
    guard: ({ useCases, actor, id }) => getDelivery(useCases, actor, id),
    handle: async ({ useCases, actor, id }) => ({ body: await getDelivery(useCases, actor, id) }),
  }),
  route({
    method: "POST",
    path: "/webhook-deliveries/:id/retry",
    id: "whd",
    operation: "retryWebhookDelivery",
    summary: "Retry a webhook delivery now",
    tag,
    permission: "webhooks:write",
    body: NoFields,
    bodyOptional: true,
    status: 202,
    response: WebhookDelivery,
    conflicts: ["webhook_deleted"],
    guard: ({ useCases, actor, id }) => getDelivery(useCases, actor, id),
    handle: async ({ useCases, actor, id }) => ({ body: showDelivery(await useCases.retryDelivery(actor, id)) }),
  }),
];

const events: readonly Route[] = [
  route({
    method: "GET",
    path: "/events",
    operation: "listEvents",
    summary: "List events",
    description: `Events of the last ${DELIVERIES_KEPT_DAYS} days, whether or not a subscription lists their types. An event can appear some seconds after \`created_at\`, since it is recorded when its change is committed. To follow events, read those of the last minute again, and skip the IDs that you have seen.`,
    tag,
    permission: "webhooks:read",
    sorts: ["created_at"],
    query: { type: { anyOf: eventTypes, description: "Filters by event type" }, ...range },
    invalid: ["range_reversed"],
    status: 200,
    response: RecordedEvent,
    handle: async ({ useCases, actor, query, anyOf, page }) => {
      const filter = { types: wordsIn(eventTypes, anyOf["type"]), ...(await rangeIn({ useCases, actor }, query)) };
      return list({ page: await useCases.listEvents(actor, filter, page), show: eventView });
    },
  }),
];

export const webhookRoutes: readonly Route[] = [...subscriptions, ...secret, ...events, ...deliveries];
