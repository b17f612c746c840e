import type { DomainEvent } from "../../core/events/domain-event.js";
import type { EventStore } from "../../core/events/event-store.js";
import { firstVersion } from "../../core/kernel/entity.js";
import type { WebhookId } from "../../core/kernel/ids.js";
import type { IdSource } from "../../core/ports/id-source.js";
import { insertRow, requireRow } from "./rows.js";
import type { StoredDelivery, View } from "./space.js";

/** Recording an event makes a delivery for each subscription that lists its type, in the same transaction. */
export function eventStore({ events, workspaces, webhooks, deliveries, workspaceId }: View, ids: IdSource): EventStore {
  return {
    async record(event) {
      requireRow(workspaces, workspaceId, "workspace");
      insertRow(events, event);
      for (const webhook of webhooks.all()) {
        if (webhook.deletedAt === null && webhook.events.includes(event.type))
          insertRow(deliveries, newDelivery(ids, webhook.id, event));
      }
    },
    async list(limit) {
      return events.all().slice(0, limit);
    },
  };
}

function newDelivery(ids: IdSource, webhookId: WebhookId, { id, type, occurredAt }: DomainEvent): StoredDelivery {
  return {
    id: ids.next("whd"),
    webhookId,
    eventId: id,
    eventType: type,
    status: "pending",
    attempts: 0,
    nextAttemptAt: occurredAt,
    leasedUntil: null,
    fence: 0,
    claims: 0,
    ...firstVersion(occurredAt),
  };
}
