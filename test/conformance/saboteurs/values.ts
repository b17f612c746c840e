import type { Saboteur } from "./saboteur.js";
import { isInstant, corruptingReads } from "./corrupting-reads.js";

const roundTrip = {
  workspace: "returns every field of a workspace",
  user: "returns every field of a user, of every role and status",
  token: "returns every field of a token",
  client: "returns every field of a client",
  project: "returns every field of a project, active and archived",
  task: "returns every field of a task",
  entry: "returns every field of a time entry, running, recorded and billed",
  event: "gives back every event, its body byte for byte, in the order of recording",
  invoice: "returns every field of an invoice and its lines",
  status: "returns an invoice of every status",
  webhook: "returns every field of a webhook subscription",
  secret: "returns every field of the webhook secret, and null before there is one",
  delivery: "creates one pending delivery of an event, due at its instant, with its exact body",
  attempt: "keeps every field of an attempt in the log",
  message: "returns every field of a message",
} as const;

/** Leaves texts unchanged that are not JSON. */
function rewritten(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}

export const valueSaboteurs: readonly Saboteur[] = [
  {
    title: "truncates instants to seconds",
    caughtBy: Object.values(roundTrip),
    make: corruptingReads((part, key) => (isInstant(part, key) ? Math.floor(part / 1000) * 1000 : part)),
  },
  {
    title: "rejects instants after 2038",
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
    make: corruptingReads((part, key) => (isInstant(part, key) ? Math.min(part, (2 ** 31 - 1) * 1000) : part)),
  },
  {
    title: "converts integers to floating point",
    caughtBy: [roundTrip.invoice],
    make: corruptingReads((part) => (typeof part === "bigint" ? BigInt(Number(part)) : part)),
  },
  {
    title: "truncates amounts to 32 bits",
    caughtBy: [
      roundTrip.workspace,
      roundTrip.user,
      roundTrip.client,
      roundTrip.project,
      roundTrip.task,
      roundTrip.entry,
      roundTrip.status,
    ],
    make: corruptingReads((part) => (typeof part === "bigint" ? BigInt.asIntN(32, part) : part)),
  },
  {
    title: "loses the sign of an amount",
    caughtBy: [roundTrip.invoice],
    make: corruptingReads((part) => (typeof part === "bigint" && part < 0n ? -part : part)),
  },
  {
    title: "treats a zero amount as missing",
    caughtBy: [roundTrip.workspace, roundTrip.user, roundTrip.client, roundTrip.project, roundTrip.task, roundTrip.entry],
    make: corruptingReads((part, key) => (part === 0n && /rate$/i.test(key) ? null : part)),
  },
  {
    title: "treats an empty text as missing",
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
    make: corruptingReads((part) => (part === "" ? null : part)),
  },
  {
    title: "treats an empty list as missing",
    caughtBy: [roundTrip.token, roundTrip.entry, roundTrip.invoice, roundTrip.message],
    make: corruptingReads((part) => (Array.isArray(part) && part.length === 0 ? null : part)),
  },
  {
    title: "truncates texts after 255 characters",
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
    make: corruptingReads((part) => (typeof part === "string" ? part.slice(0, 255) : part)),
  },
  {
    title: "trims texts",
    caughtBy: [roundTrip.client, roundTrip.project, roundTrip.entry],
    make: corruptingReads((part) => (typeof part === "string" ? part.trim() : part)),
  },
  {
    title: "normalizes the accents of texts",
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
    make: corruptingReads((part) => (typeof part === "string" ? part.normalize("NFC") : part)),
  },
  {
    title: "replaces characters beyond the basic plane with question marks",
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
    make: corruptingReads((part) => (typeof part === "string" ? part.replace(/[\u{10000}-\u{10ffff}]/gu, "?") : part)),
  },
  {
    title: "loses the tags of an entry",
    caughtBy: [roundTrip.entry, "stores the next version of a time entry"],
    make: corruptingReads((part, key) => (key === "tags" && Array.isArray(part) ? [] : part)),
  },
  {
    title: "serializes event bodies again",
    caughtBy: [roundTrip.event, roundTrip.delivery],
    make: corruptingReads((part, key) => (key === "body" && typeof part === "string" ? rewritten(part) : part)),
  },
  {
    title: "sorts the lines of an invoice",
    caughtBy: ["keeps the order of lines, payments, allowances and tax groups"],
    make: corruptingReads((part, key) => {
      if (key !== "lines" || !Array.isArray(part)) return part;
      return (part as { description: string }[]).toSorted((a, b) => (a.description < b.description ? -1 : 1));
    }),
  },
];
