import assert from "node:assert/strict";
import { plus } from "../fixtures.js";
import { grouped } from "../subject.js";
import { dispatchCase, LEASE } from "./dispatch.js";
import { failedUntil, gaveUp, succeeded } from "./fixtures.js";

/** Also removes data of other cases, starting with one. */
async function removeAll(purge: (limit: number) => Promise<number>): Promise<void> {
  assert.equal(await purge(1), 1, "another number than it was asked to remove");
  while ((await purge(500)) > 0);
}

export const upkeepCases = grouped({ area: "housekeeping" }, [
  dispatchCase("removes deliveries that ended before an instant, with their attempts, and no others", async (dispatch) => {
    const tenant = await dispatch.tenant();
    await tenant.subscribe();
    await tenant.happen(6);
    const claims = await dispatch.claim();
    const [one, two, three, four, five] = claims;
    assert.ok(one && two && three && four && five);
    const old = dispatch.now;
    const fresh = plus(old, 5);
    await dispatch.record(succeeded(one, old), gaveUp(two, old), gaveUp(three, fresh), succeeded(four, fresh));
    await dispatch.record(failedUntil(five, old, plus(old, 1e6)));
    const { housekeeping } = dispatch.subject;
    await removeAll((limit) => housekeeping.purgeDeliveries(plus(old, 1), limit));
    const left = await tenant.deliveries();
    assert.deepEqual(
      left.map(({ id }) => id).sort(),
      claims
        .slice(2)
        .map(({ id }) => id)
        .sort(),
    );
    assert.deepEqual(await Promise.all(claims.map(async ({ id }) => (await tenant.attempts(id)).length)), [0, 0, 1, 1, 1, 0]);
    await removeAll((limit) => housekeeping.purgeDeliveries(plus(old, 6), limit));
    assert.deepEqual(
      (await tenant.deliveries()).map(({ status }) => status),
      ["pending", "pending"],
    );
  }),
  dispatchCase("removes events before an instant unless a delivery refers to them", async (dispatch) => {
    const tenant = await dispatch.tenant();
    const before = plus(dispatch.now, -1_000);
    const [gone, kept] = [
      await tenant.happen(3, { occurredAt: plus(before, -1) }),
      await tenant.happen(1, { occurredAt: before }),
    ];
    await tenant.subscribe();
    const told = await tenant.happen(1, { occurredAt: plus(before, -1) });
    const { workspaceId } = tenant.scope;
    const keyed = [...gone, ...kept, ...told].map(({ id }) => ({ id, workspaceId }));
    await dispatch.subject.eventOutbox.remove(keyed);
    await removeAll((limit) => dispatch.subject.housekeeping.purgeEvents(before, limit));
    assert.deepStrictEqual(await tenant.read((stores) => stores.events.list(100)), [...kept, ...told]);
  }),
  {
    area: "deliveryQueue",
    ...dispatchCase("reports the backlog: due since when, in flight, waiting for a retry, and held", async (dispatch) => {
      const { deliveryQueue } = dispatch.subject;
      const before = await deliveryQueue.backlog(dispatch.now);
      const tenant = await dispatch.tenant();
      const [webhook, paused] = [await tenant.subscribe(), await tenant.subscribe({ status: "paused" })];
      assert.ok(webhook.id !== paused.id);
      const since = plus(dispatch.now, -1e9);
      await tenant.happen(1, { occurredAt: since });
      await tenant.happen(10);
      const claims = await dispatch.claim();
      const [one, two] = claims;
      assert.ok(one && two);
      await dispatch.record(failedUntil(one, dispatch.now, plus(dispatch.now, 1e6)), gaveUp(two, dispatch.now));
      const { due, dueSince, inFlight, scheduled, held } = await deliveryQueue.backlog(dispatch.now);
      assert.deepEqual(
        [due - before.due, inFlight - before.inFlight, scheduled - before.scheduled, held - before.held],
        [11 - claims.length, claims.length - 2, 1, 11],
      );
      assert.equal(dueSince, before.dueSince ?? dispatch.now);
      const later = plus(dispatch.now, LEASE);
      assert.equal((await deliveryQueue.backlog(later)).inFlight, 0);
      const waiting = await tenant.deliveries({ webhookIds: [webhook.id], statuses: ["pending"] });
      assert.equal((await deliveryQueue.backlog(plus(dispatch.now, 1e6))).due - before.due, waiting.length);
    }),
  },
]);
