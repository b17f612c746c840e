import assert from "node:assert/strict";
import { nextVersion } from "../../../core/kernel/entity.js";
import { recordEntry, type TimeEntry } from "../../../core/time-entries/time-entry.js";
import type { TimeEntryStore } from "../../../core/time-entries/time-entry-store.js";
import { aClient, aProject, aRecordedEntry, aRunningEntry, aTask, aUser, newWorld, plus, type World } from "../fixtures.js";
import { grouped } from "../subject.js";

async function insertAll(world: World, entries: readonly TimeEntry[]): Promise<void> {
  await world.run(async (stores) => {
    for (const entry of entries) await stores.timeEntries.insert(entry);
  });
}

export const timeEntryCases = grouped({ area: "timeEntries" }, [
  {
    title: "finds a user's running timer, and none after it is stopped or deleted",
    async run(subject) {
      const world = await newWorld(subject);
      const other = aUser(world);
      const find = (userId = world.owner.id) => world.read((stores) => stores.timeEntries.findRunning(userId));
      await world.run((stores) => stores.users.insert(other));
      await insertAll(world, [aRecordedEntry(world)]);
      assert.equal(await find(), null);
      const running = aRunningEntry(world);
      await insertAll(world, [running]);
      assert.deepStrictEqual(await find(), running);
      assert.equal(await find(other.id), null);
      const end = plus(running.startTime, 1);
      await world.run((stores) => stores.timeEntries.update(nextVersion(recordEntry(running, end, null), end)));
      assert.equal(await find(), null);
      const second = aRunningEntry(world);
      await insertAll(world, [second]);
      await world.run((stores) => stores.timeEntries.delete(second));
      assert.equal(await find(), null);
    },
  },
  {
    title: "fetches the whole context of a recording together",
    async run(subject) {
      const world = await newWorld(subject);
      const { owner, client, project, task, workspace } = world;
      const other = aUser(world, { status: "deactivated" });
      const inner = aProject(world);
      const running = aRunningEntry(world);
      await world.run(async (stores) => {
        await stores.users.insert(other);
        await stores.projects.insert(inner);
        await stores.timeEntries.insert(running);
        await stores.timeEntries.insert(aRecordedEntry(world, { userId: other.id }));
      });
      const context = (of: Parameters<TimeEntryStore["recordingContext"]>[0]) =>
        world.read((stores) => stores.timeEntries.recordingContext(of));
      assert.deepStrictEqual(await context({ userId: owner.id, projectId: project.id, taskId: task.id }), {
        workspace,
        user: owner,
        project,
        task,
        client,
        runningId: running.id,
      });
      assert.deepStrictEqual(await context({ userId: other.id, projectId: inner.id, taskId: null }), {
        workspace,
        user: other,
        project: inner,
        task: null,
        client: null,
        runningId: null,
      });
      const ofRunning = await context({ userId: owner.id, projectId: project.id, taskId: task.id, id: running.id });
      assert.equal(ofRunning.runningId, null, "the entry itself");
      const nothing = { user: null, project: null, task: null, client: null, runningId: null };
      const [userId, projectId, taskId] = [world.ids.next("usr"), world.ids.next("prj"), world.ids.next("task")];
      assert.deepStrictEqual(await context({ userId, projectId, taskId }), { workspace, ...nothing });
    },
  },
  {
    title: "returns a task in the context of a recording even if it belongs to another project",
    async run(subject) {
      const world = await newWorld(subject);
      const project = aProject(world);
      const task = aTask(world, project);
      await world.run(async (stores) => {
        await stores.projects.insert(project);
        await stores.tasks.insert(task);
      });
      const of = { userId: world.owner.id, projectId: world.project.id, taskId: task.id };
      const context = await world.run((stores) => stores.timeEntries.recordingContext(of));
      assert.deepStrictEqual([context.project, context.task, context.client], [world.project, task, world.client]);
    },
  },
  {
    title: "does not use the context of a recording from work that rejected",
    async run(subject) {
      const world = await newWorld(subject);
      const of = { userId: world.owner.id, projectId: world.project.id, taskId: null };
      const rename = (name: string) => nextVersion({ ...world.project, name }, world.clock.now());
      const rejected = world.run(async (stores) => {
        await stores.projects.update(rename("rejected"));
        await stores.timeEntries.recordingContext(of);
        throw new Error("the work failed");
      });
      await assert.rejects(rejected, new Error("the work failed"));
      await world.run((stores) => stores.projects.update(rename("stored")));
      const context = await world.run((stores) => stores.timeEntries.recordingContext(of));
      assert.deepStrictEqual(context.project, rename("stored"));
    },
  },
  {
    title: "rejects the context of a recording if there is no workspace",
    async run(subject) {
      const { owner, project } = await newWorld(subject);
      const scope = { workspaceId: subject.ids.next("ws") };
      const of = { userId: owner.id, projectId: project.id, taskId: null };
      await assert.rejects(
        subject.unitOfWork.read(scope, (stores) => stores.timeEntries.recordingContext(of)),
        "a missing workspace has a context",
      );
    },
  },
  {
    title: "moves a time entry to another user, project and task",
    async run(subject) {
      const world = await newWorld(subject);
      const [user, client] = [aUser(world), aClient(world)];
      const project = aProject(world, { clientId: client.id });
      const task = aTask(world, project);
      const entry = aRecordedEntry(world, { taskId: world.task.id });
      await world.run(async (stores) => {
        await stores.users.insert(user);
        await stores.clients.insert(client);
        await stores.projects.insert(project);
        await stores.tasks.insert(task);
        await stores.timeEntries.insert(entry);
      });
      const moved = nextVersion({ ...entry, userId: user.id, projectId: project.id, taskId: task.id }, world.clock.now());
      const bare = nextVersion({ ...moved, taskId: null, tags: ["later"] }, world.clock.now());
      for (const next of [moved, bare]) {
        await world.run((stores) => stores.timeEntries.update(next));
        assert.deepStrictEqual(await world.read((stores) => stores.timeEntries.find(entry.id)), next);
      }
    },
  },
]);
