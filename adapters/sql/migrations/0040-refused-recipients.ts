import type { Knex } from "knex";
import { execute } from "./schema.js";

/** Adds which recipients of a mail the server refused when it accepted the mail for others. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, ["alter table messages add column refused jsonb not null default '[]'"]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, ["alter table messages drop column refused"]);
}
