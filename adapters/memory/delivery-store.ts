import type { EventType } from "../../core/events/domain-event.js";
import { lostRace } from "../../core/kernel/entity.js";
import type { WebhookId } from "../../core/kernel/ids.js";
import { type Delivery, retriedDelivery } from "../../core/webhooks/delivery.js";
import { newDelivery, unqueued } from "../../core/webhooks/queued-delivery.js";
import { subscribedTypes } from "../../core/webhooks/webhook.js";
import type { DeliveryFilter, DeliveryStore } from "../../core/webhooks/webhook-store.js";
import { isAny, isAtLeast } from "./matching.js";
import { pageByCreation } from "./paging.js";
import type { StoreOptions } from "./event-store.js";
import { insertRow } from "./rows.js";
import type { View } from "./workspace-data.js";

export function deliveryStore({ deliveries, attempts, events, webhooks, due }: View, { ids }: StoreOptions): DeliveryStore {
  const requireWebhook = (id: WebhookId): void => {
    if (webhooks.get(id)?.deletedAt !== null) throw lostRace("the webhook");
  };
  return {
    async list(filter, request) {
      const page = pageByCreation(
        deliveries.all().filter((delivery) => matches(delivery, filter)),
        request,
      );
      return { ...page, items: page.items.map(unqueued) };
    },
    async find(id) {
      const delivery = deliveries.get(id);
      const event = delivery && events.get(delivery.eventId);
      return delivery && event ? { delivery: unqueued(delivery), body: event.body } : null;
    },
    async attempts(id) {
      const found = attempts.all().filter(({ deliveryId }) => deliveryId === id);
      return found.sort((a, b) => a.at - b.at || a.number - b.number).map(({ id: _, ...attempt }) => attempt);
    },
    async latestAttempts(webhookId, since, limit) {
      const found = attempts
        .all()
        .filter((one) => !one.late && one.at >= since && deliveries.get(one.deliveryId)?.webhookId === webhookId);
      found.sort((a, b) => b.at - a.at || b.number - a.number);
      return found.slice(0, limit).map(({ id: _, ...attempt }) => attempt);
    },
    async update(delivery) {
      const stored = deliveries.get(delivery.id);
      requireWebhook(delivery.webhookId);
      if (stored?.version !== delivery.version - 1) throw lostRace("the delivery");
      deliveries.put({ ...stored, ...delivery });
      due.add("deliveries");
    },
    async recover(webhookId, since, now) {
      requireWebhook(webhookId);
      const failed = deliveries
        .all()
        .filter((one) => one.webhookId === webhookId && one.status === "failed" && one.createdAt >= since);
      for (const delivery of failed) deliveries.put({ ...delivery, ...retriedDelivery(delivery, now) });
      due.add("deliveries");
      return failed.length;
    },
    async backfill(webhook, from, now) {
      const listed = events
        .all()
        .filter(({ type, occurredAt }) => subscribedTypes(webhook).includes(type as EventType) && occurredAt >= from);
      for (const event of listed) insertRow(deliveries, newDelivery(ids.next("whd"), webhook.id, event, now));
      due.add("deliveries");
      return listed.length;
    },
  };
}

function matches({ webhookId, status, eventId, eventType, createdAt, updatedAt }: Delivery, filter: DeliveryFilter): boolean {
  return (
    isAny(filter.webhookIds, webhookId) &&
    (filter.statuses === null || filter.statuses.includes(status)) &&
    (filter.eventTypes === null || filter.eventTypes.includes(eventType)) &&
    isAny(filter.eventIds, eventId) &&
    (filter.from === null || createdAt >= filter.from) &&
    (filter.to === null || createdAt < filter.to) &&
    isAtLeast(filter.updatedSince, updatedAt)
  );
}
