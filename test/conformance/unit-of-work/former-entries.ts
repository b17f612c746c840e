import assert from "node:assert/strict";
import { changeTypes } from "../../../core/changes/change.js";
import { nextVersion } from "../../../core/kernel/entity.js";
import { instant } from "../../../core/kernel/instant.js";
import type { TimeEntry } from "../../../core/time-entries/time-entry.js";
import { aProject, aRecordedEntry, aRunningEntry, aTask, newWorld, type World } from "../fixtures.js";
import { grouped } from "../subject.js";

async function inserted<T extends TimeEntry>(world: World, entry: T): Promise<T> {
  await world.run((stores) => stores.timeEntries.insert(entry));
  return entry;
}

const remove = (world: World, entry: TimeEntry) =>
  world.run(async ({ timeEntries }) => {
    await timeEntries.keepFormer(entry, world.clock.now());
    await timeEntries.delete(entry);
  });

const formerOf = (world: World, { id }: TimeEntry) => world.read(({ timeEntries }) => timeEntries.findFormer(id));

const rate = { amount: 9_007_199_254_740_991n, currency: "EUR", source: "entry" } as const;

export const formerEntryCases = grouped({ area: "timeEntries" }, [
  {
    title: "keeps every field of an entry before its last change or its deletion, and no version before that",
    async run(subject) {
      const world = await newWorld(subject);
      const tags = ["one", "Zwei, “3”"];
      const full = aRecordedEntry(world, {
        taskId: world.task.id,
        tags,
        billable: false,
        ownRate: rate.amount,
        rate,
        notes: "№ 1",
      } as never);
      for (const entry of [await inserted(world, full), await inserted(world, aRunningEntry(world))]) {
        assert.equal(await formerOf(world, entry), null);
        const at = world.clock.now();
        const changed = nextVersion<TimeEntry>({ ...entry, tags: [], notes: "" }, at);
        await world.run(async ({ timeEntries }) => {
          await timeEntries.keepFormer(entry, at);
          await timeEntries.update(changed);
        });
        assert.deepStrictEqual(await formerOf(world, entry), { entry, at });
        world.clock.advance(1);
        await remove(world, changed);
        assert.deepStrictEqual(await formerOf(world, entry), { entry: changed, at: world.clock.now() });
      }
    },
  },
  {
    title: "keeps nothing of an entry if the work rejects, and shows nothing of it to other workspaces",
    async run(subject) {
      const [world, other] = [await newWorld(subject), await newWorld(subject)];
      const entry = await inserted(world, aRecordedEntry(world));
      const rejected = world.run(async ({ timeEntries }) => {
        await timeEntries.keepFormer(entry, world.clock.now());
        await timeEntries.find(entry.id);
        throw new Error("the work failed");
      });
      await assert.rejects(rejected, new Error("the work failed"));
      assert.equal(await formerOf(world, entry), null);
      await remove(world, entry);
      assert.notEqual(await formerOf(world, entry), null);
      assert.equal(await formerOf(other, entry), null);
    },
  },
  {
    title: "inserts a deleted entry again, in a version after its deletion, and reports it after that",
    async run(subject) {
      const world = await newWorld(subject);
      const entry = await inserted(world, aRecordedEntry(world, { tags: ["again"] }));
      await remove(world, entry);
      const again = { ...entry, version: entry.version + 2, updatedAt: world.clock.now() };
      await inserted(world, again);
      assert.deepStrictEqual(await world.read((stores) => stores.timeEntries.find(entry.id)), again);
      const page = { limit: 10, sort: "startTime", descending: false, after: null } as const;
      const found = await world.read((stores) => stores.timeEntries.list({ userId: null, tags: ["again"] }, page));
      assert.deepStrictEqual(found.items, [again]);
      const { items } = await world.run(async ({ changes }) => {
        await changes.sequence(100);
        return changes.page({ after: null, limit: 100, types: changeTypes });
      });
      const reported = items.filter(({ id }) => id === entry.id).map(({ action, version }) => [action, version]);
      assert.deepStrictEqual(reported, [
        ["created", 1],
        ["deleted", 2],
        ["created", 3],
      ]);
    },
  },
  {
    title: "deletes a project and a task to which only a former entry refers",
    async run(subject) {
      const world = await newWorld(subject);
      const project = aProject(world);
      const task = aTask(world, project);
      await world.run(async (stores) => {
        await stores.projects.insert(project);
        await stores.tasks.insert(task);
      });
      const entry = await inserted(world, aRecordedEntry(world, { projectId: project.id, taskId: task.id }));
      await remove(world, entry);
      await world.run((stores) => stores.tasks.delete(task));
      await world.run((stores) => stores.projects.delete(project));
      assert.deepStrictEqual((await formerOf(world, entry))?.entry, entry);
    },
  },
  {
    title: "removes exactly the former entries that were kept before an instant, at most as many as requested",
    step: 5,
    async run(subject) {
      const { housekeeping } = subject;
      const world = await newWorld(subject);
      world.clock.advance(1);
      while ((await housekeeping.purgeFormerEntries(world.clock.now(), 100)) > 0);
      const entries = [];
      for (let n = 0; n < 3; n += 1) {
        const entry = await inserted(world, aRecordedEntry(world));
        await remove(world, entry);
        entries.push(entry);
        world.clock.advance(1_000);
      }
      const before = instant(world.clock.now() - 1_000);
      assert.equal(await housekeeping.purgeFormerEntries(before, 1), 1);
      assert.equal(await housekeeping.purgeFormerEntries(before, 100), 1);
      assert.equal(await housekeeping.purgeFormerEntries(before, 100), 0);
      const left = await Promise.all(entries.map(async (entry) => (await formerOf(world, entry)) !== null));
      assert.deepStrictEqual(left, [false, false, true]);
    },
  },
]);
