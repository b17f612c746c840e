/** The query keys of one resource: all, lists by filter, and one by ID. */
function resource<const Name extends string>(name: Name) {
  return {
    all: [name],
    lists: [name, "list"],
    list: (filter: object) => [name, "list", filter],
    one: (id: string) => [name, "one", id],
  } as const;
}

/** The query keys. After a change, `all` of the resource is refetched. */
export const keys = {
  installation: ["installation"],
  me: ["me"],
  preferences: ["preferences"],
  workspace: ["workspace"],
  clients: resource("clients"),
  projects: resource("projects"),
  tasks: resource("tasks"),
  milestones: resource("milestones"),
  timeEntries: resource("time-entries"),
  invoices: resource("invoices"),
  reports: resource("reports"),
  tokens: resource("tokens"),
  users: resource("users"),
  webhooks: resource("webhooks"),
  deliveries: resource("deliveries"),
  webhookSecret: ["webhook-secret"],
} as const;
