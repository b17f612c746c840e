import assert from "node:assert/strict";
import { rotateSecret } from "../../../core/webhooks/webhook-secret.js";
import { anEvent, plus } from "../fixtures.js";
import { grouped } from "../subject.js";
import { LONG_TEXT, UNICODE } from "../unit-of-work/extremes.js";
import { dispatchCase, LEASE } from "./dispatch.js";
import { failedUntil, gaveUp, succeeded } from "./fixtures.js";

const ids = (claims: readonly { readonly id: string }[]): string[] => claims.map(({ id }) => id).sort();

export const claimCases = grouped({ area: "deliveryQueue" }, [
  dispatchCase("claims a delivery with the current data that its sender needs", async (dispatch) => {
    const tenant = await dispatch.tenant();
    const webhook = await tenant.subscribe({ events: ["invoice.paid"] });
    const body = `{ "b":1.50,\n "a":1e2, "text":${JSON.stringify(UNICODE + LONG_TEXT)} }`;
    const [event] = await tenant.happen(1, { type: "invoice.paid", body });
    assert.ok(event);
    const url = "https://elsewhere.example/of the moment?ü";
    await tenant.change(webhook, { url });
    const rotated = rotateSecret(tenant.secret, "whsec_rotated", plus(dispatch.now, 7));
    await tenant.run((stores) => stores.webhookSecret.update(rotated));
    const [claim, ...others] = await dispatch.claim();
    assert.ok(claim && others.length === 0);
    const [delivery] = await tenant.deliveries();
    const secret = { current: "whsec_rotated", replaced: rotated.replaced };
    assert.deepStrictEqual(claim, {
      ...{ id: delivery?.id, workspaceId: tenant.scope.workspaceId, webhookId: webhook.id, eventId: event.id },
      ...{ eventType: "invoice.paid", url, body, attempts: 0, earlierAttempts: 0, fence: claim.fence, claims: 1, secret },
      dueAt: event.occurredAt,
    });
    assert.deepStrictEqual(delivery?.version, 1, "a claim does not change the version of the delivery");
  }),
  dispatchCase("claims a delivery from the instant when it is due", async (dispatch) => {
    const tenant = await dispatch.tenant();
    await tenant.subscribe();
    const at = dispatch.now;
    for (const later of [0, 1, 2]) await tenant.happen(1, { occurredAt: plus(at, later) });
    const due = await tenant.deliveries();
    assert.deepStrictEqual(await dispatch.claim({ now: plus(at, -1) }), []);
    for (const later of [0, 1]) {
      const claims = await dispatch.claim({ now: plus(at, later) });
      assert.deepEqual(ids(claims), [due[later]?.id]);
    }
    assert.deepEqual(ids(await dispatch.claim({ now: plus(at, 9_999) })), [due[2]?.id]);
  }),
  dispatchCase("claims nothing of a paused subscription until it is resumed", async (dispatch) => {
    const tenant = await dispatch.tenant();
    const [webhook, other] = [await tenant.subscribe({ status: "paused" }), await tenant.subscribe()];
    await tenant.happen(2);
    const claims = await dispatch.claim();
    assert.deepEqual(new Set(claims.map(({ webhookId }) => webhookId)), new Set([other.id]));
    const resumed = await tenant.change(webhook, { status: "active" });
    const [claim, ...more] = await dispatch.claim({ limit: 1 });
    assert.ok(claim && more.length === 0);
    assert.equal(claim.webhookId, webhook.id);
    await tenant.change(resumed, { status: "paused" });
    assert.deepStrictEqual(await dispatch.claim({ now: plus(dispatch.now, 1) }), []);
    await dispatch.record(succeeded(claim, dispatch.now));
    assert.equal((await tenant.delivery(claim.id))?.status, "succeeded", "what was sent before the pause counts");
  }),
  dispatchCase("never claims a cancelled or completed delivery", async (dispatch) => {
    const tenant = await dispatch.tenant();
    const webhook = await tenant.subscribe();
    await tenant.happen(3);
    const [first, second] = await dispatch.claim({ limit: 2 });
    assert.ok(first && second);
    await dispatch.record(succeeded(first, dispatch.now), gaveUp(second, dispatch.now));
    const much = plus(dispatch.now, 1e9);
    const [left, ...none] = await dispatch.claim({ now: much });
    assert.ok(left && none.length === 0 && ![first.id, second.id].includes(left.id));
    await tenant.run((stores) => stores.webhooks.remove(webhook, dispatch.now));
    assert.deepStrictEqual(await dispatch.claim({ now: plus(much, LEASE) }), []);
    await tenant.run((stores) => stores.events.record(anEvent(tenant)));
    assert.deepStrictEqual(await dispatch.claim({ now: plus(much, 2 * LEASE) }), []);
  }),
  dispatchCase("claims a retry when it is due, with a higher fence and a new count of claims", async (dispatch) => {
    const tenant = await dispatch.tenant();
    await tenant.subscribe();
    await tenant.happen();
    const [first] = await dispatch.claim();
    assert.ok(first);
    const again = plus(dispatch.now, 61_234);
    await dispatch.record(failedUntil(first, dispatch.now, again));
    assert.deepStrictEqual(await dispatch.claim({ now: plus(again, -1) }), []);
    const [second] = await dispatch.claim({ now: again });
    assert.ok(second && second.fence > first.fence);
    assert.deepStrictEqual(second, { ...first, dueAt: again, attempts: 1, fence: second.fence, claims: 1 });
  }),
  dispatchCase("claims at most the requested number, and the rest afterwards", async (dispatch) => {
    const tenant = await dispatch.tenant();
    for (let n = 0; n < 3; n += 1) await tenant.subscribe();
    await tenant.happen(4);
    const seen: string[] = [];
    for (const [limit, expected] of [
      [1, 1],
      [5, 5],
      [20, 6],
      [20, 0],
    ] as const) {
      const claims = await dispatch.claim({ limit });
      assert.equal(claims.length, expected);
      seen.push(...ids(claims));
    }
    assert.equal(new Set(seen).size, 12);
  }),
]);
