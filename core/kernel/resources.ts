interface ResourceDescriptor {
  /** Begins every id of the kind. */
  readonly prefix: string;
  /** What a sentence calls one. */
  readonly name: string;
  /** What scopes and permissions call the kind, as in `projects:read`; null where another kind's apply. */
  readonly scope: string | null;
  /** What the kind's events tell, as in `project.archived`. */
  readonly events: readonly string[];
  /** Whether the change feed reports it. */
  readonly isTracked: boolean;
}

/**
 * Every kind of resource. Ids, event types, scopes, the change feed and "not found" errors are derived from this table; a new kind begins
 * here.
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

/** The kinds that the change feed reports. */
export type TrackedKind = { [K in ResourceKind]: Resources[K]["isTracked"] extends true ? K : never }[ResourceKind];

/** The scope of each kind that has one. */
export type ResourceScope = NonNullable<Resources[ResourceKind]["scope"]>;

/** The types of the events of all kinds, such as `project.archived`. */
export type ResourceEvent = { [K in ResourceKind]: `${K}.${Resources[K]["events"][number]}` }[ResourceKind];

export type IdPrefix = Resources[ResourceKind]["prefix"];

export const resourceKinds = Object.keys(resources) as readonly ResourceKind[];
export const trackedKinds = resourceKinds.filter((kind): kind is TrackedKind => resources[kind].isTracked);
export const resourceScopes = resourceKinds.flatMap((kind) => resources[kind].scope ?? []);
export const resourceEvents = resourceKinds.flatMap((kind) =>
  resources[kind].events.map((event) => `${kind}.${event}` as ResourceEvent),
);
