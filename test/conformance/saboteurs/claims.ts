import type { ClaimedDelivery } from "../../../core/ports/delivery-queue.js";
import { instant } from "../../../core/kernel/instant.js";
import type { DeliveryId, WorkspaceId } from "../../../core/kernel/ids.js";
import { plus } from "../fixtures.js";
import { withDeliveryQueue, withSight } from "./queues.js";
import type { Saboteur } from "./saboteur.js";

/** A queue that changes each claim before it hands it out. */
function handing(change: (claim: ClaimedDelivery, all: readonly ClaimedDelivery[]) => ClaimedDelivery): Saboteur["make"] {
  return withDeliveryQueue((queue) => ({
    claim: async (request) => (await queue.claim(request)).map((claim, _, all) => change(claim, all)),
  }));
}

const complete = "claims a delivery with everything that its sender needs, as it is now";
const leased = "claims nothing that is leased, and claims it again in the instant in which its lease ends";
const counted = "counts the claims in a row, and grows the fence with each";
const due = "claims nothing before it is due, and everything from that instant on";

export const claimSaboteurs: readonly Saboteur[] = [
  {
    title: "serialises the body of a delivery anew",
    caughtBy: [complete],
    make: handing((claim) => ({ ...claim, body: JSON.stringify(JSON.parse(claim.body)) })),
  },
  {
    title: "signs with another workspace's secret",
    caughtBy: ["signs each workspace's deliveries with its own secret"],
    make: handing((claim, [first]) => ({ ...claim, secret: first?.secret ?? claim.secret })),
  },
  {
    title: "forgets the secret before the rotation",
    caughtBy: [complete],
    make: handing((claim) => ({ ...claim, secret: { ...claim.secret, previous: null, rotatedAt: null } })),
  },
  {
    title: "sends to the URL that the subscription had when it was made",
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
    caughtBy: [leased, counted, "claims a retry when its time has come, under a higher fence, counting its claims anew"],
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
    title: "counts no claims in a row",
    caughtBy: [counted, leased],
    make: handing((claim) => ({ ...claim, claims: 1 })),
  },
  {
    title: "counts a claim that was given back",
    caughtBy: ["gives back claims that were not sent: due at once, and counted for nothing"],
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
    title: "lets claims that were given back wait for the end of their lease",
    caughtBy: ["gives back claims that were not sent: due at once, and counted for nothing"],
    make: withDeliveryQueue(() => ({ release: async () => undefined })),
  },
  {
    title: "gives back what somebody else has claimed since",
    caughtBy: ["gives back nothing that somebody else has claimed since"],
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
      "never shares a delivery among workers, and never exceeds the cap of a subscription with them",
      "claims at most as many as it is asked for, and the rest afterwards",
    ],
    make: withSight(() => ({ deliveries: (delivery) => ({ ...delivery, leasedUntil: null }) })),
  },
  {
    title: "claims a moment before the lease ends",
    caughtBy: [leased],
    make: withDeliveryQueue((queue) => ({
      claim: (request) => queue.claim({ ...request, leasedUntil: plus(request.leasedUntil, -1) }),
    })),
  },
  {
    title: "leases for ever",
    caughtBy: [leased, counted],
    make: withDeliveryQueue((queue) => ({
      claim: (request) => queue.claim({ ...request, leasedUntil: plus(request.now, 1e12) }),
    })),
  },
  {
    title: "claims before the time has come",
    caughtBy: [due, "claims a retry when its time has come, under a higher fence, counting its claims anew"],
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
    title: "claims what was cancelled",
    caughtBy: [
      "claims nothing that is cancelled or finished, however much later",
      "keeps the result of a delivery that was cancelled meanwhile as late, and leaves it cancelled",
    ],
    make: withSight(() => ({
      webhooks: (webhook) => ({ ...webhook, deletedAt: null }),
      deliveries: (row) => (row.status === "cancelled" ? { ...row, status: "pending", nextAttemptAt: instant(0) } : row),
    })),
  },
  {
    title: "claims what was delivered or given up",
    caughtBy: ["claims nothing that is cancelled or finished, however much later"],
    make: withSight(() => ({
      deliveries: (row) =>
        row.status === "succeeded" || row.status === "failed" ? { ...row, status: "pending", nextAttemptAt: instant(0) } : row,
    })),
  },
  {
    title: "claims more than it is asked for",
    caughtBy: ["claims at most as many as it is asked for, and the rest afterwards"],
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
