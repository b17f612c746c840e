import { actor, anyOf, changes, creation, fieldsOf, id, ids, listing, many, value } from "../access/arguments.js";
import { byCreation } from "../kernel/page.js";
import { deliveredTypes, eventTypes } from "../events/domain-event.js";
import { FieldTable } from "../kernel/field-table.js";
import { choiceType, idType, instantType } from "../kernel/field-types.js";
import { field } from "../kernel/fields.js";
import { deliveryStatuses } from "./delivery.js";
import type { DeliveryQuery } from "./use-cases/read-webhook-deliveries.js";
import type { ListEvents } from "./use-cases/read-events.js";
import { webhookStatuses, webhookTable } from "./webhook.js";
import type { WebhookFilter } from "./webhook-store.js";

const command = new FieldTable({ ...webhookTable.fields, backfillFrom: field.optional(instantType) });
const filter = fieldsOf<WebhookFilter>()({
  statuses: anyOf(choiceType(webhookStatuses)),
  updatedSince: field.optional(instantType),
});
const ofDeliveries = fieldsOf<DeliveryQuery>()({
  webhookIds: anyOf(idType("wh")),
  statuses: field.nullable(many(choiceType(deliveryStatuses))),
  eventTypes: field.nullable(many(choiceType(deliveredTypes))),
  eventIds: anyOf(idType("evt")),
  from: field.nullable(instantType),
  to: field.nullable(instantType),
  updatedSince: field.optional(instantType),
});

const ofEvents = fieldsOf<ListEvents>()({
  types: anyOf(choiceType(eventTypes)),
  from: field.nullable(instantType),
  to: field.nullable(instantType),
});

/** The arguments of the use cases. */
export const webhookArguments = {
  createWebhook: [actor, creation(command)],
  listWebhooks: [actor, ...listing(filter, byCreation)],
  getWebhook: [actor, id("wh")],
  findWebhooks: [actor, ids("wh")],
  updateWebhook: [actor, id("wh"), changes(webhookTable)],
  deleteWebhook: [actor, id("wh")],
  getWebhookSecret: [actor],
  rotateWebhookSecret: [actor],
  listEvents: [actor, ...listing(ofEvents, byCreation)],
  listWebhookDeliveries: [actor, ...listing(ofDeliveries, byCreation)],
  getWebhookDelivery: [actor, id("whd")],
  retryWebhookDelivery: [actor, id("whd")],
  recoverWebhookDeliveries: [actor, id("wh"), value("since", instantType)],
  pingWebhook: [actor, id("wh")],
} as const;
