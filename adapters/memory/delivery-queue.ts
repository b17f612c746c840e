import type { WorkspaceId } from "../../core/kernel/ids.js";
import type { Instant } from "../../core/kernel/instant.js";
import type { Backlog, ClaimedDelivery, ClaimRequest, DeliveryQueue, FinishedAttempt } from "../../core/ports/delivery-queue.js";
import {
  inOrderOfStart,
  claimDelivery,
  concurrencyOf,
  type DueDelivery,
  fairShare,
  isDue,
  isLeased,
  recordAttempt,
  releaseDelivery,
} from "../../core/webhooks/queued-delivery.js";
import type { WorkspaceData } from "./workspace-data.js";
import { transact } from "./workspace-data.js";

/** The delivery queue of all workspaces in memory. */
export class MemoryDeliveryQueue implements DeliveryQueue {
  constructor(private readonly dataByWorkspace: ReadonlyMap<WorkspaceId, WorkspaceData>) {}

  async claim(request: ClaimRequest): Promise<readonly ClaimedDelivery[]> {
    const all = [...this.dataByWorkspace.values()];
    const found = all.flatMap((data) => dueIn(data, request.now));
    const inFlight = new Map(all.map((data) => [data.workspaceId, leasedIn(data, request.now)]));
    const claims: ClaimedDelivery[] = [];
    for (const due of fairShare(found, inFlight, request)) {
      const data = this.dataByWorkspace.get(due.workspaceId);
      if (data === undefined) continue;
      await transact(data, (view) => {
        const claim = claimDelivery(view, due, view.secrets.get("secret") ?? null, request);
        if (claim) claims.push(claim);
      });
    }
    return claims;
  }

  async record(finished: readonly FinishedAttempt[]): Promise<void> {
    for (const one of finished.toSorted(inOrderOfStart)) {
      const data = this.dataByWorkspace.get(one.claim.workspaceId);
      if (data) await transact(data, (view) => recordAttempt(view, one));
    }
  }

  async release(claims: readonly ClaimedDelivery[]): Promise<void> {
    for (const claim of claims) {
      const data = this.dataByWorkspace.get(claim.workspaceId);
      if (data) await transact(data, (view) => releaseDelivery(view, claim));
    }
  }

  async backlog(now: Instant): Promise<Backlog> {
    const counts = { due: 0, inFlight: 0, scheduled: 0, held: 0 };
    let dueSince: Instant | null = null;
    for (const { tables } of this.dataByWorkspace.values()) {
      const { deliveries, webhooks } = tables;
      for (const delivery of deliveries.values()) {
        if (delivery.status !== "pending") continue;
        const isHeld = webhooks.get(delivery.webhookId)?.status === "paused";
        const { nextAttemptAt } = delivery;
        if (isLeased(delivery, now)) counts.inFlight += 1;
        else if (isHeld) counts.held += 1;
        else if (nextAttemptAt === null || nextAttemptAt > now) counts.scheduled += 1;
        else {
          counts.due += 1;
          if (dueSince === null || nextAttemptAt < dueSince) dueSince = nextAttemptAt;
        }
      }
    }
    return { ...counts, dueSince };
  }
}

/** The due deliveries of active subscriptions, as many of each as it has free places. */
function dueIn({ workspaceId, tables }: WorkspaceData, now: Instant): DueDelivery[] {
  const all = [...tables.deliveries.values()];
  return [...tables.webhooks.values()].flatMap((webhook) => {
    if (webhook.deletedAt !== null || webhook.status !== "active") return [];
    const own = all.filter(({ webhookId }) => webhookId === webhook.id);
    const endpoint = tables.endpoints.get(webhook.id);
    const free = Math.max(0, concurrencyOf(endpoint?.failures ?? 0) - own.filter((one) => isLeased(one, now)).length);
    return own
      .filter((delivery) => isDue(delivery, now))
      .sort((a, b) => (a.nextAttemptAt ?? 0) - (b.nextAttemptAt ?? 0))
      .slice(0, free)
      .map(({ id, webhookId }, rank) => ({
        ...{ workspaceId, webhookId, id, rank },
        lastClaimedAt: endpoint?.lastClaimedAt ?? null,
      }));
  });
}

function leasedIn({ tables }: WorkspaceData, now: Instant): number {
  return [...tables.deliveries.values()].filter((delivery) => isLeased(delivery, now)).length;
}
