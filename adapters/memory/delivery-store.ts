import type { Delivery } from "../../core/webhooks/delivery.js";
import type { DeliveryFilter, DeliveryStore } from "../../core/webhooks/webhook-store.js";
import { isAny } from "./matching.js";
import { pageByCreation } from "./paging.js";
import type { StoredDelivery, View } from "./space.js";

export function deliveryStore({ deliveries, attempts, events }: View): DeliveryStore {
  return {
    async list(filter, request) {
      const page = pageByCreation(
        deliveries.all().filter((delivery) => matches(delivery, filter)),
        request,
      );
      return { ...page, items: page.items.map(shown) };
    },
    async find(id) {
      const delivery = deliveries.get(id);
      const event = delivery && events.get(delivery.eventId);
      return delivery && event ? { delivery: shown(delivery), body: event.body } : null;
    },
    async attempts(id) {
      const found = attempts.all().filter(({ deliveryId }) => deliveryId === id);
      return found.sort((a, b) => a.at - b.at || a.number - b.number).map(({ id: _, ...attempt }) => attempt);
    },
  };
}

function matches({ webhookId, status, eventId, eventType, createdAt }: Delivery, filter: DeliveryFilter): boolean {
  return (
    (filter.webhookId === null || webhookId === filter.webhookId) &&
    (filter.statuses === null || filter.statuses.includes(status)) &&
    (filter.eventTypes === null || filter.eventTypes.includes(eventType)) &&
    isAny(filter.eventIds, eventId) &&
    (filter.from === null || createdAt >= filter.from) &&
    (filter.to === null || createdAt < filter.to)
  );
}

function shown({ leasedUntil: _, fence: __, claims: ___, ...delivery }: StoredDelivery): Delivery {
  return delivery;
}
