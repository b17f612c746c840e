import type { Knex } from "knex";
import { execute } from "./schema.js";

const indexOn = (columns: string): readonly string[] => [
  "drop index time_entries_unbilled",
  `create index time_entries_unbilled on time_entries (${columns}) where invoice_id is null and end_time is not null`,
];

/** Keeps unbilled time in the order in which it is billed, so that a page of it needs no sorting. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, indexOn("workspace_id, project_id, start_time, id"));
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, indexOn("project_id, start_time"));
}
