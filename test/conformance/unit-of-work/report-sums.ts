import assert from "node:assert/strict";
import type { RoundingPolicy } from "../../../core/billing/rounding.js";
import { summedFields, type Summing } from "../../../core/reports/report-store.js";
import type { TimeSum } from "../../../core/reports/time-report.js";
import type { TimeEntryFilter } from "../../../core/time-entries/time-entry-store.js";
import { aProject, aRecordedEntry, aRunningEntry, HOUR, newWorld, plus } from "../fixtures.js";
import { grouped, type Subject } from "../subject.js";
import { twoWorlds } from "./isolation.js";

const rounding: RoundingPolicy = { grain: "entry", mode: "up", stepMinutes: 15 };
const whole: Summing = { by: summedFields, rounding, segments: [], days: [] };

/** The sums by all their other fields, since a store may return several for the same ones. */
function added(sums: readonly TimeSum[]): Readonly<Record<string, readonly [entries: number, seconds: number, rounded: number]>> {
  const totals: Record<string, readonly [number, number, number]> = {};
  for (const {
    entries,
    seconds,
    roundedSeconds,
    userId,
    projectId,
    taskId,
    clientId,
    billable,
    tags,
    rate,
    segment,
    day,
  } of sums) {
    const price = rate && [String(rate.amount), rate.currency];
    const key = JSON.stringify({ userId, projectId, taskId, clientId, billable, tags, price, segment, day });
    const [count, before, roundedBefore] = totals[key] ?? [0, 0, 0];
    totals[key] = [count + entries, before + seconds, roundedBefore + roundedSeconds];
  }
  return totals;
}

/** Entries at the limits of two segments of two hours each. */
async function twoSegments(subject: Subject) {
  const world = await newWorld(subject);
  const start = plus(world.clock.now(), -24 * HOUR);
  const [middle, end] = [plus(start, 2 * HOUR), plus(start, 4 * HOUR)];
  const entries = {
    before: aRecordedEntry(world, { startTime: plus(start, -1), endTime: plus(start, HOUR) }),
    first: aRecordedEntry(world, { startTime: start, endTime: middle }),
    across: aRecordedEntry(world, { startTime: plus(middle, -1), endTime: plus(middle, 1) }),
    second: aRecordedEntry(world, { startTime: middle, endTime: plus(end, -1) }),
    beyond: aRecordedEntry(world, { startTime: plus(middle, 1), endTime: plus(end, 1) }),
    after: aRecordedEntry(world, { startTime: end, endTime: plus(end, HOUR) }),
  };
  await world.run(async (stores) => {
    for (const entry of Object.values(entries).reverse()) await stores.timeEntries.insert(entry);
  });
  const filter: TimeEntryFilter = { userId: null, from: start, to: end };
  return { world, entries, filter, segments: [start, middle, end] };
}

export const reportSumCases = grouped({ area: "reports" }, [
  {
    title: "sums recorded entries by project, billability, rate and the requested fields, and rounds each",
    async run(subject) {
      const world = await newWorld(subject);
      const now = world.clock.now();
      const free = aProject(world, { clientId: null });
      const rate = { amount: 7n, currency: world.workspace.currency, source: "task" } as const;
      const lasting = (seconds: number) => ({ startTime: now, endTime: plus(now, seconds * 1_000 + 999) });
      await world.run(async (stores) => {
        await stores.projects.insert(free);
        for (const entry of [
          aRecordedEntry(world, { ...lasting(60), tags: ["b", "a"], taskId: world.task.id, rate }),
          aRecordedEntry(world, { ...lasting(900), tags: ["b", "a"], taskId: world.task.id, rate }),
          aRecordedEntry(world, { ...lasting(901), billable: false, projectId: free.id }),
          aRecordedEntry(world, { ...lasting(0), tags: ["shorter than a second"] }),
          aRunningEntry(world),
        ])
          await stores.timeEntries.insert(entry);
      });
      const [user, { id: project }, { id: task }] = [world.owner.id, world.project, world.task];
      const expected = [
        [
          { userId: user, projectId: project, taskId: task, clientId: world.client.id, billable: true, tags: ["b", "a"] },
          ["7", "EUR"],
          [2, 960, 1_800],
        ],
        [{ userId: user, projectId: free.id, taskId: null, clientId: null, billable: false, tags: [] }, null, [1, 901, 1_800]],
      ] as const;
      const keyOf = (fields: object, price: readonly string[] | null) => JSON.stringify({ ...fields, price, segment: 0, day: 0 });
      assert.deepStrictEqual(
        added(await world.read((stores) => stores.reports.sums({ userId: null }, whole))),
        Object.fromEntries(expected.map(([fields, price, sum]) => [keyOf(fields, price), sum])),
      );
      const none = { userId: null, taskId: null, clientId: null, tags: [] };
      const sums = await world.read((stores) => stores.reports.sums({ userId: null }, { ...whole, by: [] }));
      assert.deepStrictEqual(
        added(sums.map((sum) => ({ ...sum, ...none }))),
        Object.fromEntries(expected.map(([fields, price, sum]) => [keyOf({ ...fields, ...none }, price), sum])),
      );
    },
  },
  {
    title: "sums only entries within one segment, and returns those across a boundary, a page at a time",
    async run(subject) {
      const { world, entries, filter, segments } = await twoSegments(subject);
      const inParts = await world.read((stores) => stores.reports.sums(filter, { ...whole, by: [], segments }));
      const secondsIn = (segment: number) =>
        inParts.filter((sum) => sum.segment === segment).reduce((sum, { seconds }) => sum + seconds, 0);
      assert.deepStrictEqual([secondsIn(0), secondsIn(1)], [7_200, 7_199]);
      const { across, beyond } = entries;
      const crossing = await world.read(async ({ reports }) => {
        const first = await reports.entries(filter, { after: null, limit: 1, across: segments });
        return [...first, ...(await reports.entries(filter, { after: first[0] ?? null, limit: 5, across: segments }))];
      });
      assert.deepStrictEqual(
        crossing.map(({ id }) => id),
        [across.id, beyond.id],
      );
    },
  },
  {
    title: "sums entries by the billing day on which they start",
    async run(subject) {
      const { world, filter, segments: days } = await twoSegments(subject);
      const sums = await world.read((stores) => stores.reports.sums(filter, { ...whole, by: [], days }));
      const starting = (day: number) => sums.filter((sum) => sum.day === day).reduce((sum, { seconds }) => sum + seconds, 0);
      assert.deepStrictEqual([starting(0), starting(1)], [7_200, 7_199 + 7_200]);
    },
  },
  {
    title: "sums nothing that the filter excludes, and nothing of another workspace",
    async run(subject) {
      const { here, there } = await twoWorlds(subject);
      const entry = aRecordedEntry(there, { tags: ["a"] });
      await there.run((stores) => stores.timeEntries.insert(entry));
      const found = (filter: Partial<TimeEntryFilter>) =>
        there.read(async ({ reports }) => (await reports.sums({ userId: null, ...filter }, whole)).length);
      for (const filter of [{ tags: ["b"] }, { userId: here.owner.id }, { billed: true }, { to: entry.startTime }])
        assert.equal(await found({ tags: ["a"], projectIds: [entry.projectId], ...filter }), 0, JSON.stringify(filter));
      assert.equal(await found({ tags: ["a"], projectIds: [entry.projectId] }), 1);
      assert.deepStrictEqual(await here.read(({ reports }) => reports.sums({ userId: null }, whole)), []);
    },
  },
]);
