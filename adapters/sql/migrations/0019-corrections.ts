import type { Knex } from "knex";
import { execute, id, protect, reference } from "./schema.js";

const columns = ["type text not null default 'invoice'", "corrects jsonb", "credits jsonb not null default '[]'"];
const withTerms = ["workspaces", "clients", "invoices"];

/** The feed contains the fields of the rows that are not null. */
function inFeed(resource: string): readonly string[] {
  return [
    "alter table changes no force row level security",
    `update changes set resource = ${resource} where type = 'invoice' and resource is not null`,
    "alter table changes force row level security",
  ];
}

const ledger = [
  `create table ledger_entries (
    workspace_id ${id} not null references workspaces (id), series ${id} not null, position integer not null check (position > 0),
    invoice_id ${id}, document text not null, hash text not null, created_at timestamptz not null,
    primary key (workspace_id, series, position), unique (workspace_id, invoice_id), ${reference("invoice_id", "invoices")})`,
  ...protect("ledger_entries"),
  `create function stint_refuse_change() returns trigger language plpgsql as $$
    begin raise exception 'Entries of the ledger cannot be changed.'; end $$`,
  "create trigger ledger_entries_are_final before update or delete on ledger_entries for each row execute function stint_refuse_change()",
];

/** Adds credit notes, terms of early payment, and the ledger of issued invoices. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, [
    `alter table invoices ${columns.map((column) => `add column ${column}`).join(", ")}`,
    "alter table invoices alter column type drop default, alter column credits drop default",
    ...withTerms.map((table) => `alter table ${table} add column early_payment_discount jsonb`),
    ...inFeed(`resource || '{"type": "invoice", "credits": []}'`),
    ...ledger,
  ]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, [
    "drop table ledger_entries",
    "drop function stint_refuse_change()",
    ...inFeed("resource - 'type' - 'credits'"),
    ...withTerms.map((table) => `alter table ${table} drop column early_payment_discount`),
    "alter table invoices drop column type, drop column corrects, drop column credits",
  ]);
}
