import type { Knex } from "knex";
import { keepIssuedWithDueDates } from "./0035-due-dates.js";
import { execute } from "./schema.js";

const TABLES = ["clients", "projects", "tasks", "time_entries", "invoices", "users"] as const;
/** What could change of an issued invoice before, beside what 0035 lets change. */
const CHANGING = ["overdue_noted", "reminders", "viewed_at"] as const;

/** What other systems know resources by. Neither is content of an issued invoice. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, [
    ...TABLES.flatMap((table) => [
      `alter table ${table} add column external_id text, add column metadata jsonb not null default '{}'`,
      `create unique index ${table}_external_key on ${table} (workspace_id, external_id) where external_id is not null`,
    ]),
    keepIssuedWithDueDates(...CHANGING, "external_id", "metadata"),
  ]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, [
    keepIssuedWithDueDates(...CHANGING),
    ...TABLES.map((table) => `alter table ${table} drop column metadata, drop column external_id`),
  ]);
}
