import assert from "node:assert/strict";
import type { Instant } from "../../../core/kernel/instant.js";
import type { ClaimedDelivery } from "../../../core/ports/delivery-queue.js";
import type { Webhook } from "../../../core/webhooks/webhook.js";
import { plus } from "../fixtures.js";
import { grouped } from "../subject.js";
import { type Dispatch, dispatchCase, type Tenant } from "./dispatch.js";
import { failedUntil, gaveUp, succeeded } from "./fixtures.js";

const failingOf = (tenant: Tenant) => tenant.read((stores) => stores.webhooks.failing());

/** A subscription with this many deliveries in flight. */
async function flying(dispatch: Dispatch, count: number) {
  const tenant = await dispatch.tenant();
  const webhook = await tenant.subscribe();
  await tenant.happen(count);
  const claims = await dispatch.claim();
  assert.equal(claims.length, count);
  return { tenant, webhook, claims, at: (ms: number): Instant => plus(dispatch.now, ms) };
}

function expected(webhook: Webhook, since: Instant | null): ReadonlyMap<string, Instant> {
  return since === null ? new Map() : new Map([[webhook.id, since]]);
}

type Outcome = readonly [ok: boolean, at: number];

function outcomes(claims: readonly ClaimedDelivery[], batch: readonly Outcome[], at: (ms: number) => Instant) {
  return batch.map(([ok, ms], index) => {
    const claim = claims[index];
    assert.ok(claim);
    return ok ? succeeded(claim, at(ms)) : gaveUp(claim, at(ms));
  });
}

const batches: readonly (readonly [batch: readonly Outcome[], since: number | null])[] = [
  [[[false, 3]], 3],
  [[[true, 3]], null],
  [
    [
      [false, 1],
      [false, 2],
      [false, 3],
    ],
    1,
  ],
  [
    [
      [false, 3],
      [false, 1],
      [false, 2],
    ],
    1,
  ],
  [
    [
      [false, 1],
      [true, 2],
      [false, 3],
      [false, 4],
    ],
    3,
  ],
  [
    [
      [false, 4],
      [false, 3],
      [true, 2],
      [false, 1],
    ],
    3,
  ],
  [
    [
      [false, 1],
      [false, 2],
      [true, 3],
    ],
    null,
  ],
  [
    [
      [true, 3],
      [false, 2],
      [false, 1],
    ],
    null,
  ],
];

export const failingCases = grouped({ area: "webhooks", step: 4 }, [
  dispatchCase(
    "reports since when a subscription has been failing: the first failure after the last success",
    async (dispatch) => {
      const { tenant, webhook, claims, at } = await flying(dispatch, 6);
      const [one, two, three, four, five, six] = claims;
      assert.ok(one && two && three && four && five && six);
      const steps = [
        [succeeded(one, at(1)), null],
        [failedUntil(two, at(2), at(1e9)), at(2)],
        [gaveUp(three, at(3)), at(2)],
        [succeeded(four, at(4)), null],
        [gaveUp(five, at(5)), at(5)],
        [succeeded(six, at(6)), null],
      ] as const;
      for (const [result, since] of steps) {
        await dispatch.record(result);
        assert.deepStrictEqual(await failingOf(tenant), expected(webhook, since));
      }
    },
  ),
  dispatchCase("finds the first failure after the last success within one batch, in any order", async (dispatch) => {
    for (const [batch, since] of batches) {
      const { tenant, webhook, claims, at } = await flying(dispatch, batch.length);
      await dispatch.record(...outcomes(claims, batch, at));
      const found = await failingOf(tenant);
      assert.deepStrictEqual(found, expected(webhook, since === null ? null : at(since)), JSON.stringify(batch));
    }
  }),
  dispatchCase("continues the failure count from before a batch, unless the batch contains a success", async (dispatch) => {
    for (const [batch, since] of batches) {
      const { tenant, webhook, claims, at } = await flying(dispatch, batch.length + 1);
      const [first, ...rest] = claims;
      assert.ok(first);
      await dispatch.record(gaveUp(first, at(0)));
      await dispatch.record(...outcomes(rest, batch, at));
      const cleared = batch.some(([ok]) => ok);
      const expectedSince = !cleared ? at(0) : since === null ? null : at(since);
      assert.deepStrictEqual(await failingOf(tenant), expected(webhook, expectedSince), JSON.stringify(batch));
    }
  }),
  dispatchCase("distinguishes the subscriptions of one batch, also across workspaces", async (dispatch) => {
    const [here, there] = [await dispatch.tenant(), await dispatch.tenant()];
    const [bad, good] = [await here.subscribe(), await here.subscribe()];
    const far = await there.subscribe();
    for (const tenant of [here, there]) await tenant.happen(3);
    const claims = await dispatch.claim();
    assert.equal(claims.length, 9);
    const results = claims.map((claim, index) => {
      const at = plus(dispatch.now, index + 1);
      return claim.webhookId === good.id ? succeeded(claim, at) : gaveUp(claim, at);
    });
    await dispatch.record(...results);
    const firstOf = (webhook: Webhook) => plus(dispatch.now, claims.findIndex(({ webhookId }) => webhookId === webhook.id) + 1);
    assert.deepStrictEqual(await failingOf(here), new Map([[bad.id, firstOf(bad)]]));
    assert.deepStrictEqual(await failingOf(there), new Map([[far.id, firstOf(far)]]));
    const statuses = [...(await here.deliveries()), ...(await there.deliveries())].map(({ status }) => status).sort();
    assert.deepEqual(statuses, [...Array<string>(6).fill("failed"), ...Array<string>(3).fill("succeeded")]);
  }),
]);
