import type { Knex } from "knex";
import { allow, execute, id, protect } from "./schema.js";

const statements = [
  "alter table webhook_deliveries add column earlier_attempts integer not null default 0",
  "create index webhook_deliveries_ended on webhook_deliveries (updated_at) where status <> 'pending'",
  "create index events_occurred on events (occurred_at)",
  // The delivery of an attempt already references the workspace. A second foreign key would slow down each insert.
  "alter table webhook_attempts drop constraint webhook_attempts_workspace_id_fkey",
  `create table event_outbox (
    event_id ${id} primary key references events (id), workspace_id ${id} not null references workspaces (id),
    position bigint generated always as identity, leased_until timestamptz)`,
  "create index event_outbox_position on event_outbox (position)",
  "create index event_outbox_workspace on event_outbox (workspace_id)",
  ...protect("event_outbox"),
  allow("outbox", "event_outbox"),
  allow("outbox", "events", "select"),
  ...["webhook_deliveries", "webhook_attempts", "events"].map((table) => allow("housekeeping", table)),
  allow("housekeeping", "event_outbox", "select"),
];

export async function up(knex: Knex): Promise<void> {
  await execute(knex, statements);
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ["webhook_deliveries", "webhook_attempts", "events"])
    await knex.raw(`drop policy housekeeping on ${table}`);
  await knex.raw("alter table webhook_attempts add foreign key (workspace_id) references workspaces (id)");
  await knex.raw("drop policy outbox on events");
  await knex.raw("drop table event_outbox");
  await knex.raw("drop index events_occurred");
  await knex.raw("drop index webhook_deliveries_ended");
  await knex.raw("alter table webhook_deliveries drop column earlier_attempts");
}
