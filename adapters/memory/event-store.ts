import type { DomainEvent, EventType } from "../../core/events/domain-event.js";
import type { EventStore } from "../../core/events/event-store.js";
import { lostRace } from "../../core/kernel/entity.js";
import type { IdSource } from "../../core/ports/id-source.js";
import { subscribedTypes } from "../../core/webhooks/webhook.js";
import { newDelivery } from "../../core/webhooks/queued-delivery.js";
import { pageOf } from "./paging.js";
import { insertRow, requireRow } from "./rows.js";
import type { View } from "./workspace-data.js";

/** What stores need in addition to the rows. */
export interface StoreOptions {
  readonly ids: IdSource;
  /** Whether events are added to the outbox for publication. */
  readonly outbox: boolean;
}

/** Recording an event creates a delivery for each subscription to its type, in the same transaction. */
export function eventStore(view: View, { ids, outbox: usesOutbox }: StoreOptions): EventStore {
  const { events, outbox, workspaces, webhooks, deliveries, workspaceId, due } = view;
  const insert = (event: DomainEvent): void => {
    requireRow(workspaces, workspaceId, "workspace");
    insertRow(events, event);
    due.add("deliveries");
  };
  return {
    async record(event) {
      insert(event);
      if (usesOutbox) insertRow(outbox, { id: event.id, leasedUntil: null });
      for (const webhook of webhooks.all()) {
        if (webhook.deletedAt === null && subscribedTypes(webhook).includes(event.type as EventType))
          insertRow(deliveries, newDelivery(ids.next("whd"), webhook.id, event, event.occurredAt));
      }
    },
    async recordFor(webhookId, event) {
      if (webhooks.get(webhookId)?.deletedAt !== null) throw lostRace("the webhook");
      insert(event);
      const delivery = newDelivery(ids.next("whd"), webhookId, event, event.occurredAt);
      insertRow(deliveries, delivery);
      return delivery.id;
    },
    async list(limit) {
      return events.all().slice(0, limit);
    },
    async page({ types, from, to }, request) {
      const found = events
        .all()
        .filter(({ type, occurredAt: at }) => types.includes(type) && (from === null || at >= from) && (to === null || at < to));
      return pageOf(found, request, ({ occurredAt }) => occurredAt);
    },
  };
}
