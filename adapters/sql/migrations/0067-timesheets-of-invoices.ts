import type { Knex } from "knex";
import { execute } from "./schema.js";

/** How the time entries of a client's invoices go with them. The timesheets themselves are stored as documents. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, ["alter table clients add column timesheet_annex text, add column timesheet_columns jsonb"]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, ["alter table clients drop column timesheet_columns, drop column timesheet_annex"]);
}
