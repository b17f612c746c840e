import type { Knex } from "knex";
import { execute } from "./schema.js";

export async function up(knex: Knex): Promise<void> {
  await execute(knex, ["alter table clients add column account_number text"]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, ["alter table clients drop column account_number"]);
}
