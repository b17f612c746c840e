import type { Knex } from "knex";
import { execute } from "./schema.js";

/**
 * For reports and lists of a range, which include time of entries that began before it: other entries that reach into the range began at most 168 hours
 * before it. Only a timer can last longer.
 */
const index = `create index time_entries_long on time_entries (workspace_id, end_time) where end_time - start_time > interval '168 hours'`;

export async function up(knex: Knex): Promise<void> {
  await execute(knex, [index]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, ["drop index time_entries_long"]);
}
