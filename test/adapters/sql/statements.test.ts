import { expect } from "chai";
import { rowsOf } from "../../../adapters/sql/connection.js";
import { openStorage, type OpenedStorage } from "../../../adapters/sql/storage.js";
import { type Builder, Statements } from "../../../adapters/sql/statement.js";
import {
  type DeliveryFilter,
  DEFAULT_PAGE_SIZE,
  type Instant,
  MAX_PAGE_SIZE,
  type TimeEntryFilter,
} from "../../../core/index.js";
import { newWorld } from "../../conformance/fixtures.js";
import { manualClock } from "../../conformance/support.js";
import { storageOptions } from "../../system-ports.js";
import { createFolder } from "./databases.js";

describe("statements", () => {
  const build = ({ knex }: Builder) => knex("users").select("id");

  it("have no name that PostgreSQL would truncate", () => {
    const statements = new Statements({ filterByWorkspace: true });
    const names = [63, 64, 65].map((length) => statements.get("x".repeat(length), build).name);
    for (const name of names) expect(name).to.have.length(63);
    expect(new Set(names)).to.have.length(3);
  });

  it("have each name in their SQL as one parameter, which a cast is not", () => {
    const { text, values } = new Statements({ filterByWorkspace: true }).get("x", ({ raw, ownSql }) =>
      raw(`select cast(:to as int), :userIds, now()::text, '{a}'::text[], :to from x where ${ownSql("x.workspace_id")}`),
    );
    expect(text).to.equal("select cast($1 as int), $2, now()::text, '{a}'::text[], $1 from x where x.workspace_id = $3");
    expect(values({ to: 1, userIds: 2 }, "ws_1")).to.deep.equal([1, 2, "ws_1"]);
    expect(() => values({ to: 1 }, "ws_1")).to.throw("The statement x is missing the parameter userIds.");
  });
});

/** Each takes memory of every connection. */
const MOST_PREPARED = 50;

describe("lists with many filters", () => {
  const folder = createFolder();
  let storage: OpenedStorage;
  before(async () => {
    storage = await openStorage({ kind: "embedded", folder: folder.path }, storageOptions);
  });
  after(async () => {
    await storage.close();
    folder.remove();
  });

  /** Uses the only connection. */
  const prepared = (): Promise<number> =>
    storage.database.withConnection(async (connection) => {
      return (await rowsOf(connection, { text: "select name from pg_prepared_statements" })).length;
    });

  it("leave few prepared statements behind, however they are combined", async () => {
    const world = await newWorld({ ids: storageOptions.ids, clock: manualClock(), ...storage });
    const at = 0 as Instant;
    const filters: readonly Partial<TimeEntryFilter>[] = [
      { userIds: [world.owner.id] },
      { projectIds: [world.project.id] },
      { taskIds: [world.task.id] },
      { billable: true },
      { billed: false },
      { running: false },
      { from: at },
      { to: at },
      { clientIds: [world.client.id] },
      { tags: ["a"] },
      { notes: "a" },
      { updatedSince: at },
    ];
    const ask = (...parts: readonly object[]) =>
      world.read((stores) =>
        stores.timeEntries.list(Object.assign({ userId: null }, ...parts) as TimeEntryFilter, {
          limit: 1,
          sort: "startTime",
          descending: true,
          after: { key: at, id: "te_0" },
        }),
      );
    await ask();
    const before = await prepared();
    for (const [index, one] of filters.entries())
      for (const [next, other] of filters.slice(index + 1).entries())
        for (const third of filters.slice(index + next + 2)) await ask(one, other, third);
    await ask(...filters);
    for (const [index, one] of filters.entries()) for (const other of filters.slice(index)) await ask(one, other);
    expect(await prepared()).to.be.at.most(before + MOST_PREPARED);
  });

  it("have statements for each combination of filters of deliveries", async () => {
    const world = await newWorld({ ids: storageOptions.ids, clock: manualClock(), ...storage });
    const at = 0 as Instant;
    const none: DeliveryFilter = { statuses: null, eventTypes: null, from: null, to: null };
    const filters: readonly Partial<DeliveryFilter>[] = [
      { webhookIds: [] },
      { statuses: [] },
      { eventTypes: [] },
      { eventIds: [] },
      { from: at },
      { to: at },
      { updatedSince: at },
    ];
    for (const limit of [1, DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE])
      for (const after of [null, { key: at, id: "whd_0" }])
        for (const one of filters)
          for (const other of filters) {
            const page = { limit, sort: "createdAt", descending: true, after } as const;
            const found = await world.read(({ deliveries }) => deliveries.list({ ...none, ...one, ...other }, page));
            expect(found.items).to.deep.equal([]);
          }
  });
});
