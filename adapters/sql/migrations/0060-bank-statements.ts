import type { Knex } from "knex";
import { trackChanges } from "./change-tracking.js";
import { execute, id, protect, reference, resourceTable } from "./schema.js";

/** Bank statements and their transactions. The unique indexes keep what two files contain from being stored twice. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, [
    ...resourceTable(
      "bank_statements",
      `file_name text, format text not null, account text not null, currency text not null, number text, starts_on date, ends_on date,
       opening_balance bigint, closing_balance bigint, new_count integer not null, known_count integer not null, warnings jsonb not null,
       fingerprint ${id} not null, constraint bank_statements_fingerprint_key unique (workspace_id, fingerprint)`,
    ),
    ...protect("bank_statements"),
    ...trackChanges("bank_statements", "bank_statement"),
    ...resourceTable(
      "bank_transactions",
      `statement_id ${id} not null, account text not null, booking_date date not null, value_date date, amount bigint not null,
       currency text not null, reversal boolean not null, counterparty_name text, counterparty_account text, end_to_end_id text,
       creditor_reference text, remittance_text text, bank_reference text, status text not null, proposals jsonb not null,
       bookings jsonb not null, client_id ${id}, fingerprint ${id} not null,
       constraint bank_transactions_fingerprint_key unique (workspace_id, fingerprint),
       ${reference("statement_id", "bank_statements")}, ${reference("client_id", "clients")}`,
    ),
    "create index bank_transactions_booking_date on bank_transactions (workspace_id, booking_date, id)",
    "create index bank_transactions_status on bank_transactions (workspace_id, status, created_at, id)",
    "create index bank_transactions_statement on bank_transactions (workspace_id, statement_id, created_at, id)",
    "create index bank_transactions_client on bank_transactions (workspace_id, client_id, created_at, id) where client_id is not null",
    `create index bank_transactions_counterparty on bank_transactions (workspace_id, counterparty_account)
     where status = 'booked' and client_id is not null`,
    ...protect("bank_transactions"),
    ...trackChanges("bank_transactions", "bank_transaction"),
  ]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, ["drop table bank_transactions", "drop table bank_statements"]);
}
