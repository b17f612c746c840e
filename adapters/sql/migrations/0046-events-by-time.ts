import type { Knex } from "knex";
import { execute } from "./schema.js";

/** The order in which the API lists events. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, ["create index events_created on events (workspace_id, occurred_at, id)"]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, ["drop index events_created"]);
}
