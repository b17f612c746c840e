import type { Knex } from "knex";
import { execute, id } from "./schema.js";

/** Retainers of recurring invoices, their balance in the period of an invoice, and the recurring invoice that a mail about a failure names. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, [
    "alter table recurring_invoices add column retainer jsonb",
    "alter table invoices add column retainer jsonb",
    `alter table messages add column recurring_invoice_id ${id}`,
  ]);
}

/** Mail about failures is of no use to earlier versions, which cannot compose it. */
export async function down(knex: Knex): Promise<void> {
  await execute(knex, [
    "alter table messages no force row level security",
    "delete from messages where recurring_invoice_id is not null",
    "alter table messages force row level security",
    "alter table messages drop column recurring_invoice_id",
    "alter table invoices drop column retainer",
    "alter table recurring_invoices drop column retainer",
  ]);
}
