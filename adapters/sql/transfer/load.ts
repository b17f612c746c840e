import type { Knex } from "knex";
import { conflict } from "../../../core/index.js";
import type { Connection } from "../connection.js";
import type { Database } from "../database.js";
import { isOfServer } from "../failures.js";
import { migratorConfig, reasonOf } from "../migrate.js";
import { alone } from "./alone.js";
import type { Origin, Piece } from "./dump.js";
import { enterWorkspace, IS_OWN, run, runAcross, WORKSPACES } from "./tables.js";

export interface Loading {
  /** Whether to replace the workspaces of the target. Otherwise the target must have none. */
  readonly replace: boolean;
  /**
   * Whether the rows are of an earlier time. Readers of the change feed have seen later positions, so that their cursors must expire: otherwise they would miss
   * what comes next.
   */
  readonly isEarlier: boolean;
}

/** More changes than a workspace records after a backup. */
const MISSED_CHANGES = 1_000_000_000;

/**
 * Makes the rows the content of the database, in one transaction: builds the schema that they are from, inserts them, and migrates. Throws `target_not_empty`
 * or `load_failed` (conflict), or a StintError of kind `unavailable` if the database cannot be used, or others use it. Then nothing has changed.
 */
export async function load(database: Database, origin: Origin, pieces: AsyncIterable<Piece>, loading: Loading): Promise<void> {
  await alone(database, (connection, transaction) => loadIn(connection, transaction, origin, pieces, loading)).catch(
    (error: unknown) => {
      if (!isOfServer(error)) throw error;
      throw conflict("load_failed", `The rows could not be stored, and nothing was changed: ${reasonOf(error)}.`);
    },
  );
}

async function loadIn(
  connection: Connection,
  transaction: Knex.Transaction,
  { migration, keyCheck }: Origin,
  pieces: AsyncIterable<Piece>,
  { replace, isEarlier }: Loading,
): Promise<void> {
  if (!replace) await requireEmpty(connection);
  await rebuild(connection, transaction, migration);
  await run(connection, "select set_config('stint.copying', 'on', true)");
  await run(connection, "set constraints all deferred");
  if (keyCheck !== null) await runAcross(connection, "insert into secret_key_check (sealed) values ($1)", [keyCheck]);
  const workspaces = await insertAll(connection, pieces);
  if (isEarlier) await expireCursors(connection, workspaces);
  // PostgreSQL alters no table with checks to come.
  await run(connection, "set constraints all immediate");
  await run(connection, "select set_config('stint.copying', '', true), set_config('stint.workspace', '', true)");
  await transaction.migrate.latest(migratorConfig());
}

async function requireEmpty(connection: Connection): Promise<void> {
  const [found] = await run(connection, `select to_regclass('${WORKSPACES}') is not null as installed`);
  if (found?.["installed"] !== true) return;
  if ((await runAcross(connection, `select from ${WORKSPACES} limit 1`)).length === 0) return;
  throw conflict("target_not_empty", "The target database already has workspaces.");
}

/** Truncates the tables before it drops them, since earlier forms of tables need no rows. */
async function rebuild(connection: Connection, { migrate }: Knex.Transaction, migration: string): Promise<void> {
  const tables = await run(connection, `select quote_ident(c.relname) as name from pg_class c where ${IS_OWN}`);
  if (tables.length > 0) {
    await run(connection, `truncate ${tables.map(({ name }) => String(name)).join(", ")}`);
    await migrate.rollback(migratorConfig(), true);
  }
  await migrate.latest(migratorConfig(migration));
}

/** Returns the IDs of the workspaces. */
async function insertAll(connection: Connection, pieces: AsyncIterable<Piece>): Promise<readonly string[]> {
  const workspaces: string[] = [];
  const columns = new Map<string, string>();
  for await (const { workspaceId, table, rows } of pieces) {
    if (workspaces.at(-1) !== workspaceId) {
      await enterWorkspace(connection, workspaceId);
      workspaces.push(workspaceId);
    }
    const names = columns.get(table) ?? (await columnsOf(connection, table));
    columns.set(table, names);
    const text = `insert into "${table}" (${names}) select ${names} from jsonb_populate_recordset(null::"${table}", $1::jsonb)`;
    await run(connection, text, [`[${rows.join(",")}]`]);
  }
  return workspaces;
}

/** Returns all columns except those that the database fills in. Names are quoted, since one is `to`. */
async function columnsOf(connection: Connection, table: string): Promise<string> {
  const text = `select quote_ident(column_name) as name from information_schema.columns
    where table_schema = current_schema() and table_name = $1 and is_identity = 'NO' and is_generated = 'NEVER' order by ordinal_position`;
  return (await run(connection, text, [table])).map((row) => String(row["name"])).join(", ");
}

async function expireCursors(connection: Connection, workspaces: readonly string[]): Promise<void> {
  for (const id of workspaces) {
    await enterWorkspace(connection, id);
    const text = "update change_feeds set last = last + $2, purged = last + $2 where workspace_id = $1";
    await run(connection, text, [id, MISSED_CHANGES]);
  }
}
