import { instant } from "../../../core/kernel/instant.js";
import type { EventStore } from "../../../core/events/event-store.js";
import type { DeliveryStore } from "../../../core/webhooks/webhook-store.js";
import { honest, type Saboteur, withStores } from "./saboteur.js";
import { withDeliveryQueue, withEventOutbox, withHousekeeping } from "./queues.js";

const withDeliveries = (change: (honest: DeliveryStore) => Partial<DeliveryStore>): Saboteur["make"] =>
  withStores(({ deliveries }) => ({ deliveries: { ...deliveries, ...change(deliveries) } }));

const withEvents = (change: (honest: EventStore) => Partial<EventStore>): Saboteur["make"] =>
  withStores(({ events }) => ({ events: { ...events, ...change(events) } }));

const recovers = "recovers failed deliveries of one subscription created since an instant, once";
const backfills = "backfills a new subscription with events of its types since an instant, in order";
const stores = "stores the next version of a delivery only after the previous one";
const purgesDeliveries = "removes deliveries that ended before an instant, with their attempts, and no others";
const purgesEvents = "removes events before an instant unless a delivery refers to them";
const leases = "gives an event to one claim until its lease expires or it is released";
const removes = "returns at most the requested number, and never a removed event";

export const againSaboteurs: readonly Saboteur[] = [
  {
    title: "does not store the version of a delivery",
    caughtBy: ["claims a failed delivery again after it is stored as due, with a new round of attempts", stores],
    make: withDeliveries(() => ({ update: async () => undefined })),
  },
  {
    title: "forgets which attempts belong to an earlier round",
    caughtBy: ["claims a failed delivery again after it is stored as due, with a new round of attempts"],
    make: withDeliveryQueue((queue) => ({
      claim: async (request) => (await queue.claim(request)).map((claim) => ({ ...claim, earlierAttempts: 0 })),
    })),
  },
  {
    title: "recovers all failed deliveries, however old",
    caughtBy: [recovers],
    make: withDeliveries(({ recover }) => ({ recover: (webhookId, _, now) => recover(webhookId, instant(0), now) })),
  },
  {
    title: "counts deliveries to recover without changing them",
    caughtBy: [recovers, "recovers each delivery once, for any number of simultaneous callers"],
    make: withDeliveries(({ list }) => ({
      recover: async (webhookId) => {
        const filter = { webhookId, statuses: ["failed"], eventTypes: null, from: null, to: null } as const;
        return (await list(filter, { limit: 200, sort: "createdAt", descending: false, after: null })).items.length;
      },
    })),
  },
  {
    title: "delivers a ping to all subscriptions to its type",
    caughtBy: ["delivers an event recorded for one subscription only to that one, whatever its types"],
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
    caughtBy: [backfills, "backfills more events than fit into one batch, each once"],
    make: withDeliveries(() => ({ backfill: async () => 0 })),
  },
  {
    title: "keeps no outbox",
    caughtBy: ["returns the events of all workspaces, oldest first, with exact bodies", leases, removes],
    make: withEventOutbox(() => ({ claim: async () => [] })),
  },
  {
    title: "gives an event to every claim",
    caughtBy: [leases, "gives each event to one of many simultaneous claims"],
    make: withEventOutbox((outbox) => ({ claim: (request) => outbox.claim({ ...request, leasedUntil: request.now }) })),
  },
  {
    title: "releases no events",
    caughtBy: [leases],
    make: withEventOutbox(() => ({ release: async () => undefined })),
  },
  {
    title: "keeps published events",
    caughtBy: [removes],
    make: withEventOutbox(() => ({ remove: async () => undefined })),
  },
  {
    title: "ignores the requested number of events",
    caughtBy: [removes],
    make: withEventOutbox((outbox) => ({ claim: (request) => outbox.claim({ ...request, limit: 1_000 }) })),
  },
  {
    title: "keeps deliveries forever",
    caughtBy: [purgesDeliveries],
    make: withHousekeeping({ purgeDeliveries: async () => 0 }),
  },
  {
    title: "keeps events forever",
    caughtBy: [purgesEvents],
    make: withHousekeeping({ purgeEvents: async () => 0 }),
  },
  {
    title: "removes deliveries slightly too early",
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
    title: "counts held deliveries as due",
    caughtBy: ["reports the backlog: due since when, in flight, waiting for a retry, and held"],
    make: withDeliveryQueue((queue) => ({
      backlog: async (now) => {
        const backlog = await queue.backlog(now);
        return { ...backlog, due: backlog.due + backlog.held, held: 0 };
      },
    })),
  },
];
