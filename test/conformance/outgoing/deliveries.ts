import assert from "node:assert/strict";
import type { PageRequest, Position } from "../../../core/kernel/page.js";
import type { Delivery } from "../../../core/webhooks/delivery.js";
import type { DeliveryFilter } from "../../../core/webhooks/webhook-store.js";
import { plus } from "../fixtures.js";
import { grouped } from "../subject.js";
import { type Dispatch, dispatchCase, everyDelivery, firstPage, type Tenant } from "./dispatch.js";
import { failedUntil, gaveUp, succeeded } from "./fixtures.js";

const types = ["invoice.paid", "project.archived", "user.invited"] as const;

/** Deliveries of every status, of three types and of two subscriptions, at three instants with ties. */
async function assorted(dispatch: Dispatch) {
  const tenant = await dispatch.tenant();
  const [webhook, gone] = [await tenant.subscribe({ events: types }), await tenant.subscribe({ events: types.slice(1) })];
  for (const [index, type] of [...types, ...types].entries())
    await tenant.happen(1, { type, occurredAt: plus(dispatch.now, -(index % 3)) });
  const claims = (await dispatch.claim()).filter(({ webhookId }) => webhookId === webhook.id);
  assert.equal(claims.length, 6);
  const at = dispatch.now;
  const results = claims.slice(0, 5).map((claim, index) => {
    if (index < 2) return succeeded(claim, at);
    return index < 4 ? gaveUp(claim, at) : failedUntil(claim, at, plus(at, 1e9));
  });
  await dispatch.record(...results);
  await tenant.run((stores) => stores.webhooks.remove(gone, at));
  return { tenant, webhook, gone, all: await tenant.deliveries() };
}

const matches = (filter: DeliveryFilter) => (delivery: Delivery) =>
  (filter.webhookIds?.includes(delivery.webhookId) ?? true) &&
  (filter.statuses === null || filter.statuses.includes(delivery.status)) &&
  (filter.eventTypes === null || filter.eventTypes.includes(delivery.eventType)) &&
  (filter.eventIds?.includes(delivery.eventId) ?? true) &&
  (filter.from === null || delivery.createdAt >= filter.from) &&
  (filter.to === null || delivery.createdAt < filter.to) &&
  delivery.updatedAt >= (filter.updatedSince ?? 0);

async function follow(tenant: Tenant, filter: DeliveryFilter, request: Pick<PageRequest, "limit" | "descending">) {
  const seen: Delivery[] = [];
  let after: Position | null = null;
  for (let pages = 0; pages < 20; pages += 1) {
    const page: PageRequest = { ...request, sort: "createdAt", after };
    const { items, next } = await tenant.read((stores) => stores.deliveries.list(filter, page));
    assert.ok(items.length <= request.limit);
    seen.push(...items);
    if (next === null) return seen;
    after = JSON.parse(JSON.stringify(next)) as Position;
  }
  throw new assert.AssertionError({ message: "The list has no end." });
}

async function agrees(tenant: Tenant, all: readonly Delivery[], changes: Partial<DeliveryFilter>): Promise<number> {
  const filter = { ...everyDelivery, ...changes };
  const expected = all.filter(matches(filter));
  assert.deepStrictEqual(await tenant.deliveries(filter), expected, JSON.stringify(changes));
  return expected.length;
}

export const deliveryCases = grouped({ area: "deliveries" }, [
  dispatchCase("lists deliveries of one subscription, of any of several statuses or event types", async (dispatch) => {
    const { tenant, webhook, gone, all } = await assorted(dispatch);
    assert.equal(all.length, 10);
    const counted = async (changes: Partial<DeliveryFilter>) => agrees(tenant, all, changes);
    assert.deepEqual([await counted({ webhookIds: [webhook.id] }), await counted({ webhookIds: [gone.id] })], [6, 4]);
    for (const [status, count] of [
      ["succeeded", 2],
      ["failed", 2],
      ["pending", 2],
      ["cancelled", 4],
    ] as const)
      assert.equal(await counted({ statuses: [status] }), count);
    assert.equal(await counted({ statuses: ["cancelled", "failed"] }), 6);
    assert.deepEqual([await counted({ eventTypes: ["invoice.paid"] }), await counted({ eventTypes: types.slice(1) })], [2, 8]);
    assert.deepEqual([await counted({ statuses: [] }), await counted({ eventTypes: [] })], [0, 0]);
    assert.equal(await counted({ eventTypes: ["invoice.created"] }), 0);
    const [first, last] = [all[0]?.eventId, all.at(-1)?.eventId];
    assert.ok(first && last && first !== last);
    assert.ok((await counted({ eventIds: [first] })) > 0);
    assert.ok((await counted({ eventIds: [first, last], statuses: ["cancelled"] })) > 0);
    assert.deepEqual([await counted({ eventIds: [] }), await counted({ webhookIds: [] })], [0, 0]);
  }),
  dispatchCase("lists deliveries created in a half-open time range", async (dispatch) => {
    const { tenant, all } = await assorted(dispatch);
    const now = dispatch.now;
    const counts: number[] = [];
    for (const [from, to] of [
      [0, null],
      [null, 0],
      [-1, 0],
      [-1, 1],
      [-2, -1],
      [1, null],
      [0, 0],
    ] as const) {
      const span = { from: from === null ? null : plus(now, from), to: to === null ? null : plus(now, to) };
      counts.push(await agrees(tenant, all, span));
    }
    assert.deepEqual(counts, [2, 8, 4, 6, 4, 0, 0]);
  }),
  dispatchCase("lists deliveries changed since a time, including new ones", async (dispatch) => {
    const tenant = await dispatch.tenant();
    await tenant.subscribe();
    await tenant.happen(1, { occurredAt: plus(dispatch.now, -3) });
    const [claim] = await dispatch.claim();
    await tenant.happen(1, { occurredAt: plus(dispatch.now, -2) });
    assert.ok(claim);
    await dispatch.record(succeeded(claim, plus(dispatch.now, -1)));
    const all = await tenant.deliveries();
    const counts: number[] = [];
    for (const ms of [-3, -2, -1, 0]) counts.push(await agrees(tenant, all, { updatedSince: plus(dispatch.now, ms) }));
    assert.deepEqual(counts, [2, 2, 1, 0]);
  }),
  dispatchCase("combines all filters of deliveries", async (dispatch) => {
    const { tenant, webhook, gone, all } = await assorted(dispatch);
    const now = dispatch.now;
    for (const webhookIds of [undefined, [webhook.id], [gone.id], [webhook.id, gone.id]])
      for (const statuses of [null, ["pending", "cancelled"]] as const)
        for (const eventTypes of [null, ["project.archived", "invoice.paid"]] as const)
          for (const [from, to] of [
            [null, null],
            [plus(now, -1), null],
            [null, now],
            [plus(now, -1), now],
          ] as const)
            await agrees(tenant, all, { webhookIds, statuses, eventTypes, from, to });
  }),
  dispatchCase("pages through deliveries by creation time, ties by id, in both directions", async (dispatch) => {
    const { tenant, webhook, all } = await assorted(dispatch);
    const order = all.toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
    for (const changes of [{}, { webhookIds: [webhook.id] }, { statuses: ["cancelled", "pending"] } as const]) {
      const filter = { ...everyDelivery, ...changes };
      const ascending = order.filter(matches(filter));
      for (const limit of [1, 3, ascending.length, 200]) {
        assert.deepStrictEqual(await follow(tenant, filter, { limit, descending: false }), ascending);
        assert.deepStrictEqual(await follow(tenant, filter, { limit, descending: true }), ascending.toReversed());
      }
    }
  }),
  dispatchCase("finds no delivery and no attempt if there is none", async (dispatch) => {
    const tenant = await dispatch.tenant();
    await tenant.subscribe();
    const id = tenant.ids.next("whd");
    await tenant.read(async (stores) => {
      assert.deepStrictEqual(await stores.deliveries.list(everyDelivery, firstPage), { items: [], next: null });
      assert.equal(await stores.deliveries.find(id), null);
      assert.deepStrictEqual(await stores.deliveries.attempts(id), []);
    });
  }),
]);
