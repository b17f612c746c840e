import type { Knex } from "knex";
import { execute } from "./schema.js";

/** Allowances, charges, rounding, prepaid amounts, gross prices and the tax currency of invoices. Stored invoices have none of them. */
const columns = [
  "prices text not null default 'net'",
  "allowances jsonb not null default '[]'",
  "charges jsonb not null default '[]'",
  "prepaid_amount bigint",
  "payable_rounding jsonb",
  "tax_currency jsonb",
  "allowance_total bigint not null default 0",
  "charge_total bigint not null default 0",
  "prepaid_total bigint not null default 0",
  "rounding_amount bigint not null default 0",
  "tax_total_in_tax_currency bigint",
];

export async function up(knex: Knex): Promise<void> {
  await execute(knex, [`alter table invoices ${columns.map((column) => `add column ${column}`).join(", ")}`]);
}

/** Loses these terms; the figures remain. */
export async function down(knex: Knex): Promise<void> {
  const names = columns.map((column) => column.split(" ")[0]);
  await execute(knex, [`alter table invoices ${names.map((name) => `drop column ${name}`).join(", ")}`]);
}
