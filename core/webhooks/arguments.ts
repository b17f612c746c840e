import { actor, anyOf, byCreation, changes, creation, fieldsOf, id, ids, page, value, many } from "../access/arguments.js";
import { deliveredTypes, eventTypes } from "../events/domain-event.js";
import { choiceType, idType, instantType, textType } from "../kernel/field-types.js";
import { field } from "../kernel/fields.js";
import { deliveryStatuses } from "./delivery.js";
import type { CreateWebhook } from "./use-cases/create-webhook.js";
import type { WebhookPatch } from "./use-cases/update-webhook.js";
import { webhookLimits, webhookStatuses } from "./webhook.js";
import type { DeliveryFilter, WebhookFilter } from "./webhook-store.js";

const url = textType(webhookLimits.url);
const events = many(choiceType(eventTypes));
const description = textType(webhookLimits.description);

const command = fieldsOf<CreateWebhook>()({
  url: field.required(url),
  events: field.required(events),
  description: field.optional(description),
  backfillFrom: field.optional(instantType),
});
const patch = fieldsOf<WebhookPatch>()({
  url: field.optional(url),
  events: field.optional(events),
  description: field.optional(description),
  status: field.optional(choiceType(webhookStatuses)),
});
const filter = fieldsOf<WebhookFilter>()({
  statuses: anyOf(choiceType(webhookStatuses)),
  updatedSince: field.optional(instantType),
});
const ofDeliveries = fieldsOf<DeliveryFilter>()({
  webhookIds: anyOf(idType("wh")),
  statuses: field.requiredOrNull(many(choiceType(deliveryStatuses))),
  eventTypes: field.requiredOrNull(many(choiceType(deliveredTypes))),
  eventIds: anyOf(idType("evt")),
  from: field.requiredOrNull(instantType),
  to: field.requiredOrNull(instantType),
  updatedSince: field.optional(instantType),
});

/** The arguments of the use cases. */
export const webhookArguments = {
  createWebhook: [actor, creation(command)],
  listWebhooks: [actor, creation(filter), page(byCreation)],
  getWebhook: [actor, id("wh")],
  findWebhooks: [actor, ids("wh")],
  updateWebhook: [actor, id("wh"), changes(patch)],
  deleteWebhook: [actor, id("wh")],
  getWebhookSecret: [actor],
  rotateWebhookSecret: [actor],
  listDeliveries: [actor, creation(ofDeliveries), page(byCreation)],
  getDelivery: [actor, id("whd")],
  retryDelivery: [actor, id("whd")],
  recoverDeliveries: [actor, id("wh"), value("since", instantType)],
  pingWebhook: [actor, id("wh")],
} as const;
