import type { Knex } from "knex";
import { trackChanges } from "./change-tracking.js";
import { execute, id, protect, reference, resourceTable } from "./schema.js";

/** How projects are billed, their milestones, and which invoices bill these. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, [
    "alter table projects add column billing_method text not null default 'time'",
    "alter table projects alter column billing_method drop default",
    ...resourceTable(
      "milestones",
      `project_id ${id} not null, name text not null, description text not null, amount bigint not null, currency text not null, tax jsonb,
       due_date date, status text not null, completed_at timestamptz, invoice_id ${id},
       check ((status = 'open') = (completed_at is null)), check ((status = 'invoiced') = (invoice_id is not null)),
       ${reference("project_id", "projects")}, ${reference("invoice_id", "invoices")}`,
    ),
    "create index milestones_due on milestones (workspace_id, coalesce(due_date, date 'infinity'), id)",
    "create index milestones_project on milestones (workspace_id, project_id)",
    "create index milestones_invoice on milestones (workspace_id, invoice_id) where invoice_id is not null",
    ...protect("milestones"),
    ...trackChanges("milestones", "milestone"),
  ]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, ["drop table milestones", "alter table projects drop column billing_method"]);
}
