import assert from "node:assert/strict";
import { aClient, aProject, aRecordedEntry, aRunningEntry, aTask, aUser, newWorld } from "../fixtures.js";
import { aDraft, anOpenInvoice } from "../invoice-fixtures.js";
import { aWebhook } from "../outgoing/fixtures.js";
import { grouped } from "../subject.js";
import { sameRows } from "../support.js";
import { twoWorlds } from "./isolation.js";

const page = { limit: 200, sort: "createdAt", descending: false, after: null } as const;

export const findManyCases = grouped({ area: "unitOfWork", step: 3 }, [
  {
    title: "finds several resources by their ids, each once, and omits missing ones",
    async run(subject) {
      const world = await newWorld(subject);
      const { ids } = world;
      const [user, client, project, task] = [aUser(world), aClient(world), aProject(world), aTask(world, world.project)];
      const [draft, open] = [aDraft(world), anOpenInvoice(world)];
      const entries = [aRecordedEntry(world), aRunningEntry(world)];
      const [webhook, gone] = [aWebhook(world), aWebhook(world)];
      await world.run(async (stores) => {
        await stores.users.insert(user);
        await stores.clients.insert(client);
        await stores.projects.insert(project);
        await stores.tasks.insert(task);
        for (const entry of [...entries, aRecordedEntry(world)]) await stores.timeEntries.insert(entry);
        for (const invoice of [draft, open, aDraft(world)]) await stores.invoices.insert(invoice);
        for (const one of [webhook, gone]) await stores.webhooks.insert(one);
        await stores.webhooks.remove(gone, world.clock.now());
      });
      for (const kind of ["run", "read"] as const) {
        await world[kind](async (stores) => {
          const { users, clients, projects, tasks, timeEntries, invoices, webhooks } = stores;
          sameRows(await users.findMany([user.id, world.owner.id, user.id, ids.next("usr")]), [user, world.owner]);
          sameRows(await clients.findMany([client.id, ids.next("cli")]), [client]);
          sameRows(await projects.findMany([project.id, world.project.id]), [project, world.project]);
          sameRows(await tasks.findMany([task.id]), [task]);
          sameRows(await timeEntries.findMany([...entries, ...entries].map(({ id }) => id)), entries);
          const summaries = [draft, open].map(({ lines: _, ...summary }) => summary);
          sameRows(await invoices.findMany([open.id, draft.id]), summaries);
          sameRows(await webhooks.findMany([webhook.id, gone.id]), [webhook]);
          for (const store of [users, clients, projects, tasks, timeEntries, invoices, webhooks])
            assert.deepStrictEqual(await store.findMany([]), []);
        });
      }
    },
  },
  {
    title: "finds and filters nothing of another workspace, for any ids",
    async run(subject) {
      const { here, there, token, entry, billed, invoice } = await twoWorlds(subject);
      const webhook = aWebhook(there);
      await there.run((stores) => stores.webhooks.insert(webhook));
      await here.read(async ({ users, clients, projects, tasks, invoices, webhooks, tokens, timeEntries }) => {
        assert.deepStrictEqual(await users.findMany([there.owner.id]), []);
        assert.deepStrictEqual(await clients.findMany([there.client.id]), []);
        assert.deepStrictEqual(await projects.findMany([there.project.id, here.project.id]), [here.project]);
        assert.deepStrictEqual(await tasks.findMany([there.task.id]), []);
        assert.deepStrictEqual(await timeEntries.findMany([entry.id]), []);
        assert.deepStrictEqual(await invoices.findMany([invoice.id]), []);
        assert.deepStrictEqual(await webhooks.findMany([webhook.id]), []);
        const lists = [
          users.list({ emails: [there.owner.email] }, page),
          projects.list({ clientIds: [there.client.id] }, page),
          tasks.list({ projectIds: [there.project.id] }, page),
          invoices.list({ clientIds: [there.client.id] }, page),
          invoices.list({ numbers: [invoice.number] }, page),
          webhooks.list({ statuses: ["active"] }, page),
          tokens.list({ userId: null, userIds: [token.userId] }, page),
          timeEntries.list({ userId: null, notes: "" }, page),
          timeEntries.list({ userId: null, projectIds: [entry.projectId, billed.projectId] }, page),
          timeEntries.list({ userId: null, clientIds: [there.client.id] }, page),
        ];
        for (const list of lists) assert.deepStrictEqual(await list, { items: [], next: null });
        sameRows((await clients.list({ name: "" }, { ...page, sort: "name" })).items, [here.client]);
        sameRows((await users.list({ name: "a" }, { ...page, sort: "updatedAt" })).items, [here.owner]);
        sameRows((await tasks.list({}, { ...page, sort: "name" })).items, [here.task]);
      });
    },
  },
]);
