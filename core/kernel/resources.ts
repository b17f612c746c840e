interface ResourceDescriptor {
  /** The prefix of the kind's ids. */
  readonly prefix: string;
  /** The singular noun for messages. */
  readonly name: string;
  /** The resource part of the kind's scopes and permissions, as in `projects:read`; null if those of another kind apply. */
  readonly scope: string | null;
  /** The second part of the kind's event types, as in `project.archived`. */
  readonly events: readonly string[];
  /** Whether the change feed includes the kind. */
  readonly isTracked: boolean;
}

/**
 * All kinds of resources. Ids, event types, scopes, the change feed and "not found" errors are derived from this table. To add a
 * kind, start here.
 */
export const resources = {
  time_entry: {
    prefix: "te",
    name: "time entry",
    scope: "time_entries",
    events: ["started", "created", "updated", "deleted"],
    isTracked: true,
  },
  invoice: {
    prefix: "inv",
    name: "invoice",
    scope: "invoices",
    events: ["created", "issued", "sent", "payment_recorded", "paid", "voided"],
    isTracked: true,
  },
  payment: { prefix: "pay", name: "payment", scope: null, events: [], isTracked: false },
  client: { prefix: "cli", name: "client", scope: "clients", events: ["created", "updated"], isTracked: true },
  project: { prefix: "prj", name: "project", scope: "projects", events: ["created", "updated", "archived"], isTracked: true },
  task: { prefix: "task", name: "task", scope: "tasks", events: [], isTracked: true },
  user: { prefix: "usr", name: "user", scope: "users", events: ["invited"], isTracked: true },
  token: { prefix: "tok", name: "token", scope: "tokens", events: [], isTracked: true },
  workspace: { prefix: "ws", name: "workspace", scope: "workspace", events: [], isTracked: true },
  webhook: { prefix: "wh", name: "webhook", scope: "webhooks", events: [], isTracked: true },
  delivery: { prefix: "whd", name: "delivery", scope: null, events: [], isTracked: false },
  event: { prefix: "evt", name: "event", scope: null, events: [], isTracked: false },
  message: { prefix: "msg", name: "message", scope: null, events: [], isTracked: false },
} as const satisfies Readonly<Record<string, ResourceDescriptor>>;

type Resources = typeof resources;
export type ResourceKind = keyof Resources;

/** The kinds that the change feed includes. */
export type TrackedKind = { [K in ResourceKind]: Resources[K]["isTracked"] extends true ? K : never }[ResourceKind];

/** The scopes of all kinds that have one. */
export type ResourceScope = NonNullable<Resources[ResourceKind]["scope"]>;

/** The event types of all kinds, such as `project.archived`. */
export type ResourceEvent = { [K in ResourceKind]: `${K}.${Resources[K]["events"][number]}` }[ResourceKind];

export type IdPrefix = Resources[ResourceKind]["prefix"];

export const resourceKinds = Object.keys(resources) as readonly ResourceKind[];
export const trackedKinds = resourceKinds.filter((kind): kind is TrackedKind => resources[kind].isTracked);
export const resourceScopes = resourceKinds.flatMap((kind) => resources[kind].scope ?? []);
export const resourceEvents = resourceKinds.flatMap((kind) =>
  resources[kind].events.map((event) => `${kind}.${event}` as ResourceEvent),
);
