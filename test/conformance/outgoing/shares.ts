import assert from "node:assert/strict";
import { plus } from "../fixtures.js";
import { grouped } from "../subject.js";
import { type Dispatch, dispatchCase, firstPage, type Tenant } from "./dispatch.js";
import { succeeded } from "./fixtures.js";

const SLOTS = 16;
const QUARTER = 4;
const request = { slots: SLOTS, limit: SLOTS } as const;

/** A workspace with this many due deliveries per subscription. */
async function tenantWith(dispatch: Dispatch, subscriptions: number, events: number): Promise<Tenant> {
  const tenant = await dispatch.tenant();
  for (let n = 0; n < subscriptions; n += 1) await tenant.subscribe();
  await tenant.happen(events);
  return tenant;
}

async function claimedOf(dispatch: Dispatch, tenants: readonly Tenant[], changes: object = {}): Promise<readonly number[]> {
  const claims = await dispatch.claim({ ...request, ...changes });
  return tenants.map(({ scope }) => claims.filter(({ workspaceId }) => workspaceId === scope.workspaceId).length);
}

export const shareCases = grouped({ area: "deliveryQueue" }, [
  dispatchCase("gives a workspace a quarter of the slots while another has due work", async (dispatch) => {
    const tenants = [await tenantWith(dispatch, 3, 8), await tenantWith(dispatch, 2, 1)];
    assert.deepEqual(await claimedOf(dispatch, tenants), [QUARTER, 2]);
  }),
  dispatchCase("gives all slots to the only workspace with due work", async (dispatch) => {
    const [busy, paused, later, idle] = [
      await tenantWith(dispatch, 3, 8),
      await dispatch.tenant(),
      await dispatch.tenant(),
      await tenantWith(dispatch, 1, 1),
    ];
    await paused.subscribe({ status: "paused" });
    await paused.happen();
    await later.subscribe();
    await later.happen(1, { occurredAt: plus(dispatch.now, 1) });
    const [webhook] = (await idle.read((stores) => stores.webhooks.list({}, firstPage))).items;
    assert.ok(webhook);
    await idle.run((stores) => stores.webhooks.remove(webhook, dispatch.now));
    assert.deepEqual(await claimedOf(dispatch, [busy, paused, later, idle]), [SLOTS, 0, 0, 0]);
  }),
  dispatchCase("counts deliveries in flight as part of a workspace's quarter", async (dispatch) => {
    const tenants = [await tenantWith(dispatch, 3, 8), await tenantWith(dispatch, 1, 1)];
    const [busy, other] = tenants;
    assert.ok(busy && other);
    const claims = await dispatch.claim({ ...request, limit: 4 });
    const flying = claims.filter(({ workspaceId }) => workspaceId === busy.scope.workspaceId);
    assert.deepEqual([flying.length, claims.length], [3, 4]);
    await other.happen(2);
    assert.deepEqual(await claimedOf(dispatch, tenants), [1, 2]);
    await other.happen(2);
    assert.deepEqual(await claimedOf(dispatch, tenants), [0, 1]);
    await dispatch.record(...flying.slice(0, 2).map((claim) => succeeded(claim, dispatch.now)));
    assert.deepEqual(await claimedOf(dispatch, tenants), [2, 0]);
  }),
  dispatchCase("serves every subscription of a workspace within the quarter", async (dispatch) => {
    const [busy] = [await tenantWith(dispatch, 4, 3), await tenantWith(dispatch, 1, 8)];
    const served: string[] = [];
    for (let turn = 0; turn < 8; turn += 1) {
      const now = plus(dispatch.now, turn);
      const claims = await dispatch.claim({ slots: 4, limit: 4, now });
      const own = claims.filter(({ workspaceId }) => workspaceId === busy.scope.workspaceId);
      assert.equal(own.length, 1);
      served.push(...own.map(({ webhookId }) => webhookId));
      await dispatch.record(...claims.map((claim) => succeeded(claim, now)));
    }
    assert.equal(new Set(served.slice(0, 4)).size, 4, "one was served twice while another waited");
    assert.deepEqual(served.slice(4), served.slice(0, 4));
  }),
  dispatchCase("gives each of several workspaces at least one slot, for any number of slots", async (dispatch) => {
    const tenants = [await tenantWith(dispatch, 1, 5), await tenantWith(dispatch, 1, 5), await tenantWith(dispatch, 1, 5)];
    assert.deepEqual(await claimedOf(dispatch, tenants, { slots: 3, limit: 3 }), [1, 1, 1]);
  }),
]);
