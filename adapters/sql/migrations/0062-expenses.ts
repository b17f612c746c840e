import type { Knex } from "knex";
import { trackChanges } from "./change-tracking.js";
import { execute, id, protect, reference, resourceTable } from "./schema.js";

/** Expenses, their receipts, and the workspace's rate of mileage. Receipts are compressed files already. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, [
    "alter table workspaces add column mileage_rate jsonb, add column mileage_unit text not null default 'km'",
    "alter table workspaces alter column mileage_unit drop default",
    ...resourceTable(
      "expenses",
      `user_id ${id} not null, kind text not null, date date not null, project_id ${id}, client_id ${id}, category text not null,
       description text not null, amount bigint not null, currency text not null, tax_rate jsonb, tax_amount bigint, net bigint not null,
       distance jsonb, distance_unit text, rate jsonb, billable boolean not null, markup jsonb not null, conversion jsonb,
       reimbursable boolean not null, reimbursed_on date, receipt jsonb, status text not null, invoice_id ${id},
       check ((status = 'billed') = (invoice_id is not null)), check (project_id is null or client_id is null),
       ${reference("user_id", "users")}, ${reference("project_id", "projects")}, ${reference("client_id", "clients")},
       ${reference("invoice_id", "invoices")}`,
    ),
    "create index expenses_date on expenses (workspace_id, date, id)",
    "create index expenses_user on expenses (workspace_id, user_id, date, id)",
    "create index expenses_project on expenses (workspace_id, project_id, date, id) where project_id is not null",
    "create index expenses_client on expenses (workspace_id, client_id, date, id) where client_id is not null",
    "create index expenses_invoice on expenses (workspace_id, invoice_id) where invoice_id is not null",
    ...protect("expenses"),
    ...trackChanges("expenses", "expense"),
    `create table expense_receipts (
       workspace_id ${id} not null references workspaces (id), expense_id ${id} not null, content bytea not null,
       primary key (workspace_id, expense_id), ${reference("expense_id", "expenses")} on delete cascade)`,
    "alter table expense_receipts alter column content set storage external",
    ...protect("expense_receipts"),
  ]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, [
    "drop table expense_receipts",
    "drop table expenses",
    "alter table workspaces drop column mileage_rate, drop column mileage_unit",
  ]);
}
