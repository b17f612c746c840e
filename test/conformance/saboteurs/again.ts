import { instant } from "../../../core/kernel/instant.js";
import type { EventStore } from "../../../core/events/event-store.js";
import type { DeliveryStore } from "../../../core/webhooks/webhook-store.js";
import { honest, type Saboteur, withStores } from "./saboteur.js";
import { withDeliveryQueue, withEventOutbox, withHousekeeping } from "./queues.js";

const withDeliveries = (change: (honest: DeliveryStore) => Partial<DeliveryStore>): Saboteur["make"] =>
  withStores(({ deliveries }) => ({ deliveries: { ...deliveries, ...change(deliveries) } }));

const withEvents = (change: (honest: EventStore) => Partial<EventStore>): Saboteur["make"] =>
  withStores(({ events }) => ({ events: { ...events, ...change(events) } }));

const recovers = "recovers what failed of one subscription and was made at an instant or later, once";
const backfills = "backfills a new subscription with the events that it lists since an instant, in their order";
const stores = "stores the next version of a delivery only after the one before it";
const purgesDeliveries = "removes deliveries that ended before an instant, with their attempts, and no others";
const purgesEvents = "removes events from before an instant unless a delivery tells of them or they wait to be published";
const leases = "gives an event to one alone until its lease ends or it is given back";
const removes = "gives out as many as are asked for, and never again what was removed";

export const againSaboteurs: readonly Saboteur[] = [
  {
    title: "stores no version of a delivery",
    caughtBy: ["claims a failed delivery again once it was stored as due, with a new round of attempts", stores],
    make: withDeliveries(() => ({ update: async () => undefined })),
  },
  {
    title: "forgets which attempts belong to an earlier round",
    caughtBy: ["claims a failed delivery again once it was stored as due, with a new round of attempts"],
    make: withDeliveryQueue((queue) => ({
      claim: async (request) => (await queue.claim(request)).map((claim) => ({ ...claim, earlierAttempts: 0 })),
    })),
  },
  {
    title: "recovers whatever failed, however long ago",
    caughtBy: [recovers],
    make: withDeliveries(({ recover }) => ({ recover: (webhookId, _, now) => recover(webhookId, instant(0), now) })),
  },
  {
    title: "counts what it recovers and leaves it as it is",
    caughtBy: [recovers, "recovers each delivery once, however many ask at the same time"],
    make: withDeliveries(({ list }) => ({
      recover: async (webhookId) => {
        const filter = { webhookId, statuses: ["failed"], eventTypes: null, from: null, to: null } as const;
        return (await list(filter, { limit: 200, sort: "createdAt", descending: false, after: null })).items.length;
      },
    })),
  },
  {
    title: "delivers a ping to everybody who lists its type",
    caughtBy: ["delivers an event recorded for one subscription to that alone, whatever it lists"],
    make: withEvents(({ record, recordFor }) => ({
      recordFor: async (webhookId, event) => {
        const id = await recordFor(webhookId, event);
        await record({ ...event, id: `${event.id}x` as never });
        return id;
      },
    })),
  },
  {
    title: "backfills events from before the instant",
    caughtBy: [backfills],
    make: withDeliveries(({ backfill }) => ({ backfill: (webhook, _, now) => backfill(webhook, instant(0), now) })),
  },
  {
    title: "backfills nothing",
    caughtBy: [backfills, "backfills more events than fit into one step, each once"],
    make: withDeliveries(() => ({ backfill: async () => 0 })),
  },
  {
    title: "keeps no outbox",
    caughtBy: ["gives out the events of all workspaces, the oldest first, with exact bodies", leases, removes],
    make: withEventOutbox(() => ({ claim: async () => [] })),
  },
  {
    title: "gives an event to everybody who asks",
    caughtBy: [leases, "gives each event to one of many who claim at the same time"],
    make: withEventOutbox((outbox) => ({ claim: (request) => outbox.claim({ ...request, leasedUntil: request.now }) })),
  },
  {
    title: "takes nothing back that was not published",
    caughtBy: [leases],
    make: withEventOutbox(() => ({ release: async () => undefined })),
  },
  {
    title: "keeps what was published",
    caughtBy: [removes],
    make: withEventOutbox(() => ({ remove: async () => undefined })),
  },
  {
    title: "gives out as many events as it likes",
    caughtBy: [removes],
    make: withEventOutbox((outbox) => ({ claim: (request) => outbox.claim({ ...request, limit: 1_000 }) })),
  },
  {
    title: "keeps deliveries for ever",
    caughtBy: [purgesDeliveries],
    make: withHousekeeping({ purgeDeliveries: async () => 0 }),
  },
  {
    title: "keeps events for ever",
    caughtBy: [purgesEvents],
    make: withHousekeeping({ purgeEvents: async () => 0 }),
  },
  {
    title: "removes deliveries a moment too early",
    caughtBy: [purgesDeliveries],
    make: () => {
      const subject = honest();
      const { housekeeping } = subject;
      const purgeDeliveries: typeof housekeeping.purgeDeliveries = (before, limit) =>
        housekeeping.purgeDeliveries(instant(before + 10), limit);
      return { ...subject, housekeeping: { ...withHousekeeping({})().housekeeping, purgeDeliveries } };
    },
  },
  {
    title: "counts what is held as due",
    caughtBy: ["tells what waits: due since when, in flight, for a retry, and held"],
    make: withDeliveryQueue((queue) => ({
      backlog: async (now) => {
        const backlog = await queue.backlog(now);
        return { ...backlog, due: backlog.due + backlog.held, held: 0 };
      },
    })),
  },
];
