import { expect } from "chai";
import { openStorage, type SqlStorage } from "../../../adapters/sql/index.js";
import {
  compareTexts,
  type Page,
  type PageRequest,
  type Position,
  type RecordedEntry,
  type TimeEntry,
  type TimeEntryFilter,
  type TimeEntrySortKey,
} from "../../../core/index.js";
import { aClient, aProject, aRecordedEntry, aTask, newWorld, plus, type World } from "../../conformance/fixtures.js";
import { manualClock } from "../../conformance/support.js";
import { storageOptions } from "../../system-ports.js";
import { createDatabase, type TestDatabase } from "./databases.js";

const MINUTE = 60_000;
/** More than a search tests at first in the order of the list. */
const ENTRIES = 3_400;
const UNIT_OF_WORK = 425;
/** With the number of entries, makes each sort key have an order of its own. */
const [CREATED_STEP, UPDATED_STEP] = [1_237, 2_213];
const LIMIT = 40;

/** Tags by the positions that they have in the order of starts. Searches look for their entries in different ways. */
const tags: Readonly<Record<string, (at: number) => boolean>> = {
  frequent: (at) => at % 7 === 0,
  "many at first": (at) => at >= ENTRIES - 15 || at < 15,
  "frequent at first": (at) => at < 10 && at % 3 === 0,
  "frequent at first, and then rare": (at) => (at < 10 && at % 3 === 0) || at % 500 === 499,
  "rare at first, and then a few": (at) => at === 5 || at % 20 === 19,
  "rare at first, and then frequent": (at) => at === 5 || at >= 450,
  "none at first": (at) => at >= 1_000 && at % 40 === 0,
  "none at first, and then frequent": (at) => at >= 500,
  "at both ends": (at) => at === 0 || at === ENTRIES - 1,
};

type Filter = Partial<TimeEntryFilter>;

describe("lists of entries that a search finds", function () {
  this.timeout(120_000);
  let database: TestDatabase | undefined;
  let storage: SqlStorage;
  let world: World;
  let all: readonly RecordedEntry[];
  let filters: readonly (readonly [name: string, filter: Filter, matches: (entry: RecordedEntry) => boolean])[];

  before(async () => {
    database = await createDatabase();
    storage = await openStorage({ kind: "server", url: database.url }, storageOptions);
    world = await newWorld({ ids: storageOptions.ids, clock: manualClock(), ...storage });
    const client = aClient(world);
    const rare = [aProject(world, { clientId: client.id }), aProject(world, { clientId: client.id })] as const;
    const [frequentTask, rareTask] = [aTask(world, world.project), aTask(world, rare[0])];
    await world.run(async ({ clients, projects, tasks }) => {
      await clients.insert(client);
      for (const project of rare) await projects.insert(project);
      for (const task of [frequentTask, rareTask]) await tasks.insert(task);
    });
    const taskIdAt = (position: number) => {
      if (position % 120 === 59) return rareTask.id;
      return position % 3 === 0 && position % 60 !== 59 ? frequentTask.id : null;
    };
    const begin = plus(world.clock.now(), -2 * ENTRIES * MINUTE);
    const at = (position: number) => plus(begin, position * MINUTE);
    all = Array.from({ length: ENTRIES }, (_, position) =>
      aRecordedEntry(world, {
        tags: Object.keys(tags).filter((tag) => tags[tag]?.(position)),
        notes: position % 90 === 89 ? "Zeppelin" : "",
        taskId: taskIdAt(position),
        projectId: position % 60 === 59 ? rare[position % 120 === 59 ? 0 : 1].id : world.project.id,
        startTime: at(position),
        endTime: at(position + 1),
        createdAt: at((position * CREATED_STEP) % ENTRIES),
        updatedAt: at(ENTRIES + ((position * UPDATED_STEP) % ENTRIES)),
      }),
    );
    // Stored in another order than that of their starts, as a search that finds too many entries returns any of them.
    for (let last = ENTRIES; last > 0; last -= UNIT_OF_WORK)
      await world.run(async ({ timeEntries }) => {
        for (const entry of all.slice(last - UNIT_OF_WORK, last)) await timeEntries.insert(entry);
      });
    const [since, from, to] = [at(2 * ENTRIES - 300), at(1_000), at(2_500)];
    const ofRare = ({ projectId }: RecordedEntry) => rare.some(({ id }) => id === projectId);
    filters = [
      ...Object.keys(tags).map((tag) => [tag, { tags: [tag] }, (entry: RecordedEntry) => entry.tags.includes(tag)] as const),
      ["notes", { notes: "zeppelin" }, ({ notes }) => notes !== ""],
      ["a client", { clientIds: [client.id] }, ofRare],
      ["a client in a period", { clientIds: [client.id], from, to }, (one) => ofRare(one) && isIn(one, from, to)],
      ["a client and a user", { clientIds: [client.id], userId: world.owner.id }, ofRare],
      ["a task", { taskIds: [rareTask.id] }, ({ taskId }) => taskId === rareTask.id],
      [
        "a task in a period",
        { taskIds: [frequentTask.id], from, to },
        (one) => one.taskId === frequentTask.id && isIn(one, from, to),
      ],
      [
        "a task and a tag",
        { taskIds: [frequentTask.id], tags: ["none at first"] },
        (one) => one.taskId === frequentTask.id && one.tags.includes("none at first"),
      ],
      ["two tasks", { taskIds: [rareTask.id, frequentTask.id] }, ({ taskId }) => taskId !== null],
      ["two projects", { projectIds: rare.map(({ id }) => id) }, ofRare],
      ["a project twice", { projectIds: [rare[0].id, rare[0].id] }, ({ projectId }) => projectId === rare[0].id],
      ["a change", { updatedSince: since }, ({ updatedAt }) => updatedAt >= since],
      ["a period", { from, to }, (one) => isIn(one, from, to)],
    ];
  });
  after(async () => {
    await storage?.close();
    await database?.drop();
  });

  const isIn = ({ startTime }: RecordedEntry, from: number, to: number) => startTime >= from && startTime < to;

  /** The IDs of the whole list, read page by page. */
  async function listed(filter: Filter, sort: TimeEntrySortKey, descending: boolean): Promise<readonly string[]> {
    const ids: string[] = [];
    let after: Position | null = null;
    do {
      const page: PageRequest<TimeEntrySortKey> = { limit: LIMIT, sort, descending, after };
      const { items, next }: Page<TimeEntry> = await world.read(({ timeEntries }) =>
        timeEntries.list({ userId: null, ...filter }, page),
      );
      ids.push(...items.map(({ id }) => id));
      after = next;
    } while (after !== null);
    return ids;
  }

  for (const sort of ["startTime", "createdAt", "updatedAt"] as const)
    for (const descending of [false, true])
      it(`are complete and in order by ${sort}${descending ? ", descending" : ""}`, async () => {
        const sign = descending ? -1 : 1;
        const sorted = all.toSorted((a, b) => sign * (a[sort] - b[sort] || compareTexts(a.id, b.id)));
        for (const [name, filter, matches] of filters) {
          const expected = sorted.filter(matches).map(({ id }) => id);
          expect(expected, name).to.not.have.length(0);
          expect(await listed(filter, sort, descending), name).to.deep.equal(expected);
        }
      });
});
