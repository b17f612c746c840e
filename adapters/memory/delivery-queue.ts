import type { WorkspaceId } from "../../core/kernel/ids.js";
import type { Instant } from "../../core/kernel/instant.js";
import type { Backlog, ClaimedDelivery, ClaimRequest, DeliveryQueue, FinishedAttempt } from "../../core/ports/delivery-queue.js";
import type { WorkspaceData, StoredDelivery, View } from "./workspace-data.js";
import { transact } from "./workspace-data.js";

/** The maximum number of concurrent deliveries to one subscription. */
const CAP = 8;
/** After this number of consecutive failures, a subscription gets one delivery at a time. */
const FAILURES_BEFORE_CAUTION = 5;

interface Candidate {
  readonly data: WorkspaceData;
  readonly delivery: StoredDelivery;
  /** When a delivery of its subscription was last claimed. */
  readonly served: number;
  /** Position among the due deliveries of its subscription. */
  readonly rank: number;
}

/** The delivery queue of all workspaces in memory. */
export class MemoryDeliveryQueue implements DeliveryQueue {
  constructor(private readonly dataByWorkspace: ReadonlyMap<WorkspaceId, WorkspaceData>) {}

  async claim(request: ClaimRequest): Promise<readonly ClaimedDelivery[]> {
    const claims: ClaimedDelivery[] = [];
    for (const { data, delivery } of this.#fairShare(request)) {
      await transact(data, (view) => {
        const claim = claimOne(view, data.workspaceId, delivery.id, request);
        if (claim) claims.push(claim);
      });
    }
    return claims;
  }

  async record(finished: readonly FinishedAttempt[]): Promise<void> {
    for (const one of finished.toSorted(byStart)) {
      const data = this.dataByWorkspace.get(one.claim.workspaceId);
      if (data) await transact(data, (view) => recordOne(view, one));
    }
  }

  async release(claims: readonly ClaimedDelivery[]): Promise<void> {
    for (const { workspaceId, id, fence } of claims) {
      const data = this.dataByWorkspace.get(workspaceId);
      if (data === undefined) continue;
      await transact(data, ({ deliveries }) => {
        const delivery = deliveries.get(id);
        if (delivery?.fence === fence) deliveries.put({ ...delivery, leasedUntil: null, claims: delivery.claims - 1 });
      });
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
        if (leasedAt(now)(delivery)) counts.inFlight += 1;
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

  /**
   * Round-robin over subscriptions, the longest unserved first. While several workspaces have due deliveries, each gets at most a
   * quarter of the slots.
   */
  #fairShare({ now, limit, slots }: ClaimRequest): readonly Candidate[] {
    const due = [...this.dataByWorkspace.values()].flatMap((data) => candidatesOf(data, now)).sort(byRank);
    const others = new Set(due.map(({ data }) => data)).size > 1;
    const busy = new Map(
      [...this.dataByWorkspace.values()].map((data) => [data, [...data.tables.deliveries.values()].filter(leasedAt(now)).length]),
    );
    const picked: Candidate[] = [];
    for (const candidate of due) {
      const used = busy.get(candidate.data) ?? 0;
      if (picked.length === limit) break;
      if (others && used >= Math.max(1, Math.floor(slots / 4))) continue;
      busy.set(candidate.data, used + 1);
      picked.push(candidate);
    }
    return picked;
  }
}

function candidatesOf(data: WorkspaceData, now: Instant): Candidate[] {
  const all = [...data.tables.deliveries.values()];
  return [...data.tables.webhooks.values()].flatMap((webhook) => {
    if (webhook.deletedAt !== null || webhook.status !== "active") return [];
    const own = all.filter(({ webhookId }) => webhookId === webhook.id);
    const endpoint = data.tables.endpoints.get(webhook.id);
    const cap = (endpoint?.failures ?? 0) >= FAILURES_BEFORE_CAUTION ? 1 : CAP;
    const served = endpoint?.lastClaimedAt ?? Number.MIN_SAFE_INTEGER;
    const free = Math.max(0, cap - own.filter(leasedAt(now)).length);
    return own
      .filter((delivery) => isDue(delivery, now))
      .sort((a, b) => (a.nextAttemptAt ?? 0) - (b.nextAttemptAt ?? 0))
      .slice(0, free)
      .map((delivery, rank) => ({ data, delivery, rank, served }));
  });
}

function byRank(a: Candidate, b: Candidate): number {
  return a.rank - b.rank || a.served - b.served || (a.delivery.webhookId < b.delivery.webhookId ? -1 : 1);
}

/** Sorts by start, since failures are counted from the last success. */
function byStart(a: FinishedAttempt, b: FinishedAttempt): number {
  return a.attempt.at - b.attempt.at;
}

const leasedAt =
  (now: Instant) =>
  ({ status, leasedUntil }: StoredDelivery): boolean =>
    status === "pending" && leasedUntil !== null && leasedUntil > now;

function isDue(delivery: StoredDelivery, now: Instant): boolean {
  const { status, nextAttemptAt } = delivery;
  return status === "pending" && nextAttemptAt !== null && nextAttemptAt <= now && !leasedAt(now)(delivery);
}

function claimOne(view: View, workspaceId: WorkspaceId, id: string, { now, leasedUntil }: ClaimRequest): ClaimedDelivery | null {
  const delivery = view.deliveries.get(id);
  const webhook = delivery && view.webhooks.get(delivery.webhookId);
  const event = delivery && view.events.get(delivery.eventId);
  const secret = view.secrets.get("secret");
  if (!delivery || !webhook || !event || !secret || !isDue(delivery, now)) return null;
  const leased = { ...delivery, leasedUntil, fence: delivery.fence + 1, claims: delivery.claims + 1 };
  view.deliveries.put(leased);
  const endpoint = view.endpoints.get(webhook.id);
  if (endpoint) view.endpoints.put({ ...endpoint, lastClaimedAt: now });
  const { eventId, eventType, webhookId, attempts, earlierAttempts, nextAttemptAt } = delivery;
  const { current, previous, rotatedAt } = secret;
  return {
    ...{ id: delivery.id, workspaceId, webhookId, eventId, eventType, attempts, earlierAttempts, dueAt: nextAttemptAt ?? now },
    ...{ url: webhook.url, body: event.body, fence: leased.fence, claims: leased.claims },
    secret: { current, previous, rotatedAt },
  };
}

function recordOne(view: View, { claim, attempt, next }: FinishedAttempt): void {
  const delivery = view.deliveries.get(claim.id);
  if (delivery === undefined) return;
  const id = `${claim.id} ${claim.fence}`;
  if (view.attempts.get(id) !== undefined) return;
  const late = delivery.fence !== claim.fence || delivery.status !== "pending";
  view.attempts.put({ ...attempt, late, id });
  if (late) return;
  view.deliveries.put({
    ...delivery,
    status: next.status,
    attempts: attempt.number,
    nextAttemptAt: next.status === "pending" ? next.at : null,
    leasedUntil: null,
    claims: 0,
    version: delivery.version + 1,
    updatedAt: attempt.at,
  });
  const endpoint = view.endpoints.get(claim.webhookId);
  if (endpoint === undefined) return;
  if (next.status === "succeeded") view.endpoints.put({ ...endpoint, failures: 0, failingSince: null });
  else view.endpoints.put({ ...endpoint, failures: endpoint.failures + 1, failingSince: endpoint.failingSince ?? attempt.at });
}
