import { cancelledDelivery, lostRace, newDelivery, newEndpoint, retriedDelivery, subscribedTypes, unqueued } from "stint/storage";
import type { DeliveryId, DomainEvent, EventType, Instant, Stores, WebhookId } from "stint/storage";
import { conditionsOf } from "../filters.js";
import { withoutId } from "../rows.js";
import type { Tables } from "../tables.js";
import type { StoreOptions } from "../unit-of-work.js";
import { resourceStore } from "./workspace.js";

const IN_ORDER = "order by rowid";

/** Recording an event creates a delivery for each subscription to its type, in the same transaction. */
export function eventStore(tables: Tables, options: StoreOptions): Stores["events"] {
  const { events, outbox, webhooks, session } = tables;
  const insert = (event: DomainEvent): void => {
    events.insert(event, "event");
    session.due.add("deliveries");
  };
  return {
    record: async (event) => {
      insert(event);
      if (options.outbox) outbox.insert({ id: event.id, leasedUntil: null, occurredAt: event.occurredAt }, "outbox");
      const subscribed = webhooks.where({}).filter((webhook) => subscribedTypes(webhook).includes(event.type as EventType));
      for (const { id } of subscribed) deliver(tables, options, id, event, event.occurredAt);
    },
    recordFor: async (webhookId, event) => {
      requireWebhook(tables, webhookId);
      insert(event);
      return deliver(tables, options, webhookId, event, event.occurredAt);
    },
    list: async (limit) => events.where({}, `${IN_ORDER} limit ${limit}`),
    page: async ({ types: type, from, to }, request) =>
      events.page({ type, "occurredAt >= ?": from, "occurredAt < ?": to }, { ...request, sort: "occurredAt" }),
  };
}

/** A subscription is removed at once. Its deliveries stay, without a reference to it. */
export function webhookStore({ webhooks, endpoints, deliveries, session }: Tables): Stores["webhooks"] {
  return {
    ...resourceStore(webhooks, "webhook"),
    count: async () => webhooks.where({}).length,
    insert: async (webhook) => {
      webhooks.insert(webhook, "webhook");
      endpoints.insert(newEndpoint(webhook.id), "webhook");
    },
    update: async (webhook) => {
      webhooks.update(webhook, "webhook");
      session.due.add("deliveries");
    },
    remove: async (webhook, now) => {
      webhooks.delete(webhook, "webhook");
      const pending = deliveries.where({ webhookId: webhook.id, status: "pending" });
      for (const delivery of pending) deliveries.put(cancelledDelivery(delivery, now));
    },
    failing: async () => {
      const since = endpoints.where({}).map(({ id, failingSince }) => [id, failingSince] as const);
      return new Map(since.filter((pair): pair is readonly [WebhookId, Instant] => pair[1] !== null));
    },
  };
}

export function webhookSecretStore({ secrets, session: { workspaceId: id } }: Tables): Stores["webhookSecret"] {
  const find: Stores["webhookSecret"]["find"] = async () => secrets.where({}).map(withoutId)[0] ?? null;
  return {
    find,
    lock: find,
    insert: async (secret) => secrets.insert({ id, ...secret }, "webhook secret", true),
    update: async (secret) => secrets.update({ id, ...secret }, "webhook secret"),
  };
}

export function deliveryStore(tables: Tables, options: StoreOptions): Stores["deliveries"] {
  const { deliveries, attempts, events, session } = tables;
  return {
    list: async ({ from, to, ...filter }, request) => {
      const created = { "createdAt >= ?": from, "createdAt < ?": to };
      const { items, next } = deliveries.page({ ...created, ...conditionsOf(filter) }, request);
      return { items: items.map(unqueued), next };
    },
    find: async (id) => {
      const delivery = deliveries.get(id);
      const event = delivery && events.get(delivery.eventId);
      return delivery && event ? { delivery: unqueued(delivery), body: event.body } : null;
    },
    attempts: async (deliveryId) => attempts.where({ deliveryId }, "order by at, doc ->> '$.number'").map(withoutId),
    latestAttempts: async (webhookId, since, limit) =>
      deliveries
        .where({ webhookId })
        .flatMap(({ id }) => attempts.where({ deliveryId: id, "at >= ?": since }).map(withoutId))
        .filter(({ late }) => !late)
        .sort((a, b) => b.at - a.at || b.number - a.number)
        .slice(0, limit),
    update: async (delivery) => {
      requireWebhook(tables, delivery.webhookId);
      const stored = deliveries.get(delivery.id);
      if (stored === undefined) throw lostRace("the delivery");
      deliveries.update({ ...stored, ...delivery }, "delivery");
      session.due.add("deliveries");
    },
    recover: async (webhookId, since, now) => {
      requireWebhook(tables, webhookId);
      const failed = deliveries.where({ webhookId, status: "failed", "createdAt >= ?": since });
      for (const delivery of failed) deliveries.put({ ...delivery, ...retriedDelivery(delivery, now) });
      session.due.add("deliveries");
      return failed.length;
    },
    backfill: async (webhook, from, now) => {
      const past = events.where({ type: subscribedTypes(webhook), "occurredAt >= ?": from }, IN_ORDER);
      for (const event of past) deliver(tables, options, webhook.id, event, now);
      session.due.add("deliveries");
      return past.length;
    },
  };
}

function deliver({ deliveries }: Tables, { ids }: StoreOptions, to: WebhookId, event: DomainEvent, now: Instant): DeliveryId {
  const delivery = newDelivery(ids.next("whd"), to, event, now);
  deliveries.insert(delivery, "delivery");
  return delivery.id;
}

function requireWebhook({ webhooks }: Tables, id: WebhookId): void {
  if (webhooks.get(id) === undefined) throw lostRace("the webhook");
}
