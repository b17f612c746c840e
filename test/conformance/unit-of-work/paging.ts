import assert from "node:assert/strict";
import type { InvoiceId } from "../../../core/kernel/ids.js";
import type { Instant } from "../../../core/kernel/instant.js";
import type { Page, PageRequest, Position } from "../../../core/kernel/page.js";
import type { Stores } from "../../../core/ports/unit-of-work.js";
import type { TimeEntrySortKey } from "../../../core/time-entries/time-entry-store.js";
import { aClient, aProject, aRecordedEntry, aTask, aToken, aUser, HOUR, newWorld, plus, type World } from "../fixtures.js";
import { aDraft } from "../invoice-fixtures.js";
import { aMessage, aWebhook } from "../outgoing/fixtures.js";
import { type GroupedCase, grouped } from "../subject.js";
import type { Area } from "../steps.js";

interface Listed {
  readonly id: string;
}

/** One list of a store. `make` creates a row whose sort key is the instant; `there` returns the rows that the world already contains. */
interface List {
  readonly name: string;
  readonly area: Area;
  make(world: World, key: Instant): Listed & { insert(stores: Stores): Promise<void> };
  list(stores: Stores, world: World, page: Omit<PageRequest, "sort">): Promise<Page<Listed>>;
  there(world: World): readonly { readonly id: string; readonly createdAt: Instant }[];
}

function row<T extends Listed>(made: T, insert: (stores: Stores, made: T) => Promise<void>) {
  return { id: made.id, insert: (stores: Stores) => insert(stores, made) };
}

const lists: readonly List[] = [
  {
    name: "users",
    area: "users",
    make: (world, createdAt) => row(aUser(world, { createdAt }), (stores, made) => stores.users.insert(made)),
    list: (stores, _, page) => stores.users.list({}, { ...page, sort: "createdAt" }),
    there: ({ owner }) => [owner],
  },
  {
    name: "users by their last change",
    area: "users",
    make: (world, updatedAt) => row(aUser(world, { updatedAt }), (stores, made) => stores.users.insert(made)),
    list: (stores, _, page) => stores.users.list({}, { ...page, sort: "updatedAt" }),
    there: ({ owner }) => [owner],
  },
  {
    name: "tokens",
    area: "tokens",
    make: (world, createdAt) => row(aToken(world, world.owner, { createdAt }), (stores, made) => stores.tokens.insert(made)),
    list: (stores, _, page) => stores.tokens.list({ userId: null }, { ...page, sort: "createdAt" }),
    there: () => [],
  },
  {
    name: "clients",
    area: "clients",
    make: (world, createdAt) => row(aClient(world, { createdAt }), (stores, made) => stores.clients.insert(made)),
    list: (stores, _, page) => stores.clients.list({}, { ...page, sort: "createdAt" }),
    there: ({ client }) => [client],
  },
  {
    name: "clients by their last change",
    area: "clients",
    make: (world, updatedAt) => row(aClient(world, { updatedAt }), (stores, made) => stores.clients.insert(made)),
    list: (stores, _, page) => stores.clients.list({}, { ...page, sort: "updatedAt" }),
    there: ({ client }) => [client],
  },
  {
    name: "projects",
    area: "projects",
    make: (world, createdAt) => row(aProject(world, { createdAt }), (stores, made) => stores.projects.insert(made)),
    list: (stores, _, page) => stores.projects.list({}, { ...page, sort: "createdAt" }),
    there: ({ project }) => [project],
  },
  {
    name: "projects by their last change",
    area: "projects",
    make: (world, updatedAt) => row(aProject(world, { updatedAt }), (stores, made) => stores.projects.insert(made)),
    list: (stores, _, page) => stores.projects.list({}, { ...page, sort: "updatedAt" }),
    there: ({ project }) => [project],
  },
  {
    name: "tasks by their last change",
    area: "tasks",
    make: (world, updatedAt) => row(aTask(world, world.project, { updatedAt }), (stores, made) => stores.tasks.insert(made)),
    list: (stores, _, page) => stores.tasks.list({}, { ...page, sort: "updatedAt" }),
    there: ({ task }) => [task],
  },
  {
    name: "tasks",
    area: "tasks",
    make: (world, createdAt) => row(aTask(world, world.project, { createdAt }), (stores, made) => stores.tasks.insert(made)),
    list: (stores, { project }, page) => stores.tasks.list({ projectIds: [project.id] }, { ...page, sort: "createdAt" }),
    there: ({ task }) => [task],
  },
  {
    name: "invoices",
    area: "invoices",
    make: (world, createdAt) => row(aDraft(world, undefined, { createdAt }), (stores, made) => stores.invoices.insert(made)),
    list: (stores, _, page) => stores.invoices.list({}, { ...page, sort: "createdAt" }),
    there: () => [],
  },
  {
    name: "invoices by their last change",
    area: "invoices",
    make: (world, updatedAt) => row(aDraft(world, undefined, { updatedAt }), (stores, made) => stores.invoices.insert(made)),
    list: (stores, _, page) => stores.invoices.list({}, { ...page, sort: "updatedAt" }),
    there: () => [],
  },
  {
    name: "webhook subscriptions",
    area: "webhooks",
    make: (world, createdAt) => row(aWebhook(world, { createdAt }), (stores, made) => stores.webhooks.insert(made)),
    list: (stores, _, page) => stores.webhooks.list({}, { ...page, sort: "createdAt" }),
    there: () => [],
  },
  {
    name: "messages of an invoice",
    area: "messages",
    make: (world, createdAt) => {
      const invoice = { ...aDraft(world), id: invoiceOf(world) };
      const message = aMessage(world, { kind: "invoice", invoiceId: invoice.id, userId: null, createdAt });
      return row(message, async (stores, made) => {
        if ((await stores.invoices.find(invoice.id)) === null) await stores.invoices.insert(invoice);
        await stores.messages.insert(made);
      });
    },
    list: (stores, world, page) => stores.messages.list({ invoiceId: invoiceOf(world) }, { ...page, sort: "createdAt" }),
    there: () => [],
  },
  entries("createdAt", (key) => ({ createdAt: key })),
  entries("updatedAt", (key) => ({ updatedAt: key })),
  entries("startTime", (key) => ({ startTime: key, endTime: plus(key, HOUR) })),
];

function entries(sort: TimeEntrySortKey, changes: (key: Instant) => Parameters<typeof aRecordedEntry>[1]): List {
  return {
    name: `time entries by ${sort}`,
    area: "timeEntries",
    make: (world, key) => row(aRecordedEntry(world, changes(key)), (stores, made) => stores.timeEntries.insert(made)),
    list: (stores, _, page) => stores.timeEntries.list({ userId: null }, { ...page, sort }),
    there: () => [],
  };
}

const invoicesOfWorlds = new WeakMap<World, InvoiceId>();

/** The invoice whose messages are listed. */
function invoiceOf(world: World): InvoiceId {
  const id = invoicesOfWorlds.get(world) ?? world.ids.next("inv");
  invoicesOfWorlds.set(world, id);
  return id;
}

/** Seven rows with three keys, including four ties, stored in neither key nor id order. */
async function sevenRows(list: List, world: World): Promise<readonly Place[]> {
  const now = world.clock.now();
  const keys = [5, 0, 5, -3, 5, 0, 5].map((ms) => plus(now, ms));
  const rows = keys.map((key) => ({ key, row: list.make(world, key) }));
  await world.run(async (stores) => {
    for (const index of [4, 1, 6, 0, 3, 5, 2]) await rows[index]?.row.insert(stores);
  });
  return [
    ...rows.map(({ key, row: { id } }) => ({ key, id })),
    ...list.there(world).map(({ createdAt, id }) => ({ key: createdAt, id })),
  ];
}

type Place = { readonly key: Instant; readonly id: string };

function ordered(places: readonly Place[], descending: boolean): string[] {
  const sorted = [...places].sort((a, b) => a.key - b.key || (a.id < b.id ? -1 : 1)).map(({ id }) => id);
  return descending ? sorted.reverse() : sorted;
}

const MOST_PAGES = 40;

/** Reads the list to its end, with an action after each page. */
export async function follow(
  list: Pick<List, "name" | "list">,
  world: World,
  page: { readonly limit: number; readonly descending: boolean },
  between: (seen: readonly string[]) => Promise<void> = async () => undefined,
): Promise<readonly string[]> {
  const seen: string[] = [];
  let after: Position | null = null;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const { items, next }: Page<Listed> = await world.read((stores) => list.list(stores, world, { ...page, after }));
    seen.push(...items.map(({ id }) => id));
    assert.ok(items.length <= page.limit, `a page of ${items.length} where ${page.limit} were asked for`);
    if (next === null) return seen;
    assert.equal(next.id, items.at(-1)?.id, "the next page starts behind the last item");
    after = JSON.parse(JSON.stringify(next)) as Position;
    await between(seen);
  }
  throw new assert.AssertionError({ message: `The list of ${list.name} has no end.` });
}

function casesOf(list: List): readonly GroupedCase[] {
  return [
    {
      title: `pages through ${list.name} completely, in order, ties by id, in both directions`,
      area: list.area,
      async run(subject) {
        const world = await newWorld(subject);
        const places = await sevenRows(list, world);
        for (const descending of [false, true]) {
          for (const limit of [1, 2, 3, places.length, 200]) {
            assert.deepStrictEqual(
              await follow(list, world, { limit, descending }),
              ordered(places, descending),
              `${limit} ${descending}`,
            );
          }
        }
      },
    },
    {
      title: `ends the list of ${list.name} without a next page, even on a full page`,
      area: list.area,
      async run(subject) {
        const world = await newWorld(subject);
        const places = await sevenRows(list, world);
        const page = { descending: false, after: null };
        const full = await world.read((stores) => list.list(stores, world, { ...page, limit: places.length }));
        assert.equal(full.next, null);
        const short = await world.read((stores) => list.list(stores, world, { ...page, limit: places.length - 1 }));
        const last = [...places].sort((a, b) => a.key - b.key || (a.id < b.id ? -1 : 1)).at(-2);
        assert.deepStrictEqual(short.next, last);
        const behind = { key: plus(subject.clock.now(), HOUR), id: short.items[0]?.id ?? "" };
        const nothing = await world.read((stores) => list.list(stores, world, { limit: 5, descending: false, after: behind }));
        assert.deepStrictEqual(nothing, { items: [], next: null });
      },
    },
    {
      title: `neither repeats nor skips ${list.name} while others are added between pages`,
      area: list.area,
      async run(subject) {
        for (const descending of [false, true]) {
          const world = await newWorld(subject);
          const places = await sevenRows(list, world);
          const now = world.clock.now();
          const added: string[] = [];
          const seen = await follow(list, world, { limit: 2, descending }, async () => {
            for (const key of [plus(now, -3), plus(now, 5)]) {
              if (added.length >= 8) return;
              const extra = list.make(world, key);
              added.push(extra.id);
              await world.run((stores) => extra.insert(stores));
            }
          });
          assert.equal(new Set(seen).size, seen.length, "an item was repeated");
          const expected = ordered(places, descending);
          assert.deepStrictEqual(
            seen.filter((id) => !added.includes(id)),
            expected,
          );
        }
      },
    },
  ];
}

const deletions: GroupedCase = {
  title: "neither repeats nor skips time entries while others are deleted between pages",
  async run(subject) {
    for (const descending of [false, true]) {
      const world = await newWorld(subject);
      const now = world.clock.now();
      const rows = Array.from({ length: 9 }, (_, index) =>
        aRecordedEntry(world, { createdAt: plus(now, Math.floor(index / 3)) }),
      );
      await world.run(async (stores) => {
        for (const entry of rows) await stores.timeEntries.insert(entry);
      });
      const gone = new Set<string>();
      // Deletes the last item seen, whose position is the cursor, then one on a later page.
      const seen = await follow(
        entries("createdAt", () => ({})),
        world,
        { limit: 2, descending },
        async (sofar) => {
          const ahead = (descending ? rows.toReversed() : rows).filter(({ id }) => !sofar.includes(id) && !gone.has(id));
          for (const id of [sofar.at(-1), gone.size === 0 ? ahead[1]?.id : undefined]) {
            const entry = rows.find((one) => one.id === id);
            if (entry === undefined) continue;
            gone.add(entry.id);
            await world.run((stores) => stores.timeEntries.delete(entry));
          }
        },
      );
      assert.equal(new Set(seen).size, seen.length, "an item was repeated");
      const missing = rows.filter(({ id }) => !seen.includes(id));
      assert.equal(missing.length, 1, `${missing.length} items are missing where one was deleted before it was seen`);
      assert.ok(gone.has(missing[0]?.id ?? ""), "an item was skipped that is still there");
    }
  },
};

export const pagingCases = grouped({ area: "timeEntries" }, [...lists.flatMap(casesOf), deletions]);
