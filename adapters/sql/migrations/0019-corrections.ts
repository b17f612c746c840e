import type { Knex } from "knex";
import { execute } from "./schema.js";

/** Credit notes and the invoices that they correct. */
const columns = ["type text not null default 'invoice'", "corrects jsonb", "credits jsonb not null default '[]'"];

export async function up(knex: Knex): Promise<void> {
  await execute(knex, [
    `alter table invoices ${columns.map((column) => `add column ${column}`).join(", ")}`,
    "alter table invoices alter column type drop default, alter column credits drop default",
  ]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, ["alter table invoices drop column type, drop column corrects, drop column credits"]);
}
