import {
  MAX_SIGNING_SECRETS,
  SECRETS_OVERLAP_HOURS,
  type UserActor,
  type View,
  type WatchedWebhook,
  type WebhookId,
  type WebhookPatch,
  webhookSecretView,
  webhookStatuses,
  webhookTable,
  webhookView,
} from "../../../core/index.js";
import { mapOptional, toInstant } from "../conversions.js";
import { type ApiUseCases, type Route, list, route } from "../route.js";
import { RecoveredDeliveries, Recovery, WebhookDelivery } from "../schemas/deliveries.js";
import { NoFields } from "../schemas/no-fields.js";
import { Webhook as WebhookView, WebhookChanges, WebhookCreation, WebhookSecret } from "../schemas/webhooks.js";
import { anyStatus, updatedSince, wordsIn } from "./filters.js";
import { showDelivery, webhookTag } from "./webhook-deliveries.js";

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
    description: "Returns active and paused subscriptions. `failing_since` shows those whose last delivery failed.",
    tag: webhookTag,
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
    description:
      "Creates an active subscription to event types, or with `*` to all of them. Each later event of these types is sent to the URL, signed with the workspace's webhook secret; with `backfill_from`, also past events. The token's scopes must include reading the resources of the types.",
    again: "repeated",
    tag: webhookTag,
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
    description: "Returns an active or paused subscription. `failing_since` is set if its last delivery failed.",
    tag: webhookTag,
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
    description:
      "Changes the fields in the request. Deliveries of a `paused` subscription are kept, and sent when it is `active` again. Deliveries that are not sent yet go to a new URL.",
    again: "unchanged",
    tag: webhookTag,
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
    summary: "Delete a webhook subscription",
    description: "Deletes the subscription, and cancels its pending deliveries. Its deliveries stay in the log.",
    again: "404 not_found",
    tag: webhookTag,
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
    description:
      "Queues a delivery with the subscription as `data`, whatever event types the subscription lists. It is sent after the response, or kept while the subscription is paused.",
    emits: ["webhook.ping"],
    again: "repeated",
    tag: webhookTag,
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
    description:
      "Starts a new series of attempts for the failed deliveries that were created at `since` or later. They are sent after the response. `count` is their number. Pending deliveries are not affected.",
    again: "unchanged",
    tag: webhookTag,
    permission: "webhooks:write",
    body: Recovery,
    status: 202,
    response: RecoveredDeliveries,
    guard: ({ useCases, actor, id }) => get(useCases, actor, id),
    handle: async ({ useCases, actor, id, body }) => {
      return { body: { count: await useCases.recoverWebhookDeliveries(actor, id, toInstant(body.since)) } };
    },
  }),
];

const secret: readonly Route[] = [
  route({
    method: "GET",
    path: "/workspace/webhook-secret",
    operation: "getWebhookSecret",
    summary: "Retrieve the webhook signing secret",
    description: "Returns the secret that signs all deliveries of the workspace. The first request creates it.",
    tag: webhookTag,
    permission: "webhook_secret:write",
    status: 200,
    response: WebhookSecret,
    handle: async ({ useCases, actor }) => ({ body: webhookSecretView(await useCases.getWebhookSecret(actor)) }),
  }),
  route({
    method: "POST",
    path: "/workspace/webhook-secret/rotate",
    operation: "rotateWebhookSecret",
    summary: "Rotate the webhook signing secret",
    description: `Replaces the secret by a new one. Deliveries are also signed with each secret that was replaced within the last ${SECRETS_OVERLAP_HOURS} hours, so that receivers can change theirs in between. At most ${MAX_SIGNING_SECRETS} secrets sign at a time: a further rotation returns 409 \`too_many_rotations\`.`,
    again: "repeated",
    tag: webhookTag,
    permission: "webhook_secret:write",
    body: NoFields,
    bodyOptional: true,
    status: 200,
    response: WebhookSecret,
    conflicts: ["too_many_rotations"],
    handle: async ({ useCases, actor }) => ({ body: webhookSecretView(await useCases.rotateWebhookSecret(actor)) }),
  }),
];

export const webhookRoutes: readonly Route[] = [...subscriptions, ...secret];
