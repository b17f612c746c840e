import type { Knex } from "knex";

/** Indexes for `updated_since`, dates of invoices, and the list of all tasks. Invoices without a date sort last. */
const indexes: Readonly<Record<string, string>> = {
  time_entries_updated: "time_entries (workspace_id, updated_at, id)",
  invoices_updated: "invoices (workspace_id, updated_at, id)",
  invoices_issue_date: "invoices (workspace_id, (coalesce(issue_date, date 'infinity')), id)",
  invoices_due_date: "invoices (workspace_id, (coalesce(due_date, date 'infinity')), id)",
  invoices_client: "invoices (client_id, created_at, id)",
  tasks_workspace: "tasks (workspace_id, created_at, id)",
};

export async function up(knex: Knex): Promise<void> {
  for (const [name, on] of Object.entries(indexes)) await knex.raw(`create index ${name} on ${on}`);
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(indexes)) await knex.raw(`drop index ${name}`);
}
