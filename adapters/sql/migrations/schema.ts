import type { Knex } from "knex";

// Released migrations use these functions, so the SQL that they return must not change. A test checks this.

/** The type of IDs, which are compared by code point. */
export const id = 'text collate "C"';

/** The last columns of every resource's table. */
export const timestamps = "version integer not null, created_at timestamptz not null, updated_at timestamptz not null";

export async function execute(knex: Knex, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await knex.raw(statement);
}

/** {@link resourceTable} before 0015. */
export function resourceTableAtFirst(table: string, columns: string): string[] {
  return [
    `create table ${table} (
      id ${id} primary key, workspace_id ${id} not null references workspaces (id), ${columns}, ${timestamps},
      unique (workspace_id, id))`,
    `create index ${table}_created on ${table} (workspace_id, created_at, id)`,
  ];
}

/** A table of resources with an ID, a workspace and a version, and the index for its list. `columns` are its own columns. */
export function resourceTable(table: string, columns: string): string[] {
  return [
    `create table ${table} (
      workspace_id ${id} not null references workspaces (id), id ${id} not null, ${columns}, ${timestamps},
      primary key (workspace_id, id))`,
    `create index ${table}_created on ${table} (workspace_id, created_at, id)`,
  ];
}

/** A foreign key to a resource of the same workspace. */
export function reference(column: string, table: string): string {
  return `foreign key (workspace_id, ${column}) references ${table} (workspace_id, id)`;
}

/** Enables row-level security, also for the table's owner. Without a policy, no role can read or write a row. */
export function secure(table: string): string[] {
  return [`alter table ${table} enable row level security`, `alter table ${table} force row level security`];
}

/** Restricts each unit of work to the rows of its workspace. */
export function protect(table: string): string[] {
  const own = "workspace_id = current_setting('stint.workspace', true)";
  return [...secure(table), `create policy workspace on ${table} using (${own}) with check (${own})`];
}

/** Allows transactions across workspaces with this purpose to run these commands on all rows. */
export function allow(purpose: string, table: string, commands: "all" | "select" | "update" = "all"): string {
  return `create policy ${purpose} on ${table} for ${commands} using (current_setting('stint.purpose', true) = '${purpose}')`;
}
