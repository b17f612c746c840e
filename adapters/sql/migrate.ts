import type { Knex } from "knex";
import { StintError } from "../../core/index.js";
import type { Database } from "./database.js";
import { isOfServer, translated } from "./failures.js";
import { prepareIsolation } from "./isolation.js";
import { type Migration, migrations } from "./migrations/index.js";
import { MIGRATIONS_TABLE, requireOwnSchema, requireUsable } from "./requirements.js";
import { prepareSchema } from "./schema.js";

/** Key of the advisory lock for migrations and the first start. Arbitrary, but the same for all Stint processes with the same schema. */
const LOCK_KEY = `(select case name when 'public' then 7474301125 else hashtextextended('stint.migrations.' || name, 0) end
  from (select coalesce($1, current_schema(), 'public') as name) as schema)`;

/**
 * Migrates the schema to the latest version. Safe to call from several processes: one migrates and the others wait. A killed process
 * leaves no lock: its advisory lock ends with its connection, its transaction is rolled back, and Knex's lock row is cleared here,
 * where no other process can hold it. Throws a StintError of kind `unavailable` if the database cannot be used or a migration fails.
 */
export async function migrate(
  database: Database,
  { isAlone = false, onMigration }: { readonly isAlone?: boolean; readonly onMigration?: Announce | undefined } = {},
): Promise<{ readonly applied: readonly string[] }> {
  return exclusively(database, async () => {
    await requireUsable(database, isAlone);
    await requireOwnSchema(database);
    await prepareSchema(database);
    let isNew = true;
    const config = migratorConfig(undefined, (name) => {
      if (!isNew) onMigration?.(name);
    });
    const applied = await database.withKnex(async ({ migrate: migrator }) => {
      await migrator.forceFreeMigrationsLock(config);
      try {
        const [completed] = (await migrator.list(config)) as [readonly unknown[], unknown];
        isNew = completed.length === 0;
        const [, names] = (await migrator.latest(config)) as [number, string[]];
        return names;
      } catch (error) {
        const known = translated(error);
        if (!isOfServer(known)) throw known;
        const [, [failed]] = (await migrator.list(config)) as [unknown, readonly Migration[]];
        throw failure(String(failed?.name), known);
      }
    });
    await prepareIsolation(database);
    return { applied };
  });
}

/** The message of PostgreSQL, before which Knex puts the statement. */
export function reasonOf({ message }: Error): string {
  return message.slice(message.lastIndexOf(" - ") + 1).replace(/^- /, "");
}

function failure(migration: string, error: Error): StintError {
  return new StintError(
    "unavailable",
    "migration_failed",
    `The migration ${migration} failed and changed nothing: ${reasonOf(error)}.`,
  );
}

/** Called with the name of a migration before it begins. */
type Announce = (name: string) => void;

/** All migrations, or those up to the named one. */
export function migratorConfig(last?: string, announce: Announce = () => undefined): Knex.MigratorConfig {
  const end = last === undefined ? migrations.length : migrations.findIndex(({ name }) => name === last) + 1;
  const migrationSource: Knex.MigrationSource<Migration> = {
    getMigrations: async () => migrations.slice(0, end),
    getMigrationName: ({ name }) => name,
    getMigration: async (migration) => ({
      ...migration,
      up: (knex) => {
        announce(migration.name);
        return migration.up(knex);
      },
    }),
  };
  return { migrationSource, tableName: MIGRATIONS_TABLE };
}

/**
 * Runs the work under the advisory lock. The embedded store needs no lock, since it belongs to one process. Its only connection is
 * also needed by the work.
 */
export async function exclusively<T>(database: Database, work: () => Promise<T>): Promise<T> {
  if (database.embedded) return work();
  const { connection, client } = await database.connect();
  try {
    const values = [database.schema];
    await connection.send([{ text: `select pg_advisory_lock(${LOCK_KEY})`, values }]);
    return await work();
  } finally {
    // The lock ends with its connection.
    await client.leave();
  }
}
