import { expect } from "chai";
import fc from "fast-check";
import { memoryPorts } from "../../../adapters/memory/index.js";
import { openStorage, type SqlStorage } from "../../../adapters/sql/index.js";
import {
  type CurrencyCode,
  type EntryRate,
  instant,
  parseTimeZone,
  type RecordedEntry,
  type ReportGrouping,
  reportGroupings,
  roundingGrains,
  roundingModes,
  type Stores,
  type TimeEntryFilter,
  type TimeFigures,
  type TimeGroup,
  TimeTally,
  type WallCalendar,
} from "../../../core/index.js";
import type { Billing } from "../../../core/reports/billable.js";
import { countTime } from "../../../core/reports/count-time.js";
import { aProject, aRecordedEntry, aUser, newWorld, type World } from "../../conformance/fixtures.js";
import { manualClock } from "../../conformance/support.js";
import type { Subject } from "../../conformance/index.js";
import { storageOptions } from "../../system-ports.js";
import { createDatabase, createFolder, type TestDatabase } from "./databases.js";

/** Days before two changes of clocks, in Berlin and in St. John's. */
const STARTS = [Date.UTC(2026, 2, 25), Date.UTC(1987, 9, 22)];
const DAY = 86_400_000;
const zones = fc.constantFrom("UTC", "Europe/Berlin", "America/St_Johns", "Asia/Kathmandu").map(parseTimeZone);
const choice = fc.nat({ max: 2 });

const entries = fc.array(
  fc.record({
    user: choice,
    project: choice,
    hasTask: fc.boolean(),
    tags: fc.subarray(["a", "b", "c"]),
    billable: fc.boolean(),
    price: fc.option(fc.record({ amount: fc.bigInt({ min: 0n, max: 20_000n }), currency: fc.constantFrom("EUR", "JPY") })),
    start: fc.tuple(fc.constantFrom(...STARTS), fc.integer({ min: 0, max: 8 * DAY })).map(([from, offset]) => from + offset),
    length: fc.oneof(
      fc.integer({ min: 1, max: 2_000 }),
      fc.integer({ min: 1, max: DAY / 4 }),
      fc.integer({ min: 1, max: 4 * DAY }),
    ),
  }),
  { maxLength: 20 },
);

const reports = fc.record({
  groupBy: fc.shuffledSubarray<ReportGrouping>([...reportGroupings], { maxLength: 2 }),
  calendar: fc.record({ timeZone: zones, weekStart: fc.constantFrom("monday" as const, "sunday" as const) }),
  billing: fc.record({
    timeZone: zones,
    rounding: fc.record({
      grain: fc.constantFrom(...roundingGrains),
      mode: fc.constantFrom(...roundingModes),
      stepMinutes: fc.constantFrom(1, 6, 15, 60),
    }),
  }),
  range: fc.record(
    {
      from: fc.nat({ max: 8 * DAY }),
      to: fc.nat({ max: 9 * DAY }),
      tags: fc.subarray(["a", "b"], { minLength: 1 }),
      users: fc.subarray([0, 1, 2], { minLength: 1 }),
      projects: fc.subarray([0, 1, 2], { minLength: 1 }),
    },
    { requiredKeys: [] },
  ),
});

interface Report {
  readonly groupBy: readonly ReportGrouping[];
  readonly calendar: WallCalendar;
  readonly billing: Billing;
}

async function store(world: World, drawn: readonly (typeof entries extends fc.Arbitrary<infer E> ? E : never)[number][]) {
  const users = [world.owner, aUser(world), aUser(world)];
  const projects = [world.project, aProject(world, { clientId: null }), aProject(world, { clientId: world.client.id })];
  await world.run(async (stores) => {
    for (const user of users.slice(1)) await stores.users.insert(user);
    for (const project of projects.slice(1)) await stores.projects.insert(project);
    for (const { user, project, hasTask, tags, billable, price, start, length } of drawn) {
      const rate: EntryRate | null = price && {
        amount: price.amount,
        currency: price.currency as CurrencyCode,
        source: "project",
      };
      const changes: Partial<RecordedEntry> = {
        userId: users[user]?.id ?? world.owner.id,
        projectId: projects[project]?.id ?? world.project.id,
        taskId: hasTask ? world.task.id : null,
      };
      const [startTime, endTime] = [instant(start), instant(start + length)];
      await stores.timeEntries.insert(aRecordedEntry(world, { ...changes, tags, billable, rate, startTime, endTime }));
    }
  });
  return { users: users.map(({ id }) => id), projects: projects.map(({ id }) => id) };
}

/** A report that the store sums. */
async function summed(stores: Stores, filter: TimeEntryFilter, { groupBy, calendar, billing }: Report) {
  const tally = new TimeTally(groupBy, calendar, billing, { from: filter.from ?? null, to: filter.to ?? null });
  await countTime(stores, filter, { tally, groupBy, billing });
  return tally.report(new Map());
}

/** A report that selects and counts every entry in the core. */
async function counted(stores: Stores, filter: TimeEntryFilter, { groupBy, calendar, billing }: Report) {
  const { from, to, tags, userIds, projectIds } = filter;
  const tally = new TimeTally(groupBy, calendar, billing, { from: from ?? null, to: to ?? null });
  for (const entry of await stores.reports.entries({ userId: null }, { after: null, limit: 1_000 })) {
    const isOfUsers = userIds?.includes(entry.userId) ?? true;
    const isOfProjects = projectIds?.includes(entry.projectId) ?? true;
    const isTagged = tags?.some((tag) => entry.tags.includes(tag)) ?? true;
    if (isOfUsers && isOfProjects && isTagged) tally.add(entry);
  }
  return tally.report(new Map());
}

type Counts = Pick<TimeFigures, "entries" | "seconds" | "billableSeconds" | "unratedSeconds">;

/** The exact figures of a report by the keys of its groups; the total has no keys. */
function countsOf({ totals, groups }: { readonly totals: TimeFigures; readonly groups: readonly TimeGroup[] }) {
  const counts = new Map<string, Counts>();
  const add = (keys: readonly (string | null)[], { entries, seconds, billableSeconds, unratedSeconds }: TimeFigures) =>
    counts.set(JSON.stringify(keys), { entries, seconds, billableSeconds, unratedSeconds });
  add([], totals);
  for (const group of groups) {
    add([group.key], group);
    for (const within of group.groups ?? []) add([group.key, within.key], within);
  }
  return counts;
}

function plusCounts(a: ReadonlyMap<string, Counts>, b: ReadonlyMap<string, Counts>): ReadonlyMap<string, Counts> {
  const sums = new Map(a);
  for (const [key, counts] of b) {
    const before = sums.get(key);
    const names = ["entries", "seconds", "billableSeconds", "unratedSeconds"] as const;
    if (before) sums.set(key, Object.fromEntries(names.map((name) => [name, before[name] + counts[name]])) as unknown as Counts);
    else sums.set(key, counts);
  }
  return sums;
}

const property = (subject: () => Subject) =>
  fc.asyncProperty(entries, fc.array(reports, { minLength: 1, maxLength: 8 }), async (drawn, asked) => {
    const world = await newWorld(subject());
    const { users, projects } = await store(world, drawn);
    const among = <Id>(ids: readonly Id[], chosen: readonly number[] | undefined) =>
      chosen && ids.filter((_, at) => chosen.includes(at));
    await world.read(async (stores) => {
      for (const { range, ...report } of asked) {
        const at = (offset: number | undefined) => (offset === undefined ? undefined : instant((STARTS[0] ?? 0) + offset));
        const filter = {
          userId: null,
          from: at(range.from),
          to: at(range.to),
          tags: range.tags,
          userIds: among(users, range.users),
          projectIds: among(projects, range.projects),
        };
        expect(await summed(stores, filter, report)).to.deep.equal(await counted(stores, filter, report));
      }
    });
  });

const cuts = fc.tuple(fc.nat({ max: 9 * DAY }), fc.nat({ max: 9 * DAY }), fc.nat({ max: 9 * DAY }));

/** Adjacent ranges add up, in every group, and so do the days of a week or month. */
const adjacent = (subject: () => Subject) =>
  fc.asyncProperty(entries, fc.array(fc.tuple(reports, cuts), { minLength: 1, maxLength: 8 }), async (drawn, asked) => {
    const world = await newWorld(subject());
    await store(world, drawn);
    await world.read(async (stores) => {
      for (const [report, instants] of asked) {
        const [from, middle, to] = instants.toSorted((a, b) => a - b).map((offset) => instant((STARTS[0] ?? 0) + offset));
        const counts = async (range: Pick<TimeEntryFilter, "from" | "to">, groupBy = report.groupBy) =>
          countsOf(await summed(stores, { userId: null, ...range }, { ...report, groupBy }));
        const union = await counts({ from, to });
        expect(plusCounts(await counts({ from, to: middle }), await counts({ from: middle, to }))).to.deep.equal(union);
        const all = await counts({});
        expect(plusCounts(await counts({ to: middle }), await counts({ from: middle }))).to.deep.equal(all);
        const days = await counts({ from, to }, ["day"]);
        const total = days.get("[]");
        const sum = [...days].filter(([key]) => key !== "[]").reduce((seconds, [, one]) => seconds + one.seconds, 0);
        expect(sum).to.equal(total?.seconds);
        expect(total).to.deep.equal(union.get("[]"));
      }
    });
  });

describe("a report of random entries, summed by the store, equals one that counts each entry", () => {
  const clock = manualClock();
  const folder = createFolder();
  let database: TestDatabase;
  const storages: SqlStorage[] = [];
  before(async () => {
    database = await createDatabase();
    for (const settings of [
      { kind: "embedded", folder: folder.path },
      { kind: "server", url: database.url },
    ] as const)
      storages.push(await openStorage(settings, { ...storageOptions, clock }));
  });
  after(async () => {
    for (const storage of storages) await storage.close();
    await database.drop();
    folder.remove();
  });

  const subjects: Readonly<Record<string, () => Subject>> = {
    "in memory": () => ({ ...memoryPorts({ clock }), clock }),
    "on the embedded database": () => subjectOf(storages[0]),
    "on a server": () => subjectOf(storages[1]),
  };
  const subjectOf = (storage: SqlStorage | undefined): Subject => {
    if (!storage) throw new Error("The storage is not open.");
    return { ...storage, clock, ids: storageOptions.ids };
  };

  for (const [where, subject] of Object.entries(subjects)) {
    it(where, async function () {
      this.timeout(120_000);
      await fc.assert(property(subject), { numRuns: 25 });
    });

    it(`${where}, and adjacent ranges add up to their union`, async function () {
      this.timeout(120_000);
      await fc.assert(adjacent(subject), { numRuns: 25 });
    });
  }
});
