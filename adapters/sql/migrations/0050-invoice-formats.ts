import type { Knex } from "knex";
import { execute } from "./schema.js";

/** The format of a client's invoices, and the one that each email has. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, [
    "alter table clients add column invoice_format text not null default 'pdf'",
    "alter table messages add column invoice_format text not null default 'pdf'",
  ]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, ["alter table messages drop column invoice_format", "alter table clients drop column invoice_format"]);
}
