import type { Knex } from "knex";
import { allow, execute, id, resourceTableAtFirst, secure, timestamps } from "./schema.js";

const tables = [
  "alter table users add column invitation_hash text, add column invitation_expires_at timestamptz",
  "create index users_invitation on users (invitation_hash) where invitation_hash is not null",
  ...resourceTableAtFirst(
    "webhooks",
    "url text not null, events jsonb not null, description text not null, status text not null, deleted_at timestamptz",
  ),
  `create table webhook_secrets (
    workspace_id ${id} primary key references workspaces (id), current text not null, previous text, rotated_at timestamptz,
    ${timestamps})`,
  `create table webhook_endpoints (
    webhook_id ${id} primary key, workspace_id ${id} not null, failures integer not null, failing_since timestamptz,
    last_claimed_at timestamptz, foreign key (workspace_id, webhook_id) references webhooks (workspace_id, id))`,
  "create index webhook_endpoints_turn on webhook_endpoints (last_claimed_at nulls first, webhook_id)",
  "create index webhook_endpoints_workspace on webhook_endpoints (workspace_id)",
  `create table webhook_deliveries (
    id ${id} primary key, workspace_id ${id} not null, webhook_id ${id} not null, event_id ${id} not null references events (id),
    event_type text not null, status text not null, attempts integer not null, next_attempt_at timestamptz,
    leased_until timestamptz, fence integer not null, claims integer not null, ${timestamps},
    foreign key (workspace_id, webhook_id) references webhooks (workspace_id, id))`,
  "create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_attempt_at, id) where status = 'pending'",
  `create index webhook_deliveries_leased on webhook_deliveries (webhook_id, leased_until)
     where status = 'pending' and leased_until is not null`,
  "create index webhook_deliveries_created on webhook_deliveries (workspace_id, created_at, id)",
  "create index webhook_deliveries_webhook on webhook_deliveries (webhook_id, created_at, id)",
  "create index webhook_deliveries_event on webhook_deliveries (event_id)",
  `create table webhook_attempts (
    delivery_id ${id} not null references webhook_deliveries (id) on delete cascade, fence integer not null,
    workspace_id ${id} not null references workspaces (id), number integer not null, at timestamptz not null,
    duration_ms integer not null, url text not null, request_headers jsonb not null, response jsonb, error jsonb,
    late boolean not null, primary key (delivery_id, fence))`,
  "create index webhook_attempts_workspace on webhook_attempts (workspace_id)",
  `create table messages (
    id ${id} primary key, workspace_id ${id} not null references workspaces (id), kind text not null, invoice_id ${id}, user_id ${id},
    "to" jsonb not null, cc jsonb not null, subject text, text text, internet_message_id text not null, status text not null,
    attempts integer not null, due_at timestamptz, leased_until timestamptz, handed_over boolean not null, error text,
    sent_at timestamptz, secret text, ${timestamps},
    foreign key (workspace_id, invoice_id) references invoices (workspace_id, id),
    foreign key (workspace_id, user_id) references users (workspace_id, id))`,
  "create index messages_open on messages (created_at, id) where status in ('queued', 'sending')",
  "create index messages_invoice on messages (invoice_id, created_at, id)",
  "create index messages_user on messages (user_id)",
  `create table invoice_documents (
    invoice_id ${id} primary key, workspace_id ${id} not null, pdf bytea not null,
    foreign key (workspace_id, invoice_id) references invoices (workspace_id, id))`,
  "create index invoice_documents_workspace on invoice_documents (workspace_id)",
  "create table secret_key_check (single boolean primary key default true check (single), sealed text not null)",
];

const tenantTables = [
  "webhooks",
  "webhook_secrets",
  "webhook_endpoints",
  "webhook_deliveries",
  "webhook_attempts",
  "messages",
  "invoice_documents",
];

/** Access of the engines across workspaces, and policies of the table without a workspace. */
const purposes: readonly Parameters<typeof allow>[] = [
  ["delivery", "webhooks", "select"],
  ["delivery", "webhook_secrets", "select"],
  ["delivery", "events", "select"],
  ["delivery", "webhook_endpoints", "all"],
  ["delivery", "webhook_deliveries", "all"],
  ["delivery", "webhook_attempts", "all"],
  ["mail", "messages", "all"],
  ["directory", "secret_key_check", "all"],
];

function policies(): string[] {
  const own = "workspace_id = current_setting('stint.workspace', true)";
  return [
    ...[...tenantTables, "secret_key_check"].flatMap(secure),
    ...tenantTables.map((table) => `create policy workspace on ${table} using (${own}) with check (${own})`),
    ...purposes.map((purpose) => allow(...purpose)),
  ];
}

export async function up(knex: Knex): Promise<void> {
  await execute(knex, [...tables, ...policies()]);
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ["secret_key_check", ...[...tenantTables].reverse()])
    await knex.raw(`drop table if exists ${table} cascade`);
  await knex.raw("drop policy if exists delivery on events");
  await knex.raw("alter table users drop column invitation_hash, drop column invitation_expires_at");
}
