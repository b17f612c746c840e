import type { Knex } from "knex";
import { execute } from "./schema.js";

/** Retainers of recurring invoices, and their balance in the period of an invoice. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, [
    "alter table recurring_invoices add column retainer jsonb",
    "alter table invoices add column retainer jsonb",
  ]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, ["alter table invoices drop column retainer", "alter table recurring_invoices drop column retainer"]);
}
