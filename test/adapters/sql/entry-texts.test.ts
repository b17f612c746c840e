import { expect } from "chai";
import fc from "fast-check";
import { openStorage, type SqlStorage } from "../../../adapters/sql/index.js";
import {
  type CurrencyCode,
  instant,
  MAX_RATE,
  type PageRequest,
  rateSources,
  type TimeEntry,
  type TimeEntrySortKey,
  timeEntryView,
} from "../../../core/index.js";
import { aRecordedEntry, aRunningEntry, newWorld, type World } from "../../conformance/fixtures.js";
import { aDraft } from "../../conformance/invoice-fixtures.js";
import { manualClock } from "../../conformance/support.js";
import { storageOptions } from "../../system-ports.js";
import { createDatabase, type TestDatabase } from "./databases.js";

const YEAR_0 = new Date(0).setUTCFullYear(0, 0, 1);
const LAST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** What a text of the API can contain: all of Unicode except NUL and lone surrogates, and often what JSON escapes. */
const texts = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom('"', "\\", "\n", "\u0001", "\u007f", "\u2028", ", ", "{", "null", "😀", "é"),
      fc.string({ unit: "binary" }),
    ),
  })
  .map((text) => text.replaceAll(/\p{Surrogate}|\0/gu, "\uFFFD"));

const drawn = fc.record({
  isRunning: fc.boolean(),
  hasTask: fc.boolean(),
  isBilled: fc.boolean(),
  notes: texts,
  tags: fc.uniqueArray(texts, { maxLength: 4 }),
  billable: fc.boolean(),
  rate: fc.option(
    fc.record({
      amount: fc.oneof(fc.constantFrom(0n, MAX_RATE), fc.bigInt({ min: 0n, max: MAX_RATE })),
      currency: fc.constantFrom("EUR", "JPY").map((code) => code as CurrencyCode),
      source: fc.constantFrom(...rateSources),
    }),
  ),
  times: fc.uniqueArray(fc.oneof(fc.integer({ min: YEAR_0, max: LAST }), fc.constantFrom(YEAR_0, 0, 1, 100, LAST)), {
    minLength: 2,
    maxLength: 2,
  }),
  version: fc.integer({ min: 1, max: 2 ** 31 - 10 }),
});

type Drawn = typeof drawn extends fc.Arbitrary<infer D> ? D : never;

function entryOf(world: World, { isRunning, hasTask, times, isBilled: _, ...content }: Drawn): TimeEntry {
  const [start = 0, end = 0] = times.toSorted((a, b) => a - b);
  const changes = { ...content, startTime: instant(start), taskId: hasTask ? world.task.id : null };
  return isRunning ? aRunningEntry(world, changes) : aRecordedEntry(world, { ...changes, endTime: instant(end) });
}

describe("the text of a time entry from its row", () => {
  const clock = manualClock();
  let database: TestDatabase;
  let storage: SqlStorage;
  before(async () => {
    database = await createDatabase();
    storage = await openStorage({ kind: "server", url: database.url }, { ...storageOptions, clock });
  });
  after(async () => {
    await storage.close();
    await database.drop();
  });

  it("is character for character the JSON of its view", async function () {
    this.timeout(120_000);
    await fc.assert(
      fc.asyncProperty(fc.array(drawn, { minLength: 1, maxLength: 10 }), async (all) => {
        const world = await newWorld({ ...storage, clock, ids: storageOptions.ids });
        const invoice = aDraft(world);
        // A user has one timer at most.
        const entries = all.map((one, index) => entryOf(world, { ...one, isRunning: one.isRunning && index === 0 }));
        const billed = entries.filter(({ status }, index) => status === "recorded" && all[index]?.isBilled);
        await world.run(async (stores) => {
          await stores.invoices.insert(invoice);
          for (const entry of entries) await stores.timeEntries.insert(entry);
          await stores.timeEntries.claim(
            invoice.id,
            billed.map(({ id }) => id),
            clock.now(),
          );
        });
        const page: PageRequest<TimeEntrySortKey> = { sort: "startTime", limit: 50, descending: false, after: null };
        await world.read(async ({ timeEntries }) => {
          const { items } = await timeEntries.list({ userId: world.owner.id }, page);
          const listed = await timeEntries.listTexts({ userId: world.owner.id }, page);
          expect(listed.items).to.deep.equal(items.map((entry) => JSON.stringify(timeEntryView(entry))));
          expect(items.length).to.equal(entries.length);
        });
      }),
    );
  });
});
