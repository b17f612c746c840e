import assert from "node:assert/strict";
import { eventTypes } from "../../../core/events/domain-event.js";
import { firstVersion } from "../../../core/kernel/entity.js";
import type { Delivery } from "../../../core/webhooks/delivery.js";
import { instant } from "../../../core/kernel/instant.js";
import { EVERY_EVENT, MAX_WEBHOOKS } from "../../../core/webhooks/webhook.js";
import { anEvent, plus } from "../fixtures.js";
import { grouped } from "../subject.js";
import { UNICODE } from "../unit-of-work/extremes.js";
import { dispatchCase, everyDelivery, firstPage } from "./dispatch.js";
import { aWebhook } from "./fixtures.js";

const webhookIds = (deliveries: readonly Delivery[]): string[] => deliveries.map(({ webhookId }) => webhookId).sort();

export const fanOutCases = grouped({ area: "events", step: 4 }, [
  dispatchCase("creates one pending delivery of an event, due at its instant, with its exact body", async (dispatch) => {
    const tenant = await dispatch.tenant();
    const webhook = await tenant.subscribe({ events: ["invoice.paid", "project.archived"] });
    const body = `{ "type":"project.archived",\n"b":1.50,"a":${JSON.stringify(UNICODE)} }`;
    const occurredAt = plus(dispatch.now, 12_345);
    const event = anEvent(tenant, { type: "project.archived", occurredAt, body });
    await tenant.run((stores) => stores.events.record(event));
    const [delivery, ...others] = await tenant.deliveries();
    assert.ok(delivery);
    assert.deepStrictEqual(others, []);
    assert.match(delivery.id, /^whd_/);
    const expected = { webhookId: webhook.id, eventId: event.id, eventType: event.type, status: "pending", attempts: 0 };
    assert.deepStrictEqual(delivery, {
      ...{ id: delivery.id, ...expected, earlierAttempts: 0, nextAttemptAt: occurredAt },
      ...firstVersion(occurredAt),
    });
    const found = await tenant.read((stores) => stores.deliveries.find(delivery.id));
    assert.deepStrictEqual(found, { delivery, body });
    assert.deepStrictEqual(await tenant.attempts(delivery.id), []);
  }),
  dispatchCase(
    "creates deliveries for paused subscriptions too, but not for removed ones or other event types",
    async (dispatch) => {
      const [tenant, elsewhere] = [await dispatch.tenant(), await dispatch.tenant()];
      const [active, paused, removed] = [await tenant.subscribe(), await tenant.subscribe(), await tenant.subscribe()];
      const all = await tenant.subscribe({ events: eventTypes });
      await tenant.subscribe({ events: eventTypes.filter((type) => type !== "time_entry.created") });
      const switched = await tenant.subscribe({ events: ["invoice.paid"] });
      await elsewhere.subscribe();
      await tenant.change(paused, { status: "paused" });
      await tenant.change(switched, { events: ["time_entry.created"] });
      await tenant.run((stores) => stores.webhooks.remove(removed, dispatch.now));
      await tenant.happen();
      assert.deepStrictEqual(webhookIds(await tenant.deliveries()), [active.id, paused.id, all.id, switched.id].sort());
      assert.deepStrictEqual(await elsewhere.deliveries(), []);
    },
  ),
  dispatchCase("creates and backfills deliveries of every event type for a subscription to all", async (dispatch) => {
    const tenant = await dispatch.tenant();
    await tenant.run(async (stores) => {
      for (const type of eventTypes) await stores.events.record(anEvent(tenant, { type }));
    });
    const late = aWebhook(tenant, { events: [EVERY_EVENT] });
    await tenant.run(async (stores) => {
      await stores.webhooks.insert(late);
      assert.equal(await stores.deliveries.backfill(late, instant(0), dispatch.now), eventTypes.length);
    });
    await tenant.run(async (stores) => {
      for (const type of eventTypes) await stores.events.record(anEvent(tenant, { type }));
    });
    const delivered = (await tenant.deliveries()).map(({ eventType }) => eventType).sort();
    assert.deepStrictEqual(delivered, [...eventTypes, ...eventTypes].sort());
  }),
  dispatchCase("creates no delivery of an event whose work rejects", async (dispatch) => {
    const tenant = await dispatch.tenant();
    await tenant.subscribe();
    const failed = tenant.run(async (stores) => {
      await stores.events.record(anEvent(tenant));
      assert.equal((await stores.deliveries.list(everyDelivery, firstPage)).items.length, 1, "within the work");
      throw new Error("the power went out");
    });
    await assert.rejects(failed, new Error("the power went out"));
    assert.deepStrictEqual(await tenant.deliveries(), []);
    assert.deepStrictEqual(await dispatch.claim(), []);
  }),
  dispatchCase(
    "creates separate deliveries for each of several events in one unit of work, for a subscription of the same",
    async (dispatch) => {
      const tenant = await dispatch.tenant();
      const [webhook, late] = [aWebhook(tenant), aWebhook(tenant)];
      const events = Array.from({ length: 5 }, () => anEvent(tenant));
      await tenant.run(async (stores) => {
        await stores.webhooks.insert(webhook);
        for (const event of events) await stores.events.record(event);
        await stores.webhooks.insert(late);
      });
      const made = await tenant.deliveries();
      assert.deepStrictEqual(new Set(webhookIds(made)), new Set([webhook.id]), "an event before the subscription was delivered");
      assert.deepStrictEqual(made.map(({ eventId }) => eventId).sort(), events.map(({ id }) => id).sort());
      assert.equal(new Set(made.map(({ id }) => id)).size, events.length);
    },
  ),
  dispatchCase(`creates ${MAX_WEBHOOKS} deliveries of an event for ${MAX_WEBHOOKS} subscriptions`, async (dispatch) => {
    const tenant = await dispatch.tenant();
    const webhooks = Array.from({ length: MAX_WEBHOOKS + 3 }, () => aWebhook(tenant));
    await tenant.run(async (stores) => {
      for (const webhook of webhooks) await stores.webhooks.insert(webhook);
      for (const webhook of webhooks.slice(0, 3)) await stores.webhooks.remove(webhook, dispatch.now);
    });
    await tenant.happen();
    const ids = webhooks.slice(3).map(({ id }) => id);
    assert.deepStrictEqual(webhookIds(await tenant.deliveries()), ids.sort());
  }),
]);
