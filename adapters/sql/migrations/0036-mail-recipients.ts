import type { Knex } from "knex";
import { execute } from "./schema.js";

/** Adds who else gets the invoices of a client by email. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, ["alter table clients add column cc_emails jsonb, add column copy_to_seller boolean"]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, ["alter table clients drop column cc_emails, drop column copy_to_seller"]);
}
