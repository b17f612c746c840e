import assert from "node:assert/strict";
import { rateSources } from "../../../core/billing/rate.js";
import { instant, parseInstant } from "../../../core/kernel/instant.js";
import type { Page, PageRequest, Position } from "../../../core/kernel/page.js";
import type { TimeEntry } from "../../../core/time-entries/time-entry.js";
import type { TimeEntrySortKey } from "../../../core/time-entries/time-entry-store.js";
import { timeEntryView } from "../../../core/time-entries/time-entry-view.js";
import { aRecordedEntry, aRunningEntry, newWorld, plus, type World } from "../fixtures.js";
import { aDraft } from "../invoice-fixtures.js";
import { grouped } from "../subject.js";
import { LAST_INSTANT, LONG_TEXT, UNICODE } from "./extremes.js";

function entriesOf(world: World): readonly TimeEntry[] {
  const { currency } = world.workspace;
  const tags = [UNICODE, "", "a, b", '{"c": 1}', "\\", "null"];
  const at = (text: string) => parseInstant(text);
  return [
    aRunningEntry(world, { taskId: world.task.id, notes: LONG_TEXT, tags, billable: false, ownRate: 1n }),
    aRecordedEntry(world, { startTime: instant(0), endTime: instant(1), notes: UNICODE, tags: ["one"] }),
    aRecordedEntry(world, { startTime: plus(LAST_INSTANT, -1_500), endTime: LAST_INSTANT }),
    aRecordedEntry(world, { startTime: at("0000-02-29T12:00:00.120Z"), endTime: at("0099-01-01T00:00:00Z") }),
    aRecordedEntry(world, { startTime: at("2026-03-29T00:59:59.900Z"), endTime: at("2026-03-29T01:00:00.001Z") }),
    ...rateSources.map((source, index) => aRecordedEntry(world, { rate: { amount: BigInt(index), currency, source } })),
  ];
}

/** The items of all pages. */
async function all<T>(list: (after: Position | null) => Promise<Page<T>>): Promise<readonly Page<T>[]> {
  const pages: Page<T>[] = [];
  let after: Position | null = null;
  do {
    const page: Page<T> = await list(after);
    pages.push(page);
    after = page.next;
  } while (after !== null);
  return pages;
}

export const timeEntryTextCases = grouped({ area: "timeEntries", step: 3 }, [
  {
    title: "lists the JSON texts of the views of time entries, in the pages of the entries",
    async run(subject) {
      const world = await newWorld(subject);
      const entries = entriesOf(world);
      const invoice = aDraft(world);
      await world.run(async (stores) => {
        await stores.invoices.insert(invoice);
        for (const entry of entries) await stores.timeEntries.insert(entry);
        for (const { id, status } of entries.slice(-1)) {
          if (status === "recorded") await stores.timeEntries.claim(invoice.id, [id], world.clock.now());
        }
      });
      const sorts: readonly TimeEntrySortKey[] = ["startTime", "createdAt", "updatedAt"];
      for (const sort of sorts) {
        for (const page of [
          { sort, limit: 2, descending: false },
          { sort, limit: 50, descending: true },
        ]) {
          const request = (after: Position | null): PageRequest<TimeEntrySortKey> => ({ ...page, after });
          const filter = { userId: world.owner.id };
          await world.read(async ({ timeEntries }) => {
            const expected = await all((after) => timeEntries.list(filter, request(after)));
            const listed = await all((after) => timeEntries.listTexts(filter, request(after)));
            const parsed = listed.map(({ items, next }) => ({ items: items.map((text) => JSON.parse(text) as unknown), next }));
            assert.deepStrictEqual(
              parsed,
              expected.map(({ items, next }) => ({ items: items.map(timeEntryView), next })),
            );
            assert.equal(expected.flatMap(({ items }) => items).length, entries.length);
          });
        }
      }
    },
  },
]);
