import assert from "node:assert/strict";
import type { PublishedEvent } from "../../../core/ports/message-bus.js";
import { anEvent, plus } from "../fixtures.js";
import { type GroupedCase, grouped, type Handle } from "../subject.js";
import { race } from "../support.js";
import { type Dispatch, dispatchCase, LEASE, type Tenant } from "./dispatch.js";

const MANY = 1_000;

/** Claims the events of these tenants in the outbox. */
async function claimOf(
  { subject, now }: Dispatch,
  tenants: readonly Tenant[],
  { at = now, limit = MANY, handle = subject }: { at?: typeof now; limit?: number; handle?: Handle } = {},
): Promise<readonly PublishedEvent[]> {
  const claimed = await handle.eventOutbox.claim({ now: at, leasedUntil: plus(at, LEASE), limit });
  return claimed.filter(({ workspaceId }) => tenants.some(({ scope }) => scope.workspaceId === workspaceId));
}

/** A case that leaves the outbox empty. */
function outboxCase(title: string, run: (dispatch: Dispatch) => Promise<void>): GroupedCase {
  const emptied = dispatchCase(title, async (dispatch) => {
    const { eventOutbox } = dispatch.subject;
    const empty = async (): Promise<void> => {
      const late = plus(dispatch.now, 10 * LEASE);
      const left = await eventOutbox.claim({ now: late, leasedUntil: late, limit: 100_000 });
      await eventOutbox.remove(left);
    };
    await empty();
    try {
      await run(dispatch);
    } finally {
      await empty();
    }
  });
  return { ...emptied, needs: "outbox" };
}

export const outboxCases = grouped({ area: "eventOutbox" }, [
  outboxCase("returns the events of all workspaces, oldest first, with exact bodies", async (dispatch) => {
    const [here, there] = [await dispatch.tenant(), await dispatch.tenant()];
    const events = [
      ...(await here.happen(2, { body: '{ "a" : 1.50,\n"b":"\\u00e4ö" }' })),
      ...(await there.happen(1, { type: "invoice.paid", occurredAt: plus(dispatch.now, 1) })),
      ...(await here.happen(1, { occurredAt: plus(dispatch.now, 2) })),
    ];
    const scopes = [here, here, there, here].map(({ scope }) => scope.workspaceId);
    assert.equal(await dispatch.subject.eventOutbox.waiting(), 4);
    assert.deepStrictEqual(
      await claimOf(dispatch, [here, there]),
      events.map((event, index) => ({ ...event, workspaceId: scopes[index] })),
    );
  }),
  outboxCase("gives an event to one claim until its lease expires or it is released", async (dispatch) => {
    const tenant = await dispatch.tenant();
    await tenant.happen(3);
    const [first, ...rest] = await claimOf(dispatch, [tenant]);
    assert.ok(first && rest.length === 2);
    assert.deepStrictEqual(await claimOf(dispatch, [tenant], { at: plus(dispatch.now, LEASE - 1) }), []);
    await dispatch.subject.eventOutbox.release([first]);
    assert.deepEqual(await claimOf(dispatch, [tenant]), [first]);
    assert.equal((await claimOf(dispatch, [tenant], { at: plus(dispatch.now, LEASE) })).length, 3);
    assert.equal(await dispatch.subject.eventOutbox.waiting(), 3);
  }),
  outboxCase("returns at most the requested number, and never a removed event", async (dispatch) => {
    const tenant = await dispatch.tenant();
    await tenant.happen(5);
    const two = await claimOf(dispatch, [tenant], { limit: 2 });
    assert.equal(two.length, 2);
    await dispatch.subject.eventOutbox.remove(two);
    await dispatch.subject.eventOutbox.remove(two);
    const later = await claimOf(dispatch, [tenant], { at: plus(dispatch.now, LEASE) });
    assert.equal(later.length, 3);
    assert.ok(later.every(({ id }) => !two.some((one) => one.id === id)));
    assert.equal((await tenant.read((stores) => stores.events.list(10))).length, 5, "the events stay");
  }),
  outboxCase("contains nothing of work that rejects, nor events for a single subscription", async (dispatch) => {
    const tenant = await dispatch.tenant();
    const webhook = await tenant.subscribe();
    await assert.rejects(
      tenant.run(async (stores) => {
        await stores.events.record(anEvent(tenant));
        throw new Error("the power went out");
      }),
      /power/,
    );
    await tenant.run((stores) => stores.events.recordFor(webhook.id, anEvent(tenant)));
    const [kept] = await tenant.happen(1);
    assert.deepStrictEqual(
      (await claimOf(dispatch, [tenant])).map(({ id }) => id),
      [kept?.id],
    );
  }),
  {
    step: 5,
    ...outboxCase("keeps the events that wait to be published, however old they are", async (dispatch) => {
      const tenant = await dispatch.tenant();
      const before = plus(dispatch.now, -1_000);
      const [waiting, published] = [
        await tenant.happen(1, { occurredAt: plus(before, -9) }),
        await tenant.happen(1, { occurredAt: plus(before, -9) }),
      ];
      const { workspaceId } = tenant.scope;
      await dispatch.subject.eventOutbox.remove(published.map(({ id }) => ({ id, workspaceId })));
      while ((await dispatch.subject.housekeeping.purgeEvents(before, 500)) > 0);
      assert.deepStrictEqual(await tenant.read((stores) => stores.events.list(100)), waiting);
    }),
  },
  outboxCase("gives each event to one of many simultaneous claims", async (dispatch) => {
    const tenant = await dispatch.tenant();
    await tenant.happen(30);
    const { won, lost } = await race(dispatch.subject, 6, (handle) => claimOf(dispatch, [tenant], { limit: 10, handle }));
    assert.deepEqual(lost, []);
    const ids = won.flat().map(({ id }) => id);
    const rest = (await claimOf(dispatch, [tenant])).map(({ id }) => id);
    assert.equal(new Set([...ids, ...rest]).size, 30);
    assert.equal(ids.length + rest.length, 30, "one was given out twice");
  }),
]);
