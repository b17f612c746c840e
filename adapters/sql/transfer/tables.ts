import type { Row } from "../pipeline.js";
import { type Connection, rowsOf } from "../connection.js";
import { HAS_OWN_POLICY } from "../requirements.js";
import { Columns, text, texts } from "../rows.js";
import { REQUESTS } from "../stores/request-store.js";

/** The table of workspaces, which all others reference. */
export const WORKSPACES = "workspaces";

export interface Table {
  readonly name: string;
  /** The sort columns: the identity column, so that the target assigns numbers in the same order, otherwise the primary key. */
  readonly key: string;
  /** The tables that its foreign keys reference. */
  readonly references: readonly string[];
}

const tableColumns = new Columns<Table>({ name: text, key: text, references: texts });

/** Whether the table `c` belongs to Stint. A schema can also contain tables of other programs, which no policy of Stint's protects. */
export const IS_OWN = `c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and ${HAS_OWN_POLICY}`;

/** Tables that are not copied: what they contain is to be gone after some days, also from backups. */
export const TRANSIENT: readonly string[] = [REQUESTS];

/** Returns every table with a workspace ID that is copied, after the tables that it references. */
export async function tablesOf(connection: Connection): Promise<readonly Table[]> {
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
     where ${IS_OWN} and c.relname <> all($1) order by c.relname`,
    [TRANSIENT],
  );
  return inOrder(
    rows.map((row) => {
      const { name, key, references } = tableColumns.fromRow(row);
      return { name, key, references: references.filter((other) => other !== name && other !== WORKSPACES) };
    }),
  );
}

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

/** Binds the transaction to the workspace, so that row-level security allows its rows. */
export async function enterWorkspace(connection: Connection, workspaceId: string): Promise<void> {
  await run(connection, "select set_config('stint.workspace', $1, true)", [workspaceId]);
}

/** Runs a statement across workspaces. */
export async function runAcross(connection: Connection, text: string, values: unknown[] = []): Promise<readonly Row[]> {
  await run(connection, "select set_config('stint.purpose', 'directory', true)");
  const rows = await run(connection, text, values);
  await run(connection, "select set_config('stint.purpose', '', true)");
  return rows;
}

export function run(connection: Connection, text: string, values: unknown[] = []): Promise<readonly Row[]> {
  return rowsOf(connection, { text, values });
}
