import type { Knex } from "knex";
import { keepIssuedWithDueDates } from "./0035-due-dates.js";
import { trackChanges } from "./change-tracking.js";
import { allow, execute, id, protect, reference, resourceTable } from "./schema.js";

const NOTED = "overdue_noted";

/**
 * Reminders, when they are sent, and how far that has come for each invoice. The policy lets the directory find the workspaces of which some are to be
 * sent; the index finds the open invoices.
 */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, [
    "alter table workspaces add column reminder_steps jsonb not null default '[]', add column reminders_since date",
    "alter table clients add column reminder_steps jsonb, add column reminders_since date",
    "alter table invoices add column reminders jsonb",
    keepIssuedWithDueDates(NOTED, "reminders"),
    "create index invoices_open on invoices (workspace_id, due_date, id) where status = 'open'",
    allow("directory", "clients", "select"),
    ...resourceTable(
      "reminders",
      `invoice_id ${id} not null, client_id ${id} not null, days integer, passed_over jsonb not null, level integer not null, "date" date not null,
       due_date date not null, days_overdue integer not null, currency text not null, amount_due bigint not null, fee bigint not null,
       interest_rate jsonb, interest bigint not null, total bigint not null, subject text not null, message text not null,
       attach_invoice boolean not null, attach_reminder boolean not null, message_id ${id}, status text not null, sent_at timestamptz, error text,
       ${reference("invoice_id", "invoices")}, ${reference("client_id", "clients")}, ${reference("message_id", "messages")}`,
    ),
    "create index reminders_invoice on reminders (workspace_id, invoice_id, created_at, id)",
    "create index reminders_client on reminders (workspace_id, client_id, created_at, id)",
    ...protect("reminders"),
    ...trackChanges("reminders", "reminder"),
    `alter table messages add column reminder_id ${id}`,
  ]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, [
    "alter table messages no force row level security",
    "delete from messages where reminder_id is not null",
    "alter table messages force row level security",
    "drop table reminders",
    "alter table messages drop column reminder_id",
    "drop policy directory on clients",
    "drop index invoices_open",
    keepIssuedWithDueDates(NOTED),
    "alter table invoices drop column reminders",
    "alter table clients drop column reminder_steps, drop column reminders_since",
    "alter table workspaces drop column reminder_steps, drop column reminders_since",
  ]);
}
