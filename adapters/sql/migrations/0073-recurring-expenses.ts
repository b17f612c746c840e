import type { Knex } from "knex";
import { execute } from "./schema.js";

/** The expenses that recurring invoices bill. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, ["alter table recurring_invoices add column from_expenses jsonb"]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, ["alter table recurring_invoices drop column from_expenses"]);
}
