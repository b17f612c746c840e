import { nextVersion } from "../../../core/kernel/entity.js";
import type { Message } from "../../../core/messages/message.js";
import type { ClaimedMessage } from "../../../core/ports/mail-queue.js";
import { plus } from "../fixtures.js";
import { withMailQueue, withSight } from "./queues.js";
import { type Saboteur, withStores } from "./saboteur.js";

function handing(change: (message: Message) => Message): Saboteur["make"] {
  return withMailQueue((queue) => ({
    claim: async (request) =>
      (await queue.claim(request)).map((claim): ClaimedMessage => ({ ...claim, message: change(claim.message) })),
  }));
}

/** An adapter that changes the reported outcome of messages. */
function finding(change: (message: Message) => Message): Saboteur["make"] {
  return withStores(({ messages }) => ({
    messages: {
      ...messages,
      find: async (id) => {
        const found = await messages.find(id);
        return found && change(found);
      },
    },
  }));
}

const due = "claims mail from the instant when it is due, in its stored version";
const leased = "claims mail again that was not handed over, only after its lease expired";
const unknown = "marks mail as unknown that was handed over when its lease expired, and never claims it again";
const most = "claims at most the requested number of messages, of any workspace, and the rest afterwards";
const shared = "never shares a message among simultaneous claims";

const counted = "counts a mail against each of its quotas, in the given order, and refills them in an hour";
const rationed = "grants each mail of a quota once, for any number of simultaneous units of work";

export const mailSaboteurs: readonly Saboteur[] = [
  {
    title: "grants every mail",
    caughtBy: [
      counted,
      rationed,
      "keeps the mail quotas of workspaces separate",
      "restores mail quotas when the work rejects",
      "removes mail quotas that were not used for a long time",
    ],
    make: withStores(({ messages }) => ({
      messages: {
        ...messages,
        takeQuotas: async (quotas, now) => (await messages.takeQuotas(quotas, now)).map((share) => ({ ...share, granted: 1 })),
      },
    })),
  },
  {
    title: "returns shares of mail quotas in another order",
    caughtBy: [counted, rationed],
    make: withStores(({ messages }) => ({
      messages: { ...messages, takeQuotas: async (quotas, now) => (await messages.takeQuotas(quotas, now)).toReversed() },
    })),
  },
  {
    title: "claims mail twice",
    caughtBy: [leased, most, shared],
    make: withMailQueue((queue) => {
      let last: readonly ClaimedMessage[] = [];
      return {
        claim: async (request) => {
          const claims = await queue.claim(request);
          const answer = [...claims, ...last];
          last = claims;
          return answer;
        },
      };
    }),
  },
  {
    title: "leases no mail",
    caughtBy: [leased, most, shared],
    make: withMailQueue((queue) => ({ claim: (request) => queue.claim({ ...request, leasedUntil: request.now }) })),
  },
  {
    title: "leases mail forever",
    caughtBy: [leased, unknown],
    make: withMailQueue((queue) => ({ claim: (request) => queue.claim({ ...request, leasedUntil: plus(request.now, 1e11) }) })),
  },
  {
    title: "claims mail before it is due",
    caughtBy: [due, "claims mail again that could not be sent, after its delay"],
    make: withSight(() => ({ messages: (row) => ({ ...row, dueAt: row.dueAt === null ? null : plus(row.dueAt, -1e12) }) })),
  },
  {
    title: "resends mail that may have arrived",
    caughtBy: [unknown],
    make: withSight(() => ({ messages: (row) => ({ ...row, handedOver: false }) })),
  },
  {
    title: "marks mail as unknown that was never handed over",
    caughtBy: [leased],
    make: withSight(() => ({ messages: (row) => (row.status === "sending" ? { ...row, handedOver: true } : row) })),
  },
  {
    title: "claims sent or failed mail",
    caughtBy: ["claims no mail that is not queued"],
    make: withSight(() => ({ messages: (row) => ({ ...row, status: "queued" }) })),
  },
  {
    title: "keeps the secret of failed mail",
    caughtBy: [unknown],
    make: finding((message) => (message.status === "unknown" ? { ...message, secret: "one-time" } : message)),
  },
  {
    title: "gives no reason for unknown mail",
    caughtBy: [unknown],
    make: finding((message) => (message.status === "unknown" ? { ...message, error: null } : message)),
  },
  {
    title: "does not count the attempts of a message",
    caughtBy: [due, leased],
    make: handing((message) => ({ ...message, attempts: message.attempts - 1 })),
  },
  {
    title: "claims mail without a new version, so that an earlier claim can still report",
    caughtBy: [due, leased],
    make: withStores(({ messages }) => ({
      messages: {
        ...messages,
        update: async (message) => {
          const stored = await messages.find(message.id);
          await messages.update(stored ? nextVersion({ ...message, version: stored.version }, message.updatedAt) : message);
        },
        find: async (id) => {
          const found = await messages.find(id);
          return found?.status === "sending" ? { ...found, version: found.version - 1 } : found;
        },
      },
    })),
  },
  {
    title: "claims all due mail, whatever the requested number",
    caughtBy: [most],
    make: withMailQueue((queue) => ({ claim: (request) => queue.claim({ ...request, limit: 1_000 }) })),
  },
  {
    title: "claims the mail of one workspace at a time",
    caughtBy: [most],
    make: withMailQueue((queue) => ({
      claim: async (request) => {
        const claims = await queue.claim(request);
        return claims.filter(({ workspaceId }) => workspaceId === claims[0]?.workspaceId);
      },
    })),
  },
];
