import assert from "node:assert/strict";
import { parseLocalDate } from "../../../core/kernel/calendar.js";
import { instant } from "../../../core/kernel/instant.js";
import type { Page, PageRequest, Position } from "../../../core/kernel/page.js";
import type { Stores } from "../../../core/ports/unit-of-work.js";
import { aClient, aProject, aRecordedEntry, aTask, aUser, newWorld, type World } from "../fixtures.js";
import { aDraft, anOpenInvoice } from "../invoice-fixtures.js";
import { type GroupedCase, grouped } from "../subject.js";
import type { Area } from "../steps.js";
import { follow } from "./paging.js";

interface Place {
  readonly key: Position["key"];
  readonly id: string;
}

interface Order {
  readonly name: string;
  readonly title: string;
  readonly area: Area;
  /** Stores rows, and returns all positions of the list, in any order. */
  fill(world: World): Promise<readonly Place[]>;
  list(stores: Stores, world: World, page: Omit<PageRequest, "sort">): Promise<Page<{ readonly id: string }>>;
  compare(a: Position["key"], b: Position["key"]): number;
}

/** By UTF-16 units 😀 would come before ～ and ﬁ; in a dictionary A would be next to a. */
const names = [
  "b",
  "a",
  "B",
  "～",
  "😀",
  "ﬁ",
  "ä",
  "a",
  "a b",
  "A",
  "Z",
  "😀",
  "ab",
  "%",
  "z\u0301",
  "\u{10ffff}",
  "\uffff",
  "\t",
];

const byBytes = (a: Position["key"], b: Position["key"]): number =>
  Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)));

type Named = { readonly id: string; readonly name: string };

function named<T extends Named>(
  name: Area,
  make: (world: World, changes: { readonly name: string }) => T,
  there: (world: World) => Named,
  stores: {
    insert(stores: Stores, made: T): Promise<void>;
    list(stores: Stores, page: PageRequest<"name">): Promise<Page<{ readonly id: string }>>;
  },
): Order {
  return {
    name,
    title: `pages through ${name} by name, by code points, ties by id, in both directions`,
    area: name,
    async fill(world) {
      const rows = names.map((one) => make(world, { name: one }));
      await world.run(async (all) => {
        for (const row of rows.toReversed()) await stores.insert(all, row);
      });
      return [...rows, there(world)].map(({ id, name: key }) => ({ id, key }));
    },
    list: (all, _, page) => stores.list(all, { ...page, sort: "name" }),
    compare: byBytes,
  };
}

const days = ["2026-03-02", null, "2026-03-01", "2026-03-02", null, "0000-02-29", "9999-12-31", null, "0001-01-01", "2026-03-02"];

/** A missing date sorts after every date. */
const byDay = (a: Position["key"], b: Position["key"]): number =>
  a === b ? 0 : a === null ? 1 : b === null ? -1 : String(a) < String(b) ? -1 : 1;

function dated(sort: "issueDate" | "dueDate", name: string): Order {
  return {
    name: `invoices by ${name}`,
    title: `pages through invoices by ${name}, those without one last, ties by id, in both directions`,
    area: "invoices",
    async fill(world) {
      const rows = days.map((day) => {
        const draft = aDraft(world, undefined, { [sort]: day === null ? null : parseLocalDate(day) });
        return day === "2026-03-01" ? anOpenInvoice(world, draft) : draft;
      });
      await world.run(async (stores) => {
        for (const row of rows.toReversed()) await stores.invoices.insert(row);
      });
      return rows.map((row) => ({ id: row.id, key: row[sort] }));
    },
    list: (stores, _, page) => stores.invoices.list({}, { ...page, sort }),
    compare: byDay,
  };
}

const orders: readonly Order[] = [
  named("clients", aClient, ({ client }) => client, {
    insert: (stores, made) => stores.clients.insert(made),
    list: (stores, page) => stores.clients.list({}, page),
  }),
  named("projects", aProject, ({ project }) => project, {
    insert: (stores, made) => stores.projects.insert(made),
    list: (stores, page) => stores.projects.list({}, page),
  }),
  named(
    "tasks",
    (world, changes) => aTask(world, world.project, changes),
    ({ task }) => task,
    {
      insert: (stores, made) => stores.tasks.insert(made),
      list: (stores, page) => stores.tasks.list({}, page),
    },
  ),
  named("users", aUser, ({ owner }) => owner, {
    insert: (stores, made) => stores.users.insert(made),
    list: (stores, page) => stores.users.list({}, page),
  }),
  dated("issueDate", "their date of issue"),
  dated("dueDate", "their due date"),
];

const inOrder = ({ title, area, fill, ...order }: Order): GroupedCase => ({
  title,
  area,
  async run(subject) {
    const world = await newWorld(subject);
    const places = [...(await fill(world))].sort((a, b) => order.compare(a.key, b.key) || (a.id < b.id ? -1 : 1));
    for (const descending of [false, true]) {
      const expected = descending ? places.toReversed() : places;
      for (const limit of [1, 2, 5, places.length, 200]) {
        const seen = await follow(order, world, { limit, descending });
        assert.deepStrictEqual(
          seen,
          expected.map(({ id }) => id),
          `${limit} ${descending}`,
        );
        const { next } = await world.read((stores) => order.list(stores, world, { limit, descending, after: null }));
        assert.deepStrictEqual(next, limit < places.length ? expected[limit - 1] : null);
      }
    }
  },
});

/** PostgreSQL has no year 0. */
const yearZero: GroupedCase = {
  title: "stores, finds and pages through dates in the year 0",
  async run(subject) {
    const world = await newWorld(subject);
    const at = (text: string) => instant(Date.parse(text));
    const times = ["0000-01-01T00:00:00.000Z", "0000-02-29T12:00:00.123Z", "0001-01-01T00:00:00.000Z"] as const;
    const entries = times.map((time) =>
      aRecordedEntry(world, { startTime: at(time), endTime: at("0001-01-01T01:00:00Z"), updatedAt: at(time) }),
    );
    await world.run(async (stores) => {
      for (const entry of entries) await stores.timeEntries.insert(entry);
    });
    const list = (filter: object, after: Position | null = null) =>
      world.read((stores) =>
        stores.timeEntries.list({ userId: null, ...filter }, { limit: 2, sort: "startTime", descending: false, after }),
      );
    const [first, second, third] = entries;
    assert.ok(first && second && third);
    const page = await list({});
    assert.deepStrictEqual(page, { items: [first, second], next: { key: second.startTime, id: second.id } });
    assert.deepStrictEqual(await list({}, page.next), { items: [third], next: null });
    assert.deepStrictEqual(await list({ from: second.startTime, to: third.startTime }), { items: [second], next: null });
    assert.deepStrictEqual(await list({ updatedSince: second.updatedAt }), { items: [second, third], next: null });
  },
};

export const orderCases = grouped({ area: "timeEntries" }, [...orders.map(inOrder), yearZero]);
