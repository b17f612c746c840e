import type { Knex } from "knex";
import { execute, id, reference } from "./schema.js";

/** Emails with the statement of account of a client, and the credit of the client that reminders name. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, [
    `alter table messages add column client_id ${id}, add column statement_from date, add column statement_to date,
       add ${reference("client_id", "clients")}`,
    "create index messages_client on messages (workspace_id, client_id, created_at, id) where client_id is not null",
    "alter table reminders add column credit_balance bigint not null default 0",
  ]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, [
    "alter table reminders drop column credit_balance",
    "alter table messages no force row level security",
    "delete from messages where client_id is not null",
    "alter table messages force row level security",
    "alter table messages drop column statement_to, drop column statement_from, drop column client_id",
  ]);
}
