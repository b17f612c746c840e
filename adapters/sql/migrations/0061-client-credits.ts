import type { Knex } from "knex";
import { execute, id, protect, reference } from "./schema.js";

/** What clients have paid in excess. The unique key keeps two rows from following the same one, so that no balance becomes negative. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, [
    `create table client_credits (
      workspace_id ${id} not null references workspaces (id), id ${id} not null, client_id ${id} not null, currency text not null,
      position integer not null, kind text not null, amount bigint not null, balance bigint not null check (balance >= 0),
      bank_transaction_id ${id}, invoice_id ${id}, payment_id ${id}, created_at timestamptz not null,
      primary key (workspace_id, id), ${reference("client_id", "clients")}, ${reference("invoice_id", "invoices")},
      ${reference("bank_transaction_id", "bank_transactions")},
      constraint client_credits_position_key unique (workspace_id, client_id, currency, position))`,
    "create index client_credits_newest on client_credits (workspace_id, client_id, created_at, id)",
    "create index client_credits_payment on client_credits (workspace_id, payment_id) where payment_id is not null",
    "create index client_credits_invoice on client_credits (workspace_id, invoice_id) where invoice_id is not null",
    "create index client_credits_transaction on client_credits (workspace_id, bank_transaction_id) where bank_transaction_id is not null",
    ...protect("client_credits"),
    "alter table workspaces add column book_exact_payments boolean not null default false",
  ]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, ["alter table workspaces drop column book_exact_payments", "drop table client_credits"]);
}
