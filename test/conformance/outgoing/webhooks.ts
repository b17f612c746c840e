import assert from "node:assert/strict";
import { eventTypes } from "../../../core/events/domain-event.js";
import { nextVersion } from "../../../core/kernel/entity.js";
import { instant } from "../../../core/kernel/instant.js";
import { MAX_URL_LENGTH } from "../../../core/webhooks/webhook.js";
import { anEvent, newWorld, plus } from "../fixtures.js";
import { grouped } from "../subject.js";
import { rejectsLostRace, sameRows } from "../support.js";
import { LAST_INSTANT, UNICODE } from "../unit-of-work/extremes.js";
import { dispatchCase, firstPage } from "./dispatch.js";
import { aWebhook, failedUntil, succeeded } from "./fixtures.js";

export const webhookCases = grouped({ area: "webhooks", step: 4 }, [
  {
    title: "returns every field of a webhook subscription",
    async run(subject) {
      const world = await newWorld(subject);
      const webhooks = [
        aWebhook(world),
        aWebhook(world, {
          url: "https://例え.example/?q=%20".padEnd(MAX_URL_LENGTH, "ü"),
          description: UNICODE,
          status: "paused",
        }),
        aWebhook(world, { events: eventTypes, description: " \n" }),
        aWebhook(world, { events: eventTypes.toReversed(), version: 7, createdAt: instant(0), updatedAt: LAST_INSTANT }),
      ];
      await world.run(async (stores) => {
        for (const webhook of webhooks) await stores.webhooks.insert(webhook);
      });
      await world.read(async (stores) => {
        for (const webhook of webhooks) assert.deepStrictEqual(await stores.webhooks.find(webhook.id), webhook);
        sameRows((await stores.webhooks.list({}, firstPage)).items, webhooks);
        assert.deepStrictEqual(await stores.webhooks.failing(), new Map());
      });
    },
  },
  dispatchCase("hides a removed subscription everywhere", async (dispatch) => {
    const tenant = await dispatch.tenant();
    const [webhook, other] = [await tenant.subscribe(), await tenant.subscribe({ events: ["invoice.paid"] })];
    await tenant.happen();
    const [claim] = await dispatch.claim();
    assert.ok(claim);
    await dispatch.record(failedUntil(claim, dispatch.now, plus(dispatch.now, 60_000)));
    await tenant.run(async (stores) => {
      assert.deepStrictEqual(await stores.webhooks.failing(), new Map([[webhook.id, dispatch.now]]));
      assert.equal(await stores.webhooks.count(), 2);
      await stores.webhooks.remove(webhook, dispatch.now);
      assert.equal(await stores.webhooks.count(), 1, "before the commit");
    });
    await tenant.read(async (stores) => {
      assert.equal(await stores.webhooks.find(webhook.id), null);
      assert.deepStrictEqual(await stores.webhooks.list({}, firstPage), { items: [other], next: null });
      assert.equal(await stores.webhooks.count(), 1);
      assert.deepStrictEqual(await stores.webhooks.failing(), new Map());
    });
  }),
  dispatchCase("keeps the deliveries of a removed subscription in the log, and cancels pending ones", async (dispatch) => {
    const tenant = await dispatch.tenant();
    const [webhook, bystander] = [await tenant.subscribe(), await tenant.subscribe({ status: "paused" })];
    const [event] = await tenant.happen(3, { body: ' {"kept" : 1.0}' });
    const claims = await dispatch.claim({ limit: 2 });
    const [done, flying] = claims;
    assert.ok(done && flying && event);
    await dispatch.record(succeeded(done, dispatch.now));
    const before = await tenant.deliveries({ webhookIds: [webhook.id] });
    const at = plus(dispatch.now, 5);
    await tenant.run((stores) => stores.webhooks.remove(webhook, at));
    const cancelled = { status: "cancelled", nextAttemptAt: null } as const;
    const expected = before.map((one) => (one.status === "pending" ? nextVersion({ ...one, ...cancelled }, at) : one));
    assert.deepStrictEqual(await tenant.deliveries({ webhookIds: [webhook.id] }), expected);
    assert.deepEqual(expected.map(({ status }) => status).sort(), ["cancelled", "cancelled", "succeeded"]);
    const found = await tenant.read((stores) => stores.deliveries.find(flying.id));
    assert.deepStrictEqual(found, { delivery: expected.find(({ id }) => id === flying.id), body: event.body });
    assert.equal((await tenant.attempts(done.id)).length, 1);
    const others = await tenant.deliveries({ webhookIds: [bystander.id] });
    assert.deepEqual(new Set(others.map(({ status }) => status)), new Set(["pending"]));
  }),
  {
    title: "rejects a stale removal of or change to a subscription",
    step: 2,
    async run(subject) {
      const world = await newWorld(subject);
      const now = world.clock.now();
      const webhook = aWebhook(world);
      const changed = nextVersion({ ...webhook, description: "changed" }, now);
      await world.run(async (stores) => {
        await stores.webhooks.insert(webhook);
        await stores.webhooks.update(changed);
      });
      const remove = (version: number) => world.run((stores) => stores.webhooks.remove({ ...webhook, version }, now));
      const update = (version: number) => world.run((stores) => stores.webhooks.update({ ...webhook, version }));
      for (const version of [1, 3]) await rejectsLostRace(remove(version), `removed version ${version} where 2 is stored`);
      assert.deepStrictEqual(await world.read((stores) => stores.webhooks.find(webhook.id)), changed);
      await remove(2);
      for (const version of [2, 3, 4, 5]) {
        await rejectsLostRace(remove(version), `removed version ${version} of what was removed`);
        await rejectsLostRace(update(version), `stored version ${version} of what was removed`);
      }
      assert.equal(await world.read((stores) => stores.webhooks.find(webhook.id)), null);
      const unknown = aWebhook(world);
      await rejectsLostRace(
        world.run((stores) => stores.webhooks.remove(unknown, now)),
        "removed a missing subscription",
      );
    },
  },
  dispatchCase("forgets changes to subscriptions and their deliveries when the work rejects", async (dispatch) => {
    const tenant = await dispatch.tenant();
    const [kept, fresh] = [await tenant.subscribe(), aWebhook(tenant)];
    await tenant.happen();
    const before = await tenant.deliveries();
    const failed = tenant.run(async (stores) => {
      await stores.webhooks.insert(fresh);
      await stores.events.record(anEvent(tenant));
      await stores.webhookSecret.update(nextVersion({ ...tenant.secret, current: "changed" }, dispatch.now));
      const changed = nextVersion({ ...kept, url: "https://elsewhere.example" }, dispatch.now);
      await stores.webhooks.update(changed);
      await stores.webhooks.remove(changed, dispatch.now);
      throw new Error("the power went out");
    });
    await assert.rejects(failed, new Error("the power went out"));
    await tenant.read(async (stores) => {
      assert.deepStrictEqual(await stores.webhooks.list({}, firstPage), { items: [kept], next: null });
      assert.equal(await stores.webhooks.find(fresh.id), null);
      assert.equal(await stores.webhooks.count(), 1);
      assert.deepStrictEqual(await stores.webhookSecret.find(), tenant.secret);
    });
    assert.deepStrictEqual(await tenant.deliveries(), before);
    assert.equal((await dispatch.claim()).length, 1);
  }),
]);
