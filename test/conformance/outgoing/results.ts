import assert from "node:assert/strict";
import { nextVersion } from "../../../core/kernel/entity.js";
import type { FinishedAttempt } from "../../../core/ports/delivery-queue.js";
import type { Delivery, DeliveryAttempt } from "../../../core/webhooks/delivery.js";
import { plus } from "../fixtures.js";
import { grouped } from "../subject.js";
import { LAST_INSTANT, LONG_TEXT, UNICODE } from "../unit-of-work/extremes.js";
import { type Dispatch, dispatchCase, LEASE } from "./dispatch.js";
import { anAttempt, failedUntil, gaveUp, succeeded } from "./fixtures.js";

async function claimed(dispatch: Dispatch, count = 1) {
  const tenant = await dispatch.tenant();
  const webhook = await tenant.subscribe();
  await tenant.happen(count);
  const claims = await dispatch.claim();
  assert.equal(claims.length, count);
  return { tenant, webhook, claims, before: await tenant.deliveries() };
}

/** The state of a delivery after a result. */
function after(before: Delivery, { attempt, next }: FinishedAttempt): Delivery {
  const nextAttemptAt = next.status === "pending" ? next.at : null;
  return nextVersion({ ...before, status: next.status, attempts: attempt.number, nextAttemptAt }, attempt.at);
}

/** Attempts with every field set. */
function variants(at: DeliveryAttempt["at"]): readonly Partial<DeliveryAttempt>[] {
  const error = { code: "timeout", message: `No answer. ${UNICODE}` } as const;
  const headers = { "content-type": UNICODE, "x-empty": "", "retry-after": "120" };
  return [
    { response: null, error, durationMs: 0, requestHeaders: {} },
    { response: { status: 500, headers, body: LONG_TEXT }, error: null, durationMs: 2_000_000_000 },
    { response: { status: 200, headers: {}, body: "" }, error: { ...error, code: "malformed_response", message: "" } },
    { response: null, error: { code: "sender_lost", message: "gone" }, url: `https://example.com/${UNICODE}` },
    { requestHeaders: { "X-Service-Delivery": "1", "webhook-signature": "v1,a= v1,b=" }, at: plus(at, -1) },
    { response: { status: 204, headers: {}, body: "null" }, at: LAST_INSTANT },
  ];
}

export const resultCases = grouped({ area: "deliveryQueue" }, [
  dispatchCase("applies each result's outcome: succeeded, failed, or pending until its retry", async (dispatch) => {
    const { tenant, claims, before } = await claimed(dispatch, 3);
    const at = plus(dispatch.now, 1_234);
    const [one, two, three] = claims;
    assert.ok(one && two && three);
    const results = [succeeded(one, at), gaveUp(two, at), failedUntil(three, at, plus(at, 61_001))];
    await dispatch.record(...results);
    const expected = before.map((delivery) => {
      const result = results.find(({ claim }) => claim.id === delivery.id);
      assert.ok(result);
      return after(delivery, result);
    });
    assert.deepStrictEqual(await tenant.deliveries(), expected);
    for (const { claim, attempt } of results) assert.deepStrictEqual(await tenant.attempts(claim.id), [attempt]);
    await dispatch.record();
  }),
  dispatchCase("keeps every field of an attempt in the log", async (dispatch) => {
    const kinds = variants(dispatch.now);
    const { tenant, claims } = await claimed(dispatch, kinds.length);
    const results = claims.map((claim, index) => ({
      ...gaveUp(claim, dispatch.now),
      attempt: anAttempt(claim, dispatch.now, kinds[index]),
    }));
    await dispatch.record(...results);
    for (const { claim, attempt } of results) assert.deepStrictEqual(await tenant.attempts(claim.id), [attempt]);
  }),
  dispatchCase("finds the latest attempts of a subscription since an instant, the last one first", async (dispatch) => {
    const { tenant, webhook, claims } = await claimed(dispatch, 4);
    const results = claims.map((claim, index) => gaveUp(claim, plus(dispatch.now, index)));
    await dispatch.record(...results);
    const [lost] = claims;
    assert.ok(lost);
    await dispatch.record(gaveUp({ ...lost, fence: lost.fence - 1 }, plus(dispatch.now, 9)));
    const other = await tenant.subscribe({ events: ["project.archived"] });
    await tenant.happen(1, { type: "project.archived" });
    const [elsewhere] = await dispatch.claim();
    assert.ok(elsewhere?.webhookId === other.id);
    await dispatch.record(gaveUp(elsewhere, plus(dispatch.now, 8)));
    const latest = (since: number, limit: number) =>
      tenant.read((stores) => stores.deliveries.latestAttempts(webhook.id, plus(dispatch.now, since), limit));
    const expected = results.map(({ attempt }) => attempt).reverse();
    assert.deepStrictEqual(await latest(0, 9), expected);
    assert.deepStrictEqual(await latest(0, 2), expected.slice(0, 2));
    assert.deepStrictEqual(await latest(2, 9), expected.slice(0, 2));
    assert.deepStrictEqual(await latest(4, 9), []);
  }),
  dispatchCase("counts attempts and keeps them all, in the order of their start", async (dispatch) => {
    const { tenant, claims } = await claimed(dispatch);
    const log: DeliveryAttempt[] = [];
    let [claim] = claims;
    let now = dispatch.now;
    for (let number = 1; number <= 4; number += 1) {
      assert.ok(claim);
      assert.equal(claim.attempts, number - 1);
      const result = number < 4 ? failedUntil(claim, now, plus(now, LEASE)) : succeeded(claim, now);
      log.push(result.attempt);
      await dispatch.record(result);
      assert.deepStrictEqual(await tenant.attempts(claim.id), log);
      const { attempts, version } = (await tenant.deliveries())[0] ?? {};
      assert.deepEqual({ attempts, version }, { attempts: number, version: number + 1 });
      now = plus(now, LEASE);
      [claim] = await dispatch.claim({ now });
    }
    assert.equal(claim, undefined);
  }),
  dispatchCase("accepts the same result again without effect", async (dispatch) => {
    const { tenant, webhook, claims } = await claimed(dispatch, 6);
    const at = plus(dispatch.now, 5);
    const results = claims.map((claim, index) => {
      if (index < 2) return gaveUp(claim, at);
      return index < 4 ? failedUntil(claim, at, plus(at, 60_000)) : succeeded(claim, at);
    });
    const failures = results.slice(0, 4);
    await dispatch.record(...results.slice(4));
    for (let times = 0; times < 3; times += 1) {
      await dispatch.record(...failures);
      await dispatch.record(...results.slice(0, 1));
    }
    const once = await tenant.deliveries();
    assert.deepEqual(new Set(once.map(({ version }) => version)), new Set([2]));
    await dispatch.record(...results.slice(4));
    assert.deepStrictEqual(await tenant.deliveries(), once);
    for (const { claim, attempt } of results) assert.deepStrictEqual(await tenant.attempts(claim.id), [attempt]);
    await tenant.happen(9);
    assert.equal((await dispatch.claim()).length, 8, "failures were counted twice");
    assert.deepStrictEqual(await tenant.read((stores) => stores.webhooks.failing()), new Map([[webhook.id, at]]));
  }),
  dispatchCase("accepts a result again that was recorded before the next claim, without effect", async (dispatch) => {
    const { tenant, claims } = await claimed(dispatch);
    const [first] = claims;
    assert.ok(first);
    const result = failedUntil(first, dispatch.now, plus(dispatch.now, 1));
    await dispatch.record(result);
    const [second] = await dispatch.claim({ now: plus(dispatch.now, 1) });
    assert.ok(second);
    const before = await tenant.deliveries();
    await dispatch.record(result);
    assert.deepStrictEqual(await tenant.deliveries(), before);
    assert.deepStrictEqual(await tenant.attempts(first.id), [result.attempt]);
    await dispatch.record(succeeded(second, plus(dispatch.now, 2)));
    assert.equal((await tenant.deliveries())[0]?.status, "succeeded");
  }),
]);
