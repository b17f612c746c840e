import type { Knex } from "knex";
import { changing } from "./0027-kept-fields.js";
import { keepIssuedInvoices } from "./issued-invoices.js";
import { execute } from "./schema.js";

const lists = ["payments", "credits", "due_date_changes"] as const;

/** The trigger function of issued invoices as this migration replaces it, with further columns that can change. */
export const keepIssuedWithDueDates = (...more: readonly string[]): string =>
  keepIssuedInvoices(
    [...changing, "due_date", "due_date_changes", ...more],
    lists,
    "Payments, credits and changes of the due date",
  );

/** Lets the due date of an issued invoice change, and keeps each change. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, [
    "alter table invoices add column due_date_changes jsonb not null default '[]'",
    "alter table invoices alter column due_date_changes drop default",
    keepIssuedWithDueDates(),
  ]);
}

/** Loses the changes; the due dates remain. */
export async function down(knex: Knex): Promise<void> {
  await execute(knex, [
    keepIssuedInvoices(changing),
    "alter table changes no force row level security",
    "update changes set resource = resource - 'due_date_changes' where type = 'invoice' and resource is not null",
    "alter table changes force row level security",
    "alter table invoices drop column due_date_changes",
  ]);
}
