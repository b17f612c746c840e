import assert from "node:assert/strict";
import { nextVersion } from "../../../core/kernel/entity.js";
import { conflict } from "../../../core/kernel/errors.js";
import { aClient, anEvent, aProject, aRecordedEntry, aTask, aToken, aUser, newWorld, plus } from "../fixtures.js";
import { aDraft } from "../invoice-fixtures.js";
import { grouped } from "../subject.js";
import { rejectsWith } from "../support.js";

const outage = () => new Error("the power went out");

export const transactionCases = grouped({ area: "unitOfWork" }, [
  {
    title: "keeps every write when the work resolves, and returns its result",
    step: 3,
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
    title: "forgets every inserted row when the work rejects",
    step: 3,
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
    step: 3,
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
    title: "forgets a whole workspace when the work that creates it rejects",
    step: 5,
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
    step: 2,
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
    step: 3,
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
        await stores.timeEntries.saveRates(
          [{ id: taken.id, rate: { amount: 1n, currency: world.workspace.currency, source: "user" } }],
          now,
        );
        await stores.timeEntries.claim(invoice.id, [free.id], now);
        throw outage();
      });
      await assert.rejects(failed, outage());
      assert.deepStrictEqual(await state(), before);
    },
  },
  {
    title: "passes the error of the work through unchanged, and does not run it again",
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
          await assert.rejects(
            failed,
            (caught) => caught === error || assert.fail(`${kind} rejected with another error: ${String(caught)}`),
          );
          assert.equal(runs, 1, `${kind} ran the work ${runs} times`);
        }
      }
    },
  },
]);
