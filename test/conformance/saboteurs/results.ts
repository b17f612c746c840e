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

const decided = "applies each result's outcome: succeeded, failed, or pending until its retry";
const fields = "keeps every field of an attempt in the log";
const order = "counts attempts and keeps them all, in the order of their start";
const late = "logs the result of a lost lease as late, and changes nothing else";
const cancelled = "logs the result of a cancelled delivery as late, and leaves it cancelled";
const since = "reports since when a subscription has been failing: the first failure after the last success";
const batch = "finds the first failure after the last success within one batch, in any order";
const twice = "accepts the same result again without effect";

export const resultSaboteurs: readonly Saboteur[] = [
  {
    title: "finds the latest attempts in the order of their start",
    caughtBy: ["finds the latest attempts of a subscription since an instant, the last one first"],
    make: withStores(({ deliveries }) => ({
      deliveries: {
        ...deliveries,
        latestAttempts: async (id, since, limit) => (await deliveries.latestAttempts(id, since, limit)).toReversed(),
      },
    })),
  },
  {
    title: "ignores the fence of a result",
    caughtBy: [
      late,
      "logs a late result also after the one that counted",
      "distinguishes late from current results in one batch",
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
    title: "counts the result of a cancelled delivery",
    caughtBy: [cancelled],
    make: withSight(() => ({
      deliveries: (row) => (row.status === "cancelled" ? { ...row, status: "pending" } : row),
    })),
  },
  {
    title: "drops late results",
    caughtBy: [late, cancelled],
    make: logging((log) => log.filter((attempt) => !attempt.late)),
  },
  {
    title: "logs late results as current ones",
    caughtBy: [late, cancelled],
    make: logging((log) => log.map((attempt) => ({ ...attempt, late: false }))),
  },
  {
    title: "retries failed deliveries",
    caughtBy: [decided, "never claims a cancelled or completed delivery"],
    make: recording((finished) =>
      finished.map((one) => (one.next.status === "failed" ? { ...one, next: { status: "pending", at: one.attempt.at } } : one)),
    ),
  },
  {
    title: "fails deliveries that should be retried",
    caughtBy: [decided, "claims a retry when it is due, with a higher fence and a new count of claims"],
    make: recording((finished) =>
      finished.map((one) => (one.next.status === "pending" ? { ...one, next: { status: "failed" } } : one)),
    ),
  },
  {
    title: "records only the first result of a batch",
    caughtBy: [decided, fields],
    make: recording((finished) => finished.slice(0, 1)),
  },
  {
    title: "keeps only the last attempt",
    caughtBy: [order],
    make: logging((log) => log.slice(-1)),
  },
  {
    title: "lists attempts in reverse order",
    caughtBy: [order],
    make: logging((log) => log.toReversed()),
  },
  {
    title: "loses the response of an attempt with an error",
    caughtBy: [fields],
    make: logging((log) => log.map((attempt) => (attempt.error ? { ...attempt, response: null } : attempt))),
  },
  {
    title: "does not count attempts",
    caughtBy: [decided, order],
    make: listing((delivery) => ({ ...delivery, attempts: 0 })),
  },
  {
    title: "does not change the version of a delivery",
    caughtBy: [decided, order],
    make: listing((delivery) => ({ ...delivery, version: 1 })),
  },
  {
    title: "counts a repeated result twice",
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
    title: "never treats a failed subscription as healthy again",
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
    title: "treats the last result of a batch as its latest",
    caughtBy: [batch],
    make: withDeliveryQueue((queue) => ({
      record: async (finished) => {
        for (const one of finished) await queue.record([one]);
      },
    })),
  },
];
