/** Statements as a superuser: to a server, or to an embedded database while no service uses it. */
export interface Sql {
  query<Row>(text: string, values?: unknown[]): Promise<{ readonly rows: readonly Row[] }>;
}

/** The names of the table's columns, for a statement. */
export async function columnsOf(
  sql: Sql,
  table: string,
  { except = [] }: { readonly except?: readonly string[] } = {},
): Promise<readonly string[]> {
  const { rows } = await sql.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO' order by ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name).filter((name) => !except.includes(name));
}

/** Adds the search terms of time entries that were written to the table, in a build that has them. */
export const addSearchTerms = `do $$ begin
  if to_regclass('time_entry_terms') is not null then
    insert into time_entry_terms select e.workspace_id, e.id, e.start_time, stint_terms(e) from time_entries e on conflict do nothing;
  end if;
end $$`;
