import type { Knex } from "knex";
import { allow, execute, id, protect, resourceTableAtFirst, secure, timestamps } from "./schema.js";

const tables = [
  `create table workspaces (
    id ${id} primary key, name text not null, currency text not null, time_zone text not null, locale text not null,
    week_start text not null, rate bigint, rounding jsonb not null, invoice_number_format text not null,
    payment_terms_days integer not null, tax jsonb, seller jsonb not null, overlap_policy text not null, ${timestamps})`,
  `create table users (
    id ${id} primary key, workspace_id ${id} not null references workspaces (id), email text not null, name text not null,
    role text not null, status text not null, time_zone text, rate bigint, ${timestamps}, unique (workspace_id, id))`,
  "create unique index users_email_key on users (workspace_id, lower(email))",
  "create index users_created on users (workspace_id, created_at, id)",
  "create index users_email on users (lower(email))",
  `create table tokens (
    id ${id} primary key, workspace_id ${id} not null, user_id ${id} not null, name text not null, hash text not null unique,
    scopes jsonb, expires_at timestamptz, last_used_at timestamptz, revoked_at timestamptz, ${timestamps},
    foreign key (workspace_id, user_id) references users (workspace_id, id))`,
  "create index tokens_created on tokens (workspace_id, created_at, id)",
  ...resourceTableAtFirst(
    "clients",
    `name text not null, legal_name text, email text, address jsonb, tax_id text, tax jsonb, currency text,
    payment_terms_days integer, rate bigint, buyer_reference text, notes text not null, status text not null`,
  ),
  `create table projects (
    id ${id} primary key, workspace_id ${id} not null references workspaces (id), name text not null, client_id ${id}, code text,
    color text, notes text not null, status text not null, archived_at timestamptz, billable boolean not null, rate bigint,
    budget jsonb, ${timestamps}, unique (workspace_id, id),
    foreign key (workspace_id, client_id) references clients (workspace_id, id))`,
  "create index projects_created on projects (workspace_id, created_at, id)",
  "create index projects_client on projects (client_id)",
  `create table tasks (
    id ${id} primary key, workspace_id ${id} not null, project_id ${id} not null, name text not null, rate bigint,
    billable boolean not null, status text not null, ${timestamps}, unique (workspace_id, id),
    foreign key (workspace_id, project_id) references projects (workspace_id, id))`,
  "create index tasks_created on tasks (workspace_id, project_id, created_at, id)",
  `create table invoices (
    id ${id} primary key, workspace_id ${id} not null, client_id ${id} not null, number text, status text not null,
    currency text not null, issue_date date, due_date date, period jsonb, discount jsonb, notes text not null,
    purchase_order text, buyer_reference text, subtotal bigint not null, discount_total bigint not null,
    tax_breakdown jsonb not null, tax_total bigint not null, total bigint not null, payments jsonb not null,
    seller jsonb, buyer jsonb, lines jsonb not null, sent_at timestamptz, issued_at timestamptz, paid_at timestamptz,
    voided_at timestamptz, ${timestamps}, unique (workspace_id, id),
    foreign key (workspace_id, client_id) references clients (workspace_id, id))`,
  "create unique index invoices_number_key on invoices (workspace_id, number)",
  "create index invoices_created on invoices (workspace_id, created_at, id)",
  `create table invoice_series (
    workspace_id ${id} not null references workspaces (id), series text not null, last integer not null,
    primary key (workspace_id, series))`,
  `create table time_entries (
    id ${id} primary key, workspace_id ${id} not null, user_id ${id} not null, project_id ${id} not null, task_id ${id},
    notes text not null, start_time timestamptz not null, end_time timestamptz, billable boolean not null, tags jsonb not null,
    own_rate bigint, rate_amount bigint, rate_currency text, rate_source text, invoice_id ${id}, ${timestamps},
    check (end_time > start_time), check (invoice_id is null or end_time is not null),
    foreign key (workspace_id, user_id) references users (workspace_id, id),
    foreign key (workspace_id, project_id) references projects (workspace_id, id),
    foreign key (workspace_id, task_id) references tasks (workspace_id, id),
    foreign key (workspace_id, invoice_id) references invoices (workspace_id, id))`,
  "create unique index time_entries_running_key on time_entries (user_id) where end_time is null",
  "create index time_entries_start on time_entries (workspace_id, start_time, id)",
  "create index time_entries_created on time_entries (workspace_id, created_at, id)",
  "create index time_entries_user on time_entries (user_id, start_time, id)",
  "create index time_entries_unbilled on time_entries (project_id, start_time) where invoice_id is null and end_time is not null",
  "create index time_entries_invoice on time_entries (invoice_id) where invoice_id is not null",
  `create table events (
    position bigint generated always as identity primary key, id ${id} not null unique,
    workspace_id ${id} not null references workspaces (id), type text not null, occurred_at timestamptz not null, body text not null)`,
  "create index events_workspace on events (workspace_id, position)",
];

const own = "current_setting('stint.workspace', true)";
const tenantTables = ["users", "tokens", "clients", "projects", "tasks", "invoices", "invoice_series", "time_entries", "events"];

/** A unit of work sees its workspace. `directory` only identifies users. */
const policies = [
  ...secure("workspaces"),
  `create policy workspace on workspaces using (id = ${own}) with check (id = ${own})`,
  ...tenantTables.flatMap(protect),
  ...["workspaces", "users", "tokens"].map((table) => allow("directory", table, "select")),
  "create policy token_use on tokens for update using (current_setting('stint.purpose', true) = 'directory')",
];

export async function up(knex: Knex): Promise<void> {
  await execute(knex, [...tables, ...policies]);
}

export async function down(knex: Knex): Promise<void> {
  for (const table of [...tenantTables, "workspaces"].reverse()) await knex.raw(`drop table if exists ${table} cascade`);
}
