import type { Knex } from "knex";
import { execute } from "./schema.js";

/** Adds whether a workspace pauses webhooks whose receiver is gone. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, ["alter table workspaces add column pause_gone_webhooks boolean"]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, ["alter table workspaces drop column pause_gone_webhooks"]);
}
