/** Who has a permission. `core/access/permissions.ts` defines what each audience is granted. */
export type Audience =
  | "everyone"
  | "administrators"
  | "finance"
  | "finance_and_own"
  | "finance_and_limited"
  | "administrators_and_own";

type ResourceDescriptor = (Scoped | Unscoped) & {
  /** The prefix of the kind's ids. */
  readonly prefix: string;
  /** The singular noun for messages. */
  readonly name: string;
  /** The plural noun, in camel case. Also names the table in memory. */
  readonly plural: string;
  /** The second part of the kind's event types, as in `project.archived`. */
  readonly events: readonly string[];
  /** Whether the change feed includes the kind. */
  readonly isTracked: boolean;
  /** Fields of the model that the change feed never contains. */
  readonly hidden?: readonly string[];
};

interface Scoped {
  /** The resource part of the kind's scopes and permissions, as in `projects:read`. */
  readonly scope: string;
  /** Who may read and write the kind. */
  readonly access: { readonly read: Audience; readonly write: Audience };
}

/** The permissions of another kind apply. */
interface Unscoped {
  readonly scope: null;
}

/**
 * All kinds of resources. Ids, event types, scopes, the change feed and "not found" errors are derived from this table. To add a
 * kind, start here.
 */
export const resources = {
  time_entry: {
    prefix: "te",
    name: "time entry",
    plural: "timeEntries",
    scope: "time_entries",
    access: { read: "finance_and_own", write: "administrators_and_own" },
    events: ["started", "created", "updated", "deleted"],
    isTracked: true,
  },
  invoice: {
    prefix: "inv",
    name: "invoice",
    plural: "invoices",
    scope: "invoices",
    access: { read: "finance", write: "finance" },
    events: [
      "created",
      "issued",
      "sent",
      "viewed",
      "overdue",
      "payment_recorded",
      "payment_reversed",
      "paid",
      "credited",
      "voided",
    ],
    isTracked: true,
  },
  quote: {
    prefix: "quo",
    name: "quote",
    plural: "quotes",
    scope: "quotes",
    access: { read: "finance", write: "finance" },
    events: ["created", "updated", "issued", "sent", "viewed", "accepted", "declined", "deleted"],
    isTracked: true,
  },
  recurring_invoice: {
    prefix: "rin",
    name: "recurring invoice",
    plural: "recurringInvoices",
    scope: "recurring_invoices",
    access: { read: "finance", write: "finance" },
    events: ["created", "updated", "deleted", "failed"],
    isTracked: true,
  },
  reminder: {
    prefix: "rem",
    name: "reminder",
    plural: "reminders",
    scope: "reminders",
    access: { read: "finance", write: "finance" },
    events: ["created", "sent", "failed"],
    isTracked: true,
  },
  expense: {
    prefix: "exp",
    name: "expense",
    plural: "expenses",
    scope: "expenses",
    access: { read: "finance_and_own", write: "finance_and_own" },
    events: ["created", "updated", "deleted"],
    isTracked: true,
  },
  bank_statement: {
    prefix: "bst",
    name: "bank statement",
    plural: "bankStatements",
    scope: "bank_statements",
    access: { read: "finance", write: "finance" },
    events: ["created"],
    isTracked: true,
  },
  bank_transaction: {
    prefix: "btx",
    name: "bank transaction",
    plural: "bankTransactions",
    scope: "bank_transactions",
    access: { read: "finance", write: "finance" },
    events: ["updated"],
    isTracked: true,
  },
  client: {
    prefix: "cli",
    name: "client",
    plural: "clients",
    scope: "clients",
    access: { read: "finance", write: "finance" },
    events: ["created", "updated", "deleted"],
    isTracked: true,
  },
  project: {
    prefix: "prj",
    name: "project",
    plural: "projects",
    scope: "projects",
    access: { read: "everyone", write: "administrators" },
    events: ["created", "updated", "archived", "deleted"],
    isTracked: true,
  },
  task: {
    prefix: "task",
    name: "task",
    plural: "tasks",
    scope: "tasks",
    access: { read: "everyone", write: "administrators" },
    events: ["created", "updated", "deleted"],
    isTracked: true,
  },
  milestone: {
    prefix: "mst",
    name: "milestone",
    plural: "milestones",
    scope: "milestones",
    access: { read: "finance", write: "finance" },
    events: ["created", "updated", "completed", "deleted"],
    isTracked: true,
  },
  user: {
    prefix: "usr",
    name: "user",
    plural: "users",
    scope: "users",
    access: { read: "finance_and_limited", write: "administrators" },
    events: ["invited"],
    isTracked: true,
    hidden: ["invitationHash", "invitationExpiresAt"],
  },
  token: {
    prefix: "tok",
    name: "token",
    plural: "tokens",
    scope: "tokens",
    access: { read: "administrators_and_own", write: "administrators_and_own" },
    events: [],
    isTracked: true,
    hidden: ["hash"],
  },
  workspace: {
    prefix: "ws",
    name: "workspace",
    plural: "workspaces",
    scope: "workspace",
    access: { read: "finance_and_limited", write: "administrators" },
    events: [],
    isTracked: true,
  },
  webhook: {
    prefix: "wh",
    name: "webhook",
    plural: "webhooks",
    scope: "webhooks",
    access: { read: "administrators", write: "administrators" },
    events: [],
    isTracked: true,
  },
  payment: { prefix: "pay", name: "payment", plural: "payments", scope: null, events: [], isTracked: false },
  document_link: { prefix: "lnk", name: "link", plural: "documentLinks", scope: null, events: [], isTracked: false },
  client_credit: { prefix: "ccr", name: "credit", plural: "clientCredits", scope: null, events: [], isTracked: false },
  delivery: { prefix: "whd", name: "delivery", plural: "deliveries", scope: null, events: [], isTracked: false },
  event: { prefix: "evt", name: "event", plural: "events", scope: null, events: [], isTracked: false },
  message: { prefix: "msg", name: "message", plural: "messages", scope: null, events: [], isTracked: false },
  logged_request: { prefix: "req", name: "request", plural: "requests", scope: null, events: [], isTracked: false },
} as const satisfies Readonly<Record<string, ResourceDescriptor>>;

type Resources = typeof resources;
/** A kind of resource, such as `time_entry`. */
export type ResourceKind = keyof Resources;

/** The kinds that the change feed includes. */
export type TrackedKind = { [K in ResourceKind]: Resources[K]["isTracked"] extends true ? K : never }[ResourceKind];

/** The event types of all kinds, such as `project.archived`. */
export type ResourceEvent = { [K in ResourceKind]: `${K}.${Resources[K]["events"][number]}` }[ResourceKind];

/** The prefix of a kind's ids, such as `te` of `te_01kn…`. */
export type IdPrefix = Resources[ResourceKind]["prefix"];

/** All kinds, in the order of {@link resources}. */
export const resourceKinds = Object.keys(resources) as readonly ResourceKind[];
/** The kinds that the change feed includes. */
export const trackedKinds = resourceKinds.filter((kind): kind is TrackedKind => resources[kind].isTracked);
/** The scopes of all kinds that have one, such as `time_entries`. */
export const resourceScopes = resourceKinds.flatMap((kind) => resources[kind].scope ?? []);
/** The event types of all kinds, such as `project.archived`. */
export const resourceEvents = resourceKinds.flatMap((kind) =>
  resources[kind].events.map((event) => `${kind}.${event}` as ResourceEvent),
);

/** The kinds that have a scope. */
export type ScopedKind = { [K in ResourceKind]: Resources[K] extends Scoped ? K : never }[ResourceKind];

/** The permissions to read and to write each kind that has a scope, such as `projects:read`. */
export type ResourcePermission = `${Resources[ScopedKind]["scope"]}:${keyof Scoped["access"]}`;

/** Who has each of these permissions. */
export const accessOfResources: readonly (readonly [ResourcePermission, Audience])[] = resourceKinds.flatMap((kind) => {
  const resource = resources[kind];
  if (resource.scope === null) return [];
  const { scope, access } = resource;
  return [[`${scope}:read`, access.read] as const, [`${scope}:write`, access.write] as const];
});

/** Whether the change feed omits this field of the model. */
export function isHidden(kind: TrackedKind, field: string): boolean {
  const { hidden = [] }: ResourceDescriptor = resources[kind];
  return hidden.includes(field);
}
