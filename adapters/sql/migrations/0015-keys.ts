import type { Knex } from "knex";
import { up as allowMailQuotas } from "./0011-mail-quotas.js";
import { allow, execute, id, protect } from "./schema.js";

/** A reference to a row of the same workspace. */
interface Reference {
  readonly column: string;
  readonly target: string;
  readonly onDelete?: "cascade";
  /** Whether the foreign key did not contain the workspace before. */
  readonly wasBare?: boolean;
}

interface Table {
  readonly name: string;
  /** The columns that identify a row within its workspace. */
  readonly key: string;
  /** The primary key before. */
  readonly keyBefore?: string;
  /** The columns of a unique constraint before, if there was one besides the primary key. */
  readonly uniqueBefore?: string;
  readonly references?: readonly Reference[];
}

/** The unique constraint that foreign keys with the workspace needed while the primary key was the ID. */
const forReferences = { uniqueBefore: "workspace_id, id" } as const;

const tables: readonly Table[] = [
  { name: "users", key: "id", ...forReferences },
  { name: "tokens", key: "id", uniqueBefore: "hash", references: [{ column: "user_id", target: "users" }] },
  { name: "clients", key: "id", ...forReferences },
  { name: "projects", key: "id", ...forReferences, references: [{ column: "client_id", target: "clients" }] },
  { name: "tasks", key: "id", ...forReferences, references: [{ column: "project_id", target: "projects" }] },
  { name: "invoices", key: "id", ...forReferences, references: [{ column: "client_id", target: "clients" }] },
  {
    name: "time_entries",
    key: "id",
    references: [
      { column: "user_id", target: "users" },
      { column: "project_id", target: "projects" },
      { column: "task_id", target: "tasks" },
      { column: "invoice_id", target: "invoices" },
    ],
  },
  { name: "events", key: "id", keyBefore: "position", uniqueBefore: "id" },
  { name: "changes", key: "seq" },
  { name: "webhooks", key: "id", ...forReferences },
  { name: "webhook_endpoints", key: "webhook_id", references: [{ column: "webhook_id", target: "webhooks" }] },
  {
    name: "webhook_deliveries",
    key: "id",
    references: [
      { column: "webhook_id", target: "webhooks" },
      { column: "event_id", target: "events", wasBare: true },
    ],
  },
  {
    name: "webhook_attempts",
    key: "delivery_id, fence",
    references: [{ column: "delivery_id", target: "webhook_deliveries", onDelete: "cascade", wasBare: true }],
  },
  {
    name: "messages",
    key: "id",
    references: [
      { column: "invoice_id", target: "invoices" },
      { column: "user_id", target: "users", onDelete: "cascade" },
    ],
  },
  { name: "invoice_documents", key: "invoice_id", references: [{ column: "invoice_id", target: "invoices" }] },
  { name: "event_outbox", key: "event_id", references: [{ column: "event_id", target: "events", wasBare: true }] },
  { name: "sign_in_links", key: "hash", references: [{ column: "user_id", target: "users", onDelete: "cascade" }] },
];

/** Returns an `alter table` statement for each table with actions. */
function alter(actionsOf: (table: Table) => readonly string[]): string[] {
  return tables.flatMap((table) => {
    const actions = actionsOf(table);
    return actions.length === 0 ? [] : [`alter table ${table.name} ${actions.join(", ")}`];
  });
}

const dropConstraint = (name: string): string => `drop constraint ${name}`;

function nameOf(table: Table, { column }: Reference, isBare: boolean | undefined): string {
  return `${table.name}_${isBare ? "" : "workspace_id_"}${column}_fkey`;
}

function addReference(table: Table, reference: Reference, isBare: boolean | undefined): string {
  const { column, target, onDelete } = reference;
  const workspace = isBare ? "" : "workspace_id, ";
  return `add constraint ${nameOf(table, reference, isBare)} foreign key (${workspace}${column})
    references ${target} (${workspace}id) ${onDelete ? `on delete ${onDelete}` : ""}`;
}

/** Row-level security would hide the rows from the checks of new constraints. */
const checkedTables = ["workspaces", ...tables.map(({ name }) => name)];
const loosen = checkedTables.map((table) => `alter table ${table} no force row level security`);
const tighten = checkedTables.map((table) => `alter table ${table} force row level security`);

/** Indexes by a unique value that is looked up in all workspaces. It is random, so that the table's key need not make it unique. */
const lookups = ["create index tokens_hash on tokens (hash)", "create index sign_in_links_hash on sign_in_links (hash)"];

/** Indexes that begin with the columns of another. */
const redundant: Readonly<Record<string, string>> = {
  event_outbox_workspace: "event_outbox (workspace_id)",
  invoice_documents_workspace: "invoice_documents (workspace_id)",
  webhook_endpoints_workspace: "webhook_endpoints (workspace_id)",
};

/**
 * Foreign keys to the workspace that hold without a check: a trigger inserts a change with the row of a resource, an event is recorded with the
 * change of a resource, and the outbox references the event. The check would lock the row of the workspace in every transaction.
 */
const implied = ["changes", "events", "event_outbox"];

/** Email quotas get a table of their own, since the other quotas belong to no workspace. Full buckets afterwards are acceptable. */
const mailQuotas = [
  `create unlogged table mail_quotas (
    workspace_id ${id} not null, key text not null, granted double precision not null, remaining double precision not null,
    at timestamptz not null, primary key (workspace_id, key))`,
  "create index mail_quotas_at on mail_quotas (at)",
  ...protect("mail_quotas"),
  allow("housekeeping", "mail_quotas"),
  "drop policy mail on request_quotas",
];

const running = (columns: string) => [
  "drop index time_entries_running_key",
  `create unique index time_entries_running_key on time_entries (${columns}) where end_time is null`,
];

/** Makes the workspace the first column of every key, so that a distributed engine can keep the rows of a workspace together. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, [
    ...loosen,
    ...alter((table) => (table.references ?? []).map((one) => dropConstraint(nameOf(table, one, one.wasBare)))),
    ...alter(({ name, uniqueBefore }) => [
      dropConstraint(`${name}_pkey`),
      ...(uniqueBefore === undefined ? [] : [dropConstraint(`${name}_${uniqueBefore.replace(", ", "_")}_key`)]),
    ]),
    ...alter(({ key }) => [`add primary key (workspace_id, ${key})`]),
    ...alter((table) => (table.references ?? []).map((one) => addReference(table, one, false))),
    ...tighten,
    ...implied.map((table) => `alter table ${table} ${dropConstraint(`${table}_workspace_id_fkey`)}`),
    ...running("workspace_id, user_id"),
    ...lookups,
    ...mailQuotas,
    ...Object.keys(redundant).map((name) => `drop index ${name}`),
  ]);
}

export async function down(knex: Knex): Promise<void> {
  await allowMailQuotas(knex);
  await execute(knex, [
    "drop table mail_quotas",
    ...Object.entries(redundant).map(([name, on]) => `create index ${name} on ${on}`),
    "drop index sign_in_links_hash",
    "drop index tokens_hash",
    ...running("user_id"),
    ...loosen,
    ...alter((table) => (table.references ?? []).map((one) => dropConstraint(nameOf(table, one, false)))),
    ...alter(({ name }) => [dropConstraint(`${name}_pkey`)]),
    ...alter(({ key, keyBefore = key, uniqueBefore }) => [
      `add primary key (${keyBefore})`,
      ...(uniqueBefore === undefined ? [] : [`add unique (${uniqueBefore})`]),
    ]),
    ...alter((table) => (table.references ?? []).map((one) => addReference(table, one, one.wasBare))),
    ...implied.map((table) => `alter table ${table} add foreign key (workspace_id) references workspaces (id)`),
    ...tighten,
  ]);
}
