import assert from "node:assert/strict";
import { nextVersion } from "../../../core/kernel/entity.js";
import type { Stores } from "../../../core/ports/unit-of-work.js";
import { plus } from "../fixtures.js";
import { anOpenInvoice } from "../invoice-fixtures.js";
import { grouped } from "../subject.js";
import { rejectsLostRace } from "../support.js";
import { type Dispatch, dispatchCase, everyDelivery, firstPage } from "./dispatch.js";
import { aMessage, aSecret, aWebhook, failedUntil } from "./fixtures.js";

/** Two workspaces; the other one contains outgoing data of every kind. */
async function twoTenants(dispatch: Dispatch) {
  const [here, there] = [await dispatch.tenant(), await dispatch.tenant()];
  const webhook = await there.subscribe();
  await there.happen(2);
  const [claim] = await dispatch.claim();
  assert.ok(claim);
  await dispatch.record(failedUntil(claim, dispatch.now, plus(dispatch.now, 60_000)));
  const invoice = anOpenInvoice(there);
  const message = aMessage(there, { kind: "invoice", invoiceId: invoice.id, userId: null });
  const pdf = new Uint8Array([37, 80, 68, 70]);
  await there.run(async (stores) => {
    await stores.invoices.insert(invoice);
    await stores.documents.keep(invoice.id, "pdf", pdf);
    await stores.messages.insert(message);
  });
  return { here, there, webhook, claim, invoice, message, pdf };
}

type Tenants = Awaited<ReturnType<typeof twoTenants>>;

function everythingThere({ there, claim, invoice }: Tenants): Promise<unknown> {
  return there.read(async (stores) => ({
    webhooks: await stores.webhooks.list({}, firstPage),
    failing: await stores.webhooks.failing(),
    secret: await stores.webhookSecret.find(),
    deliveries: await stores.deliveries.list(everyDelivery, firstPage),
    attempts: await stores.deliveries.attempts(claim.id),
    messages: await stores.messages.list({ invoiceId: invoice.id }, firstPage),
    document: await stores.documents.find(invoice.id, "pdf"),
  }));
}

export const outgoingIsolationCases = grouped({ area: "deliveryQueue" }, [
  dispatchCase("returns no subscription, delivery, message, document or secret of another workspace", async (dispatch) => {
    const { here, webhook, claim, invoice, message } = await twoTenants(dispatch);
    for (const kind of ["run", "read"] as const) {
      await here[kind](async (stores) => {
        assert.equal(await stores.webhooks.find(webhook.id), null);
        assert.deepStrictEqual(await stores.webhooks.list({}, firstPage), { items: [], next: null });
        assert.equal(await stores.webhooks.count(), 0);
        assert.deepStrictEqual(await stores.webhooks.failing(), new Map());
        assert.deepStrictEqual(await stores.webhookSecret.find(), here.secret);
        for (const webhookIds of [undefined, [webhook.id]]) {
          const found = await stores.deliveries.list({ ...everyDelivery, webhookIds }, firstPage);
          assert.deepStrictEqual(found, { items: [], next: null });
        }
        assert.equal(await stores.deliveries.find(claim.id), null);
        assert.deepStrictEqual(await stores.deliveries.attempts(claim.id), []);
        assert.equal(await stores.messages.find(message.id), null);
        assert.deepStrictEqual(await stores.messages.list({ invoiceId: invoice.id }, firstPage), { items: [], next: null });
        assert.equal(await stores.documents.find(invoice.id, "pdf"), null);
      });
    }
  }),
  dispatchCase("changes no subscription, message or secret of another workspace", async (dispatch) => {
    const tenants = await twoTenants(dispatch);
    const { here, webhook, message, there } = tenants;
    const before = await everythingThere(tenants);
    const now = dispatch.now;
    const works: Readonly<Record<string, (stores: Stores) => Promise<unknown>>> = {
      "webhooks.update": (stores) => stores.webhooks.update(nextVersion({ ...webhook, url: "https://here.example" }, now)),
      "webhooks.remove": (stores) => stores.webhooks.remove(webhook, now),
      "messages.update": (stores) => stores.messages.update(nextVersion({ ...message, error: "changed" }, now)),
      "webhookSecret.insert": (stores) => stores.webhookSecret.insert(aSecret(here)),
      "webhookSecret.update": (stores) => stores.webhookSecret.update({ ...there.secret, version: 9 }),
    };
    for (const [name, work] of Object.entries(works)) await rejectsLostRace(here.run(work), name);
    const own = nextVersion({ ...here.secret, current: "whsec_own" }, now);
    await here.run((stores) => stores.webhookSecret.update(own));
    assert.deepStrictEqual(await everythingThere(tenants), before);
    assert.deepStrictEqual(await here.read((stores) => stores.webhookSecret.find()), own);
  }),
  dispatchCase("rejects a message or document for another workspace's invoice or user", async (dispatch) => {
    const tenants = await twoTenants(dispatch);
    const { here, there, invoice } = tenants;
    const bare = anOpenInvoice(there);
    await there.run((stores) => stores.invoices.insert(bare));
    const before = await everythingThere(tenants);
    const works: Readonly<Record<string, (stores: Stores) => Promise<unknown>>> = {
      "a message of its invoice": (stores) => stores.messages.insert(aMessage(here, { invoiceId: invoice.id, userId: null })),
      "a message to its user": (stores) => stores.messages.insert(aMessage(here, { userId: there.owner.id })),
      "a stored document": (stores) => stores.documents.keep(invoice.id, "pdf", new Uint8Array([1])),
      "a document that is not stored yet": (stores) => stores.documents.keep(bare.id, "pdf", new Uint8Array([1])),
    };
    for (const [name, work] of Object.entries(works)) await assert.rejects(here.run(work), `${name} was accepted`);
    assert.deepStrictEqual(await everythingThere(tenants), before);
    assert.equal(await there.read((stores) => stores.documents.find(bare.id, "pdf")), null);
  }),
  dispatchCase("signs each workspace's deliveries with its own secret", async (dispatch) => {
    const tenants = [await dispatch.tenant(), await dispatch.tenant(), await dispatch.tenant()];
    for (const tenant of tenants) await tenant.subscribe();
    for (const tenant of tenants) await tenant.happen(2);
    const claims = await dispatch.claim();
    for (const { scope, secret } of tenants) {
      const own = claims.filter(({ workspaceId }) => workspaceId === scope.workspaceId);
      assert.deepEqual(
        own.map((claim) => claim.secret.current),
        [secret.current, secret.current],
      );
    }
  }),
  dispatchCase("cancels no deliveries of other subscriptions, in any workspace", async (dispatch) => {
    const [here, there] = [await dispatch.tenant(), await dispatch.tenant()];
    const [gone, stays] = [await here.subscribe(), await here.subscribe()];
    await there.subscribe();
    for (const tenant of [here, there]) await tenant.happen();
    await here.run((stores) => stores.webhooks.remove(gone, dispatch.now));
    const claims = await dispatch.claim();
    assert.equal(claims.length, 2);
    assert.equal((await here.deliveries({ webhookIds: [stays.id] }))[0]?.status, "pending");
    assert.equal((await there.deliveries())[0]?.status, "pending");
    const unknown = aWebhook(here);
    assert.deepStrictEqual(await here.deliveries({ webhookIds: [unknown.id] }), []);
  }),
]);
