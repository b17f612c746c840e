import assert from "node:assert/strict";
import { nextVersion } from "../../../core/kernel/entity.js";
import type { Stores } from "../../../core/ports/unit-of-work.js";
import { aClient, anEvent, aProject, aRecordedEntry, aTask, aToken, aUser, newWorld, plus, type World } from "../fixtures.js";
import { aDraft } from "../invoice-fixtures.js";
import { aMessage, aSecret, aWebhook } from "../outgoing/fixtures.js";
import { grouped } from "../subject.js";
import { aBasis } from "./time-bases.js";

async function everyWrite(world: World) {
  const later = plus(world.clock.now(), 1);
  const [entry, billed, invoice] = [aRecordedEntry(world), aRecordedEntry(world), aDraft(world)];
  const token = aToken(world, world.owner);
  const [webhook, secret, message] = [aWebhook(world), aSecret(world), aMessage(world)];
  await world.run(async (stores) => {
    await stores.timeEntries.insert(entry);
    await stores.timeEntries.insert(billed);
    await stores.invoices.insert(invoice);
    await stores.timeEntries.claim(invoice.id, [billed.id], world.clock.now());
    await stores.tokens.insert(token);
    await stores.webhooks.insert(webhook);
    await stores.webhookSecret.insert(secret);
    await stores.messages.insert(message);
  });
  const writes: Readonly<Record<string, (stores: Stores) => Promise<unknown>>> = {
    "workspace.update": (stores) => stores.workspace.update(nextVersion({ ...world.workspace, name: "Changed" }, later)),
    "users.insert": (stores) => stores.users.insert(aUser(world)),
    "users.update": (stores) => stores.users.update(nextVersion({ ...world.owner, name: "Changed" }, later)),
    "tokens.insert": (stores) => stores.tokens.insert(aToken(world, world.owner)),
    "tokens.update": (stores) => stores.tokens.update(nextVersion({ ...token, revokedAt: later }, later)),
    "clients.insert": (stores) => stores.clients.insert(aClient(world)),
    "clients.update": (stores) => stores.clients.update(nextVersion({ ...world.client, name: "Changed" }, later)),
    "projects.insert": (stores) => stores.projects.insert(aProject(world)),
    "projects.update": (stores) => stores.projects.update(nextVersion({ ...world.project, name: "Changed" }, later)),
    "tasks.insert": (stores) => stores.tasks.insert(aTask(world, world.project)),
    "tasks.update": (stores) => stores.tasks.update(nextVersion({ ...world.task, name: "Changed" }, later)),
    "timeEntries.insert": (stores) => stores.timeEntries.insert(aRecordedEntry(world)),
    "timeEntries.update": (stores) => stores.timeEntries.update(nextVersion({ ...entry, notes: "Changed" }, later)),
    "timeEntries.delete": (stores) => stores.timeEntries.delete(entry),
    "timeEntries.claim": (stores) => stores.timeEntries.claim(invoice.id, [entry.id], later),
    "timeEntries.release": (stores) => stores.timeEntries.release(invoice.id, null, later),
    "timeEntries.saveRates": (stores) =>
      stores.timeEntries.saveRates(
        [{ id: entry.id, rate: { amount: 1n, currency: world.workspace.currency, source: "user" } }],
        later,
      ),
    "invoices.insert": (stores) => stores.invoices.insert(aDraft(world)),
    "invoices.update": (stores) => stores.invoices.update(nextVersion({ ...invoice, notes: "Changed" }, later)),
    "invoices.nextInSeries": (stores) => stores.invoices.nextInSeries("read only"),
    "invoices.keepTimeBasis": (stores) => stores.invoices.keepTimeBasis(invoice.id, aBasis(world)),
    "documents.keep": (stores) => stores.documents.keep(invoice.id, "pdf", new Uint8Array([1])),
    "events.record": (stores) => stores.events.record(anEvent(world)),
    "webhooks.insert": (stores) => stores.webhooks.insert(aWebhook(world)),
    "webhooks.update": (stores) => stores.webhooks.update(nextVersion({ ...webhook, description: "Changed" }, later)),
    "webhooks.remove": (stores) => stores.webhooks.remove(webhook, later),
    "webhookSecret.update": (stores) => stores.webhookSecret.update(nextVersion({ ...secret, current: "Changed" }, later)),
    "answers.keep": async (stores) => {
      const request = { id: "0".repeat(64), fingerprint: "1".repeat(64) };
      await stores.answers.claim(request, later);
      await stores.answers.keep(request, "kept");
    },
    "messages.insert": (stores) => stores.messages.insert(aMessage(world)),
    "messages.update": (stores) => stores.messages.update(nextVersion({ ...message, error: "Changed" }, later)),
  };
  return Object.entries(writes);
}

async function everything(world: World): Promise<unknown> {
  const page = { limit: 200, sort: "createdAt", descending: false, after: null } as const;
  return world.read(async (stores) => ({
    workspace: await stores.workspace.get(),
    users: await stores.users.list({}, page),
    tokens: await stores.tokens.list({ userId: null }, page),
    clients: await stores.clients.list({}, page),
    projects: await stores.projects.list({}, page),
    tasks: await stores.tasks.list({ projectIds: [world.project.id] }, page),
    timeEntries: await stores.timeEntries.list({ userId: null }, page),
    invoices: await stores.invoices.list({}, page),
    events: await stores.events.list(100),
    webhooks: await stores.webhooks.list({}, page),
    webhookSecret: await stores.webhookSecret.find(),
  }));
}

export const readOnlyCases = grouped({ area: "unitOfWork" }, [
  {
    title: "rejects every write in a read",
    step: 4,
    async run(subject) {
      const world = await newWorld(subject);
      const writes = await everyWrite(world);
      const before = await everything(world);
      for (const [name, write] of writes) {
        await assert.rejects(
          world.read((stores) => write(stores)),
          `${name} was accepted`,
        );
      }
      assert.deepStrictEqual(await everything(world), before);
      assert.equal(await world.run((stores) => stores.invoices.nextInSeries("read only")), 1);
    },
  },
  {
    title: "refuses to create a workspace in a read",
    async run(subject) {
      const world = await newWorld(subject);
      const scope = { workspaceId: subject.ids.next("ws") };
      const workspace = { ...world.workspace, id: scope.workspaceId };
      await assert.rejects(
        subject.unitOfWork.read(scope, (stores) => stores.workspace.insert(workspace)),
        "a workspace was created in a read",
      );
      await assert.rejects(
        subject.unitOfWork.read(scope, (stores) => stores.workspace.get()),
        "the workspace was found after the read",
      );
    },
  },
]);
