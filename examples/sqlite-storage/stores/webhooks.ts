import { cancelledDelivery, lostRace, newDelivery, newEndpoint, retriedDelivery, unqueued } from "stint/storage";
import type { DeliveryId, DomainEvent, EventType, Instant, Stores, Webhook, WebhookId } from "stint/storage";
import type { StoredWebhook, Tables } from "../tables.js";
import type { StoreOptions } from "../unit-of-work.js";

const LIVE = { "(deletedAt is not null)": false };
const IN_ORDER = "order by rowid";
/** The id of the only row of a workspace. */
export const SECRET = "secret";

export function webhookStores(
  tables: Tables,
  { ids, outbox: usesOutbox }: StoreOptions,
): Pick<Stores, "events" | "webhooks" | "webhookSecret" | "deliveries"> {
  const { events, outbox, webhooks, secrets, deliveries, attempts, session } = tables;
  const requireLive = (id: WebhookId): void => {
    if (webhooks.find(id)?.deletedAt !== null) throw lostRace("the webhook");
  };
  const record = (event: DomainEvent): void => {
    events.insert(event);
    session.due.add("deliveries");
  };
  const deliver = (webhookId: WebhookId, event: DomainEvent, now: Instant): DeliveryId => {
    const delivery = newDelivery(ids.next("whd"), webhookId, event, now);
    deliveries.insert(delivery);
    return delivery.id;
  };
  const findSecret: Stores["webhookSecret"]["find"] = async () => {
    const found = secrets.find(SECRET);
    if (found === undefined) return null;
    const { id: _, ...secret } = found;
    return secret;
  };
  return {
    events: {
      record: async (event) => {
        record(event);
        if (usesOutbox) outbox.insert({ id: event.id, leasedUntil: null, occurredAt: event.occurredAt });
        const subscribed = webhooks.where(LIVE).filter((webhook) => webhook.events.includes(event.type as EventType));
        for (const { id } of subscribed) deliver(id, event, event.occurredAt);
      },
      recordFor: async (webhookId, event) => {
        requireLive(webhookId);
        record(event);
        return deliver(webhookId, event, event.occurredAt);
      },
      list: async (limit) => events.where({}, `${IN_ORDER} limit ${limit}`),
    },
    webhooks: webhookStore(tables, requireLive),
    webhookSecret: {
      find: findSecret,
      lock: findSecret,
      insert: async (secret) => secrets.insert({ id: SECRET, ...secret }, "the webhook secret"),
      update: async (secret) => secrets.update({ id: SECRET, ...secret }, "webhook secret"),
    },
    deliveries: {
      list: async ({ webhookIds, statuses, eventTypes, eventIds, from, to, updatedSince }, request) => {
        const matching = { webhookId: webhookIds, status: statuses, eventType: eventTypes, eventId: eventIds };
        const times = { "createdAt >= ?": from, "createdAt < ?": to, "updatedAt >= ?": updatedSince };
        const { items, next } = deliveries.page({ ...matching, ...times }, request);
        return { items: items.map(unqueued), next };
      },
      find: async (id) => {
        const delivery = deliveries.find(id);
        const event = delivery && events.find(delivery.eventId);
        return delivery && event ? { delivery: unqueued(delivery), body: event.body } : null;
      },
      attempts: async (deliveryId) => {
        const found = attempts.where({ deliveryId }, "order by at, doc ->> '$.number'");
        return found.map(({ id: _, ...attempt }) => attempt);
      },
      update: async (delivery) => {
        requireLive(delivery.webhookId);
        const stored = deliveries.find(delivery.id);
        if (stored === undefined) throw lostRace("the delivery");
        deliveries.update({ ...stored, ...delivery }, "delivery");
        session.due.add("deliveries");
      },
      recover: async (webhookId, since, now) => {
        requireLive(webhookId);
        const failed = deliveries.where({ webhookId, status: "failed", "createdAt >= ?": since });
        for (const delivery of failed) deliveries.put({ ...delivery, ...retriedDelivery(delivery, now) });
        session.due.add("deliveries");
        return failed.length;
      },
      backfill: async (webhook, from, now) => {
        const past = events.where({ type: webhook.events, "occurredAt >= ?": from }, IN_ORDER);
        for (const event of past) deliver(webhook.id, event, now);
        session.due.add("deliveries");
        return past.length;
      },
    },
  };
}

function webhookStore(
  { webhooks, endpoints, deliveries, session }: Tables,
  requireLive: (id: WebhookId) => void,
): Stores["webhooks"] {
  return {
    find: async (id) => webhooks.where({ ...LIVE, id }).map(withoutDeletion)[0] ?? null,
    findMany: async (ids) => webhooks.where({ ...LIVE, id: ids }).map(withoutDeletion),
    list: async ({ statuses, updatedSince }, request) => {
      const { items, next } = webhooks.page({ ...LIVE, status: statuses, "updatedAt >= ?": updatedSince }, request);
      return { items: items.map(withoutDeletion), next };
    },
    count: async () => webhooks.count(LIVE),
    insert: async (webhook) => {
      webhooks.insert({ ...webhook, deletedAt: null });
      endpoints.insert(newEndpoint(webhook.id));
    },
    update: async (webhook) => {
      requireLive(webhook.id);
      webhooks.update({ ...webhook, deletedAt: null }, "webhook");
      session.due.add("deliveries");
    },
    remove: async (webhook, now) => {
      requireLive(webhook.id);
      webhooks.update({ ...webhook, version: webhook.version + 1, updatedAt: now, deletedAt: now }, "webhook");
      const pending = deliveries.where({ webhookId: webhook.id, status: "pending" });
      for (const delivery of pending) deliveries.put(cancelledDelivery(delivery, now));
    },
    failing: async () => {
      const live = new Set(webhooks.where(LIVE).map(({ id }) => id));
      const since = endpoints.where({}).map(({ id, failingSince }) => [id, failingSince] as const);
      return new Map(since.filter((pair): pair is readonly [WebhookId, Instant] => pair[1] !== null && live.has(pair[0])));
    },
  };
}

function withoutDeletion({ deletedAt: _, ...webhook }: StoredWebhook): Webhook {
  return webhook;
}
