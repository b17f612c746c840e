import type { ClaimedDelivery } from "../../../core/ports/delivery-queue.js";
import { instant } from "../../../core/kernel/instant.js";
import type { DeliveryId, WorkspaceId } from "../../../core/kernel/ids.js";
import { plus } from "../fixtures.js";
import { withDeliveryQueue, withSight } from "./queues.js";
import type { Saboteur } from "./saboteur.js";

/** A queue that changes each claim before returning it. */
function handing(change: (claim: ClaimedDelivery, all: readonly ClaimedDelivery[]) => ClaimedDelivery): Saboteur["make"] {
  return withDeliveryQueue((queue) => ({
    claim: async (request) => (await queue.claim(request)).map((claim, _, all) => change(claim, all)),
  }));
}

const complete = "claims a delivery with the current data that its sender needs";
const leased = "claims no leased delivery, and claims it again at the instant when its lease expires";
const counted = "counts consecutive claims, and increases the fence with each";
const due = "claims a delivery from the instant when it is due";

export const claimSaboteurs: readonly Saboteur[] = [
  {
    title: "serializes the body of a delivery again",
    caughtBy: [complete],
    make: handing((claim) => ({ ...claim, body: JSON.stringify(JSON.parse(claim.body)) })),
  },
  {
    title: "signs with another workspace's secret",
    caughtBy: ["signs each workspace's deliveries with its own secret"],
    make: handing((claim, [first]) => ({ ...claim, secret: first?.secret ?? claim.secret })),
  },
  {
    title: "forgets the secret from before the rotation",
    caughtBy: [complete],
    make: handing((claim) => ({ ...claim, secret: { ...claim.secret, replaced: [] } })),
  },
  {
    title: "sends to the original URL of the subscription",
    caughtBy: [complete],
    make: withSight((known) => ({
      webhooks: (webhook) => {
        if (!known.has(webhook.id)) known.set(webhook.id, `https://hooks.example.com/${webhook.id}`);
        return { ...webhook, url: known.get(webhook.id) as string };
      },
    })),
  },
  {
    title: "gives every claim the same fence",
    caughtBy: [leased, counted, "claims a retry when it is due, with a higher fence and a new count of claims"],
    make: withDeliveryQueue((queue) => {
      const fences = new Map<DeliveryId, number>();
      return {
        claim: async (request) =>
          (await queue.claim(request)).map((claim) => {
            fences.set(claim.id, claim.fence);
            return { ...claim, fence: 1 };
          }),
        record: (finished) =>
          queue.record(
            finished.map((one) => ({ ...one, claim: { ...one.claim, fence: fences.get(one.claim.id) ?? one.claim.fence } })),
          ),
      };
    }),
  },
  {
    title: "does not count consecutive claims",
    caughtBy: [counted, leased],
    make: handing((claim) => ({ ...claim, claims: 1 })),
  },
  {
    title: "counts a released claim",
    caughtBy: ["releases unsent claims: due immediately, and not counted"],
    make: withDeliveryQueue((queue) => {
      const extra = new Map<DeliveryId, number>();
      return {
        claim: async (request) =>
          (await queue.claim(request)).map((claim) => ({ ...claim, claims: claim.claims + (extra.get(claim.id) ?? 0) })),
        release: async (claims) => {
          for (const { id } of claims) extra.set(id, (extra.get(id) ?? 0) + 1);
          await queue.release(claims);
        },
      };
    }),
  },
  {
    title: "makes released claims wait until their lease expires",
    caughtBy: ["releases unsent claims: due immediately, and not counted"],
    make: withDeliveryQueue(() => ({ release: async () => undefined })),
  },
  {
    title: "releases what another worker has claimed since",
    caughtBy: ["releases nothing that another worker has claimed since"],
    make: withDeliveryQueue((queue) => {
      const latest = new Map<DeliveryId, ClaimedDelivery>();
      return {
        claim: async (request) => {
          const claims = await queue.claim(request);
          for (const claim of claims) latest.set(claim.id, claim);
          return claims;
        },
        release: (claims) => queue.release(claims.map((claim) => latest.get(claim.id) ?? claim)),
      };
    }),
  },
  {
    title: "leases nothing",
    caughtBy: [
      leased,
      "never shares a delivery among workers, and never exceeds the cap of a subscription across them",
      "claims at most the requested number, and the rest afterwards",
    ],
    make: withSight(() => ({ deliveries: (delivery) => ({ ...delivery, leasedUntil: null }) })),
  },
  {
    title: "claims slightly before the lease expires",
    caughtBy: [leased],
    make: withDeliveryQueue((queue) => ({
      claim: (request) => queue.claim({ ...request, leasedUntil: plus(request.leasedUntil, -1) }),
    })),
  },
  {
    title: "leases forever",
    caughtBy: [leased, counted],
    make: withDeliveryQueue((queue) => ({
      claim: (request) => queue.claim({ ...request, leasedUntil: plus(request.now, 1e12) }),
    })),
  },
  {
    title: "claims before a delivery is due",
    caughtBy: [due, "claims a retry when it is due, with a higher fence and a new count of claims"],
    make: withSight(() => ({
      deliveries: (delivery) => ({ ...delivery, nextAttemptAt: delivery.nextAttemptAt === null ? null : instant(0) }),
    })),
  },
  {
    title: "claims for paused subscriptions",
    caughtBy: ["claims nothing of a paused subscription until it is resumed"],
    make: withSight(() => ({ webhooks: (webhook) => ({ ...webhook, status: "active" }) })),
  },
  {
    title: "claims cancelled deliveries",
    caughtBy: [
      "never claims a cancelled or completed delivery",
      "logs the result of a cancelled delivery as late, and leaves it cancelled",
    ],
    make: withSight(() => ({
      webhooks: (webhook) => ({ ...webhook, deletedAt: null }),
      deliveries: (row) => (row.status === "cancelled" ? { ...row, status: "pending", nextAttemptAt: instant(0) } : row),
    })),
  },
  {
    title: "claims completed deliveries",
    caughtBy: ["never claims a cancelled or completed delivery"],
    make: withSight(() => ({
      deliveries: (row) =>
        row.status === "succeeded" || row.status === "failed" ? { ...row, status: "pending", nextAttemptAt: instant(0) } : row,
    })),
  },
  {
    title: "claims more than requested",
    caughtBy: ["claims at most the requested number, and the rest afterwards"],
    make: withDeliveryQueue((queue) => ({ claim: (request) => queue.claim({ ...request, limit: request.limit + 1 }) })),
  },
  {
    title: "serves one workspace only",
    caughtBy: [
      "signs each workspace's deliveries with its own secret",
      "claims one of each subscription before a second of any, however long its queue",
    ],
    make: withDeliveryQueue((queue) => {
      let only: WorkspaceId | undefined;
      return {
        claim: async (request) => {
          const claims = await queue.claim(request);
          only ??= claims[0]?.workspaceId;
          return claims.filter(({ workspaceId }) => workspaceId === only);
        },
      };
    }),
  },
];
