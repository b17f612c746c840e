import assert from "node:assert/strict";
import type { ClaimedDelivery } from "../../../core/ports/delivery-queue.js";
import { plus } from "../fixtures.js";
import { grouped } from "../subject.js";
import { type Dispatch, dispatchCase } from "./dispatch.js";

const webhookIds = (claims: readonly ClaimedDelivery[]): string[] => claims.map(({ webhookId }) => webhookId).sort();

/** Three subscriptions in two workspaces, of which the first has the oldest and the most work. */
async function threeSubscriptions(dispatch: Dispatch) {
  const [here, there] = [await dispatch.tenant(), await dispatch.tenant()];
  const busy = await here.subscribe();
  const old = plus(dispatch.now, -60_000);
  await here.happen(7, { occurredAt: old });
  const rare = await here.subscribe({ events: ["invoice.paid"] });
  await here.happen(3, { type: "invoice.paid", occurredAt: plus(old, 5) });
  const far = await there.subscribe();
  await there.happen(3);
  return [busy.id, rare.id, far.id].sort();
}

export const fairnessCases = grouped({ area: "deliveryQueue" }, [
  dispatchCase("claims one of each subscription before a second of any, however long its queue", async (dispatch) => {
    const all = await threeSubscriptions(dispatch);
    const claims = await dispatch.claim({ limit: 3 });
    assert.deepEqual(webhookIds(claims), all);
  }),
  dispatchCase("claims two of each subscription before a third of any", async (dispatch) => {
    const all = await threeSubscriptions(dispatch);
    const claims = await dispatch.claim({ limit: 6 });
    assert.deepEqual(webhookIds(claims), [...all, ...all].sort());
  }),
  dispatchCase("serves the least recently served subscription first", async (dispatch) => {
    const all = await threeSubscriptions(dispatch);
    const served: string[] = [];
    for (let turn = 0; turn < 9; turn += 1) {
      const claims = await dispatch.claim({ limit: 1, now: plus(dispatch.now, turn) });
      served.push(...webhookIds(claims));
    }
    const [first, second, third] = [served.slice(0, 3), served.slice(3, 6), served.slice(6)];
    assert.deepEqual(first.toSorted(), all, "one was served twice while another waited");
    assert.deepEqual(second, first);
    assert.deepEqual(third, first);
  }),
  dispatchCase("serves a subscription that was never served before all others", async (dispatch) => {
    await threeSubscriptions(dispatch);
    assert.equal((await dispatch.claim({ limit: 3 })).length, 3);
    const fresh = [await dispatch.tenant(), await dispatch.tenant()];
    const webhooks = [await fresh[0]?.subscribe(), await fresh[1]?.subscribe()];
    for (const tenant of fresh) await tenant.happen(2, { occurredAt: plus(dispatch.now, 1) });
    const claims = await dispatch.claim({ limit: 2, now: plus(dispatch.now, 2) });
    assert.deepEqual(webhookIds(claims), webhooks.map((webhook) => webhook?.id).sort());
  }),
  dispatchCase("claims the deliveries of a subscription in the order in which they are due", async (dispatch) => {
    const tenant = await dispatch.tenant();
    await tenant.subscribe();
    const due = [5, 1, 4, 0, 3];
    for (const ms of due) await tenant.happen(1, { occurredAt: plus(dispatch.now, ms) });
    const sequence: (string | undefined)[] = [];
    for (let n = 0; n < due.length; n += 1) {
      const [claim] = await dispatch.claim({ limit: 1, now: plus(dispatch.now, 10 + n) });
      sequence.push(claim?.id);
    }
    assert.deepEqual(
      sequence,
      (await tenant.deliveries()).map(({ id }) => id),
    );
  }),
]);
