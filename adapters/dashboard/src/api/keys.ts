/** The keys of one resource: everything of it, its lists by filter, one by id. */
function resource<const Name extends string>(name: Name) {
  return {
    all: [name],
    lists: [name, "list"],
    list: (filter: object) => [name, "list", filter],
    one: (id: string) => [name, "one", id],
  } as const;
}

/** What each piece of data is remembered under. After a change, `all` of its resource is asked for again. */
export const keys = {
  me: ["me"],
  workspace: ["workspace"],
  clients: resource("clients"),
  projects: resource("projects"),
  tasks: resource("tasks"),
  timeEntries: resource("time-entries"),
  invoices: resource("invoices"),
  reports: resource("reports"),
  tokens: resource("tokens"),
  users: resource("users"),
  webhooks: resource("webhooks"),
  deliveries: resource("deliveries"),
  webhookSecret: ["webhook-secret"],
} as const;
