import { type ChangeType, foldCase, foldForSearch, resources, trackedKinds } from "stint/storage";
import type { Connection } from "./connection.js";

/**
 * Every table has the same columns: workspace, id, the model as a JSON document, and the folded texts in which lists search. The database computes
 * the other columns from the document, so that filters, orders, keys and references are SQL, and the model is stored once.
 */
interface Table {
  /**
   * Fields of the model. `~name` is also a column `folded_name`. `projectId:projects` refers to a row of another table; with `!`, it is deleted with
   * that row.
   */
  readonly columns: string;
  /** Indexes, which begin with the workspace. Those that begin with `global` serve lookups across workspaces: by a hash, and for the queues. */
  readonly keys?: string;
}

/** Names of fields become SQL. Throws for any other text, since callers may pass on what they received. */
export function columnOf(field: string): string {
  if (!/^\w+$/.test(field)) throw new Error(`"${field}" is not a column.`);
  return field;
}

/** The column by which a list is sorted. Days can be missing and then sort last: `~` sorts after every day. */
export function orderOf(field: string): string {
  return field === "issueDate" || field === "dueDate" ? `ifnull(${field}, '~')` : columnOf(field);
}

const VERSIONED = "version createdAt updatedAt";
const KNOWN = `${VERSIONED} externalId`;
const KEY = "unique externalId; ";
const LISTED = "createdAt, id; updatedAt, id";
const CALLS = "global nextAttemptAt where status = 'pending'; global leasedUntil where status = 'pending'";

export const tables = {
  workspaces: { columns: VERSIONED },
  users: {
    columns: `${KNOWN} ~name ~email status role invitationHash`,
    keys: `${KEY}unique folded_email; ${LISTED}; name, id; global folded_email; global invitationHash`,
  },
  tokens: { columns: `${VERSIONED} userId:users kind hash revokedAt`, keys: `unique hash; ${LISTED}; userId; global hash` },
  signInLinks: { columns: "userId:users! expiresAt", keys: "userId; global id" },
  clients: { columns: `${KNOWN} ~name ~email status currency`, keys: `${KEY}${LISTED}; name, id` },
  projects: {
    columns: `${KNOWN} ~name status clientId:clients billable billingMethod code`,
    keys: `${KEY}${LISTED}; name, id; clientId`,
  },
  tasks: { columns: `${KNOWN} ~name status projectId:projects billable`, keys: `${KEY}${LISTED}; name, id; projectId` },
  bankStatements: { columns: `${VERSIONED} account fingerprint`, keys: `unique fingerprint; ${LISTED}` },
  bankTransactions: {
    columns: `${VERSIONED} statementId:bankStatements clientId:clients account counterpartyAccount bookingDate status fingerprint`,
    keys: `unique fingerprint; ${LISTED}; bookingDate, id; statementId; clientId; counterpartyAccount`,
  },
  clientCredits: {
    columns: "clientId:clients invoiceId:invoices bankTransactionId:bankTransactions currency position kind paymentId createdAt",
    keys: "unique clientId, currency, position; clientId, createdAt, id; paymentId; invoiceId; bankTransactionId",
  },
  recurringInvoices: {
    columns: `${VERSIONED} ~name clientId:clients status nextOn failure`,
    keys: `${LISTED}; name, id; clientId; nextOn, id`,
  },
  invoices: {
    columns: `${KNOWN} type status clientId:clients ~number ~buyer currency issueDate dueDate deductedBy:invoices recurringInvoiceId:recurringInvoices`,
    keys: `${KEY}unique number; ${LISTED}; ${orderOf("issueDate")}, id; ${orderOf("dueDate")}, id; clientId, createdAt, id; deductedBy; recurringInvoiceId`,
  },
  quotes: {
    columns: `${VERSIONED} status clientId:clients number invoiceId:invoices projectId:projects issueDate validUntil`,
    keys: `unique number; ${LISTED}; ${orderOf("issueDate")}, id; clientId, createdAt, id; invoiceId; projectId`,
  },
  timeEntries: {
    columns: `${KNOWN} userId:users projectId:projects taskId:tasks invoiceId:invoices status startTime endTime billable ~notes`,
    keys: `${KEY}unique userId where status = 'running'; ${LISTED}; startTime, id; userId, startTime, id; projectId, startTime, id; taskId; invoiceId`,
  },
  expenses: {
    columns: `${VERSIONED} userId:users projectId:projects clientId:clients invoiceId:invoices status date category billable reimbursable reimbursedOn`,
    keys: `${LISTED}; date, id; userId; projectId; clientId; invoiceId`,
  },
  receipts: { columns: "id:expenses!" },
  milestones: {
    columns: `${VERSIONED} projectId:projects invoiceId:invoices status dueDate completedAt`,
    keys: `${LISTED}; dueDate, id; projectId; invoiceId`,
  },
  formerEntries: { columns: "at", keys: "global at" },
  tags: { columns: "key", keys: "key" },
  series: { columns: "last" },
  documents: { columns: "invoiceId:invoices" },
  overdueNotes: { columns: "id:invoices dueDate" },
  timeBases: { columns: "id:invoices!" },
  ledger: { columns: "series position invoiceId:invoices", keys: "unique series, position; unique invoiceId" },
  files: { columns: "workspaceVersion kind at" },
  preferences: { columns: "id:users" },
  messages: {
    columns: `${VERSIONED} invoiceId:invoices quoteId:quotes clientId:clients linkId:documentLinks userId:users! status dueAt leasedUntil handedOver`,
    keys: "invoiceId, createdAt, id; quoteId; clientId, createdAt, id; linkId; userId; global status, dueAt; global status, leasedUntil",
  },
  documentLinks: {
    columns: `${VERSIONED} invoiceId:invoices quoteId:quotes hash revokedAt expiresAt`,
    keys: "invoiceId, createdAt, id; quoteId, createdAt, id; global hash",
  },
  reminders: {
    columns: `${VERSIONED} invoiceId:invoices clientId:clients messageId:messages status date`,
    keys: `${LISTED}; invoiceId, createdAt, id; clientId, createdAt, id; messageId`,
  },
  mailQuotas: { columns: "at", keys: "global at" },
  answers: { columns: "at", keys: "at" },
  events: { columns: "type occurredAt", keys: "occurredAt; global occurredAt" },
  outbox: { columns: "id:events leasedUntil occurredAt", keys: "global occurredAt" },
  webhooks: { columns: `${VERSIONED} status`, keys: LISTED },
  endpoints: { columns: "id:webhooks! failures lastClaimedAt" },
  secrets: { columns: VERSIONED },
  deliveries: {
    columns: `${VERSIONED} webhookId eventId:events eventType status nextAttemptAt leasedUntil`,
    keys: `${LISTED}; webhookId, createdAt, id; eventId; ${CALLS}; global updatedAt where status <> 'pending'`,
  },
  attempts: { columns: "deliveryId:deliveries! at", keys: "deliveryId; at" },
  feeds: { columns: "last purged" },
  changes: { columns: "position type at", keys: "unique position; global at" },
  requests: { columns: "requestId tokenId method status at", keys: "at, id; requestId, at, id; global at" },
  requestQuotas: { columns: "at", keys: "global at" },
} as const satisfies Readonly<Record<string, Table>>;

export type TableName = keyof typeof tables;

/** The kind of resource that the change feed reports for each table. */
export const kinds: ReadonlyMap<string, ChangeType> = new Map(trackedKinds.map((kind) => [resources[kind].plural, kind]));

/** The text fields of a table that are also stored folded. */
export function foldedOf(table: TableName): readonly string[] {
  return [...tables[table].columns.matchAll(/~(\w+)/g)].map(([, field = ""]) => field);
}

/** Addresses are compared as a whole, of numbers only letter case is ignored, and other texts are searched. */
export const foldOf = (field: string) => (/email|number/i.test(field) ? foldCase : foldForSearch);

const VERSION = 1;

/** Creates the tables of a new database. Returns the names of the migrations that it applied. */
export function migrate(connection: Connection): readonly string[] {
  const [{ user_version: version } = { user_version: 0 }] = connection.all<{ user_version: number }>("pragma user_version");
  if (version > VERSION) throw new Error(`The database has version ${version}. This program knows versions up to ${VERSION}.`);
  if (version === VERSION) return [];
  const statements = (Object.keys(tables) as TableName[]).flatMap((name) => [tableOf(name), ...indexesOf(name, tables[name])]);
  connection.execute(["begin exclusive", ...statements, `pragma user_version = ${VERSION}`, "commit"].join(";\n"));
  return ["0001-initial"];
}

function tableOf(name: TableName): string {
  const parts = ["workspace_id text not null, id text not null, doc text not null, folded text not null"];
  for (const field of foldedOf(name)) parts.push(`folded_${field} as (folded ->> '$.${field}')`);
  const references = ["primary key (workspace_id, id)"];
  if (name !== "workspaces" && name !== "requestQuotas")
    references.push("foreign key (workspace_id, workspace_id) references workspaces (workspace_id, id)");
  for (const [, field, target, cascade] of tables[name].columns.matchAll(/(\w+)(?::(\w+)(!?))?/g)) {
    if (field !== "id") parts.push(`${field} as (doc ->> '$.${field}')`);
    const onDelete = cascade === "!" ? "on delete cascade" : "";
    if (target) references.push(`foreign key (workspace_id, ${field}) references ${target} (workspace_id, id) ${onDelete}`);
  }
  return `create table ${name} (${[...parts, ...references].join(", ")})`;
}

function indexesOf(name: TableName, { keys }: Table): readonly string[] {
  return (keys?.split("; ") ?? []).map((key, position) => {
    const [, kind, columns = "", where = ""] = /^(?:(unique|global) )?(.*?)(?= where |$)([^]*)$/.exec(key) ?? [];
    const all = kind === "global" ? columns : `workspace_id, ${columns}`;
    return `create ${kind === "unique" ? "unique " : ""}index ${name}_${position} on ${name} (${all})${where}`;
  });
}
