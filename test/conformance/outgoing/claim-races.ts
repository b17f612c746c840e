import assert from "node:assert/strict";
import type { ClaimedDelivery } from "../../../core/ports/delivery-queue.js";
import { plus } from "../fixtures.js";
import { grouped } from "../subject.js";
import { race } from "../support.js";
import { type Dispatch, dispatchCase, LEASE } from "./dispatch.js";
import { failedUntil, gaveUp, succeeded } from "./fixtures.js";

const MOST_ROUNDS = 60;
const CAP = 8;

/** Claims with several workers concurrently. All succeed, and no two get the same delivery. */
async function claimAtOnce(dispatch: Dispatch, limit = 200, now = dispatch.now): Promise<readonly ClaimedDelivery[]> {
  const { won, lost } = await race(dispatch.subject, 4, (handle) => dispatch.claim({ limit, now }, handle));
  assert.deepEqual(lost, []);
  const claims = won.flat();
  assert.equal(new Set(claims.map(({ id }) => id)).size, claims.length, "two workers share a delivery");
  return claims;
}

export const claimRaceCases = grouped({ area: "deliveryQueue" }, [
  dispatchCase(
    "never shares a delivery among workers, and never exceeds the cap of a subscription across them",
    async (dispatch) => {
      const tenants = [await dispatch.tenant(), await dispatch.tenant()];
      for (const tenant of tenants) {
        await tenant.subscribe();
        await tenant.subscribe();
        await tenant.happen(15);
      }
      const flying = new Map<string, ClaimedDelivery>();
      const done = new Set<string>();
      for (let round = 0; done.size < 60; round += 1) {
        assert.ok(round < MOST_ROUNDS, `only ${done.size} of 60 were claimed`);
        for (const claim of await claimAtOnce(dispatch, 12)) {
          assert.ok(!flying.has(claim.id) && !done.has(claim.id), "claimed twice");
          flying.set(claim.id, claim);
        }
        for (const { webhookId } of flying.values()) {
          const own = [...flying.values()].filter((claim) => claim.webhookId === webhookId);
          assert.ok(own.length <= CAP, `${own.length} in flight of one subscription`);
        }
        const finished = [...flying.values()].filter((_, index) => index % 3 === round % 3);
        await dispatch.record(...finished.map((claim) => succeeded(claim, dispatch.now)));
        for (const { id } of finished) {
          flying.delete(id);
          done.add(id);
        }
      }
    },
  ),
  dispatchCase("sends one at a time to a failing subscription, for any number of workers", async (dispatch) => {
    const tenant = await dispatch.tenant();
    await tenant.subscribe();
    await tenant.happen(12);
    const first = await dispatch.claim({ limit: 5 });
    await dispatch.record(...first.map((claim) => gaveUp(claim, dispatch.now)));
    for (let done = 0; done < 7; done += 1) {
      const claims = await claimAtOnce(dispatch);
      assert.equal(claims.length, 1);
      await dispatch.record(...claims.map((claim) => gaveUp(claim, dispatch.now)));
    }
  }),
  dispatchCase("counts all failures that are recorded simultaneously", async (dispatch) => {
    const tenant = await dispatch.tenant();
    await tenant.subscribe();
    await tenant.happen(20);
    const claims = await dispatch.claim({ limit: 5 });
    const { lost } = await race(dispatch.subject, 5, ({ deliveryQueue }, index) =>
      deliveryQueue.record(claims.slice(index, index + 1).map((claim) => gaveUp(claim, dispatch.now))),
    );
    assert.deepEqual(lost, []);
    assert.equal((await dispatch.claim()).length, 1);
  }),
  dispatchCase("lets either the result or the next claim win when a lease expires", async (dispatch) => {
    for (let round = 0; round < 10; round += 1) {
      const tenant = await dispatch.tenant();
      await tenant.subscribe();
      await tenant.subscribe();
      await tenant.happen(3);
      const before = await dispatch.claim();
      const end = plus(dispatch.now, LEASE);
      const { won, lost } = await race(dispatch.subject, 4, async (handle, index) => {
        if (index < 2) return dispatch.claim({ now: end }, handle);
        const mine = before.filter((_, n) => n % 2 === index % 2);
        await handle.deliveryQueue.record(mine.map((claim) => failedUntil(claim, end, plus(end, LEASE))));
        return [];
      });
      assert.deepEqual(lost, []);
      const taken = won.flat();
      assert.equal(new Set(taken.map(({ id }) => id)).size, taken.length);
      for (const { id, fence } of before) {
        const next = taken.find((claim) => claim.id === id);
        const log = await tenant.attempts(id);
        assert.deepEqual(
          log.map(({ late }) => late),
          [next !== undefined],
          "both won, or neither",
        );
        assert.ok(next === undefined || next.fence > fence);
      }
    }
  }),
  dispatchCase("cancels deliveries that are being claimed and recorded while their subscription is removed", async (dispatch) => {
    for (let round = 0; round < 8; round += 1) {
      const tenant = await dispatch.tenant();
      const [webhook] = [await tenant.subscribe(), await tenant.subscribe()];
      await tenant.happen(16);
      const first = await dispatch.claim();
      const { lost } = await race(dispatch.subject, 4, async (handle, index) => {
        if (index === 0) await handle.unitOfWork.run(tenant.scope, (stores) => stores.webhooks.remove(webhook, dispatch.now));
        else if (index === 1) await handle.deliveryQueue.record(first.map((claim) => succeeded(claim, dispatch.now)).reverse());
        else await dispatch.claim({}, handle);
      });
      assert.deepEqual(lost, []);
      const left = await tenant.deliveries({ webhookIds: [webhook.id] });
      assert.ok(left.every(({ status }) => status === "cancelled" || status === "succeeded"));
      for (const { id, status } of left) {
        const log = await tenant.attempts(id);
        assert.equal(log.length, first.filter((claim) => claim.id === id).length);
        assert.ok(log.every(({ late }) => late === (status === "cancelled")));
      }
    }
  }),
]);
