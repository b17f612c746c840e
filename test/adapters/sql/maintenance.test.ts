import { expect } from "chai";
import type { Database } from "../../../adapters/sql/database.js";
import { serverDatabase } from "../../../adapters/sql/server-database.js";
import { Maintenance } from "../../../adapters/sql/maintenance.js";
import { rowsOf } from "../../../adapters/sql/connection.js";
import { openStorage, type OpenedStorage } from "../../../adapters/sql/storage.js";
import { aClient, newWorld, type World } from "../../conformance/fixtures.js";
import { manualClock } from "../../conformance/support.js";
import { CLOSED_PORT } from "../../closed-port.js";
import { until } from "../../end-to-end/until.js";
import { storageOptions } from "../../system-ports.js";
import { createDatabase, createFolder } from "./databases.js";

const stores = [
  {
    name: "the embedded database",
    async open() {
      const folder = createFolder();
      const storage = await openStorage({ kind: "embedded", folder: folder.path }, storageOptions);
      return { storage, remove: async () => folder.remove() };
    },
  },
  {
    name: "a database on a server without autovacuum",
    async open() {
      const database = await createDatabase();
      const storage = await openStorage({ kind: "server", url: database.url }, storageOptions);
      return { storage, remove: () => database.drop() };
    },
  },
];

for (const { name, open } of stores)
  describe(`the maintenance of ${name}`, function () {
    this.timeout(120_000);
    let storage: OpenedStorage;
    let world: World;
    let remove: () => Promise<void>;
    before(async () => {
      ({ storage, remove } = await open());
      world = await newWorld({ ids: storageOptions.ids, clock: manualClock(), ...storage });
    });
    after(async () => {
      await storage.close();
      await remove();
    });

    const asked = async (text: string) => storage.database.withLoginRole((connection) => rowsOf(connection, { text }));
    const addClients = (count: number) =>
      world.run(async ({ clients }) => {
        for (let index = 0; index < count; index++) await clients.insert(aClient(world));
      });
    const countIn = async (table: string) =>
      Number((await asked(`select reltuples from pg_class where relname = '${table}'`))[0]?.["reltuples"]);

    it("makes statistics of a table that was filled, and again when it has grown", async () => {
      for (const total of [100, 1_000]) {
        const known = await countIn("clients");
        await addClients(total - Math.max(0, known));
        // A server collects the changes of its sessions about once per second.
        await until(`statistics of ${total} clients`, async () => {
          await storage.maintenance.run();
          return (await countIn("clients")) >= total;
        });
      }
      const [row] = await asked("select count(*) as count from pg_stats where tablename = 'clients'");
      expect(Number(row?.["count"])).to.be.greaterThan(0);
    });

    it("begins by itself after many writes", async () => {
      for (let index = 0; index < 60; index++) await addClients(20);
      const total = Number((await asked("select count(*) as count from clients"))[0]?.["count"]);
      await until("statistics", async () => (await countIn("clients")) >= total * 0.6);
    });

    it("counts each unit of work, also those of one transaction", async () => {
      const { maintenance } = storage;
      const counted: number[] = [];
      const wrote = maintenance.wrote.bind(maintenance);
      maintenance.wrote = (units) => void counted.push(units);
      try {
        await addClients(2);
        await storage.inOneTransaction(async (unitOfWork) => {
          const imported = await newWorld({ ids: storageOptions.ids, clock: manualClock(), ...storage, unitOfWork });
          for (let index = 0; index < 2; index++) await imported.run(({ clients }) => clients.insert(aClient(imported)));
        });
      } finally {
        maintenance.wrote = wrote;
      }
      expect(counted).to.deep.equal([1, 3]);
    });

    it("leaves the connections in the role to which row-level security applies", async () => {
      await storage.maintenance.run();
      const role = async () =>
        storage.background.withConnection((connection) =>
          rowsOf(connection, { text: "select row_security_active('clients') as active" }),
        );
      expect(await role()).to.deep.equal([{ active: true }]);
      await storage.background.withLoginRole((connection) => connection.send([{ text: "no statement" }])).catch(() => undefined);
      expect(await role()).to.deep.equal([{ active: true }]);
    });

    it("leaves tables alone that have not changed", async () => {
      await until("nothing to do", async () => {
        const before = await asked("select sum(analyze_count + vacuum_count) as count from pg_stat_user_tables");
        await storage.maintenance.run();
        await asked("select 1");
        const after = await asked("select sum(analyze_count + vacuum_count) as count from pg_stat_user_tables");
        return before[0]?.["count"] === after[0]?.["count"];
      });
    });
  });

describe("maintenance", function () {
  this.timeout(120_000);

  it("removes dead rows, and keeps the log short", async () => {
    const folder = createFolder();
    const storage = await openStorage({ kind: "embedded", folder: folder.path }, storageOptions);
    try {
      const asked = (text: string) => storage.database.withLoginRole((connection) => rowsOf(connection, { text }));
      await asked("create table filled (id int, text text)");
      const segments = async () => Number((await asked("select count(*) as count from pg_ls_waldir()"))[0]?.["count"]);
      const most: number[] = [];
      for (let round = 0; round < 12; round++) {
        await asked(`insert into filled select g, repeat('x', 1000) from generate_series(1, 15000) g`);
        await asked("delete from filled");
        await storage.maintenance.run();
        most.push(await segments());
      }
      expect(Math.max(...most)).to.be.lessThan(11);
      const [size] = await asked("select pg_relation_size('filled') / 2 ^ 20 as mib");
      expect(Number(size?.["mib"])).to.be.lessThan(60);
    } finally {
      await storage.close();
      folder.remove();
    }
  });

  it("reports that it failed, but not that the database is away", async () => {
    const failing = (database: Database) => {
      const problems: unknown[] = [];
      const maintenance = new Maintenance(database, (error) => problems.push(error));
      for (let write = 0; write < 50; write++) maintenance.wrote(1);
      return { problems, maintenance };
    };
    const away = serverDatabase({ url: `postgres://127.0.0.1:${CLOSED_PORT}/none`, schema: null });
    const bare = await createDatabase();
    const denied = serverDatabase({ url: bare.url, schema: null });
    denied.withLoginRole = () => Promise.reject(new Error("permission denied"));
    const [one, other] = [failing(away), failing(denied)];
    await until("the report", () => other.problems.length > 0);
    expect(String(other.problems[0])).to.contain("permission denied");
    await one.maintenance.close();
    await other.maintenance.close();
    expect(one.problems).to.deep.equal([]);
    await Promise.all([away.close(), denied.close()]);
    await bare.drop();
  });
});
