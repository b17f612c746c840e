import assert from "node:assert/strict";
import { anEvent } from "../fixtures.js";
import { grouped } from "../subject.js";
import { handlesOf, meanwhile, patiently, race } from "../support.js";
import { dispatchCase, everyDelivery, firstPage } from "./dispatch.js";

const ROUNDS = 8;

export const fanOutRaceCases = grouped({ area: "events", step: 4 }, [
  dispatchCase("cancels the delivery of an event that is being recorded when its subscription is removed", async (dispatch) => {
    const tenant = await dispatch.tenant();
    const webhook = await tenant.subscribe();
    const [mine, other] = await handlesOf(dispatch.subject);
    let removal: Promise<unknown> = Promise.resolve();
    const recording = mine.unitOfWork.run(tenant.scope, async (stores) => {
      await stores.events.record(anEvent(tenant));
      assert.equal((await stores.deliveries.list(everyDelivery, firstPage)).items.length, 1);
      removal = other.unitOfWork.run(tenant.scope, (others) => others.webhooks.remove(webhook, dispatch.now));
      await meanwhile(stores, removal);
    });
    await patiently(recording, "the event");
    await patiently(removal, "the removal");
    assert.deepEqual(
      (await tenant.deliveries()).map(({ status }) => status),
      ["cancelled"],
    );
  }),
  dispatchCase("creates no delivery for a subscription that is being removed when the event is recorded", async (dispatch) => {
    const tenant = await dispatch.tenant();
    const webhook = await tenant.subscribe();
    const [mine, other] = await handlesOf(dispatch.subject);
    let recording: Promise<unknown> = Promise.resolve();
    const removal = mine.unitOfWork.run(tenant.scope, async (stores) => {
      await stores.webhooks.remove(webhook, dispatch.now);
      recording = other.unitOfWork.run(tenant.scope, (others) => others.events.record(anEvent(tenant)));
      await meanwhile(stores, recording);
    });
    await patiently(removal, "the removal");
    await patiently(recording, "the event");
    const left = (await tenant.deliveries()).filter(({ status }) => status !== "cancelled");
    assert.deepStrictEqual(left, []);
    assert.equal((await tenant.read((stores) => stores.events.list(10))).length, 1);
  }),
  dispatchCase(
    "leaves nothing pending, in any interleaving of events and the removal of their subscription",
    async (dispatch) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const tenant = await dispatch.tenant();
        const [webhook, stays] = [await tenant.subscribe(), await tenant.subscribe()];
        const { lost } = await race(dispatch.subject, 5, ({ unitOfWork }, index) =>
          unitOfWork.run(tenant.scope, (stores) =>
            index === round % 5 ? stores.webhooks.remove(webhook, dispatch.now) : stores.events.record(anEvent(tenant)),
          ),
        );
        assert.deepEqual(lost, []);
        const deliveries = await tenant.deliveries();
        const pending = deliveries.filter(({ status }) => status === "pending");
        assert.deepEqual(
          pending.map(({ webhookId }) => webhookId),
          [stays.id, stays.id, stays.id, stays.id],
        );
      }
    },
  ),
]);
