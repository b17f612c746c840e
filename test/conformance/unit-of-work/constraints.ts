import assert from "node:assert/strict";
import { nextVersion } from "../../../core/kernel/entity.js";
import { isStintError } from "../../../core/kernel/errors.js";
import type { Stores } from "../../../core/ports/unit-of-work.js";
import { recordEntry } from "../../../core/time-entries/time-entry.js";
import { aProject, aRecordedEntry, aRunningEntry, aTask, aToken, aUser, HOUR, newWorld, plus, type World } from "../fixtures.js";
import { aDraft, anOpenInvoice } from "../invoice-fixtures.js";
import { grouped } from "../subject.js";
import { rejectsLostRace, rejectsWith } from "../support.js";

/** The write violates a constraint. That is an internal error, not a domain error. */
async function rejectsDefect(world: World, what: string, work: (stores: Stores) => Promise<unknown>): Promise<void> {
  const isDefect = (error: unknown): true =>
    !isStintError(error) || assert.fail(`${what}: rejected with ${error.code}, instead of an error that is no StintError`);
  await assert.rejects(world.run(work), isDefect, `${what} was accepted`);
}

export const constraintCases = grouped({ area: "unitOfWork" }, [
  {
    title: "rejects a second user with an email address, ignoring case",
    step: 2,
    async run(subject) {
      const world = await newWorld(subject);
      const twin = aUser(world, { email: world.owner.email.toUpperCase() });
      await rejectsWith(
        world.run((stores) => stores.users.insert(twin)),
        "conflict",
        "user_exists",
      );
      assert.equal(await world.read((stores) => stores.users.find(twin.id)), null);
      assert.deepStrictEqual(await world.read((stores) => stores.users.findByEmail(twin.email)), world.owner);
    },
  },
  {
    title: "compares email addresses case-insensitively, also beyond ASCII",
    area: "directory",
    async run(subject) {
      const world = await newWorld(subject);
      const email = `jörg.ünal.${world.ids.next("usr")}@example.com`;
      const user = aUser(world, { email: email.toUpperCase() });
      await world.run((stores) => stores.users.insert(user));
      assert.deepStrictEqual(await world.read((stores) => stores.users.findByEmail(email)), user);
      await rejectsWith(
        world.run((stores) => stores.users.insert(aUser(world, { email }))),
        "conflict",
        "user_exists",
      );
      assert.equal((await subject.directory.findMemberships(email)).length, 1);
    },
  },
  {
    title: "matches neither wildcards nor parts of an email address",
    area: "directory",
    async run(subject) {
      const world = await newWorld(subject);
      const user = aUser(world, { email: `a_b%c.${world.ids.next("usr")}@example.com` });
      await world.run((stores) => stores.users.insert(user));
      for (const near of [
        user.email.replace("_", "x"),
        user.email.replace("%", "x"),
        user.email.slice(1),
        "%",
        `${user.email}.org`,
      ]) {
        assert.equal(await world.read((stores) => stores.users.findByEmail(near)), null, near);
        assert.deepStrictEqual(await subject.directory.findMemberships(near), [], near);
      }
    },
  },
  {
    title: "rejects a second running timer of a user, but not of another user",
    step: 2,
    async run(subject) {
      const world = await newWorld(subject);
      const other = aUser(world);
      const running = aRunningEntry(world);
      await world.run(async (stores) => {
        await stores.users.insert(other);
        await stores.timeEntries.insert(running);
        await stores.timeEntries.insert(aRunningEntry(world, { userId: other.id }));
        await stores.timeEntries.insert(aRecordedEntry(world));
      });
      const second = aRunningEntry(world);
      await rejectsLostRace(
        world.run((stores) => stores.timeEntries.insert(second)),
        "a second running timer",
      );
      assert.equal(await world.read((stores) => stores.timeEntries.find(second.id)), null);
      const end = plus(running.startTime, HOUR);
      await world.run(async (stores) => {
        await stores.timeEntries.update(nextVersion(recordEntry(running, end, null), end));
        await stores.timeEntries.insert(second);
      });
      assert.deepStrictEqual(await world.read((stores) => stores.timeEntries.findRunning(world.owner.id)), second);
    },
  },
  {
    title: "never assigns a number to two invoices",
    step: 3,
    async run(subject) {
      const world = await newWorld(subject);
      const draft = aDraft(world);
      await world.run(async (stores) => {
        await stores.invoices.insert(anOpenInvoice(world, aDraft(world), "INV-1"));
        await stores.invoices.insert(draft);
        await stores.invoices.insert(aDraft(world));
      });
      const twin = anOpenInvoice(world, aDraft(world), "INV-1");
      await assert.rejects(
        world.run((stores) => stores.invoices.insert(twin)),
        "an invoice with a number in use was accepted",
      );
      await assert.rejects(
        world.run((stores) => stores.invoices.update(nextVersion(anOpenInvoice(world, draft, "INV-1"), draft.updatedAt))),
        "a draft was issued with a number in use",
      );
      assert.equal(await world.read((stores) => stores.invoices.find(twin.id)), null);
      assert.deepStrictEqual(await world.read((stores) => stores.invoices.find(draft.id)), draft);
    },
  },
  {
    title: "rejects a reference to a missing resource",
    step: 3,
    async run(subject) {
      const world = await newWorld(subject);
      const { ids } = world;
      const nobody = aUser(world);
      const nothing = { id: ids.next("prj") };
      await rejectsDefect(world, "a token of nobody", (stores) => stores.tokens.insert(aToken(world, nobody)));
      await rejectsDefect(world, "a project of no client", (stores) =>
        stores.projects.insert(aProject(world, { clientId: ids.next("cli") })),
      );
      await rejectsDefect(world, "a task of no project", (stores) => stores.tasks.insert(aTask(world, nothing)));
      await rejectsDefect(world, "an entry of nobody", (stores) =>
        stores.timeEntries.insert(aRecordedEntry(world, { userId: nobody.id })),
      );
      await rejectsDefect(world, "an entry of no project", (stores) =>
        stores.timeEntries.insert(aRecordedEntry(world, { projectId: nothing.id })),
      );
      await rejectsDefect(world, "an entry of no task", (stores) =>
        stores.timeEntries.insert(aRecordedEntry(world, { taskId: ids.next("task") })),
      );
      await rejectsDefect(world, "an invoice to nobody", (stores) =>
        stores.invoices.insert({ ...aDraft(world), clientId: ids.next("cli") }),
      );
      const entry = aRecordedEntry(world);
      await world.run((stores) => stores.timeEntries.insert(entry));
      await rejectsDefect(world, "a claim for no invoice", (stores) =>
        stores.timeEntries.claim(ids.next("inv"), [entry.id], world.clock.now()),
      );
      assert.deepStrictEqual(await world.read((stores) => stores.timeEntries.find(entry.id)), entry);
    },
  },
  {
    title: "rejects an id that is in use",
    async run(subject) {
      const world = await newWorld(subject);
      await rejectsDefect(world, "a second client of one id", (stores) =>
        stores.clients.insert({ ...world.client, name: "Second" }),
      );
      await rejectsDefect(world, "a second workspace", (stores) =>
        stores.workspace.insert({ ...world.workspace, name: "Second" }),
      );
      await rejectsDefect(world, "another workspace", (stores) =>
        stores.workspace.insert({ ...world.workspace, id: world.ids.next("ws") }),
      );
      assert.deepStrictEqual(await world.read((stores) => stores.clients.find(world.client.id)), world.client);
      assert.deepStrictEqual(await world.read((stores) => stores.workspace.get()), world.workspace);
    },
  },
]);
