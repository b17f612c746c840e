import assert from "node:assert/strict";
import { plus } from "../fixtures.js";
import { grouped } from "../subject.js";
import { dispatchCase, LEASE } from "./dispatch.js";
import { failedUntil, succeeded } from "./fixtures.js";

export const leaseCases = grouped({ area: "deliveryQueue" }, [
  dispatchCase("claims no leased delivery, and claims it again at the instant when its lease expires", async (dispatch) => {
    const tenant = await dispatch.tenant();
    await tenant.subscribe();
    await tenant.happen(2);
    const leasedUntil = plus(dispatch.now, 12_345);
    const [first] = await dispatch.claim({ limit: 1, leasedUntil });
    const [other] = await dispatch.claim({ leasedUntil: plus(leasedUntil, 5) });
    assert.ok(first && other && first.id !== other.id);
    assert.deepStrictEqual(await dispatch.claim(), []);
    assert.deepStrictEqual(await dispatch.claim({ now: plus(leasedUntil, -1) }), []);
    const [second, ...none] = await dispatch.claim({ now: leasedUntil });
    assert.ok(second && none.length === 0 && second.fence > first.fence);
    assert.deepStrictEqual(second, { ...first, fence: second.fence, claims: 2 });
  }),
  dispatchCase("counts consecutive claims, and increases the fence with each", async (dispatch) => {
    const tenant = await dispatch.tenant();
    await tenant.subscribe();
    await tenant.happen();
    let now = dispatch.now;
    let fence = 0;
    for (let claims = 1; claims <= 4; claims += 1) {
      const [claim] = await dispatch.claim({ now });
      assert.ok(claim && claim.fence > fence, "the fence did not grow");
      assert.deepEqual({ claims: claim.claims, attempts: claim.attempts }, { claims, attempts: 0 });
      fence = claim.fence;
      now = plus(now, LEASE);
    }
    assert.deepStrictEqual((await tenant.deliveries())[0]?.attempts, 0);
  }),
  dispatchCase("releases unsent claims: due immediately, and not counted", async (dispatch) => {
    const tenant = await dispatch.tenant();
    await tenant.subscribe();
    await tenant.happen(3);
    const before = await tenant.deliveries();
    const claims = await dispatch.claim();
    const [kept, ...given] = claims;
    assert.ok(kept && given.length === 2);
    await dispatch.subject.deliveryQueue.release(given);
    assert.deepStrictEqual(await tenant.deliveries(), before);
    const again = await dispatch.claim();
    assert.deepEqual(again.map(({ id }) => id).sort(), given.map(({ id }) => id).sort());
    for (const claim of again) {
      const old = given.find(({ id }) => id === claim.id);
      assert.ok(old && claim.fence > old.fence);
      assert.deepStrictEqual(claim, { ...old, fence: claim.fence });
      assert.deepStrictEqual(await tenant.attempts(claim.id), []);
    }
    await dispatch.subject.deliveryQueue.release([]);
  }),
  dispatchCase("releases nothing that another worker has claimed since", async (dispatch) => {
    const tenant = await dispatch.tenant();
    await tenant.subscribe();
    await tenant.happen();
    const [first] = await dispatch.claim();
    const [second] = await dispatch.claim({ now: plus(dispatch.now, LEASE) });
    assert.ok(first && second);
    await dispatch.subject.deliveryQueue.release([first]);
    assert.deepStrictEqual(await dispatch.claim({ now: plus(dispatch.now, LEASE + 1) }), []);
    await dispatch.record(succeeded(second, dispatch.now));
    assert.equal((await tenant.delivery(second.id))?.status, "succeeded");
  }),
  dispatchCase("accepts a result after its lease expired if no other worker claimed the delivery", async (dispatch) => {
    const tenant = await dispatch.tenant();
    await tenant.subscribe();
    await tenant.happen();
    const [claim] = await dispatch.claim();
    assert.ok(claim);
    const slow = plus(dispatch.now, 3 * LEASE);
    await dispatch.record(failedUntil(claim, slow, plus(slow, 60_000)));
    assert.deepEqual(
      (await tenant.attempts(claim.id)).map(({ late }) => late),
      [false],
    );
    assert.deepStrictEqual(await dispatch.claim({ now: plus(slow, 59_999) }), []);
    assert.equal((await dispatch.claim({ now: plus(slow, 60_000) })).length, 1);
  }),
]);
