import assert from "node:assert/strict";
import { nextVersion } from "../../../core/kernel/entity.js";
import { conflict } from "../../../core/kernel/errors.js";
import { aClient, anEvent, aProject, aRecordedEntry, aTask, aToken, aUser, newWorld, plus } from "../fixtures.js";
import { aDraft } from "../invoice-fixtures.js";
import type { ConformanceCase } from "../subject.js";
import { orAfter, rejectsWith, sameRows, Signal } from "../support.js";

const outage = () => new Error("the power went out");

export const transactionCases: readonly ConformanceCase[] = [
  {
    title: "keeps every write when the work resolves, and answers with its result",
    async run(subject) {
      const world = await newWorld(subject);
      const user = aUser(world);
      const token = aToken(world, user);
      const client = aClient(world);
      const project = aProject(world, { clientId: client.id });
      const task = aTask(world, project);
      const entry = aRecordedEntry(world, { userId: user.id, projectId: project.id, taskId: task.id });
      const invoice = aDraft(world);
      const event = anEvent(world);
      const result = await world.run(async (stores) => {
        await stores.users.insert(user);
        await stores.tokens.insert(token);
        await stores.clients.insert(client);
        await stores.projects.insert(project);
        await stores.tasks.insert(task);
        await stores.timeEntries.insert(entry);
        await stores.invoices.insert(invoice);
        await stores.events.record(event);
        await stores.timeEntries.claim(invoice.id, [entry.id], world.clock.now());
        return { number: await stores.invoices.nextInSeries("kept") };
      });
      assert.deepStrictEqual(result, { number: 1 });
      await world.read(async (stores) => {
        assert.deepStrictEqual(await stores.users.find(user.id), user);
        assert.deepStrictEqual(await stores.tokens.find(token.id), token);
        assert.deepStrictEqual(await stores.clients.find(client.id), client);
        assert.deepStrictEqual(await stores.projects.find(project.id), project);
        assert.deepStrictEqual(await stores.tasks.find(task.id), task);
        assert.deepStrictEqual(await stores.invoices.find(invoice.id), invoice);
        assert.deepStrictEqual(await stores.events.list(10), [event]);
        assert.equal((await stores.timeEntries.find(entry.id))?.invoiceId, invoice.id);
      });
      assert.equal(await world.run((stores) => stores.invoices.nextInSeries("kept")), 2);
    },
  },
  {
    title: "forgets every row that was added when the work rejects",
    async run(subject) {
      const world = await newWorld(subject);
      const user = aUser(world);
      const token = aToken(world, world.owner);
      const client = aClient(world);
      const project = aProject(world);
      const task = aTask(world, world.project);
      const entry = aRecordedEntry(world);
      const invoice = aDraft(world);
      const failed = world.run(async (stores) => {
        await stores.users.insert(user);
        await stores.tokens.insert(token);
        await stores.clients.insert(client);
        await stores.projects.insert(project);
        await stores.tasks.insert(task);
        await stores.timeEntries.insert(entry);
        await stores.invoices.insert(invoice);
        throw outage();
      });
      await assert.rejects(failed, outage());
      await world.read(async (stores) => {
        assert.equal(await stores.users.find(user.id), null);
        assert.equal(await stores.users.findByEmail(user.email), null);
        assert.equal(await stores.tokens.find(token.id), null);
        assert.equal(await stores.clients.find(client.id), null);
        assert.equal(await stores.projects.find(project.id), null);
        assert.equal(await stores.tasks.find(task.id), null);
        assert.equal(await stores.timeEntries.find(entry.id), null);
        assert.equal(await stores.invoices.find(invoice.id), null);
      });
      await world.run((stores) => stores.users.insert(user));
    },
  },
  {
    title: "forgets every change and deletion when the work rejects",
    async run(subject) {
      const world = await newWorld(subject);
      const { workspace, owner, client, project, task } = world;
      const entry = aRecordedEntry(world);
      const gone = aRecordedEntry(world);
      const invoice = aDraft(world);
      const token = aToken(world, owner);
      await world.run(async (stores) => {
        await stores.timeEntries.insert(entry);
        await stores.timeEntries.insert(gone);
        await stores.invoices.insert(invoice);
        await stores.tokens.insert(token);
      });
      const later = plus(world.clock.now(), 1);
      const failed = world.run(async (stores) => {
        await stores.workspace.update(nextVersion({ ...workspace, name: "Changed" }, later));
        await stores.users.update(nextVersion({ ...owner, name: "Changed" }, later));
        await stores.tokens.update(nextVersion({ ...token, revokedAt: later }, later));
        await stores.clients.update(nextVersion({ ...client, name: "Changed" }, later));
        await stores.projects.update(nextVersion({ ...project, name: "Changed" }, later));
        await stores.tasks.update(nextVersion({ ...task, name: "Changed" }, later));
        await stores.timeEntries.update(nextVersion({ ...entry, notes: "Changed", tags: ["changed"] }, later));
        await stores.timeEntries.delete(gone);
        await stores.invoices.update(nextVersion({ ...invoice, notes: "Changed" }, later));
        throw outage();
      });
      await assert.rejects(failed, outage());
      await world.read(async (stores) => {
        assert.deepStrictEqual(await stores.workspace.get(), workspace);
        assert.deepStrictEqual(await stores.users.find(owner.id), owner);
        assert.deepStrictEqual(await stores.tokens.find(token.id), token);
        assert.deepStrictEqual(await stores.clients.find(client.id), client);
        assert.deepStrictEqual(await stores.projects.find(project.id), project);
        assert.deepStrictEqual(await stores.tasks.find(task.id), task);
        assert.deepStrictEqual(await stores.timeEntries.find(entry.id), entry);
        assert.deepStrictEqual(await stores.timeEntries.find(gone.id), gone);
        assert.deepStrictEqual(await stores.invoices.find(invoice.id), invoice);
      });
    },
  },
  {
    title: "forgets a whole workspace when the work that makes it rejects",
    async run(subject) {
      const world = await newWorld(subject);
      const workspace = { ...world.workspace, id: subject.ids.next("ws") };
      const user = aUser(world, { role: "owner" });
      const failed = subject.unitOfWork.run({ workspaceId: workspace.id }, async (stores) => {
        await stores.workspace.insert(workspace);
        await stores.users.insert(user);
        throw outage();
      });
      await assert.rejects(failed, outage());
      const get = subject.unitOfWork.read({ workspaceId: workspace.id }, (stores) => stores.workspace.get());
      await rejectsWith(get, "not_found", "not_found");
      assert.deepStrictEqual(await subject.directory.findMemberships(user.email), []);
    },
  },
  {
    title: "forgets the events of work that rejects",
    async run(subject) {
      const world = await newWorld(subject);
      const kept = anEvent(world);
      await assert.rejects(
        world.run(async (stores) => {
          await stores.events.record(anEvent(world));
          throw outage();
        }),
        outage(),
      );
      await world.run((stores) => stores.events.record(kept));
      assert.deepStrictEqual(await world.read((stores) => stores.events.list(10)), [kept]);
    },
  },
  {
    title: "forgets claims, releases and rates when the work rejects",
    async run(subject) {
      const world = await newWorld(subject);
      const free = aRecordedEntry(world);
      const taken = aRecordedEntry(world);
      const invoice = aDraft(world);
      const now = world.clock.now();
      await world.run(async (stores) => {
        await stores.invoices.insert(invoice);
        await stores.timeEntries.insert(free);
        await stores.timeEntries.insert(taken);
        await stores.timeEntries.claim(invoice.id, [taken.id], now);
      });
      const state = () => world.read((stores) => Promise.all([free, taken].map(({ id }) => stores.timeEntries.find(id))));
      const before = await state();
      const failed = world.run(async (stores) => {
        await stores.timeEntries.release(invoice.id, null, now);
        await stores.timeEntries.saveRates([{ id: taken.id, rate: { amount: 1n, currency: world.workspace.currency, source: "user" } }], now);
        await stores.timeEntries.claim(invoice.id, [free.id], now);
        throw outage();
      });
      await assert.rejects(failed, outage());
      assert.deepStrictEqual(await state(), before);
    },
  },
  {
    title: "reads its own writes before the commit",
    async run(subject) {
      const world = await newWorld(subject);
      const user = aUser(world);
      const entry = aRecordedEntry(world);
      const gone = aRecordedEntry(world);
      const event = anEvent(world);
      await world.run((stores) => stores.timeEntries.insert(gone));
      const renamed = nextVersion({ ...world.client, name: "Renamed" }, world.clock.now());
      await world.run(async (stores) => {
        await stores.users.insert(user);
        await stores.timeEntries.insert(entry);
        await stores.timeEntries.delete(gone);
        await stores.clients.update(renamed);
        await stores.events.record(event);
        assert.deepStrictEqual(await stores.users.findByEmail(user.email), user);
        assert.deepStrictEqual(await stores.clients.find(renamed.id), renamed);
        assert.equal(await stores.timeEntries.find(gone.id), null);
        assert.deepStrictEqual(await stores.events.list(10), [event]);
        const page = { limit: 10, sort: "createdAt", descending: false, after: null } as const;
        sameRows((await stores.timeEntries.list({ userId: null }, page)).items, [entry]);
        sameRows((await stores.users.list(page)).items, [world.owner, user]);
      });
    },
  },
  {
    title: "shows uncommitted writes to nobody else",
    async run(subject) {
      const world = await newWorld(subject);
      const user = aUser(world);
      const token = aToken(world, world.owner);
      const entry = aRecordedEntry(world);
      await world.run((stores) => stores.timeEntries.insert(entry));
      let seen: unknown;
      // A store with one connection may answer only after the rollback, so nothing here waits for the answer forever.
      let answer: Promise<unknown> = Promise.resolve();
      const failed = world.run(async (stores) => {
        await stores.users.insert(user);
        await stores.tokens.insert(token);
        await stores.events.record(anEvent(world));
        await stores.timeEntries.delete(entry);
        await stores.clients.update(nextVersion({ ...world.client, name: "Uncommitted" }, world.clock.now()));
        answer = Promise.all([
          world.read((other) => other.users.find(user.id)),
          world.read((other) => other.events.list(10)),
          world.read((other) => other.timeEntries.find(entry.id)),
          world.read((other) => other.clients.find(world.client.id)),
          subject.directory.findActor(token.hash, world.clock.now()),
          subject.directory.findMemberships(user.email),
        ]).then((found) => {
          seen = found;
        });
        await orAfter(100, answer);
        throw outage();
      });
      await assert.rejects(failed, outage());
      await answer;
      assert.deepStrictEqual(seen, [null, [], entry, world.client, null, []]);
    },
  },
  {
    title: "holds no transaction open between the queries of a read, each of which sees what was committed when it began",
    async run(subject) {
      const world = await newWorld(subject);
      const user = aUser(world);
      const [first, committed] = [new Signal(), new Signal()];
      const reading = world.read(async (stores) => {
        const before = await stores.users.find(user.id);
        first.fire();
        await committed.fired;
        return [before, await stores.users.find(user.id)];
      });
      await Promise.race([first.fired, reading]);
      const writing = world.run((stores) => stores.users.insert(user)).finally(() => committed.fire());
      await orAfter(5_000, writing);
      committed.fire();
      assert.deepStrictEqual(await reading, [null, user]);
      await writing;
    },
  },
  {
    title: "passes the error of the work through untouched, and does not run it again",
    async run(subject) {
      const world = await newWorld(subject);
      const errors = [outage(), conflict("project_archived", "Archived."), new TypeError("a defect")];
      for (const error of errors) {
        for (const kind of ["run", "read"] as const) {
          let runs = 0;
          const failed = world[kind](async () => {
            runs += 1;
            throw error;
          });
          await assert.rejects(failed, (caught) => caught === error || assert.fail(`${kind} rejected with another error: ${String(caught)}`));
          assert.equal(runs, 1, `${kind} ran the work ${runs} times`);
        }
      }
    },
  },
  {
    title: "takes no write from stores that outlive their work",
    async run(subject) {
      const world = await newWorld(subject);
      const client = aClient(world);
      const stores = await world.run(async (mine) => mine);
      await orAfter(1_000, (async () => stores.clients.insert(client))());
      assert.equal(await world.read((others) => others.clients.find(client.id)), null);
    },
  },
  {
    title: "keeps what it stores apart from the objects of its callers",
    async run(subject) {
      const world = await newWorld(subject);
      const tags = ["a", "b"];
      const entry = aRecordedEntry(world, { tags });
      await world.run((stores) => stores.timeEntries.insert(entry));
      tags.push("smuggled in");
      const found = await world.read((stores) => stores.timeEntries.find(entry.id));
      assert.deepStrictEqual(found?.tags, ["a", "b"]);
      try {
        (found.tags as string[]).push("smuggled in");
      } catch (error) {
        assert.ok(error instanceof TypeError, "a frozen answer is fine as well");
      }
      assert.deepStrictEqual((await world.read((stores) => stores.timeEntries.find(entry.id)))?.tags, ["a", "b"]);
    },
  },
];
