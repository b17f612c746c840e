import type { Knex } from "knex";

/** Replaces the index by workspace, so that the number of indexes stays the same. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("create index webhook_attempts_at on webhook_attempts (workspace_id, at)");
  await knex.raw("drop index webhook_attempts_workspace");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("create index webhook_attempts_workspace on webhook_attempts (workspace_id)");
  await knex.raw("drop index webhook_attempts_at");
}
