import { type ChangeType, resources, trackedKinds } from "stint/storage";
import type { Connection } from "./connection.js";

/**
 * Every table has the same columns: workspace, id, the model as a JSON document, and the folded texts in which lists search. The database computes
 * the other columns from the document, so that the filters, orders, keys and references of a table are SQL, and the model is stored once.
 */
export interface Table {
  /** Fields of the model that are columns. `version` is always one. */
  readonly columns?: string;
  /** Text fields that are also stored folded, as columns named `folded_…`. */
  readonly folded?: readonly string[];
  /** Columns that refer to the id of another table. "cascade": the row is deleted with what it refers to. */
  readonly refers?: Readonly<Record<string, string>>;
  /** Keys and indexes. Each begins with the workspace. */
  readonly unique?: readonly string[];
  readonly indexes?: readonly string[];
  /** Indexes for lookups across workspaces: by a secret's hash, or for the queues. */
  readonly global?: readonly string[];
}

const NAMED = "name createdAt updatedAt status";
const NAMED_LISTS = ["createdAt, id", "updatedAt, id", "name, id"];

/** The column by which a list is sorted. Days can be missing and then sort last: `~` sorts after every day. */
export function orderOf(field: string): string {
  return field === "issueDate" || field === "dueDate" ? `ifnull(${field}, '~')` : field;
}

export const tables = {
  workspaces: { unique: [""] },
  users: {
    columns: `${NAMED} role invitationHash`,
    folded: ["name", "email"],
    unique: ["folded_email"],
    indexes: NAMED_LISTS,
    global: ["folded_email", "invitationHash"],
  },
  tokens: {
    columns: "createdAt userId kind hash revokedAt",
    refers: { userId: "users" },
    unique: ["hash"],
    indexes: ["createdAt, id", "userId"],
    global: ["hash"],
  },
  signInLinks: { columns: "userId expiresAt", refers: { userId: "users cascade" }, indexes: ["userId"], global: ["id"] },
  clients: { columns: `${NAMED} currency`, folded: ["name", "email"], indexes: NAMED_LISTS },
  projects: {
    columns: `${NAMED} clientId billable code`,
    folded: ["name"],
    refers: { clientId: "clients" },
    indexes: [...NAMED_LISTS, "clientId"],
  },
  tasks: {
    columns: `${NAMED} projectId billable`,
    folded: ["name"],
    refers: { projectId: "projects" },
    indexes: [...NAMED_LISTS, "projectId"],
  },
  invoices: {
    columns: "createdAt updatedAt type status clientId number currency issueDate dueDate deductedBy",
    refers: { clientId: "clients", deductedBy: "invoices" },
    unique: ["number"],
    indexes: [
      ...["createdAt, id", "updatedAt, id", `${orderOf("issueDate")}, id`, `${orderOf("dueDate")}, id`],
      ...["clientId, createdAt, id", "status, createdAt, id", "deductedBy"],
    ],
  },
  timeEntries: {
    columns: "createdAt updatedAt userId projectId taskId invoiceId status startTime endTime billable",
    folded: ["notes"],
    refers: { userId: "users", projectId: "projects", taskId: "tasks", invoiceId: "invoices" },
    unique: ["userId where status = 'running'"],
    indexes: [
      ...["startTime, id", "createdAt, id", "updatedAt, id", "userId, startTime, id", "projectId, startTime, id"],
      ...["taskId", "invoiceId", "id where status = 'recorded'"],
    ],
  },
  series: { columns: "last" },
  documents: { refers: { id: "invoices" } },
  timeBases: { refers: { id: "invoices cascade" } },
  ledger: { columns: "series position invoiceId", refers: { invoiceId: "invoices" }, unique: ["series, position", "invoiceId"] },
  logos: { columns: "workspaceVersion at" },
  messages: {
    columns: "createdAt invoiceId userId status dueAt leasedUntil handedOver",
    refers: { invoiceId: "invoices", userId: "users cascade" },
    indexes: ["invoiceId, createdAt, id", "userId"],
    global: ["status, dueAt", "status, leasedUntil"],
  },
  mailQuotas: { columns: "at", global: ["at"] },
  answers: { columns: "at", indexes: ["at"] },
  events: { columns: "type occurredAt", indexes: ["occurredAt"], global: ["occurredAt"] },
  outbox: { columns: "leasedUntil occurredAt", refers: { id: "events" }, global: ["occurredAt"] },
  webhooks: { columns: "createdAt updatedAt status deletedAt", indexes: ["createdAt, id"] },
  endpoints: { columns: "failures failingSince lastClaimedAt", refers: { id: "webhooks" } },
  secrets: {},
  deliveries: {
    columns: "createdAt updatedAt webhookId eventId eventType status nextAttemptAt leasedUntil",
    refers: { webhookId: "webhooks", eventId: "events" },
    indexes: ["createdAt, id", "webhookId, createdAt, id", "status, createdAt, id", "eventId"],
    global: [
      "nextAttemptAt where status = 'pending'",
      "leasedUntil where status = 'pending'",
      "updatedAt where status <> 'pending'",
    ],
  },
  attempts: { columns: "deliveryId at", refers: { deliveryId: "deliveries cascade" }, indexes: ["deliveryId", "at"] },
  feeds: { columns: "last purged" },
  changes: { columns: "position type at", unique: ["position"], global: ["at"] },
  requestQuotas: { columns: "at", global: ["at"] },
} as const satisfies Readonly<Record<string, Table>>;

export type TableName = keyof typeof tables;

/** Tables whose rows are not part of a workspace that exists: the workspaces, and the buckets of callers. */
const free: readonly string[] = ["workspaces", "requestQuotas"];

/** The kind of resource that the change feed reports for each table. */
export const kinds: ReadonlyMap<string, ChangeType> = new Map(trackedKinds.map((kind) => [resources[kind].plural, kind]));

const VERSION = 1;

/** Creates the tables of a new database. Returns the names of the migrations that it applied. */
export function migrate(connection: Connection): readonly string[] {
  const [{ user_version: version } = { user_version: 0 }] = connection.all<{ user_version: number }>("pragma user_version");
  if (version > VERSION) throw new Error(`The database has version ${version}. This program knows versions up to ${VERSION}.`);
  if (version === VERSION) return [];
  const statements = Object.entries<Table>(tables).flatMap(([name, table]) => statementsOf(name, table));
  connection.execute(["begin exclusive", ...statements, `pragma user_version = ${VERSION}`, "commit"].join(";\n"));
  return ["0001-initial"];
}

function statementsOf(name: string, { columns = "", folded = [], refers = {}, ...keys }: Table): string[] {
  const generated = ["version", ...columns.split(" ").filter((column) => column !== "")];
  const parts = [
    "workspace_id text not null, id text not null, doc text not null, folded text not null",
    ...generated.map((column) => `${column} as (doc ->> '$.${column}')`),
    ...folded.map((column) => `folded_${column} as (folded ->> '$.${column}')`),
    "primary key (workspace_id, id)",
    ...(free.includes(name) ? [] : ["foreign key (workspace_id) references workspaces (workspace_id)"]),
    ...Object.entries(refers).map(([column, to]) => {
      const [target, cascade] = to.split(" ");
      return `foreign key (workspace_id, ${column}) references ${target} (workspace_id, id)${cascade ? " on delete cascade" : ""}`;
    }),
  ];
  const index = (kind: string, on: string, position: number, prefix = "workspace_id"): string => {
    const [key = "", where] = on.split(" where ");
    const all = [prefix, key].filter((part) => part !== "").join(", ");
    return `create ${kind} ${name}_${position} on ${name} (${all})${where ? ` where ${where}` : ""}`;
  };
  const { unique = [], indexes = [], global = [] } = keys;
  return [
    `create table ${name} (${parts.join(", ")})`,
    ...unique.map((on, n) => index("unique index", on, n)),
    ...indexes.map((on, n) => index("index", on, unique.length + n)),
    ...global.map((on, n) => index("index", on, unique.length + indexes.length + n, "")),
  ];
}
