import { StintError } from "../../../core/index.js";
import type { Connection } from "../connection.js";
import type { Database } from "../database.js";
import { appliedMigrations } from "../requirements.js";
import { enterWorkspace, run, runAcross, type Table, tablesOf, WORKSPACES } from "./tables.js";

/** What a copy of all workspaces needs beside their rows. */
export interface Origin {
  /** The last migration of the schema that the rows are from. */
  readonly migration: string;
  /** A text that the key of the database has encrypted. Null if no service has used the database. */
  readonly keyCheck: string | null;
}

/** Rows of a table of a workspace. The row of the workspace is before those of its tables, each after those it references. */
export interface Piece {
  readonly workspaceId: string;
  readonly table: string;
  /** JSON texts, which preserve large numbers and microseconds. */
  readonly rows: readonly string[];
}

/** The length of the rows of a piece at which the next one has fewer, in characters. */
export const PIECE_CHARACTERS = 2 ** 20;
export const PIECE_ROWS = 500;

/**
 * Runs work on all rows of all workspaces, as they are in one snapshot. Changes nothing. Throws a StintError of kind `unavailable`: `no_installation`, or
 * `database_newer` if a newer version has migrated the database.
 */
export async function withSnapshot<T>(
  database: Database,
  work: (origin: Origin, pieces: AsyncIterable<Piece>) => Promise<T>,
): Promise<T> {
  return withOwnConnection(database, async (connection) => {
    await run(connection, "begin isolation level repeatable read read only");
    try {
      return await work(await originOf(connection), piecesOf(connection));
    } finally {
      await run(connection, "rollback").catch(() => undefined);
    }
  });
}

/** On a server, statements of this connection may take as long as they need. */
async function withOwnConnection<T>(database: Database, work: (connection: Connection) => Promise<T>): Promise<T> {
  if (database.embedded) return database.withLoginRole(work);
  const { connection, client } = await database.connect();
  try {
    return await work(connection);
  } finally {
    await client.leave();
  }
}

async function originOf(connection: Connection): Promise<Origin> {
  const [state] = await run(connection, "select current_schema() as schema, to_regclass('secret_key_check') is not null as used");
  if (state?.["used"] !== true)
    throw new StintError("unavailable", "no_installation", "The database has no data of Stint, so there is nothing to copy.");
  const migration = (await appliedMigrations(connection, String(state["schema"]))).at(-1);
  const [check] = await runAcross(connection, "select sealed from secret_key_check");
  return { migration: String(migration), keyCheck: (check?.["sealed"] as string | undefined) ?? null };
}

async function* piecesOf(connection: Connection): AsyncGenerator<Piece> {
  const tables = await tablesOf(connection);
  const workspaces = await runAcross(connection, `select id, to_jsonb(w)::text as row from ${WORKSPACES} w order by id`);
  for (const { id, row } of workspaces) {
    const workspaceId = String(id);
    await enterWorkspace(connection, workspaceId);
    yield { workspaceId, table: WORKSPACES, rows: [String(row)] };
    for (const table of tables) {
      for await (const rows of rowsIn(connection, table)) yield { workspaceId, table: table.name, rows };
    }
  }
}

/** Fetches few rows at first, and more while they are small, since a row can be a document of some megabytes. */
async function* rowsIn(connection: Connection, { name, key }: Table): AsyncGenerator<readonly string[]> {
  await run(
    connection,
    `declare rows_to_copy no scroll cursor for
     select to_jsonb(t)::text as row from "${name}" t where workspace_id = current_setting('stint.workspace') order by ${key}`,
  );
  for (let wanted = 1; ;) {
    const rows = (await run(connection, `fetch ${wanted} from rows_to_copy`)).map(({ row }) => String(row));
    if (rows.length > 0) yield rows;
    if (rows.length < wanted) break;
    const characters = rows.reduce((sum, row) => sum + row.length, 0);
    if (characters > PIECE_CHARACTERS) wanted = Math.max(1, Math.floor(wanted / 4));
    else if (characters < PIECE_CHARACTERS / 8) wanted = Math.min(PIECE_ROWS, wanted * 4);
  }
  await run(connection, "close rows_to_copy");
}
