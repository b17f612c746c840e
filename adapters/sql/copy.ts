import { conflict } from "../../core/index.js";
import { Columns, text, texts } from "./rows.js";
import type { Row } from "./batch.js";
import { type Connection, rowsOf } from "./connection.js";
import type { OpenedStorage } from "./storage.js";

interface Table {
  readonly name: string;
  /** The sort columns: the identity column, so that the target assigns numbers in the same order, otherwise the primary key. */
  readonly key: string;
  /** The tables that its foreign keys reference. */
  readonly references: readonly string[];
}

const tableColumns = new Columns<Table>({ name: text, key: text, references: texts });

const BATCH = 500;

/**
 * Copies all workspaces into an empty storage in one transaction. Does not change the source. Calls `progress` for each table of each
 * workspace. Throws `target_not_empty` (conflict).
 */
export async function copyStorage(from: OpenedStorage, to: OpenedStorage, progress: (line: string) => void): Promise<void> {
  if (!(await to.directory.isEmpty())) {
    throw conflict("target_not_empty", "The target database already has workspaces. Copy into an empty database.");
  }
  await from.database.withConnection((source) =>
    to.database.withConnection(async (target) => {
      await Promise.all([run(source, "begin read only"), run(target, "begin")]);
      try {
        await run(target, "select set_config('stint.copying', 'on', true)");
        await run(target, "set constraints all deferred");
        const tables = inOrder(await tablesOf(source));
        await run(source, "select set_config('stint.purpose', 'directory', true)");
        const workspaces = await run(source, "select id, name, to_jsonb(w)::text as row from workspaces w order by id");
        await run(source, "select set_config('stint.purpose', '', true)");
        for (const { id, name, row } of workspaces) {
          for (const one of [source, target]) await run(one, "select set_config('stint.workspace', $1, true)", [id]);
          await insert(target, "workspaces", await columnsOf(target, "workspaces"), [String(row)]);
          for (const table of tables) {
            const count = await copyTable(source, target, table, String(id));
            progress(`${String(name)}: ${count} ${table.name.replaceAll("_", " ")}`);
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

/** Returns every table with a workspace ID. */
async function tablesOf(connection: Connection): Promise<readonly Table[]> {
  const rows = await run(
    connection,
    `select c.relname as name,
       coalesce(
         (select quote_ident(attname) from pg_attribute where attrelid = c.oid and attidentity <> ''),
         (select string_agg(quote_ident(a.attname), ', ' order by k.place)
          from pg_index i cross join unnest(i.indkey) with ordinality k (column_number, place)
            join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.column_number
          where i.indrelid = c.oid and i.indisprimary)) as key,
       array(select distinct confrelid::regclass::text from pg_constraint where conrelid = c.oid and contype = 'f') as references
     from pg_class c join pg_attribute w on w.attrelid = c.oid and w.attname = 'workspace_id' and not w.attisdropped
     where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace order by c.relname`,
  );
  return rows.map((row) => {
    const { name, key, references } = tableColumns.fromRow(row);
    return { name, key, references: references.filter((other) => other !== name && other !== "workspaces") };
  });
}

/** Sorts tables after the tables they reference. */
function inOrder(tables: readonly Table[]): readonly Table[] {
  const ordered: Table[] = [];
  for (let left = tables; left.length > 0;) {
    const isReady = ({ references }: Table): boolean => references.every((other) => ordered.some(({ name }) => name === other));
    const next = left.filter(isReady);
    if (next.length === 0)
      throw new Error(`The foreign keys of these tables form a cycle: ${left.map(({ name }) => name).join(", ")}.`);
    ordered.push(...next);
    left = left.filter((table) => !next.includes(table));
  }
  return ordered;
}

async function copyTable(
  source: Connection,
  target: Connection,
  { name: table, key }: Table,
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
        rows.map(({ row }) => String(row)),
      );
    count += rows.length;
    if (rows.length < BATCH) return count;
  }
}

/** Transfers rows as JSON text, which preserves large numbers and microseconds. */
async function insert(target: Connection, table: string, columns: string, rows: readonly string[]): Promise<void> {
  const text = `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`;
  await run(target, text, [`[${rows.join(",")}]`]);
}

/** Returns all columns except those that the database fills in. Names are quoted, since one is `to`. */
async function columnsOf(connection: Connection, table: string): Promise<string> {
  const text = `select quote_ident(column_name) as name from information_schema.columns
    where table_schema = current_schema() and table_name = $1 and is_identity = 'NO' and is_generated = 'NEVER' order by ordinal_position`;
  return (await run(connection, text, [table])).map((row) => String(row["name"])).join(", ");
}

function run(connection: Connection, text: string, values: unknown[] = []): Promise<readonly Row[]> {
  return rowsOf(connection, { text, values });
}
