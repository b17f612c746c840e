import type { Knex } from "knex";
import { execute } from "./schema.js";

/** The contract that an invoice belongs to. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, ["alter table invoices add column contract_reference text"]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, ["alter table invoices drop column contract_reference"]);
}
