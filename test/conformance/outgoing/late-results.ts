import assert from "node:assert/strict";
import { plus } from "../fixtures.js";
import { grouped } from "../subject.js";
import { type Dispatch, dispatchCase, LEASE } from "./dispatch.js";
import { failedUntil, gaveUp, succeeded } from "./fixtures.js";

/** A delivery that was claimed, and claimed again by another worker after its lease expired. */
async function takenOver(dispatch: Dispatch) {
  const tenant = await dispatch.tenant();
  const webhook = await tenant.subscribe();
  await tenant.happen();
  const [old] = await dispatch.claim();
  const now = plus(dispatch.now, LEASE);
  const [current] = await dispatch.claim({ now });
  assert.ok(old && current && old.id === current.id);
  const logOf = async () => (await tenant.attempts(old.id)).map(({ at, late }) => [at, late]);
  const failing = () => tenant.read((stores) => stores.webhooks.failing());
  return { tenant, webhook, old, current, now, logOf, failing };
}

export const lateResultCases = grouped({ area: "deliveryQueue" }, [
  dispatchCase("logs the result of a lost lease as late, and changes nothing else", async (dispatch) => {
    for (const late of [succeeded, gaveUp]) {
      const { tenant, old, current, now, logOf, failing } = await takenOver(dispatch);
      const before = await tenant.deliveries();
      const began = plus(dispatch.now, 3);
      await dispatch.record(late(old, began));
      assert.deepStrictEqual(await tenant.deliveries(), before);
      assert.deepStrictEqual(await logOf(), [[began, true]]);
      assert.deepStrictEqual(await failing(), new Map());
      assert.deepStrictEqual(await dispatch.claim({ now: plus(now, 1) }), [], "the current lease was ended");
      await dispatch.record(failedUntil(current, now, plus(now, 1e9)));
      const [delivery] = await tenant.deliveries();
      assert.deepEqual([delivery?.status, delivery?.attempts, delivery?.version], ["pending", 1, 2]);
      assert.deepStrictEqual(await logOf(), [
        [began, true],
        [now, false],
      ]);
    }
  }),
  dispatchCase("logs a late result also after the one that counted", async (dispatch) => {
    const { tenant, webhook, old, current, now, logOf, failing } = await takenOver(dispatch);
    await dispatch.record(failedUntil(current, now, plus(now, 1e9)));
    const before = await tenant.deliveries();
    await dispatch.record(succeeded(old, plus(now, 7)));
    assert.deepStrictEqual(await tenant.deliveries(), before);
    assert.deepStrictEqual(await logOf(), [
      [now, false],
      [plus(now, 7), true],
    ]);
    assert.deepStrictEqual(await failing(), new Map([[webhook.id, now]]));
  }),
  dispatchCase("distinguishes late from current results in one batch", async (dispatch) => {
    for (const reversed of [false, true]) {
      const { tenant, webhook, old, current, now, logOf, failing } = await takenOver(dispatch);
      const batch = [gaveUp(old, dispatch.now), failedUntil(current, now, plus(now, 1e9))];
      await dispatch.record(...(reversed ? batch.toReversed() : batch));
      const [delivery] = await tenant.deliveries();
      assert.deepEqual([delivery?.status, delivery?.nextAttemptAt, delivery?.version], ["pending", plus(now, 1e9), 2]);
      assert.deepStrictEqual(await logOf(), [
        [dispatch.now, true],
        [now, false],
      ]);
      assert.deepStrictEqual(await failing(), new Map([[webhook.id, now]]));
    }
  }),
  dispatchCase("logs the result of a cancelled delivery as late, and leaves it cancelled", async (dispatch) => {
    for (const result of [succeeded, gaveUp]) {
      const tenant = await dispatch.tenant();
      const webhook = await tenant.subscribe();
      await tenant.happen();
      const [claim] = await dispatch.claim();
      assert.ok(claim);
      await tenant.run((stores) => stores.webhooks.remove(webhook, dispatch.now));
      const before = await tenant.deliveries();
      const finished = result(claim, plus(dispatch.now, 9));
      await dispatch.record(finished);
      assert.deepStrictEqual(await tenant.deliveries(), before);
      assert.deepStrictEqual(await tenant.attempts(claim.id), [{ ...finished.attempt, late: true }]);
    }
  }),
]);
