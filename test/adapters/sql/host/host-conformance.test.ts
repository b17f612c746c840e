import type { Knex } from "knex";
import pg from "pg";
import type { SqlStorage } from "../../../../adapters/sql/index.js";
import type { UnitOfWork } from "../../../../core/index.js";
import { isolationConformance } from "../../../conformance/index.js";
import { transactionConformance } from "../../../conformance/unit-of-work/index.js";
import { conforms } from "../conforms.js";
import { createDatabase, createOwner, endPool, type TestDatabase } from "../databases.js";
import { hostKnex } from "./host-scene.js";

/** Runs each unit of work and each read in a transaction of the host's Knex, which has written a row before and writes one after it. */
function inHost(storage: SqlStorage, knex: Knex): UnitOfWork {
  return {
    run: (scope, work) =>
      knex.transaction(async (trx) => {
        await trx("host_rows").insert({ at: "before" });
        const result = await storage.unitOfWorkIn(trx).run(scope, work);
        await trx("host_rows").insert({ at: "after" });
        return result;
      }),
    read: (scope, work) => knex.transaction((trx) => storage.unitOfWorkIn(trx).read(scope, work)),
  };
}

/** Does the same on a client of the host's pool. */
function onClient(storage: SqlStorage, pool: pg.Pool): UnitOfWork {
  const within = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    try {
      await client.query("begin");
      const result = await work(client);
      await client.query("commit");
      return result;
    } catch (error) {
      await client.query("rollback");
      throw error;
    } finally {
      client.release();
    }
  };
  return {
    run: (scope, work) =>
      within(async (client) => {
        await client.query("insert into host_rows values ('before')");
        const result = await storage.unitOfWorkIn(client).run(scope, work);
        await client.query("insert into host_rows values ('after')");
        return result;
      }),
    read: (scope, work) => within((client) => storage.unitOfWorkIn(client).read(scope, work)),
  };
}

/** These cases expect reports before the work resolves. In a transaction of a host, they come after its commit: see host-commit.test.ts. */
const reportsAtOnce = /^reports (after the commit, once|retried, recovered)/;

const logins = [
  ["a superuser", isolationConformance(), false],
  ["a login without privileges", transactionConformance().filter(({ title }) => !reportsAtOnce.test(title)), true],
] as const;

for (const [title, cases, filterByWorkspace] of logins) {
  describe(`units of work in transactions of a host's Knex, as ${title}`, () => {
    let database: TestDatabase | undefined;
    let knex: Knex;
    before(async () => {
      const created = await createDatabase();
      database = filterByWorkspace ? await createOwner(created) : created;
      knex = hostKnex(database.url);
      await knex.schema.createTable("host_rows", (table) => void table.text("at"));
    });
    const settings = () => ({ kind: "server", url: database?.url ?? "", schema: "stint" }) as const;
    conforms(cases, settings, { filterByWorkspace }, (storage) => ({ ...storage, unitOfWork: inHost(storage, knex) }));
    describe("and on clients of a host's pool", () => {
      let pool: pg.Pool;
      before(() => {
        pool = new pg.Pool({ connectionString: database?.url });
      });
      conforms(cases, settings, { filterByWorkspace }, (storage) => ({ ...storage, unitOfWork: onClient(storage, pool) }));
      after(() => endPool(pool));
    });
    after(async () => {
      await knex?.destroy();
      await database?.drop();
    });
  });
}
