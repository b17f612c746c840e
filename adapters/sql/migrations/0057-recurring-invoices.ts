import type { Knex } from "knex";
import { trackChanges } from "./change-tracking.js";
import { allow, execute, id, protect, reference, resourceTable } from "./schema.js";

/** Recurring invoices, and which of them an invoice was made from. The index finds those that are due, and the policy which workspaces have some. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, [
    ...resourceTable(
      "recurring_invoices",
      `client_id ${id} not null, name text not null, status text not null, unit text not null, "interval" integer not null,
       starts_on date not null, day_of_month integer, ends_on date, max_invoices integer, period text not null, action text not null,
       lines jsonb not null, from_time jsonb, skip_empty boolean not null, prices text not null, tax jsonb, notes text, purchase_order text,
       contract_reference text, project_reference text, buyer_reference text, subject text, message text, next_on date, last_on date,
       invoice_count integer not null, failure jsonb, ${reference("client_id", "clients")}`,
    ),
    "create index recurring_invoices_client on recurring_invoices (workspace_id, client_id, created_at, id)",
    `create index recurring_invoices_due on recurring_invoices (workspace_id, next_on, id)
     where status = 'active' and failure is null and next_on is not null`,
    ...protect("recurring_invoices"),
    allow("directory", "recurring_invoices", "select"),
    ...trackChanges("recurring_invoices", "recurring_invoice"),
    `alter table invoices add column recurring_invoice_id ${id}, add ${reference("recurring_invoice_id", "recurring_invoices")}`,
    `create index invoices_recurring on invoices (workspace_id, recurring_invoice_id, created_at, id) where recurring_invoice_id is not null`,
  ]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, ["alter table invoices drop column recurring_invoice_id", "drop table recurring_invoices"]);
}
