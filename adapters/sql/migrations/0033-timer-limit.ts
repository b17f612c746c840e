import type { Knex } from "knex";
import { execute, id } from "./schema.js";

/** Adds the limit of a workspace for timers, and the entry that a mail about a stopped timer names. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, [
    "alter table workspaces add column timer_limit_hours integer",
    `alter table messages add column time_entry_id ${id}`,
  ]);
}

/** Mail about stopped timers is of no use to earlier versions, which cannot compose it. */
export async function down(knex: Knex): Promise<void> {
  await execute(knex, [
    "alter table messages no force row level security",
    "delete from messages where time_entry_id is not null",
    "alter table messages force row level security",
    "alter table messages drop column time_entry_id",
    "alter table workspaces drop column timer_limit_hours",
  ]);
}
