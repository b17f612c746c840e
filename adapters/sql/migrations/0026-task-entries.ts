import type { Knex } from "knex";
import { execute } from "./schema.js";

/** For lists of a task's entries, and to delete a task. */
const index = "create index time_entries_task on time_entries (workspace_id, task_id, start_time, id) where task_id is not null";

export async function up(knex: Knex): Promise<void> {
  await execute(knex, [index]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, ["drop index time_entries_task"]);
}
