import type { DeliveryId, WebhookId } from "../../../core/kernel/ids.js";
import type { Instant } from "../../../core/kernel/instant.js";
import type { FinishedAttempt } from "../../../core/ports/delivery-queue.js";
import type { Delivery, DeliveryAttempt } from "../../../core/webhooks/delivery.js";
import { withDeliveryQueue, withSight } from "./queues.js";
import { type Saboteur, withStores } from "./saboteur.js";

function recording(change: (finished: readonly FinishedAttempt[]) => readonly FinishedAttempt[]): Saboteur["make"] {
  return withDeliveryQueue((queue) => ({ record: (finished) => queue.record(change(finished)) }));
}

function logging(change: (log: readonly DeliveryAttempt[]) => readonly DeliveryAttempt[]): Saboteur["make"] {
  return withStores(({ deliveries }) => ({
    deliveries: { ...deliveries, attempts: async (id) => change(await deliveries.attempts(id)) },
  }));
}

function listing(change: (delivery: Delivery) => Delivery): Saboteur["make"] {
  return withStores(({ deliveries }) => ({
    deliveries: {
      ...deliveries,
      list: async (filter, page) => {
        const { items, next } = await deliveries.list(filter, page);
        return { items: items.map(change), next };
      },
    },
  }));
}

const decided = "makes of each result what it decided: succeeded, failed, or pending until then";
const fields = "keeps every field of an attempt in the log";
const order = "counts attempts and keeps them all, in the order of their beginning";
const late = "keeps the result of a lease that somebody else has by now as late, and changes nothing by it";
const cancelled = "keeps the result of a delivery that was cancelled meanwhile as late, and leaves it cancelled";
const since = "knows since when a subscription fails: the first failure after the last success";
const batch = "finds the first failure after the last success within one batch, in any order";
const twice = "takes the same result again without any harm";

export const resultSaboteurs: readonly Saboteur[] = [
  {
    title: "ignores the fence of a result",
    caughtBy: [
      late,
      "keeps a late result also after the one that counted",
      "tells late from current among the results of one batch",
    ],
    make: withDeliveryQueue((queue) => {
      const fences = new Map<DeliveryId, number>();
      return {
        claim: async (request) => {
          const claims = await queue.claim(request);
          for (const { id, fence } of claims) fences.set(id, fence);
          return claims;
        },
        record: (finished) =>
          queue.record(
            finished.map((one) => ({ ...one, claim: { ...one.claim, fence: fences.get(one.claim.id) ?? one.claim.fence } })),
          ),
      };
    }),
  },
  {
    title: "lets the result of a cancelled delivery count",
    caughtBy: [cancelled],
    make: withSight(() => ({
      deliveries: (row) => (row.status === "cancelled" ? { ...row, status: "pending" } : row),
    })),
  },
  {
    title: "throws late results away",
    caughtBy: [late, cancelled],
    make: logging((log) => log.filter((attempt) => !attempt.late)),
  },
  {
    title: "passes late results off as current ones",
    caughtBy: [late, cancelled],
    make: logging((log) => log.map((attempt) => ({ ...attempt, late: false }))),
  },
  {
    title: "tries again what was given up",
    caughtBy: [decided, "claims nothing that is cancelled or finished, however much later"],
    make: recording((finished) =>
      finished.map((one) => (one.next.status === "failed" ? { ...one, next: { status: "pending", at: one.attempt.at } } : one)),
    ),
  },
  {
    title: "gives up what is to be tried again",
    caughtBy: [decided, "claims a retry when its time has come, under a higher fence, counting its claims anew"],
    make: recording((finished) =>
      finished.map((one) => (one.next.status === "pending" ? { ...one, next: { status: "failed" } } : one)),
    ),
  },
  {
    title: "records the first result of a batch only",
    caughtBy: [decided, fields],
    make: recording((finished) => finished.slice(0, 1)),
  },
  {
    title: "keeps the last attempt only",
    caughtBy: [order],
    make: logging((log) => log.slice(-1)),
  },
  {
    title: "shows attempts from the last to the first",
    caughtBy: [order],
    make: logging((log) => log.toReversed()),
  },
  {
    title: "loses what a receiver answered beside an error",
    caughtBy: [fields],
    make: logging((log) => log.map((attempt) => (attempt.error ? { ...attempt, response: null } : attempt))),
  },
  {
    title: "counts no attempt",
    caughtBy: [decided, order],
    make: listing((delivery) => ({ ...delivery, attempts: 0 })),
  },
  {
    title: "leaves the version of a delivery alone",
    caughtBy: [decided, order],
    make: listing((delivery) => ({ ...delivery, version: 1 })),
  },
  {
    title: "counts a result again that comes again",
    caughtBy: [twice],
    make: withDeliveryQueue((queue) => {
      const recorded = new Map<string, number>();
      return {
        record: async (finished) => {
          await queue.record(finished);
          for (const { claim } of finished) recorded.set(claim.id, (recorded.get(claim.id) ?? 0) + 1);
          const again = finished.filter(({ claim, next }) => (recorded.get(claim.id) ?? 0) > 1 && next.status === "pending");
          await queue.record(again.map((one) => ({ ...one, claim: { ...one.claim, fence: 0 } })));
        },
      };
    }),
  },
  {
    title: "never takes a subscription that failed for healthy again",
    caughtBy: [since, batch],
    make: (() => {
      const failed = new Map<WebhookId, Instant>();
      return withStores(({ webhooks }) => ({
        webhooks: {
          ...webhooks,
          failing: async () => {
            for (const [id, at] of await webhooks.failing()) if (!failed.has(id)) failed.set(id, at);
            return failed;
          },
        },
      }));
    })(),
  },
  {
    title: "takes the last result of a batch for its latest",
    caughtBy: [batch],
    make: withDeliveryQueue((queue) => ({
      record: async (finished) => {
        for (const one of finished) await queue.record([one]);
      },
    })),
  },
];
