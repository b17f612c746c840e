import assert from "node:assert/strict";
import { nextVersion } from "../../../core/kernel/entity.js";
import type { Hint } from "../../../core/ports/message-bus.js";
import { retriedDelivery } from "../../../core/webhooks/delivery.js";
import { anEvent } from "../fixtures.js";
import { grouped, type Subject } from "../subject.js";
import { dispatchCase } from "./dispatch.js";
import { aQueuedMessage, gaveUp } from "./fixtures.js";

/** Runs the work and returns what the storage reported as due meanwhile. */
async function reportedBy({ onDue }: Subject, work: (soFar: readonly Hint[]) => Promise<unknown>): Promise<readonly Hint[]> {
  const reported: Hint[] = [];
  const stop = onDue((hint) => void reported.push(hint));
  try {
    await work(reported);
  } finally {
    stop();
  }
  return reported;
}

export const dueCases = grouped({ area: "onDue" }, [
  dispatchCase("reports after the commit, once, that deliveries or mail became due", async (dispatch) => {
    const tenant = await dispatch.tenant();
    await tenant.subscribe();
    const message = aQueuedMessage(tenant);
    const reported = await reportedBy(dispatch.subject, (soFar) =>
      tenant.run(async (stores) => {
        await stores.events.record(anEvent(tenant));
        await stores.events.record(anEvent(tenant));
        await stores.messages.insert(message);
        await stores.workspace.get();
        assert.deepStrictEqual(soFar, [], "reported before the commit");
      }),
    );
    assert.deepStrictEqual([...reported].sort(), ["deliveries", "mail"]);
    const sent = { status: "sent", dueAt: null, sentAt: dispatch.now } as const;
    await tenant.run((stores) => stores.messages.update(nextVersion({ ...message, ...sent }, dispatch.now)));
  }),
  dispatchCase("reports nothing as due when the work rejects", async (dispatch) => {
    const tenant = await dispatch.tenant();
    const reported = await reportedBy(dispatch.subject, async () => {
      const work = tenant.run(async (stores) => {
        await stores.events.record(anEvent(tenant));
        throw new Error("the work rejects");
      });
      await assert.rejects(work);
    });
    assert.deepStrictEqual(reported, []);
  }),
  dispatchCase("reports retried, recovered, backfilled and resumed deliveries as due", async (dispatch) => {
    const tenant = await dispatch.tenant();
    const webhook = await tenant.subscribe();
    await tenant.happen(2);
    const now = dispatch.now;
    await dispatch.record(...(await dispatch.claim()).map((claim) => gaveUp(claim, now)));
    const [failed] = await tenant.deliveries();
    assert(failed);
    const retried = await reportedBy(dispatch.subject, () =>
      tenant.run((stores) => stores.deliveries.update(retriedDelivery(failed, now))),
    );
    const recovered = await reportedBy(dispatch.subject, () =>
      tenant.run((stores) => stores.deliveries.recover(webhook.id, tenant.workspace.createdAt, now)),
    );
    const backfilled = await reportedBy(dispatch.subject, () =>
      tenant.run((stores) => stores.deliveries.backfill(webhook, tenant.workspace.createdAt, now)),
    );
    const paused = await tenant.change(webhook, { status: "paused" });
    const resumed = await reportedBy(dispatch.subject, () => tenant.change(paused, { status: "active" }));
    for (const reported of [retried, recovered, backfilled, resumed]) assert.deepStrictEqual(reported, ["deliveries"]);
  }),
  dispatchCase("stops reporting to a removed listener", async (dispatch) => {
    const tenant = await dispatch.tenant();
    const reported: Hint[] = [];
    dispatch.subject.onDue((hint) => void reported.push(hint))();
    await tenant.happen();
    assert.deepStrictEqual(reported, []);
  }),
]);
