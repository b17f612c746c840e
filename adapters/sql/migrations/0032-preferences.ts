import type { Knex } from "knex";
import { execute, id, protect } from "./schema.js";

/** Adds what users have chosen for the dashboard. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, [
    `create table user_preferences (
      workspace_id ${id} not null, user_id ${id} not null, preferences jsonb not null, primary key (workspace_id, user_id),
      foreign key (workspace_id, user_id) references users (workspace_id, id))`,
    ...protect("user_preferences"),
  ]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, ["drop table user_preferences"]);
}
