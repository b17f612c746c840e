import type { Knex } from "knex";
import type { Database } from "./database.js";
import { prepareIsolation } from "./isolation.js";
import { type Migration, migrations } from "./migrations/index.js";

/** Any number, the same in every Stint process: the key of the advisory lock around migrations and the first start. */
const LOCK_KEY = 7_474_301_125;

/**
 * Brings the schema up to date. Several processes may call it together: one works and the others wait. A process that was killed
 * in the middle leaves no lock: its advisory lock ends with its connection, its open transaction rolls back, and the row that
 * Knex locks with is cleared here, where nobody else can hold it.
 */
export async function migrate(database: Database): Promise<{ readonly applied: readonly string[] }> {
  return exclusively(database, async () => {
    const { knex } = database;
    const config: Knex.MigratorConfig = { migrationSource, tableName: "stint_migrations" };
    await knex.migrate.forceFreeMigrationsLock(config);
    const [, applied] = (await knex.migrate.latest(config)) as [number, string[]];
    await prepareIsolation(database);
    return { applied };
  });
}

const migrationSource: Knex.MigrationSource<Migration> = {
  getMigrations: async () => [...migrations],
  getMigrationName: ({ name }) => name,
  getMigration: async (migration) => migration,
};

/**
 * Runs the work while no other Stint process of this database does. The embedded store belongs to one process, and
 * its one connection is needed by the work itself, so there is nothing to lock.
 */
export async function exclusively<T>(database: Database, work: () => Promise<T>): Promise<T> {
  if (database.embedded) return work();
  return database.withConnection(async (connection) => {
    await connection.query({ text: "select pg_advisory_lock($1)", values: [LOCK_KEY] });
    try {
      return await work();
    } finally {
      // A connection that is gone has taken the lock with it, and is not what the work is to fail with.
      await connection.query({ text: "select pg_advisory_unlock($1)", values: [LOCK_KEY] }).catch((failure: unknown) => {
        connection.__knex__disposed = failure;
      });
    }
  });
}
