import {
  DELIVERIES_KEPT_DAYS,
  type DeliveryId,
  deliveredTypes,
  deliveryDetailView,
  deliveryStatuses,
  deliveryView,
  type Delivery,
  eventTypes,
  eventView,
  type LoggedDelivery,
  type UserActor,
  type View,
} from "../../../core/index.js";
import { mapOptional, toInstant } from "../conversions.js";
import { rangeIn } from "../moments.js";
import { type ApiUseCases, type Route, list, route } from "../route.js";
import { eventId, RecordedEvent, subscriptionId, WebhookDelivery } from "../schemas/deliveries.js";
import { NoFields } from "../schemas/no-fields.js";
import { anyStatus, idsIn, range, updatedSince, wordsIn } from "./filters.js";

export const webhookTag = { name: "Webhooks", description: "Event subscriptions, the signing secret, and deliveries." };

export const showDelivery = ({ delivery, body, attempts }: LoggedDelivery): View => deliveryDetailView(delivery, body, attempts);

async function getDelivery(useCases: ApiUseCases, actor: UserActor, id: DeliveryId): Promise<View> {
  return showDelivery(await useCases.getWebhookDelivery(actor, id));
}

const events: readonly Route[] = [
  route({
    method: "GET",
    path: "/events",
    operation: "listEvents",
    summary: "List events",
    description: `Returns the events of the last ${DELIVERIES_KEPT_DAYS} days, whether or not a subscription lists their types. It omits types whose resource the token may not read, and refuses them as a filter with 403. An event can appear some seconds after \`created_at\`, since it is recorded when its change is committed. To follow events, read those of the last minute again, and skip the IDs that you have seen.`,
    tag: webhookTag,
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

const deliveries: readonly Route[] = [
  route({
    method: "GET",
    path: "/webhook-deliveries",
    operation: "listWebhookDeliveries",
    summary: "List webhook deliveries",
    description: `Returns the deliveries of the last ${DELIVERIES_KEPT_DAYS} days and the pending ones that match all filters, without their bodies and attempts.`,
    tag: webhookTag,
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
        page: await useCases.listWebhookDeliveries(actor, filter, page),
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
    description: "Returns a delivery with its exact body and all attempts: the headers sent, and the response or the error.",
    tag: webhookTag,
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
    description:
      "Makes the delivery due now, whatever its status. A finished one gets a new series of attempts. It is sent after the response. A delivery of a deleted subscription cannot be retried (409 `webhook_deleted`).",
    again: "unchanged",
    tag: webhookTag,
    permission: "webhooks:write",
    body: NoFields,
    bodyOptional: true,
    status: 202,
    response: WebhookDelivery,
    conflicts: ["webhook_deleted"],
    guard: ({ useCases, actor, id }) => getDelivery(useCases, actor, id),
    handle: async ({ useCases, actor, id }) => ({ body: showDelivery(await useCases.retryWebhookDelivery(actor, id)) }),
  }),
];

/** What was sent to subscriptions, and what can be. */
export const webhookDeliveryRoutes: readonly Route[] = [...events, ...deliveries];
