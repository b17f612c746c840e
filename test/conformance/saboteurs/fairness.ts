import type { ClaimedDelivery, ClaimRequest } from "../../../core/ports/delivery-queue.js";
import { withDeliveryQueue, withSight } from "./queues.js";
import type { Saboteur } from "./saboteur.js";

/** A queue that claims everything due, returns some of it in a custom order, and releases the rest. */
function picking(order: (a: ClaimedDelivery, b: ClaimedDelivery) => number, slots?: number): Saboteur["make"] {
  return withDeliveryQueue((queue) => ({
    claim: async (request) => {
      const all = await queue.claim({ ...request, limit: 10_000, slots: slots ?? request.slots });
      const sorted = [...all].sort(order);
      await queue.release(sorted.slice(request.limit));
      return sorted.slice(0, request.limit);
    },
  }));
}

const asking = (change: (request: ClaimRequest) => ClaimRequest): Saboteur["make"] =>
  withDeliveryQueue((queue) => ({ claim: (request) => queue.claim(change(request)) }));

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const round = "claims one of each subscription before a second of any, however long its queue";
const longest = "serves the least recently served subscription first";
const quarter = "gives a workspace a quarter of the slots while another has due work";
const alone = "gives all slots to the only workspace with due work";
const cap = "lets 8 deliveries of a subscription be in flight at a time, and the next when one is done";
const cautious = "sends one at a time to a subscription after 5 failures in a row, not after 4";
const recovered = "sends several at a time again after a success";

export const fairnessSaboteurs: readonly Saboteur[] = [
  {
    title: "sends strictly in order of arrival",
    caughtBy: [round, "claims two of each subscription before a third of any"],
    make: picking((a, b) => byText(a.eventId, b.eventId)),
  },
  {
    title: "serves the oldest subscription first",
    caughtBy: [longest],
    make: withSight(() => ({ endpoints: (endpoint) => ({ ...endpoint, lastClaimedAt: null }) })),
  },
  {
    title: "serves subscriptions that were never served after all others",
    caughtBy: ["serves a subscription that was never served before all others"],
    make: withSight(() => ({
      endpoints: (endpoint) => ({ ...endpoint, lastClaimedAt: endpoint.lastClaimedAt ?? (Number.MAX_SAFE_INTEGER as never) }),
    })),
  },
  {
    title: "claims the latest of a subscription first",
    caughtBy: ["claims the deliveries of a subscription in the order in which they are due"],
    make: picking((a, b) => byText(b.id, a.id)),
  },
  {
    title: "lets a workspace take every slot",
    caughtBy: [quarter, "counts deliveries in flight as part of a workspace's quarter"],
    make: asking((request) => ({ ...request, slots: 1e6 })),
  },
  {
    title: "limits the only workspace to a quarter as well",
    caughtBy: [alone],
    make: asking((request) => ({ ...request, limit: Math.min(request.limit, Math.max(1, Math.floor(request.slots / 4))) })),
  },
  {
    title: "ignores deliveries in flight when it counts",
    caughtBy: [cap, "never shares a delivery among workers, and never exceeds the cap of a subscription across them"],
    make: withSight(() => ({
      deliveries: (row) => (row.status === "pending" && row.leasedUntil !== null ? undefined : row),
    })),
  },
  {
    title: "never becomes cautious",
    caughtBy: [cautious, "sends one at a time to a failing subscription, for any number of workers"],
    make: withSight(() => ({ endpoints: (endpoint) => ({ ...endpoint, failures: 0 }) })),
  },
  {
    title: "becomes cautious after the first failure",
    caughtBy: [cautious],
    make: withSight(() => ({ endpoints: (endpoint) => ({ ...endpoint, failures: endpoint.failures > 0 ? 5 : 0 }) })),
  },
  {
    title: "stays cautious after a success",
    caughtBy: [recovered],
    make: withSight((known) => ({
      endpoints: (endpoint) => {
        const worst = Math.max(endpoint.failures, (known.get(endpoint.id) as number | undefined) ?? 0);
        known.set(endpoint.id, worst);
        return { ...endpoint, failures: worst };
      },
    })),
  },
];
