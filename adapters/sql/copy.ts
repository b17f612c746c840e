import { conflict } from "../../core/index.js";
import type { Connection } from "./session.js";
import type { SqlStorage } from "./storage.js";

/** Each after those that it refers to, with what its rows are told apart by. */
const tables: readonly (readonly [table: string, key: string])[] = [
  ["users", "id"],
  ["tokens", "id"],
  ["sign_in_links", "hash"],
  ["clients", "id"],
  ["projects", "id"],
  ["tasks", "id"],
  ["invoices", "id"],
  ["invoice_series", "series"],
  ["invoice_documents", "invoice_id"],
  ["time_entries", "id"],
  ["events", "position"],
  ["event_outbox", "position"],
  ["webhook_secrets", "workspace_id"],
  ["webhooks", "id"],
  ["webhook_endpoints", "webhook_id"],
  ["webhook_deliveries", "id"],
  ["webhook_attempts", "delivery_id, fence"],
  ["messages", "id"],
  ["answers", "id"],
  ["change_feeds", "workspace_id"],
  ["changes", "seq"],
];
const BATCH = 500;

/**
 * Copies every workspace with all that is in it into an empty storage, in one transaction there. `progress` hears of each table
 * of each workspace. Throws `target_not_empty` (conflict); the source stays as it is.
 */
export async function copyStorage(from: SqlStorage, to: SqlStorage, progress: (line: string) => void): Promise<void> {
  if (!(await to.directory.isEmpty())) {
    throw conflict("target_not_empty", "The target database has workspaces already. Copy into an empty one.");
  }
  await from.database.withConnection((source) =>
    to.database.withConnection(async (target) => {
      await Promise.all([run(source, "begin read only"), run(target, "begin")]);
      try {
        await run(target, "select set_config('stint.copying', 'on', true)");
        await run(source, "select set_config('stint.purpose', 'directory', true)");
        const workspaces = await run(source, "select id, name, to_jsonb(w)::text as row from workspaces w order by id");
        await run(source, "select set_config('stint.purpose', '', true)");
        for (const { id, name, row } of workspaces) {
          for (const one of [source, target]) await run(one, "select set_config('stint.workspace', $1, true)", [id]);
          await insert(target, "workspaces", await columnsOf(target, "workspaces"), [row as string]);
          for (const [table, key] of tables) {
            const count = await copyTable(source, target, { table, key }, id as string);
            progress(`${String(name)}: ${count} ${table.replaceAll("_", " ")}`);
          }
        }
        await run(target, "commit");
      } catch (error) {
        await run(target, "rollback");
        throw error;
      } finally {
        await run(source, "rollback");
      }
    }),
  );
}

async function copyTable(
  source: Connection,
  target: Connection,
  { table, key }: { readonly table: string; readonly key: string },
  workspaceId: string,
): Promise<number> {
  const columns = await columnsOf(target, table);
  let count = 0;
  for (;;) {
    const text = `select to_jsonb(t)::text as row from ${table} t where workspace_id = $1 order by ${key} offset $2 limit ${BATCH}`;
    const rows = await run(source, text, [workspaceId, count]);
    if (rows.length > 0)
      await insert(
        target,
        table,
        columns,
        rows.map(({ row }) => row as string),
      );
    count += rows.length;
    if (rows.length < BATCH) return count;
  }
}

/** Rows travel as JSON text, which keeps numbers of any size and times to the microsecond. */
async function insert(target: Connection, table: string, columns: string, rows: readonly string[]): Promise<void> {
  const text = `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`;
  await run(target, text, [`[${rows.join(",")}]`]);
}

/** All but those that the database numbers by itself, as SQL spells them: one is called `to`. */
async function columnsOf(connection: Connection, table: string): Promise<string> {
  const text = `select quote_ident(column_name) as name from information_schema.columns
    where table_schema = current_schema() and table_name = $1 and is_identity = 'NO' order by ordinal_position`;
  return (await run(connection, text, [table])).map((row) => row["name"] as string).join(", ");
}

async function run(connection: Connection, text: string, values: unknown[] = []): Promise<readonly Record<string, unknown>[]> {
  return (await connection.query({ text, values })).rows;
}
