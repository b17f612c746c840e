import type { Knex } from "knex";
import { execute } from "./schema.js";

/** How the days of payment terms count, what buyers state in payments, and what their banks scan. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, [
    `alter table workspaces add column payment_terms_rule text not null default 'days',
      add column payment_reference text not null default 'number', add column payment_code text`,
    "alter table clients add column payment_terms_rule text not null default 'days'",
    "alter table invoices add column payment_reference text, add column payment_code text",
  ]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, [
    "alter table clients drop column payment_terms_rule",
    "alter table workspaces drop column payment_terms_rule, drop column payment_reference, drop column payment_code",
    "alter table invoices drop column payment_reference, drop column payment_code",
  ]);
}
