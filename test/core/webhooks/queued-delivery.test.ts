import { expect } from "chai";
import { TypeIdSource } from "../../../adapters/system/type-id-source.js";
import {
  cancelledDelivery,
  claimDelivery,
  type ClaimedDelivery,
  concurrencyOf,
  type DomainEvent,
  FAILURES_BEFORE_CAUTION,
  inOrderOfStart,
  isDue,
  isLeased,
  newDelivery,
  newEndpoint,
  newWebhook,
  newWebhookSecret,
  parseInstant,
  plusSeconds,
  type QueuedDelivery,
  type QueueRows,
  recordAttempt,
  releaseDelivery,
} from "../../../core/index.js";
import type { StoredRows } from "../../../core/kernel/entity.js";
import { failedUntil, gaveUp, succeeded } from "../../conformance/outgoing/fixtures.js";

const ids = new TypeIdSource();
const now = parseInstant("2026-03-02T08:00:00Z");
const leasedUntil = plusSeconds(now, 45);
const workspaceId = ids.next("ws");
const secret = newWebhookSecret("whsec_1", now);
const event: DomainEvent = { id: ids.next("evt"), type: "invoice.paid", occurredAt: now, body: "{}", author: null };
const content = {
  url: "https://receiver.example.com/hook",
  events: ["invoice.paid"],
  description: "",
  status: "active",
} as const;
const webhook = newWebhook(ids.next("wh"), content, now);
const delivery = newDelivery(ids.next("whd"), webhook.id, event, now);

function rowsOf<T extends { readonly id: string }>(...rows: readonly T[]): StoredRows<T> {
  const stored = new Map(rows.map((row) => [row.id, row]));
  return { get: (id) => stored.get(id), put: (row) => void stored.set(row.id, row) };
}

function queueRows(changes: Partial<QueueRows> = {}): QueueRows {
  return {
    deliveries: rowsOf(delivery),
    endpoints: rowsOf(newEndpoint(webhook.id)),
    webhooks: rowsOf(webhook),
    events: rowsOf(event),
    attempts: rowsOf<ReturnType<QueueRows["attempts"]["get"]> & object>(),
    ...changes,
  };
}

function claimOf(rows: QueueRows, at = now): ClaimedDelivery {
  const claim = claimDelivery(rows, { workspaceId, id: delivery.id }, secret, { now: at, leasedUntil: plusSeconds(at, 45) });
  if (!claim) throw new Error("The delivery is not due.");
  return claim;
}

describe("a queued delivery", () => {
  it("is due from its time on, except while it is leased", () => {
    expect(isDue(delivery, plusSeconds(now, -0.001))).to.equal(false);
    expect(isDue(delivery, now)).to.equal(true);
    const leased = { ...delivery, leasedUntil };
    const before = plusSeconds(leasedUntil, -0.001);
    expect([isLeased(leased, before), isDue(leased, before)]).to.deep.equal([true, false]);
    expect([isLeased(leased, leasedUntil), isDue(leased, leasedUntil)]).to.deep.equal([false, true]);
  });

  it("is neither due nor leased once it has ended, whatever a store has kept of its times", () => {
    for (const status of ["succeeded", "failed", "cancelled"] as const) {
      expect(isDue({ ...delivery, status }, now), status).to.equal(false);
      expect(isLeased({ ...delivery, status, leasedUntil }, now), status).to.equal(false);
    }
  });

  it("ends with the next version when its subscription is deleted", () => {
    const at = plusSeconds(now, 1);
    expect(cancelledDelivery({ ...delivery, leasedUntil }, at)).to.deep.equal({
      ...delivery,
      ...{ status: "cancelled", nextAttemptAt: null, version: 2, updatedAt: at },
    });
  });

  it("is sent with 7 others of its subscription, or alone after five failures", () => {
    expect(FAILURES_BEFORE_CAUTION).to.equal(5);
    expect([0, 4, 5, 6].map(concurrencyOf)).to.deep.equal([8, 8, 1, 1]);
  });
});

describe("a claim", () => {
  it("leases the delivery, under the next fence, and takes the turn of its subscription", () => {
    const rows = queueRows();
    expect(claimOf(rows)).to.deep.equal({
      ...{ id: delivery.id, workspaceId, webhookId: webhook.id, eventId: event.id, eventType: "invoice.paid" },
      ...{ url: webhook.url, body: "{}", dueAt: now, attempts: 0, earlierAttempts: 0, fence: 1, claims: 1 },
      secret: { current: "whsec_1", replaced: [] },
    });
    expect(rows.deliveries.get(delivery.id)).to.deep.equal({ ...delivery, leasedUntil, fence: 1, claims: 1 });
    expect(rows.endpoints.get(webhook.id)).to.deep.equal({ ...newEndpoint(webhook.id), lastClaimedAt: now });
    expect(claimOf(rows, leasedUntil)).to.include({ fence: 2, claims: 2 });
  });

  const missing: readonly (readonly [what: string, rows: Partial<QueueRows>])[] = [
    ["delivery", { deliveries: rowsOf<QueuedDelivery>() }],
    ["subscription", { webhooks: rowsOf<typeof webhook>() }],
    ["endpoint", { endpoints: rowsOf<ReturnType<typeof newEndpoint>>() }],
    ["event", { events: rowsOf<DomainEvent>() }],
  ];
  const claimed = (rows: QueueRows, signing: typeof secret | null = secret) =>
    claimDelivery(rows, { workspaceId, id: delivery.id }, signing, { now, leasedUntil });
  for (const [what, rows] of missing) {
    it(`is null if the ${what} was removed after the delivery was picked`, () => {
      expect(claimed(queueRows(rows))).to.equal(null);
    });
  }

  it("is null without a secret, and while another worker sends the delivery", () => {
    const rows = queueRows();
    expect(claimed(rows, null)).to.equal(null);
    expect(rows.deliveries.get(delivery.id)).to.equal(delivery);
    claimOf(rows);
    expect(claimed(rows)).to.equal(null);
  });

  it("that is released makes the delivery due again and does not count", () => {
    const rows = queueRows();
    releaseDelivery(rows, claimOf(rows));
    expect(claimOf(rows)).to.include({ fence: 2, claims: 1 });
  });

  it("is not released if another worker has claimed the delivery since, or if the delivery was removed", () => {
    const rows = queueRows();
    const outdated = claimOf(rows);
    claimOf(rows, leasedUntil);
    const leased = rows.deliveries.get(delivery.id);
    releaseDelivery(rows, outdated);
    expect(rows.deliveries.get(delivery.id)).to.equal(leased);
    const empty = queueRows({ deliveries: rowsOf<QueuedDelivery>() });
    releaseDelivery(empty, outdated);
    expect(empty.deliveries.get(delivery.id)).to.equal(undefined);
  });
});

describe("a recorded attempt", () => {
  const first = plusSeconds(now, 1);
  const second = plusSeconds(now, 61);

  it("changes the delivery and counts the failures of its subscription since the last success", () => {
    const rows = queueRows();
    recordAttempt(rows, failedUntil(claimOf(rows), first, second));
    const waiting = { ...delivery, attempts: 1, nextAttemptAt: second, fence: 1, version: 2, updatedAt: first };
    expect(rows.deliveries.get(delivery.id)).to.deep.equal(waiting);
    expect(rows.endpoints.get(webhook.id)).to.include({ failures: 1, failingSince: first });
    recordAttempt(rows, failedUntil(claimOf(rows, second), second, second));
    expect(rows.endpoints.get(webhook.id)).to.include({ failures: 2, failingSince: first });
    recordAttempt(rows, succeeded(claimOf(rows, second), second));
    expect(rows.deliveries.get(delivery.id)).to.include({ status: "succeeded", attempts: 3, nextAttemptAt: null, version: 4 });
    expect(rows.endpoints.get(webhook.id)).to.include({ failures: 0, failingSince: null });
  });

  it("is logged as late, without effect, if the subscription was deleted meanwhile", () => {
    const rows = queueRows();
    const claim = claimOf(rows);
    const cancelled = cancelledDelivery({ ...delivery, fence: claim.fence }, first);
    rows.deliveries.put(cancelled);
    recordAttempt(rows, succeeded(claim, second));
    expect(rows.deliveries.get(delivery.id)).to.equal(cancelled);
    expect(rows.attempts.get(`${delivery.id} ${claim.fence}`)).to.include({ late: true, at: second });
  });

  it("has an effect only once", () => {
    const rows = queueRows();
    const finished = gaveUp(claimOf(rows), first);
    for (let times = 0; times < 2; times += 1) recordAttempt(rows, finished);
    expect(rows.endpoints.get(webhook.id)).to.include({ failures: 1 });
    expect(rows.attempts.get(`${delivery.id} ${finished.claim.fence}`)).to.include({ late: false });
  });

  it("is dropped if the delivery was removed meanwhile", () => {
    const claim = claimOf(queueRows());
    const rows = queueRows({ deliveries: rowsOf<QueuedDelivery>() });
    recordAttempt(rows, succeeded(claim, first));
    expect(rows.attempts.get(`${delivery.id} ${claim.fence}`)).to.equal(undefined);
  });

  it("ends the delivery even if the endpoint of its subscription was removed", () => {
    const claim = claimOf(queueRows());
    const rows = queueRows({
      deliveries: rowsOf({ ...delivery, fence: claim.fence }),
      endpoints: rowsOf<ReturnType<typeof newEndpoint>>(),
    });
    recordAttempt(rows, gaveUp(claim, first));
    expect(rows.deliveries.get(delivery.id)).to.include({ status: "failed" });
  });

  it("is recorded in the order of the starts", () => {
    const claim = claimOf(queueRows());
    const [one, two, three] = [first, second, plusSeconds(second, 1)].map((at) => succeeded(claim, at));
    if (!one || !two || !three) throw new Error("There are three attempts.");
    expect([three, one, two].sort(inOrderOfStart)).to.deep.equal([one, two, three]);
  });
});
