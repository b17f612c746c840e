import { actor, anyOf, byCreation, changes, creation, fieldsOf, id, ids, page, value, many } from "../access/arguments.js";
import { deliveredTypes, eventTypes } from "../events/domain-event.js";
import { FieldTable } from "../kernel/field-table.js";
import { choiceType, idType, instantType } from "../kernel/field-types.js";
import { field } from "../kernel/fields.js";
import { deliveryStatuses } from "./delivery.js";
import type { ListEvents } from "./use-cases/read-events.js";
import { webhookStatuses, webhookTable } from "./webhook.js";
import type { DeliveryFilter, WebhookFilter } from "./webhook-store.js";

const command = new FieldTable({ ...webhookTable.fields, backfillFrom: field.optional(instantType) });
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

const ofEvents = fieldsOf<ListEvents>()({
  types: anyOf(choiceType(eventTypes)),
  from: field.requiredOrNull(instantType),
  to: field.requiredOrNull(instantType),
});

/** The arguments of the use cases. */
export const webhookArguments = {
  createWebhook: [actor, creation(command)],
  listWebhooks: [actor, creation(filter), page(byCreation)],
  getWebhook: [actor, id("wh")],
  findWebhooks: [actor, ids("wh")],
  updateWebhook: [actor, id("wh"), changes(webhookTable)],
  deleteWebhook: [actor, id("wh")],
  getWebhookSecret: [actor],
  rotateWebhookSecret: [actor],
  listEvents: [actor, creation(ofEvents), page(byCreation)],
  listDeliveries: [actor, creation(ofDeliveries), page(byCreation)],
  getDelivery: [actor, id("whd")],
  retryDelivery: [actor, id("whd")],
  recoverDeliveries: [actor, id("wh"), value("since", instantType)],
  pingWebhook: [actor, id("wh")],
} as const;
