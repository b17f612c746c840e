import type { Saboteur } from "./saboteur.js";
import { isInstant, spoiling } from "./spoiling.js";

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
  webhook: "gives back every field of a webhook subscription",
  secret: "gives back every field of the webhook secret, and null before there is one",
  delivery: "makes one pending delivery of an event, due at its instant, with its exact body",
  attempt: "keeps every field of an attempt in the log",
  message: "gives back every field of a message",
} as const;

/** What is no JSON stays as it is. */
function rewritten(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}

export const valueSaboteurs: readonly Saboteur[] = [
  {
    title: "cuts instants to seconds",
    caughtBy: Object.values(roundTrip),
    make: spoiling((part, key) => (isInstant(part, key) ? Math.floor(part / 1000) * 1000 : part)),
  },
  {
    title: "knows no instant after 2038",
    caughtBy: [
      roundTrip.token,
      roundTrip.project,
      roundTrip.entry,
      roundTrip.event,
      roundTrip.invoice,
      roundTrip.webhook,
      roundTrip.attempt,
      roundTrip.message,
    ],
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
    caughtBy: [
      roundTrip.workspace,
      roundTrip.client,
      roundTrip.project,
      roundTrip.entry,
      roundTrip.invoice,
      roundTrip.status,
      roundTrip.webhook,
      roundTrip.attempt,
      roundTrip.message,
    ],
    make: spoiling((part) => (part === "" ? null : part)),
  },
  {
    title: "takes an empty list for none",
    caughtBy: [roundTrip.token, roundTrip.entry, roundTrip.invoice, roundTrip.message],
    make: spoiling((part) => (Array.isArray(part) && part.length === 0 ? null : part)),
  },
  {
    title: "cuts texts after 255 characters",
    caughtBy: [
      roundTrip.client,
      roundTrip.project,
      roundTrip.entry,
      roundTrip.event,
      roundTrip.invoice,
      roundTrip.webhook,
      roundTrip.attempt,
      roundTrip.message,
    ],
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
      roundTrip.webhook,
      roundTrip.secret,
      roundTrip.delivery,
      roundTrip.attempt,
      roundTrip.message,
    ],
    make: spoiling((part) => (typeof part === "string" ? part.normalize("NFC") : part)),
  },
  {
    title: "writes question marks for what is beyond the basic plane",
    caughtBy: [
      roundTrip.workspace,
      roundTrip.user,
      roundTrip.entry,
      roundTrip.event,
      roundTrip.invoice,
      roundTrip.webhook,
      roundTrip.secret,
      roundTrip.delivery,
      roundTrip.attempt,
      roundTrip.message,
    ],
    make: spoiling((part) => (typeof part === "string" ? part.replace(/[\u{10000}-\u{10ffff}]/gu, "?") : part)),
  },
  {
    title: "loses the tags of an entry",
    caughtBy: [roundTrip.entry, "stores the next version of a time entry"],
    make: spoiling((part, key) => (key === "tags" && Array.isArray(part) ? [] : part)),
  },
  {
    title: "writes event bodies anew",
    caughtBy: [roundTrip.event, roundTrip.delivery],
    make: spoiling((part, key) => (key === "body" && typeof part === "string" ? rewritten(part) : part)),
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
