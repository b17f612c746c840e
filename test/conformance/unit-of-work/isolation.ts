import assert from "node:assert/strict";
import { nextVersion } from "../../../core/kernel/entity.js";
import type { Stores } from "../../../core/ports/unit-of-work.js";
import { anEvent, aProject, aRecordedEntry, aRunningEntry, aTask, aToken, newWorld, plus, type World } from "../fixtures.js";
import { aDraft, anOpenInvoice } from "../invoice-fixtures.js";
import { grouped, type Subject } from "../subject.js";
import { rejectsLostRace, sameRows } from "../support.js";

/** Two workspaces; the other one contains rows that this one must not see. */
export async function twoWorlds(subject: Subject) {
  const [here, there] = [await newWorld(subject), await newWorld(subject)];
  const token = aToken(there, there.owner);
  const entry = aRecordedEntry(there, { taskId: there.task.id, userId: there.owner.id });
  const billed = aRecordedEntry(there, { userId: there.owner.id });
  const running = aRunningEntry(there);
  const invoice = anOpenInvoice(there);
  const event = anEvent(there);
  await there.run(async (stores) => {
    await stores.tokens.insert(token);
    await stores.timeEntries.insert(entry);
    await stores.timeEntries.insert(billed);
    await stores.timeEntries.insert(running);
    await stores.invoices.insert(invoice);
    await stores.timeEntries.claim(invoice.id, [billed.id], there.clock.now());
    await stores.events.record(event);
    await stores.invoices.nextInSeries("INV-{SEQ}");
    await stores.invoices.nextInSeries("INV-{SEQ}");
  });
  return { here, there, token, entry, billed, running, invoice, event };
}

export type Worlds = Awaited<ReturnType<typeof twoWorlds>>;

const first = { limit: 200, sort: "createdAt", descending: false, after: null } as const;

/** Everything in the other workspace, to compare before and after. */
export function everythingThere({ there }: Worlds): Promise<unknown> {
  return there.read(async (stores) => ({
    workspace: await stores.workspace.get(),
    users: await stores.users.list({}, first),
    tokens: await stores.tokens.list({ userId: null }, first),
    clients: await stores.clients.list({}, first),
    projects: await stores.projects.list({}, first),
    tasks: await stores.tasks.list({ projectIds: [there.project.id] }, first),
    timeEntries: await stores.timeEntries.list({ userId: null }, first),
    invoices: await stores.invoices.list({}, first),
    events: await stores.events.list(100),
  }));
}

/** Tries each in a separate unit of work, so that one error does not hide the next. */
async function allRefused(here: World, works: Readonly<Record<string, (stores: Stores) => Promise<unknown>>>, lost: boolean) {
  for (const [name, work] of Object.entries(works)) {
    if (lost) await rejectsLostRace(here.run(work), name);
    else await assert.rejects(here.run(work), `${name} was accepted`);
  }
}

export const isolationCases = grouped({ area: "unitOfWork", step: 3 }, [
  {
    title: "finds nothing of another workspace by its id",
    async run(subject) {
      const { here, there, token, entry, running, invoice } = await twoWorlds(subject);
      for (const kind of ["run", "read"] as const) {
        await here[kind](async (stores) => {
          assert.equal(await stores.users.find(there.owner.id), null);
          assert.equal(await stores.tokens.find(token.id), null);
          assert.equal(await stores.clients.find(there.client.id), null);
          assert.equal(await stores.projects.find(there.project.id), null);
          assert.equal(await stores.tasks.find(there.task.id), null);
          assert.equal(await stores.timeEntries.find(entry.id), null);
          assert.equal(await stores.timeEntries.find(running.id), null);
          assert.equal(await stores.invoices.find(invoice.id), null);
          assert.equal((await stores.workspace.get()).id, here.workspace.id);
        });
      }
    },
  },
  {
    title: "finds nothing of another workspace by anything else",
    async run(subject) {
      const { here, there, invoice } = await twoWorlds(subject);
      await here.read(async (stores) => {
        assert.equal(await stores.users.findByEmail(there.owner.email), null);
        assert.equal(await stores.timeEntries.findRunning(there.owner.id), null);
        const span = { start: plus(here.clock.now(), -1e10), end: null };
        assert.equal(await stores.timeEntries.findOverlapping({ userId: there.owner.id, ...span, except: [] }), null);
        assert.equal(await stores.invoices.numberTaken(invoice.number), false);
      });
    },
  },
  {
    title: "lists nothing of another workspace",
    async run(subject) {
      const { here, there } = await twoWorlds(subject);
      for (const kind of ["run", "read"] as const) {
        await here[kind](async (stores) => {
          sameRows((await stores.users.list({}, first)).items, [here.owner]);
          sameRows((await stores.clients.list({}, first)).items, [here.client]);
          sameRows((await stores.projects.list({}, first)).items, [here.project]);
          sameRows((await stores.tasks.list({ projectIds: [here.project.id] }, first)).items, [here.task]);
          sameRows((await stores.tasks.list({ projectIds: [there.project.id] }, first)).items, []);
          for (const userId of [null, there.owner.id]) {
            sameRows((await stores.tokens.list({ userId }, first)).items, []);
            sameRows((await stores.timeEntries.list({ userId }, first)).items, []);
            sameRows((await stores.timeEntries.list({ userId }, { ...first, sort: "startTime" })).items, []);
          }
          sameRows((await stores.invoices.list({}, first)).items, []);
          assert.deepStrictEqual(await stores.events.list(100), []);
        });
      }
    },
  },
  {
    title: "locks and counts no owner of another workspace",
    async run(subject) {
      const { here } = await twoWorlds(subject);
      sameRows(await here.run((stores) => stores.users.lockActiveOwners()), [here.owner]);
    },
  },
  {
    title: "changes nothing in another workspace",
    async run(subject) {
      const worlds = await twoWorlds(subject);
      const { here, there, token, entry, invoice } = worlds;
      const before = await everythingThere(worlds);
      const now = here.clock.now();
      await allRefused(
        here,
        {
          "users.update": (stores) => stores.users.update(nextVersion({ ...there.owner, name: "Changed" }, now)),
          "tokens.update": (stores) => stores.tokens.update(nextVersion({ ...token, revokedAt: now }, now)),
          "clients.update": (stores) => stores.clients.update(nextVersion({ ...there.client, name: "Changed" }, now)),
          "projects.update": (stores) => stores.projects.update(nextVersion({ ...there.project, name: "Changed" }, now)),
          "tasks.update": (stores) => stores.tasks.update(nextVersion({ ...there.task, name: "Changed" }, now)),
          "timeEntries.update": (stores) => stores.timeEntries.update(nextVersion({ ...entry, notes: "Changed" }, now)),
          "timeEntries.delete": (stores) => stores.timeEntries.delete(entry),
          "invoices.update": (stores) => stores.invoices.update(nextVersion({ ...invoice, notes: "Changed" }, now)),
        },
        true,
      );
      await assert.rejects(
        here.run((stores) => stores.workspace.update(nextVersion({ ...there.workspace, name: "Changed" }, now))),
        "workspace.update was accepted",
      );
      assert.deepStrictEqual(await everythingThere(worlds), before);
    },
  },
  {
    title: "rejects references to another workspace's rows",
    async run(subject) {
      const worlds = await twoWorlds(subject);
      const { here, there } = worlds;
      const before = await everythingThere(worlds);
      await allRefused(
        here,
        {
          "a token of its user": (stores) => stores.tokens.insert(aToken(here, there.owner)),
          "a project of its client": (stores) => stores.projects.insert(aProject(here, { clientId: there.client.id })),
          "a task of its project": (stores) => stores.tasks.insert(aTask(here, there.project)),
          "an entry of its user": (stores) => stores.timeEntries.insert(aRecordedEntry(here, { userId: there.owner.id })),
          "an entry of its project": (stores) => stores.timeEntries.insert(aRecordedEntry(here, { projectId: there.project.id })),
          "an entry of its task": (stores) => stores.timeEntries.insert(aRecordedEntry(here, { taskId: there.task.id })),
          "an invoice to its client": (stores) => stores.invoices.insert({ ...aDraft(here), clientId: there.client.id }),
          "a change to its client": (stores) =>
            stores.projects.update(nextVersion({ ...here.project, clientId: there.client.id }, here.clock.now())),
        },
        false,
      );
      assert.deepStrictEqual(await everythingThere(worlds), before);
      assert.deepStrictEqual(await here.read((stores) => stores.projects.find(here.project.id)), here.project);
    },
  },
  {
    title: "neither claims nor releases another workspace's entries",
    async run(subject) {
      const worlds = await twoWorlds(subject);
      const { here, there, entry, billed, invoice } = worlds;
      const before = await everythingThere(worlds);
      const mine = aDraft(here);
      await here.run((stores) => stores.invoices.insert(mine));
      const now = here.clock.now();
      const works = {
        "claim for one's own invoice": (stores: Stores) => stores.timeEntries.claim(mine.id, [entry.id], now),
        "claim for the other's invoice": (stores: Stores) => stores.timeEntries.claim(invoice.id, [entry.id], now),
      };
      await allRefused(here, works, false);
      await here.run(async (stores) => {
        await stores.timeEntries.release(invoice.id, null, now);
        await stores.timeEntries.release(invoice.id, [billed.id], now);
      });
      assert.deepStrictEqual(await everythingThere(worlds), before);
      assert.equal((await there.read((stores) => stores.timeEntries.find(billed.id)))?.invoiceId, invoice.id);
    },
  },
]);
