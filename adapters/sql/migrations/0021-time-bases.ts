import type { Knex } from "knex";
import { execute, id, protect, reference } from "./schema.js";

/** Adds what the time lines of invoices were made from. Its text is JSON that no query looks into. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, [
    `create table invoice_time_bases (
      workspace_id ${id} not null references workspaces (id), invoice_id ${id} not null, basis text not null,
      primary key (workspace_id, invoice_id), ${reference("invoice_id", "invoices")} on delete cascade)`,
    ...protect("invoice_time_bases"),
  ]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, ["drop table invoice_time_bases"]);
}
