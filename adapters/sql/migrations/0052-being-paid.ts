import type { Knex } from "knex";
import { execute } from "./schema.js";

/** How the days of payment terms count, and what buyers state in payments. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, [
    `alter table workspaces add column payment_terms_rule text not null default 'days',
      add column payment_reference text not null default 'number'`,
    "alter table clients add column payment_terms_rule text not null default 'days'",
    "alter table invoices add column payment_reference text",
  ]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, [
    "alter table clients drop column payment_terms_rule",
    "alter table workspaces drop column payment_terms_rule, drop column payment_reference",
    "alter table invoices drop column payment_reference",
  ]);
}
