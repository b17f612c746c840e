import type { Knex } from "knex";
import { StintError } from "../../../core/index.js";
import { type Connection, PgConnection } from "../connection.js";
import type { Database } from "../database.js";
import { openTransactionOf } from "../host/host-transaction.js";
import { prepareIsolation } from "../isolation.js";
import { exclusively } from "../migrate.js";
import { requireUsable } from "../requirements.js";
import { prepareSchema } from "../schema.js";
import { applicationOf } from "../server-database.js";
import { run } from "./tables.js";

/**
 * Runs work in one transaction, while no other process uses the database or can start. Throws a StintError of kind `unavailable` if the database cannot be used, or others use it.
 */
export async function alone(
  database: Database,
  work: (connection: Connection, transaction: Knex.Transaction) => Promise<void>,
): Promise<void> {
  await exclusively(database, async () => {
    await requireUsable(database, false);
    await requireUnused(database);
    await prepareSchema(database);
    await database.withKnex((knex) =>
      knex.transaction(async (transaction) => work(new PgConnection(await openTransactionOf(transaction).client()), transaction)),
    );
    await prepareIsolation(database);
  });
}

/** The application name of connections of a command that needs the database for itself. */
export const ALONE = "stint restore";

/** Processes that start meanwhile wait for the lock of migrations. Those without a setting use the login's own schema. */
async function requireUnused(database: Database): Promise<void> {
  if (database.embedded) return;
  await database.withConnection(async (connection) => {
    const [own] = await run(connection, "select current_schema() as schema, session_user::text as login");
    const schema = database.schema ?? String(own?.["schema"]);
    const isUsual = database.schema === null || schema === "public" || schema === own?.["login"];
    const names = [applicationOf(schema), ...(isUsual ? [applicationOf(null)] : [])];
    const text = "select from pg_stat_activity where datname = current_database() and application_name = any($1)";
    const count = (await run(connection, text, [names])).length;
    if (count === 0) return;
    throw new StintError(
      "unavailable",
      "database_in_use",
      `Processes of Stint use this database, over ${count} connections. Stop them, and try again.`,
    );
  });
}
