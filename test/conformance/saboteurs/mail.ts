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

/** What became of a message that is found, told otherwise. */
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

const due = "claims mail that is due, from that instant on, as it is stored then";
const leased = "claims mail again that was not handed over when its lease ended, not before";
const unknown = "takes mail for unknown that was handed over when its lease ended, and never claims it again";
const most = "claims at most as many messages as it is asked for, of any workspace, and the rest afterwards";
const shared = "never shares a message among workers that claim at once";

const counted = "counts a mail against each of its quotas, in the order that was asked for, and fills them in an hour";
const rationed = "gives each mail of a quota once, however many units of work take one at the same time";

export const mailSaboteurs: readonly Saboteur[] = [
  {
    title: "grants every mail",
    caughtBy: [
      counted,
      rationed,
      "keeps the mail quotas of workspaces apart",
      "gives back what work has taken out of mail quotas when it rejects",
      "forgets mail quotas that were not used for long",
    ],
    make: withStores(({ messages }) => ({
      messages: {
        ...messages,
        takeQuotas: async (quotas, now) => (await messages.takeQuotas(quotas, now)).map((share) => ({ ...share, granted: 1 })),
      },
    })),
  },
  {
    title: "answers shares of mail quotas in an order of its own",
    caughtBy: [counted, rationed],
    make: withStores(({ messages }) => ({
      messages: { ...messages, takeQuotas: async (quotas, now) => (await messages.takeQuotas(quotas, now)).toReversed() },
    })),
  },
  {
    title: "hands out mail twice",
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
    title: "leases mail for ever",
    caughtBy: [leased, unknown],
    make: withMailQueue((queue) => ({ claim: (request) => queue.claim({ ...request, leasedUntil: plus(request.now, 1e11) }) })),
  },
  {
    title: "claims mail before it is due",
    caughtBy: [due, "claims mail again that could not be sent when its wait is over"],
    make: withSight(() => ({ messages: (row) => ({ ...row, dueAt: row.dueAt === null ? null : plus(row.dueAt, -1e12) }) })),
  },
  {
    title: "sends mail again that may have arrived",
    caughtBy: [unknown],
    make: withSight(() => ({ messages: (row) => ({ ...row, handedOver: false }) })),
  },
  {
    title: "takes mail for unknown that was never handed over",
    caughtBy: [leased],
    make: withSight(() => ({ messages: (row) => (row.status === "sending" ? { ...row, handedOver: true } : row) })),
  },
  {
    title: "claims mail that was sent or given up",
    caughtBy: ["claims no mail that is not queued"],
    make: withSight(() => ({ messages: (row) => ({ ...row, status: "queued" }) })),
  },
  {
    title: "keeps the secret of mail that it gave up",
    caughtBy: [unknown],
    make: finding((message) => (message.status === "unknown" ? { ...message, secret: "one-time" } : message)),
  },
  {
    title: "says nothing of why mail is unknown",
    caughtBy: [unknown],
    make: finding((message) => (message.status === "unknown" ? { ...message, error: null } : message)),
  },
  {
    title: "counts no try of a message",
    caughtBy: [due, leased],
    make: handing((message) => ({ ...message, attempts: message.attempts - 1 })),
  },
  {
    title: "claims mail without a new version, so that an earlier claimer can still follow it up",
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
    title: "claims all mail that is due, however little it is asked for",
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
