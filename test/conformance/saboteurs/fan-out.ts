import { eventTypes } from "../../../core/events/domain-event.js";
import type { EventStore } from "../../../core/events/event-store.js";
import type { WebhookId } from "../../../core/kernel/ids.js";
import type { Delivery } from "../../../core/webhooks/delivery.js";
import type { DeliveryFilter, DeliveryStore } from "../../../core/webhooks/webhook-store.js";
import { plus } from "../fixtures.js";
import { type Saboteur, withStores } from "./saboteur.js";
import { EVERY_EVENT, MAX_WEBHOOKS, type Webhook } from "../../../core/webhooks/webhook.js";

/** Subscriptions with other event types than they report. */
function listening(to: (webhook: Webhook) => Webhook["events"]): Saboteur["make"] {
  const shown = new Map<WebhookId, Webhook["events"]>();
  const show = (webhook: Webhook): Webhook => ({ ...webhook, events: shown.get(webhook.id) ?? webhook.events });
  const keep = (webhook: Webhook): Webhook => {
    shown.set(webhook.id, webhook.events);
    return { ...webhook, events: to(webhook) };
  };
  return withStores(({ webhooks }) => ({
    webhooks: {
      ...webhooks,
      insert: (webhook) => webhooks.insert(keep(webhook)),
      update: (webhook) => webhooks.update(keep(webhook)),
      find: async (id) => {
        const found = await webhooks.find(id);
        return found && show(found);
      },
    },
  }));
}

function deliveries(change: (store: DeliveryStore) => Partial<DeliveryStore>): Saboteur["make"] {
  return withStores((stores) => ({ deliveries: { ...stores.deliveries, ...change(stores.deliveries) } }));
}

const listing = (change: (delivery: Delivery) => Delivery | null): Saboteur["make"] =>
  deliveries((store) => ({
    list: async (filter, page) => {
      const { items, next } = await store.list(filter, page);
      return { items: items.map(change).filter((one) => one !== null), next };
    },
  }));

const filtering = (change: (filter: DeliveryFilter) => DeliveryFilter): Saboteur["make"] =>
  deliveries((store) => ({ list: (filter, page) => store.list(change(filter), page) }));

function events(change: (store: EventStore) => Partial<EventStore>): Saboteur["make"] {
  return withStores((stores) => ({ events: { ...stores.events, ...change(stores.events) } }));
}

const paged = "pages through events of any of several types in a half-open time range, ties by id, in both directions";
const exact = "creates one pending delivery of an event, due at its instant, with its exact body";
const audience = "creates deliveries for paused subscriptions too, but not for removed ones or other event types";
const every = "creates and backfills deliveries of every event type for a subscription to all";
const kept = "keeps the deliveries of a removed subscription in the log, and cancels pending ones";
const narrow = "lists deliveries of one subscription, of any of several statuses or event types";
const span = "lists deliveries created in a half-open time range";

export const fanOutSaboteurs: readonly Saboteur[] = [
  {
    title: "creates no deliveries",
    caughtBy: [exact, audience, `creates ${MAX_WEBHOOKS} deliveries of an event for ${MAX_WEBHOOKS} subscriptions`],
    make: listening(() => []),
  },
  { title: "delivers every event to everyone", caughtBy: [audience], make: listening(() => eventTypes) },
  {
    title: "creates no deliveries while a subscription is paused",
    caughtBy: [audience],
    make: listening(({ status, events }) => (status === "paused" ? [] : events)),
  },
  {
    title: "delivers only the first of a subscription's types",
    caughtBy: [exact, audience],
    make: listening(({ events }) => events.slice(0, 1)),
  },
  {
    title: "delivers nothing to a subscription to every type",
    caughtBy: [every],
    make: listening(({ events }) => events.filter((type) => type !== EVERY_EVENT)),
  },
  {
    title: "delivers an event twice",
    caughtBy: [
      exact,
      audience,
      "creates separate deliveries for each of several events in one unit of work, for a subscription of the same",
    ],
    make: withStores(({ events }, { honest }) => ({
      events: {
        ...events,
        record: async (event) => {
          await events.record(event);
          await events.record({ ...event, id: honest.ids.next("evt") });
        },
      },
    })),
  },
  {
    title: "delivers to removed subscriptions, and cancels nothing",
    caughtBy: [audience, kept, "creates no delivery for a subscription that is being removed when the event is recorded"],
    make: (() => {
      const removed = new Set<string>();
      return withStores(({ webhooks }) => ({
        webhooks: {
          ...webhooks,
          remove: async ({ id }) => {
            removed.add(id);
          },
          find: async (id) => (removed.has(id) ? null : webhooks.find(id)),
        },
      }));
    })(),
  },
  {
    title: "creates deliveries after the work instead of in it",
    caughtBy: ["creates no delivery of an event whose work rejects"],
    make: withStores(({ events }, { honest, scope }) => ({
      events: {
        ...events,
        record: async (event) => {
          await Promise.resolve();
          void honest.unitOfWork.run(scope, (stores) => stores.events.record(event));
        },
      },
    })),
  },
  {
    title: "makes deliveries due later than their event",
    caughtBy: [exact],
    make: listing((one) => ({ ...one, nextAttemptAt: one.nextAttemptAt && plus(one.nextAttemptAt, 1_000) })),
  },
  {
    title: "loses the log of a removed subscription",
    caughtBy: [kept],
    make: listing((one) => (one.status === "cancelled" ? null : one)),
  },
  {
    title: "changes a cancelled delivery without a new version",
    caughtBy: [kept],
    make: listing((one) => (one.status === "cancelled" ? { ...one, version: one.version - 1 } : one)),
  },
  {
    title: "lists the deliveries of every subscription instead of the requested one",
    caughtBy: [narrow, "combines all filters of deliveries"],
    make: filtering((filter) => ({ ...filter, webhookIds: undefined })),
  },
  {
    title: "filters only by the first of several statuses",
    caughtBy: [narrow, "combines all filters of deliveries"],
    make: filtering((filter) => ({ ...filter, statuses: filter.statuses && filter.statuses.slice(0, 1) })),
  },
  {
    title: "treats an empty list of statuses as all",
    caughtBy: [narrow],
    make: filtering((filter) => ({ ...filter, statuses: filter.statuses?.length === 0 ? null : filter.statuses })),
  },
  {
    title: "ignores the filter by time of change",
    caughtBy: ["lists deliveries changed since a time, including new ones"],
    make: filtering((filter) => ({ ...filter, updatedSince: undefined })),
  },
  {
    title: "ignores the filter by event type",
    caughtBy: [narrow],
    make: filtering((filter) => ({ ...filter, eventTypes: null })),
  },
  {
    title: "includes the end of a time range",
    caughtBy: [span],
    make: filtering((filter) => ({ ...filter, to: filter.to && plus(filter.to, 1) })),
  },
  {
    title: "forgets one filter of deliveries when there are several",
    caughtBy: ["combines all filters of deliveries"],
    make: filtering((filter) => (filter.webhookIds && filter.statuses ? { ...filter, from: null } : filter)),
  },
  {
    title: "lists deliveries in one direction only",
    caughtBy: ["pages through deliveries by creation time, ties by id, in both directions"],
    make: deliveries((store) => ({ list: (filter, page) => store.list(filter, { ...page, descending: false }) })),
  },
  {
    title: "lists events of every type instead of the requested ones",
    caughtBy: [paged],
    make: events((store) => ({ page: (filter, page) => store.page({ ...filter, types: eventTypes }, page) })),
  },
  {
    title: "lists events in one direction only",
    caughtBy: [paged],
    make: events((store) => ({ page: (filter, page) => store.page(filter, { ...page, descending: false }) })),
  },
];
