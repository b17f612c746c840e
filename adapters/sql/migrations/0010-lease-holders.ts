import type { Knex } from "knex";

const tables = ["webhook_deliveries", "messages", "event_outbox"];

export async function up(knex: Knex): Promise<void> {
  for (const table of tables) await knex.raw(`alter table ${table} add column leased_by integer`);
}

export async function down(knex: Knex): Promise<void> {
  for (const table of tables) await knex.raw(`alter table ${table} drop column leased_by`);
}
