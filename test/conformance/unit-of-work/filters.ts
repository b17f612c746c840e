import assert from "node:assert/strict";
import { nextVersion } from "../../../core/kernel/entity.js";
import type { UserId } from "../../../core/kernel/ids.js";
import type { TimeEntry } from "../../../core/time-entries/time-entry.js";
import type { TimeEntryFilter } from "../../../core/time-entries/time-entry-store.js";
import { aClient, aProject, aRecordedEntry, aRunningEntry, aTask, aToken, aUser, HOUR, newWorld, plus } from "../fixtures.js";
import { aDraft } from "../invoice-fixtures.js";
import type { ConformanceCase } from "../subject.js";

export const filterCases: readonly ConformanceCase[] = [
  {
    title: "lists the time entries and the live tokens of one user, or of everyone",
    async run(subject) {
      const world = await newWorld(subject);
      const user = aUser(world);
      const mine = [aRecordedEntry(world), aRecordedEntry(world)];
      const others = [aRecordedEntry(world, { userId: user.id })];
      const tokens = [
        aToken(world, world.owner),
        aToken(world, user),
        aToken(world, user, { expiresAt: plus(world.clock.now(), 1) }),
      ];
      const revoked = aToken(world, user, { revokedAt: world.clock.now() });
      await world.run(async (stores) => {
        await stores.users.insert(user);
        for (const entry of [...mine, ...others]) await stores.timeEntries.insert(entry);
        for (const token of [...tokens, revoked]) await stores.tokens.insert(token);
      });
      const page = { limit: 10, sort: "createdAt", descending: false, after: null } as const;
      const expectations = [
        { userId: world.owner.id, entries: mine, tokens: tokens.slice(0, 1) },
        { userId: user.id, entries: others, tokens: tokens.slice(1) },
        { userId: null, entries: [...mine, ...others], tokens },
        { userId: subject.ids.next("usr"), entries: [], tokens: [] },
      ];
      await world.read(async (stores) => {
        for (const { userId, ...expected } of expectations) {
          assert.deepStrictEqual((await stores.timeEntries.list({ userId }, page)).items, expected.entries);
          assert.deepStrictEqual((await stores.tokens.list({ userId }, page)).items, expected.tokens);
        }
      });
      subject.clock.advance(1);
      assert.deepStrictEqual(await world.read((stores) => stores.tokens.list({ userId: user.id }, page)), {
        items: tokens.slice(1),
        next: null,
      });
      const [first] = tokens;
      assert.ok(first);
      await world.run((stores) =>
        stores.tokens.update(nextVersion({ ...first, revokedAt: world.clock.now() }, world.clock.now())),
      );
      assert.deepStrictEqual((await world.read((stores) => stores.tokens.list({ userId: world.owner.id }, page))).items, []);
    },
  },

  {
    title: "lists the time entries that every filter lets through, and no other",
    async run(subject) {
      const world = await newWorld(subject);
      const [user, client] = [aUser(world), aClient(world)];
      const [project, free] = [aProject(world, { clientId: client.id }), aProject(world, { clientId: null })];
      const task = aTask(world, project);
      const invoice = aDraft(world);
      const now = world.clock.now();
      const entries = [
        aRecordedEntry(world, { tags: ["a", "b"], startTime: plus(now, -5 * HOUR), endTime: plus(now, -4 * HOUR) }),
        aRecordedEntry(world, { userId: user.id, projectId: project.id, taskId: task.id, tags: ["b"], billable: false }),
        aRecordedEntry(world, { projectId: free.id, tags: ["c%_"], updatedAt: plus(now, 1), version: 1 }),
        aRecordedEntry(world, { userId: user.id, startTime: plus(now, -HOUR), endTime: now }),
      ];
      const billed = aRecordedEntry(world, { projectId: project.id });
      const running = aRunningEntry(world, { userId: user.id, projectId: free.id });
      await world.run(async (stores) => {
        await stores.users.insert(user);
        await stores.clients.insert(client);
        for (const one of [project, free]) await stores.projects.insert(one);
        await stores.tasks.insert(task);
        await stores.invoices.insert(invoice);
        for (const entry of [...entries, billed, running]) await stores.timeEntries.insert(entry);
        await stores.timeEntries.claim(invoice.id, [billed.id], now);
      });
      const page = { limit: 50, sort: "createdAt", descending: false, after: null } as const;
      const list = async (filter: Omit<TimeEntryFilter, "userId">, userId: UserId | null = null) => {
        const { items } = await world.read((stores) => stores.timeEntries.list({ userId, ...filter }, page));
        return items.map(({ id }) => id).sort();
      };
      const ids = (...found: readonly (TimeEntry | undefined)[]) => found.map((one) => one?.id).sort();
      const [first, second, third, fourth] = entries;
      const expectations: readonly (readonly [Omit<TimeEntryFilter, "userId">, readonly (string | undefined)[]])[] = [
        [{}, ids(...entries, billed, running)],
        [{ userIds: [user.id] }, ids(second, fourth, running)],
        [{ userIds: [user.id, world.owner.id] }, ids(...entries, billed, running)],
        [{ projectIds: [free.id] }, ids(third, running)],
        [{ projectIds: [free.id, project.id] }, ids(second, third, billed, running)],
        [{ taskIds: [task.id] }, ids(second)],
        [{ clientIds: [client.id] }, ids(second, billed)],
        [{ clientIds: [client.id, world.client.id] }, ids(first, second, fourth, billed)],
        [{ tags: ["b"] }, ids(first, second)],
        [{ tags: ["c%_", "a"] }, ids(first, third)],
        [{ tags: ["c"] }, []],
        [{ billable: false }, ids(second)],
        [{ billable: true, running: false, billed: false }, ids(first, third, fourth)],
        [{ billed: true }, ids(billed)],
        [{ running: true }, ids(running)],
        [{ from: plus(now, -5 * HOUR), to: plus(now, -HOUR) }, ids(first)],
        [{ from: plus(now, -HOUR) }, ids(fourth, running)],
        [{ to: plus(now, -5 * HOUR + 1), from: plus(now, -5 * HOUR) }, ids(first)],
        [{ updatedSince: plus(now, 1) }, ids(third)],
        [{ userIds: [user.id], clientIds: [client.id], tags: ["b"], billable: false }, ids(second)],
        [{ userIds: [] }, []],
      ];
      for (const [filter, expected] of expectations) assert.deepStrictEqual(await list(filter), expected, JSON.stringify(filter));
      assert.deepStrictEqual(await list({ userIds: [world.owner.id] }, user.id), []);
      assert.deepStrictEqual(await list({ tags: ["b"] }, user.id), ids(second));
    },
  },

  {
    title: "lists the tasks of one project only",
    async run(subject) {
      const world = await newWorld(subject);
      const project = aProject(world);
      const task = aTask(world, project, { status: "archived" });
      await world.run(async (stores) => {
        await stores.projects.insert(project);
        await stores.tasks.insert(task);
      });
      const page = { limit: 10, sort: "createdAt", descending: true, after: null } as const;
      await world.read(async (stores) => {
        assert.deepStrictEqual(await stores.tasks.listOfProject(project.id, page), { items: [task], next: null });
        assert.deepStrictEqual(await stores.tasks.listOfProject(world.project.id, page), { items: [world.task], next: null });
        assert.deepStrictEqual(await stores.tasks.listOfProject(subject.ids.next("prj"), page), { items: [], next: null });
      });
    },
  },
];
