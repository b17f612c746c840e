import type { Knex } from "knex";
import { execute } from "./schema.js";

/** Credit notes and the invoices that they correct. */
const columns = ["type text not null default 'invoice'", "corrects jsonb", "credits jsonb not null default '[]'"];
const withTerms = ["workspaces", "clients", "invoices"];

export async function up(knex: Knex): Promise<void> {
  await execute(knex, [
    `alter table invoices ${columns.map((column) => `add column ${column}`).join(", ")}`,
    "alter table invoices alter column type drop default, alter column credits drop default",
    ...withTerms.map((table) => `alter table ${table} add column early_payment_discount jsonb`),
  ]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, [
    ...withTerms.map((table) => `alter table ${table} drop column early_payment_discount`),
    "alter table invoices drop column type, drop column corrects, drop column credits",
  ]);
}
