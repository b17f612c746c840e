import type { Knex } from "knex";
import { execute } from "./schema.js";

/** Where clients receive electronic invoices, and their identifiers in registers. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, ["alter table clients add column electronic_address jsonb, add column legal_id jsonb"]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, ["alter table clients drop column electronic_address, drop column legal_id"]);
}
