import type { Knex } from "knex";
import { execute } from "./schema.js";

/** The project of the buyer that an invoice is for. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, ["alter table invoices add column project_reference text"]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, ["alter table invoices drop column project_reference"]);
}
