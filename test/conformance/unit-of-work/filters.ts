import assert from "node:assert/strict";
import { nextVersion } from "../../../core/kernel/entity.js";
import { aProject, aRecordedEntry, aTask, aToken, aUser, newWorld, plus } from "../fixtures.js";
import { grouped } from "../subject.js";

export const filterCases = grouped({ area: "timeEntries" }, [
  {
    title: "lists the time entries and the valid tokens of one user, or of all users",
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
    title: "lists only the tasks of one project",
    area: "tasks",
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
        assert.deepStrictEqual(await stores.tasks.list({ projectIds: [project.id] }, page), { items: [task], next: null });
        assert.deepStrictEqual(await stores.tasks.list({ projectIds: [world.project.id] }, page), {
          items: [world.task],
          next: null,
        });
        assert.deepStrictEqual(await stores.tasks.list({ projectIds: [subject.ids.next("prj")] }, page), {
          items: [],
          next: null,
        });
      });
    },
  },
]);
