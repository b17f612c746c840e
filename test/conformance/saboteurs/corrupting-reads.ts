import type { Stores } from "../../../core/ports/unit-of-work.js";
import { type Saboteur, withStores } from "./saboteur.js";

/** Applies `change` to every part of the value, leaves first. */
function deeply<T>(value: T, change: (part: unknown, key: string) => unknown, key = ""): T {
  if (Array.isArray(value))
    return change(
      value.map((part: unknown) => deeply(part, change, key)),
      key,
    ) as T;
  if (typeof value !== "object" || value === null) return change(value, key) as T;
  const entries = Object.entries(value).map(([name, part]) => [name, deeply(part, change, name)] as const);
  return Object.fromEntries(entries) as T;
}

export const isInstant = (part: unknown, key: string): part is number =>
  typeof part === "number" && /(^at|At|Time|Until)$/.test(key);

/** An adapter that changes the values that it returns. */
export function corruptingReads(change: (part: unknown, key: string) => unknown): Saboteur["make"] {
  return withStores(({ workspace, users, tokens, clients, projects, tasks, timeEntries, invoices, events, ...outgoing }) => ({
    workspace: { ...workspace, get: async () => deeply(await workspace.get(), change) },
    users: { ...users, find: async (id) => deeply(await users.find(id), change) },
    tokens: { ...tokens, find: async (id) => deeply(await tokens.find(id), change) },
    clients: { ...clients, find: async (id) => deeply(await clients.find(id), change) },
    projects: { ...projects, find: async (id) => deeply(await projects.find(id), change) },
    tasks: { ...tasks, find: async (id) => deeply(await tasks.find(id), change) },
    timeEntries: { ...timeEntries, find: async (id) => deeply(await timeEntries.find(id), change) },
    invoices: { ...invoices, find: async (id) => deeply(await invoices.find(id), change) },
    events: { ...events, list: async (limit) => deeply(await events.list(limit), change) },
    ...corruptedStores(outgoing, change),
  }));
}

function corruptedStores(
  { webhooks, webhookSecret, deliveries, messages }: Pick<Stores, "webhooks" | "webhookSecret" | "deliveries" | "messages">,
  change: (part: unknown, key: string) => unknown,
): Partial<Stores> {
  return {
    webhooks: { ...webhooks, find: async (id) => deeply(await webhooks.find(id), change) },
    webhookSecret: { ...webhookSecret, find: async () => deeply(await webhookSecret.find(), change) },
    deliveries: {
      ...deliveries,
      find: async (id) => deeply(await deliveries.find(id), change),
      attempts: async (id) => deeply(await deliveries.attempts(id), change),
    },
    messages: { ...messages, find: async (id) => deeply(await messages.find(id), change) },
  };
}
