import assert from "node:assert/strict";
import type { ClaimedDelivery } from "../../../core/ports/delivery-queue.js";
import { plus } from "../fixtures.js";
import { grouped } from "../subject.js";
import { type Dispatch, dispatchCase, LEASE } from "./dispatch.js";
import { failedUntil, gaveUp, succeeded } from "./fixtures.js";

const MANY = 8;
const SOON = 1e7;

/** A subscription with this many consecutive failures, and nothing in flight. */
async function failing(dispatch: Dispatch, count: number) {
  const tenant = await dispatch.tenant();
  const webhook = await tenant.subscribe();
  await tenant.happen(MANY + 12);
  const claims: ClaimedDelivery[] = [];
  for (let n = 0; n < count; n += 1) claims.push(...(await dispatch.claim({ limit: 1 })));
  assert.equal(claims.length, count);
  for (const claim of claims) await dispatch.record(failedUntil(claim, dispatch.now, plus(dispatch.now, SOON)));
  return { tenant, webhook };
}

export const capCases = grouped({ area: "deliveryQueue" }, [
  dispatchCase(
    `lets ${MANY} deliveries of a subscription be in flight at a time, and the next when one is done`,
    async (dispatch) => {
      const tenant = await dispatch.tenant();
      const [webhook, other] = [await tenant.subscribe(), await tenant.subscribe({ events: ["invoice.paid"] })];
      await tenant.happen(MANY + 4);
      await tenant.happen(1, { type: "invoice.paid" });
      const claims = await dispatch.claim();
      const own = claims.filter(({ webhookId }) => webhookId === webhook.id);
      assert.equal(own.length, MANY);
      assert.deepEqual(
        claims.filter(({ webhookId }) => webhookId !== webhook.id).map(({ webhookId }) => webhookId),
        [other.id],
      );
      assert.deepStrictEqual(await dispatch.claim(), []);
      const [one, two, three] = own;
      assert.ok(one && two && three);
      await dispatch.record(succeeded(one, dispatch.now), failedUntil(two, dispatch.now, plus(dispatch.now, SOON)));
      assert.equal((await dispatch.claim()).length, 2);
      await dispatch.subject.deliveryQueue.release([three]);
      assert.equal((await dispatch.claim()).length, 1);
      assert.equal((await dispatch.claim({ now: plus(dispatch.now, LEASE) })).length, MANY + 1, "after the leases");
    },
  ),
  dispatchCase("sends one at a time to a subscription after 5 failures in a row, not after 4", async (dispatch) => {
    const four = await failing(dispatch, 4);
    assert.equal((await dispatch.claim()).length, MANY);
    await four.tenant.run((stores) => stores.webhooks.remove(four.webhook, dispatch.now));
    await failing(dispatch, 5);
    const [only, ...others] = await dispatch.claim();
    assert.ok(only && others.length === 0);
    assert.deepStrictEqual(await dispatch.claim(), []);
    await dispatch.record(gaveUp(only, dispatch.now));
    assert.equal((await dispatch.claim()).length, 1);
  }),
  dispatchCase("sends several at a time again after a success", async (dispatch) => {
    await failing(dispatch, 5);
    const [only] = await dispatch.claim();
    assert.ok(only);
    await dispatch.record(succeeded(only, plus(dispatch.now, 1)));
    const claims = await dispatch.claim();
    assert.equal(claims.length, MANY);
    const [one] = claims;
    assert.ok(one);
    await dispatch.record(gaveUp(one, plus(dispatch.now, 2)));
    assert.equal((await dispatch.claim()).length, 1, "one failure after the success is no streak");
  }),
  dispatchCase("counts the failures of each subscription separately, and ignores late results", async (dispatch) => {
    const { tenant } = await failing(dispatch, 5);
    const healthy = await tenant.subscribe({ events: ["invoice.paid"] });
    await tenant.happen(6, { type: "invoice.paid" });
    const mine = (claims: readonly ClaimedDelivery[]) => claims.filter(({ webhookId }) => webhookId === healthy.id);
    const early = mine(await dispatch.claim());
    const now = plus(dispatch.now, LEASE);
    const claims = mine(await dispatch.claim({ now }));
    assert.deepEqual([early.length, claims.length], [6, 6]);
    await dispatch.record(...early.map((claim) => gaveUp(claim, now)));
    await dispatch.record(...claims.map((claim) => failedUntil(claim, now, plus(now, 0))).slice(0, 4));
    await tenant.happen(9, { type: "invoice.paid" });
    assert.equal(mine(await dispatch.claim({ now })).length, MANY - 2);
  }),
]);
