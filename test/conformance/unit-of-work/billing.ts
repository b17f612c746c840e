import assert from "node:assert/strict";
import type { TimeEntryId } from "../../../core/kernel/ids.js";
import type { RecordedEntry } from "../../../core/time-entries/time-entry.js";
import type { BillingSelection } from "../../../core/time-entries/time-entry-store.js";
import { aClient, aProject, aRecordedEntry, aRunningEntry, aTask, aUser, HOUR, newWorld, plus, type World } from "../fixtures.js";
import { aDraft } from "../invoice-fixtures.js";
import { grouped, type Subject } from "../subject.js";

const anything = { projectIds: null, taskIds: null, userIds: null, from: null, to: null };

/** The billed entries, with and without a lock, which must be equal. */
export async function unbilledIds(
  world: World,
  selection: Partial<BillingSelection> = {},
  limit = 100,
): Promise<readonly TimeEntryId[]> {
  const whole = { clientId: world.client.id, ...anything, ...selection };
  const unlocked = await world.read((stores) => stores.timeEntries.unbilled(whole, { after: null, limit, lock: false }));
  const locked = await world.run((stores) => stores.timeEntries.unbilled(whole, { after: null, limit, lock: true }));
  assert.deepStrictEqual(locked, unlocked, "with lock it finds others than without");
  return locked.map(({ id }) => id);
}

/** One entry for each value that a filter can distinguish. */
async function office(subject: Subject) {
  const world = await newWorld(subject);
  const user = aUser(world, { name: "Grace" });
  const client = aClient(world);
  const second = aProject(world, { clientId: world.client.id, name: "Second" });
  const elsewhere = aProject(world, { clientId: client.id });
  const inner = aProject(world);
  const fixed = aProject(world, { clientId: world.client.id, billingMethod: "fixed_fee" });
  const task = aTask(world, second, { name: "Second's" });
  const rate = { amount: 10_000n, currency: world.workspace.currency, source: "project" } as const;
  const entries = {
    plain: aRecordedEntry(world, { notes: "Plain", rate }),
    tasked: aRecordedEntry(world, { taskId: world.task.id }),
    seconds: aRecordedEntry(world, { projectId: second.id, taskId: task.id, userId: user.id, rate }),
    users: aRecordedEntry(world, { userId: user.id }),
    elsewhere: aRecordedEntry(world, { projectId: elsewhere.id }),
    inner: aRecordedEntry(world, { projectId: inner.id }),
    unbillable: aRecordedEntry(world, { billable: false }),
    fixed: aRecordedEntry(world, { projectId: fixed.id }),
  };
  await world.run(async (stores) => {
    await stores.users.insert(user);
    await stores.clients.insert(client);
    for (const project of [second, elsewhere, inner, fixed]) await stores.projects.insert(project);
    await stores.tasks.insert(task);
    for (const entry of Object.values(entries).reverse()) await stores.timeEntries.insert(entry);
    await stores.timeEntries.insert(aRunningEntry(world));
  });
  return { world, user, client, second, elsewhere, task, entries };
}

/** A new invoice that has claimed the entries. */
export async function claimedBy(world: World, entries: readonly RecordedEntry[]) {
  const invoice = aDraft(world);
  await world.run(async (stores) => {
    await stores.invoices.insert(invoice);
    const ids = entries.map(({ id }) => id);
    await stores.timeEntries.claim(invoice.id, ids, world.clock.now());
  });
  return invoice;
}

export const billingCases = grouped({ area: "timeEntries", step: 3 }, [
  {
    title: "bills billable, stopped, unbilled entries of the client's projects, by project and id",
    async run(subject) {
      const { world, client, entries } = await office(subject);
      const { plain, tasked, seconds, users, elsewhere } = entries;
      assert.deepStrictEqual(
        await unbilledIds(world),
        [plain, tasked, users, seconds].map(({ id }) => id),
      );
      assert.deepStrictEqual(await unbilledIds(world, { clientId: client.id }), [elsewhere.id]);
      assert.deepStrictEqual(await unbilledIds(world, { clientId: world.ids.next("cli") }), []);
      await claimedBy(world, [tasked]);
      assert.deepStrictEqual(
        await unbilledIds(world),
        [plain, users, seconds].map(({ id }) => id),
      );
    },
  },
  {
    title: "bills entries with the names of their project, task and user",
    async run(subject) {
      const { world, user, second, task, entries } = await office(subject);
      const found = await world.read((stores) =>
        stores.timeEntries.unbilled({ clientId: world.client.id, ...anything }, { after: null, limit: 100, lock: false }),
      );
      const { plain, seconds } = entries;
      assert.deepStrictEqual(found[0], {
        id: plain.id,
        projectId: world.project.id,
        projectName: world.project.name,
        taskId: null,
        taskName: null,
        userId: world.owner.id,
        userName: world.owner.name,
        notes: "Plain",
        startTime: plain.startTime,
        endTime: plain.endTime,
        rate: plain.rate,
      });
      const { id: taskId, name: taskName } = task;
      const expected = { projectId: second.id, projectName: "Second", taskId, taskName, userId: user.id, userName: "Grace" };
      const { id, notes, startTime, endTime, rate } = seconds;
      assert.deepStrictEqual(found[3], { id, ...expected, notes, startTime, endTime, rate });
      assert.equal(found[1]?.rate, null);
    },
  },
  {
    title: "filters billed entries by every list, and by an empty list to none",
    async run(subject) {
      const { world, user, second, elsewhere, task, entries } = await office(subject);
      const { plain, tasked, seconds, users } = entries;
      const ids = (...wanted: readonly RecordedEntry[]) => wanted.map(({ id }) => id);
      const selections: readonly (readonly [Partial<BillingSelection>, readonly TimeEntryId[]])[] = [
        [{ projectIds: [second.id] }, ids(seconds)],
        [{ projectIds: [second.id, world.project.id] }, ids(plain, tasked, users, seconds)],
        [{ projectIds: [elsewhere.id] }, []],
        [{ projectIds: [] }, []],
        [{ taskIds: [task.id] }, ids(seconds)],
        [{ taskIds: [task.id, world.task.id] }, ids(tasked, seconds)],
        [{ taskIds: [] }, []],
        [{ userIds: [user.id] }, ids(users, seconds)],
        [{ userIds: [user.id, world.owner.id] }, ids(plain, tasked, users, seconds)],
        [{ userIds: [] }, []],
        [{ userIds: [user.id], projectIds: [world.project.id] }, ids(users)],
        [{ userIds: [world.owner.id], taskIds: [task.id] }, []],
      ];
      for (const [selection, expected] of selections) {
        assert.deepStrictEqual(await unbilledIds(world, selection), expected, JSON.stringify(selection));
      }
    },
  },
  {
    title: "bills a half-open range of starts",
    async run(subject) {
      const world = await newWorld(subject);
      const from = plus(world.clock.now(), -10 * HOUR);
      const to = plus(from, HOUR);
      const startingAt = (ms: number) => aRecordedEntry(world, { startTime: plus(from, ms), endTime: plus(from, ms + 3 * HOUR) });
      const [before, first, last, after] = [startingAt(-1), startingAt(0), startingAt(HOUR - 1), startingAt(HOUR)];
      const all = [before, first, last, after];
      await world.run(async (stores) => {
        for (const entry of all) await stores.timeEntries.insert(entry);
      });
      assert.deepStrictEqual(await unbilledIds(world, { from, to }), [first.id, last.id]);
      assert.deepStrictEqual(await unbilledIds(world, { from }), [first.id, last.id, after.id]);
      assert.deepStrictEqual(await unbilledIds(world, { to }), [before.id, first.id, last.id]);
      assert.deepStrictEqual(await unbilledIds(world, { from: to, to }), []);
    },
  },
  {
    title: "bills at most the requested number of entries, the first ones",
    async run(subject) {
      const { world, entries } = await office(subject);
      const { plain, tasked } = entries;
      assert.deepStrictEqual(await unbilledIds(world, {}, 1), [plain.id]);
      assert.deepStrictEqual(await unbilledIds(world, {}, 2), [plain.id, tasked.id]);
      assert.equal((await unbilledIds(world, {}, 4)).length, 4);
    },
  },
  {
    title: "bills the entries after a position, in pages: by project, start and id",
    async run(subject) {
      const { world, second, entries } = await office(subject);
      const { plain, tasked, seconds, users } = entries;
      const startingAt = (ms: number, changes: Partial<RecordedEntry> = {}) => {
        const startTime = plus(plain.startTime, ms);
        return aRecordedEntry(world, { startTime, endTime: plus(startTime, HOUR), ...changes });
      };
      const [late, early] = [startingAt(1), startingAt(-1)];
      const [secondLate, secondEarly] = [startingAt(1, { projectId: second.id }), startingAt(-1, { projectId: second.id })];
      await world.run(async (stores) => {
        for (const entry of [late, early, secondLate, secondEarly]) await stores.timeEntries.insert(entry);
      });
      const all = [early, plain, tasked, users, late, secondEarly, seconds, secondLate];
      const ids = all.map(({ id }) => id);
      assert.deepStrictEqual(await unbilledIds(world), ids);
      const selection = { clientId: world.client.id, ...anything };
      for (const [index, after] of all.entries()) {
        for (const lock of [false, true]) {
          const page = await world.run((stores) => stores.timeEntries.unbilled(selection, { after, limit: 3, lock }));
          const found = page.map(({ id }) => id);
          assert.deepStrictEqual(found, ids.slice(index + 1, index + 4), `${index} ${lock}`);
        }
      }
    },
  },
]);
