import type { Knex } from "knex";
import { execute } from "./schema.js";

/** The tax that buyers withhold from payments. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, [
    "alter table workspaces add column withholding jsonb",
    "alter table clients add column withholding jsonb",
    "alter table invoices add column withholding jsonb, add column withheld_total bigint not null default 0",
  ]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, [
    "alter table workspaces drop column withholding",
    "alter table clients drop column withholding",
    "alter table invoices drop column withholding, drop column withheld_total",
  ]);
}
