import type { Knex } from "knex";
import { allow, execute, id, protect } from "./schema.js";

/** The last version of each entry before its change or deletion, in the format of the change feed. It refers to nothing, so that it keeps nothing from being deleted. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, [
    `create table former_time_entries (
      workspace_id ${id} not null references workspaces (id), id ${id} not null, at timestamptz not null, entry jsonb not null,
      primary key (workspace_id, id))`,
    "create index former_time_entries_at on former_time_entries (at)",
    ...protect("former_time_entries"),
    allow("housekeeping", "former_time_entries"),
  ]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, ["drop table former_time_entries"]);
}
