import assert from "node:assert/strict";
import type { Instant } from "../../../core/kernel/instant.js";
import type { PageRequest, Position } from "../../../core/kernel/page.js";
import { type Delivery, retriedDelivery } from "../../../core/webhooks/delivery.js";
import { anEvent, plus } from "../fixtures.js";
import { grouped } from "../subject.js";
import { handlesOf, meanwhile, patiently, race, rejectsLostRace } from "../support.js";
import { type Dispatch, dispatchCase, everyDelivery, firstPage, type Tenant } from "./dispatch.js";
import { aWebhook, failedUntil, gaveUp, succeeded } from "./fixtures.js";

/** A tenant with one subscription and this many failed deliveries, with one attempt each. */
async function withFailed(dispatch: Dispatch, count: number, occurredAt: Instant = dispatch.now) {
  const tenant = await dispatch.tenant();
  const webhook = await tenant.subscribe();
  await tenant.happen(count, { occurredAt });
  for (let left = count; left > 0;) {
    const claims = await dispatch.claim();
    await dispatch.record(...claims.map((claim) => gaveUp(claim, dispatch.now)));
    left -= claims.length;
  }
  return { tenant, webhook };
}

async function only(tenant: Tenant) {
  const [delivery, ...others] = await tenant.deliveries();
  assert.ok(delivery && others.length === 0);
  return delivery;
}

export const againCases = grouped({ area: "deliveries" }, [
  dispatchCase("claims a failed delivery again after it is stored as due, with a new round of attempts", async (dispatch) => {
    const { tenant } = await withFailed(dispatch, 1);
    const now = plus(dispatch.now, 5);
    const next = retriedDelivery(await only(tenant), now);
    await tenant.run((stores) => stores.deliveries.update(next));
    assert.deepStrictEqual(await only(tenant), next);
    assert.deepStrictEqual(await dispatch.claim({ now: plus(now, -1) }), []);
    const [claim] = await dispatch.claim({ now });
    assert.ok(claim);
    assert.deepEqual([claim.id, claim.attempts, claim.earlierAttempts, claim.dueAt], [next.id, 1, 1, now]);
    await dispatch.record(succeeded(claim, now));
    assert.deepEqual([(await only(tenant)).status, (await tenant.attempts(next.id)).length], ["succeeded", 2]);
  }),
  dispatchCase("stores the next version of a delivery only after the previous one", async (dispatch) => {
    const { tenant } = await withFailed(dispatch, 1);
    const delivery = await only(tenant);
    const next = retriedDelivery(delivery, dispatch.now);
    await tenant.run((stores) => stores.deliveries.update(next));
    for (const stale of [next, { ...next, version: next.version + 2 }, { ...next, id: tenant.ids.next("whd") }])
      await rejectsLostRace(
        tenant.run((stores) => stores.deliveries.update(stale)),
        `version ${stale.version}`,
      );
    assert.deepStrictEqual(await only(tenant), next);
    const [claim] = await dispatch.claim();
    assert.ok(claim);
    await dispatch.record(failedUntil(claim, dispatch.now, plus(dispatch.now, 1e6)));
    assert.equal((await only(tenant)).version, next.version + 1);
  }),
  dispatchCase("stores no delivery of another workspace or of a removed subscription", async (dispatch) => {
    const { tenant, webhook } = await withFailed(dispatch, 1);
    const next = retriedDelivery(await only(tenant), dispatch.now);
    const elsewhere = await dispatch.tenant();
    await rejectsLostRace(
      elsewhere.run((stores) => stores.deliveries.update(next)),
      "of another workspace",
    );
    await tenant.run((stores) => stores.webhooks.remove(webhook, dispatch.now));
    for (const attempt of [
      tenant.run((stores) => stores.deliveries.update(next)),
      tenant.run((stores) => stores.deliveries.recover(webhook.id, plus(dispatch.now, -1), dispatch.now)),
      tenant.run((stores) => stores.events.recordFor(webhook.id, anEvent(tenant))),
    ])
      await rejectsLostRace(attempt, "of a subscription that is gone");
    assert.equal((await only(tenant)).status, "failed");
    assert.deepStrictEqual(await dispatch.claim(), []);
  }),
  dispatchCase("recovers failed deliveries of one subscription created since an instant, once", async (dispatch) => {
    const since = plus(dispatch.now, -1_000);
    const { tenant, webhook } = await withFailed(dispatch, 2, plus(since, -1));
    const other = await tenant.subscribe();
    await tenant.happen(3, { occurredAt: since });
    for (const claim of await dispatch.claim()) await dispatch.record(gaveUp(claim, dispatch.now));
    await tenant.happen(1, { occurredAt: plus(since, 7) });
    const [succeeding, waiting] = await dispatch.claim();
    assert.ok(succeeding && waiting);
    await dispatch.record(succeeded(succeeding, dispatch.now), failedUntil(waiting, dispatch.now, plus(dispatch.now, 1e6)));
    const now = plus(dispatch.now, 3);
    assert.equal(await tenant.run((stores) => stores.deliveries.recover(webhook.id, since, now)), 3);
    const pending = await tenant.deliveries({ webhookIds: [webhook.id], statuses: ["pending"] });
    const recovered = pending.filter(({ nextAttemptAt }) => nextAttemptAt === now);
    assert.deepEqual(
      recovered.map(({ createdAt, attempts, earlierAttempts, updatedAt, version }) => [
        createdAt,
        ...[attempts, earlierAttempts, updatedAt, version],
      ]),
      Array.from({ length: 3 }, () => [since, 1, 1, now, 3]),
    );
    assert.equal(
      (await tenant.deliveries({ webhookIds: [other.id], statuses: ["failed"] })).length,
      3,
      "of another subscription",
    );
    assert.equal(await tenant.run((stores) => stores.deliveries.recover(webhook.id, since, now)), 0);
    assert.equal((await dispatch.claim({ now })).filter(({ webhookId }) => webhookId === webhook.id).length, 3);
  }),
  dispatchCase("recovers each delivery once, for any number of simultaneous callers", async (dispatch) => {
    const { tenant, webhook } = await withFailed(dispatch, 12);
    const { won, lost } = await race(dispatch.subject, 4, ({ unitOfWork }) =>
      unitOfWork.run(tenant.scope, (stores) => stores.deliveries.recover(webhook.id, dispatch.now, dispatch.now)),
    );
    assert.deepEqual(lost, []);
    assert.equal(
      won.reduce((sum, count) => sum + count, 0),
      12,
    );
    assert.deepEqual(new Set((await tenant.deliveries()).map(({ version }) => version)), new Set([3]));
  }),
  dispatchCase("delivers an event recorded for one subscription only to that one, whatever its types", async (dispatch) => {
    const tenant = await dispatch.tenant();
    const [target, other] = [await tenant.subscribe({ events: ["invoice.paid"] }), await tenant.subscribe()];
    const event = anEvent(tenant, { body: '{"only":"you"}' });
    const id = await tenant.run((stores) => stores.events.recordFor(target.id, event));
    const made = await only(tenant);
    assert.deepEqual([made.id, made.webhookId, made.eventId, made.nextAttemptAt], [id, target.id, event.id, event.occurredAt]);
    const [claim] = await dispatch.claim();
    assert.deepEqual([claim?.id, claim?.body, claim?.url], [id, event.body, target.url]);
    assert.deepStrictEqual(await tenant.deliveries({ webhookIds: [other.id] }), []);
    const elsewhere = await dispatch.tenant();
    await rejectsLostRace(
      elsewhere.run((stores) => stores.events.recordFor(target.id, anEvent(elsewhere))),
      "of another workspace",
    );
  }),
  dispatchCase("backfills a new subscription with events of its types since an instant, in order", async (dispatch) => {
    const [tenant, elsewhere] = [await dispatch.tenant(), await dispatch.tenant()];
    const from = plus(dispatch.now, -10_000);
    await tenant.happen(2, { occurredAt: plus(from, -1) });
    await tenant.happen(3, { occurredAt: from });
    await tenant.happen(1, { type: "invoice.paid", occurredAt: from });
    await elsewhere.happen(2, { occurredAt: from });
    await tenant.happen(1, { occurredAt: plus(from, 9) });
    const webhook = aWebhook(tenant);
    const count = await tenant.run(async (stores) => {
      await stores.webhooks.insert(webhook);
      return stores.deliveries.backfill(webhook, from, dispatch.now);
    });
    assert.equal(count, 4);
    const made = await tenant.deliveries();
    const recorded = await tenant.read((stores) => stores.events.list(100));
    const listed = recorded.filter(({ type, occurredAt }) => type === "time_entry.created" && occurredAt >= from);
    assert.deepEqual(
      made.map(({ eventId }) => eventId),
      listed.map(({ id }) => id),
    );
    assert.ok(made.every(({ status, nextAttemptAt, createdAt }) => status === "pending" && nextAttemptAt === createdAt));
    assert.deepEqual(
      (await dispatch.claim()).map(({ eventId }) => eventId),
      listed.map(({ id }) => id),
    );
  }),
  dispatchCase("backfills more events than fit into one batch, each once", async (dispatch) => {
    const tenant = await dispatch.tenant();
    const count = 2_100;
    await tenant.run(async (stores) => {
      for (let n = 0; n < count; n += 1) await stores.events.record(anEvent(tenant));
    });
    const webhook = aWebhook(tenant);
    const made = await tenant.run(async (stores) => {
      await stores.webhooks.insert(webhook);
      return stores.deliveries.backfill(webhook, plus(dispatch.now, -1), dispatch.now);
    });
    assert.equal(made, count);
    const seen = new Set<string>();
    for (const delivery of await allOf(tenant)) seen.add(delivery.eventId);
    assert.equal(seen.size, count);
  }),
  dispatchCase("delivers an event once if it is recorded while a subscription is backfilled", async (dispatch) => {
    const tenant = await dispatch.tenant();
    const [mine, other] = await handlesOf(dispatch.subject);
    const webhook = aWebhook(tenant);
    let backfilling: Promise<unknown> = Promise.resolve();
    const recording = mine.unitOfWork.run(tenant.scope, async (stores) => {
      await stores.events.record(anEvent(tenant));
      assert.equal((await stores.events.list(10)).length, 1);
      backfilling = other.unitOfWork.run(tenant.scope, async (others) => {
        await others.webhooks.insert(webhook);
        await others.deliveries.backfill(webhook, plus(dispatch.now, -1), dispatch.now);
      });
      await meanwhile(stores, backfilling);
    });
    await patiently(recording, "the event");
    await patiently(backfilling, "the backfill");
    assert.equal((await tenant.deliveries()).length, 1);
  }),
  dispatchCase("neither loses nor repeats events that are recorded while subscriptions are backfilled", async (dispatch) => {
    const tenant = await dispatch.tenant();
    const webhooks = [aWebhook(tenant), aWebhook(tenant)];
    const from = plus(dispatch.now, -1);
    const { lost } = await race(dispatch.subject, 24, ({ unitOfWork }, index) =>
      unitOfWork.run(tenant.scope, async (stores) => {
        const webhook = webhooks[(index - 5) / 10];
        if (webhook === undefined) return stores.events.record(anEvent(tenant));
        await stores.webhooks.insert(webhook);
        await stores.deliveries.backfill(webhook, from, dispatch.now);
      }),
    );
    assert.deepEqual(lost, []);
    for (const { id } of webhooks) {
      const told = (await tenant.deliveries({ webhookIds: [id] })).map(({ eventId }) => eventId);
      assert.deepEqual([told.length, new Set(told).size], [22, 22]);
    }
  }),
]);

async function allOf(tenant: Tenant): Promise<readonly Delivery[]> {
  const all: Delivery[] = [];
  for (let after: Position | null = null; ;) {
    const page: PageRequest = { ...firstPage, after };
    const { items, next } = await tenant.read((stores) => stores.deliveries.list(everyDelivery, page));
    all.push(...items);
    if (next === null) return all;
    after = next;
  }
}
