import type { Knex } from "knex";
import { execute } from "./schema.js";

/** What the law of the seller's country requires invoices to state. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, ["alter table invoices add column statements jsonb not null default '[]'"]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, ["alter table invoices drop column statements"]);
}
