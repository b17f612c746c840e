import { type Saboteur, withStores } from "./saboteur.js";

/** The value with every part of it passed through `change`, from the leaves up. */
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

const isInstant = (part: unknown, key: string): part is number => typeof part === "number" && /(At|Time)$/.test(key);

/** An adapter that spoils what it found. */
function spoiling(change: (part: unknown, key: string) => unknown): Saboteur["make"] {
  return withStores(({ workspace, users, tokens, clients, projects, tasks, timeEntries, invoices, events }) => ({
    workspace: { ...workspace, get: async () => deeply(await workspace.get(), change) },
    users: { ...users, find: async (id) => deeply(await users.find(id), change) },
    tokens: { ...tokens, find: async (id) => deeply(await tokens.find(id), change) },
    clients: { ...clients, find: async (id) => deeply(await clients.find(id), change) },
    projects: { ...projects, find: async (id) => deeply(await projects.find(id), change) },
    tasks: { ...tasks, find: async (id) => deeply(await tasks.find(id), change) },
    timeEntries: { ...timeEntries, find: async (id) => deeply(await timeEntries.find(id), change) },
    invoices: { ...invoices, find: async (id) => deeply(await invoices.find(id), change) },
    events: { ...events, list: async (limit) => deeply(await events.list(limit), change) },
  }));
}

const roundTrip = {
  workspace: "gives back every field of a workspace",
  user: "gives back every field of a user, of every role and status",
  token: "gives back every field of a token",
  client: "gives back every field of a client",
  project: "gives back every field of a project, active and archived",
  task: "gives back every field of a task",
  entry: "gives back every field of a time entry, running, recorded and billed",
  event: "gives back every event, its body byte for byte, in the order of recording",
  invoice: "gives back every field of an invoice and its lines",
  status: "gives back an invoice of every status",
} as const;

export const valueSaboteurs: readonly Saboteur[] = [
  {
    title: "cuts instants to seconds",
    caughtBy: Object.values(roundTrip),
    make: spoiling((part, key) => (isInstant(part, key) ? Math.floor(part / 1000) * 1000 : part)),
  },
  {
    title: "knows no instant after 2038",
    caughtBy: [roundTrip.token, roundTrip.project, roundTrip.entry, roundTrip.event, roundTrip.invoice],
    make: spoiling((part, key) => (isInstant(part, key) ? Math.min(part, (2 ** 31 - 1) * 1000) : part)),
  },
  {
    title: "passes whole numbers through floating point",
    caughtBy: [roundTrip.invoice],
    make: spoiling((part) => (typeof part === "bigint" ? BigInt(Number(part)) : part)),
  },
  {
    title: "keeps 32 bits of an amount",
    caughtBy: [
      roundTrip.workspace,
      roundTrip.user,
      roundTrip.client,
      roundTrip.project,
      roundTrip.task,
      roundTrip.entry,
      roundTrip.status,
    ],
    make: spoiling((part) => (typeof part === "bigint" ? BigInt.asIntN(32, part) : part)),
  },
  {
    title: "loses the sign of an amount",
    caughtBy: [roundTrip.invoice],
    make: spoiling((part) => (typeof part === "bigint" && part < 0n ? -part : part)),
  },
  {
    title: "takes an amount of nothing for no amount",
    caughtBy: [roundTrip.workspace, roundTrip.user, roundTrip.client, roundTrip.project, roundTrip.task, roundTrip.entry],
    make: spoiling((part, key) => (part === 0n && /rate$/i.test(key) ? null : part)),
  },
  {
    title: "takes an empty text for none",
    caughtBy: [roundTrip.workspace, roundTrip.client, roundTrip.project, roundTrip.entry, roundTrip.invoice, roundTrip.status],
    make: spoiling((part) => (part === "" ? null : part)),
  },
  {
    title: "takes an empty list for none",
    caughtBy: [roundTrip.token, roundTrip.entry, roundTrip.invoice],
    make: spoiling((part) => (Array.isArray(part) && part.length === 0 ? null : part)),
  },
  {
    title: "cuts texts after 255 characters",
    caughtBy: [roundTrip.client, roundTrip.project, roundTrip.entry, roundTrip.event, roundTrip.invoice],
    make: spoiling((part) => (typeof part === "string" ? part.slice(0, 255) : part)),
  },
  {
    title: "trims texts",
    caughtBy: [roundTrip.client, roundTrip.project, roundTrip.entry],
    make: spoiling((part) => (typeof part === "string" ? part.trim() : part)),
  },
  {
    title: "composes the accents of texts",
    caughtBy: [
      roundTrip.workspace,
      roundTrip.user,
      roundTrip.token,
      roundTrip.client,
      roundTrip.project,
      roundTrip.task,
      roundTrip.entry,
    ],
    make: spoiling((part) => (typeof part === "string" ? part.normalize("NFC") : part)),
  },
  {
    title: "writes question marks for what is beyond the basic plane",
    caughtBy: [roundTrip.workspace, roundTrip.user, roundTrip.entry, roundTrip.event, roundTrip.invoice],
    make: spoiling((part) => (typeof part === "string" ? part.replace(/[\u{10000}-\u{10ffff}]/gu, "?") : part)),
  },
  {
    title: "loses the tags of an entry",
    caughtBy: [roundTrip.entry, "stores the next version of a time entry"],
    make: spoiling((part, key) => (key === "tags" && Array.isArray(part) ? [] : part)),
  },
  {
    title: "writes event bodies anew",
    caughtBy: [roundTrip.event],
    make: spoiling((part, key) => (key === "body" && typeof part === "string" ? JSON.stringify(JSON.parse(part)) : part)),
  },
  {
    title: "sorts the lines of an invoice",
    caughtBy: ["keeps the order of lines, payments, allowances and tax groups"],
    make: spoiling((part, key) => {
      if (key !== "lines" || !Array.isArray(part)) return part;
      return (part as { description: string }[]).toSorted((a, b) => (a.description < b.description ? -1 : 1));
    }),
  },
];
