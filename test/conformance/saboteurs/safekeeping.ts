import { plus } from "../fixtures.js";
import { withDirectory } from "./credentials.js";
import { type Saboteur, withStores } from "./saboteur.js";

const first = "keeps the first document of an invoice, and returns it";
const bytes = "returns the document of an invoice byte for byte, and null before one is stored";
const invited = "finds the user of an invitation token in any workspace, until the instant of its expiry";

export const safekeepingSaboteurs: readonly Saboteur[] = [
  {
    title: "replaces the webhook secret with a second one",
    caughtBy: ["rejects a second webhook secret of a workspace"],
    make: withStores(({ webhookSecret }) => ({
      webhookSecret: {
        ...webhookSecret,
        insert: async (secret) => {
          const found = await webhookSecret.find();
          await (found ? webhookSecret.update({ ...secret, version: found.version + 1 }) : webhookSecret.insert(secret));
        },
      },
    })),
  },
  {
    title: "returns a stale webhook secret when it is locked",
    caughtBy: ["serializes rotations that lock the webhook secret", "locks a webhook secret until the end of the transaction"],
    make: (() => {
      const seen = new Map();
      return withStores(({ webhookSecret }, { scope }) => ({
        webhookSecret: {
          ...webhookSecret,
          lock: async () => {
            const found = await webhookSecret.lock();
            if (found && !seen.has(scope.workspaceId)) seen.set(scope.workspaceId, found);
            return seen.get(scope.workspaceId) ?? found;
          },
        },
      }));
    })(),
  },
  {
    title: "keeps the latest document of an invoice",
    caughtBy: [first, "keeps one of several simultaneous documents of an invoice, and returns it to all callers"],
    make: (() => {
      const kept = new Map<string, Uint8Array>();
      return withStores(({ documents }) => ({
        documents: {
          keep: async (id, format, content) => {
            await documents.keep(id, format, content);
            kept.set(`${id} ${format}`, content);
            return content;
          },
          find: async (id, format) => kept.get(`${id} ${format}`) ?? documents.find(id, format),
        },
      }));
    })(),
  },
  {
    title: "returns the given document, whichever it stores",
    caughtBy: [first],
    make: withStores(({ documents }) => ({
      documents: {
        ...documents,
        keep: async (id, format, content) => {
          await documents.keep(id, format, content);
          return content;
        },
      },
    })),
  },
  {
    title: "has one document per invoice, whatever its format",
    caughtBy: ["keeps the documents of an invoice in each format apart"],
    make: withStores(({ documents }) => ({
      documents: {
        keep: (id, _format, content) => documents.keep(id, "pdf", content),
        find: (id) => documents.find(id, "pdf"),
      },
    })),
  },
  {
    title: "treats the bytes of a document as text",
    caughtBy: [bytes],
    make: withStores(({ documents }) => ({
      documents: {
        ...documents,
        find: async (id, format) => {
          const found = await documents.find(id, format);
          return found && new TextEncoder().encode(new TextDecoder().decode(found));
        },
      },
    })),
  },
  {
    title: "treats an empty document as missing",
    caughtBy: [bytes],
    make: withStores(({ documents }) => ({
      documents: {
        ...documents,
        find: async (id, format) => {
          const found = await documents.find(id, format);
          return found?.length === 0 ? null : found;
        },
      },
    })),
  },
  {
    title: "accepts an invitation at the instant of its expiry",
    caughtBy: [invited],
    make: withDirectory((directory) => ({ findInvitation: (hash, now) => directory.findInvitation(hash, plus(now, -1)) })),
  },
  {
    title: "treats every invitation as expired",
    caughtBy: [invited, "finds only the latest invitation of a user"],
    make: withDirectory(() => ({ findInvitation: async () => null })),
  },
  {
    title: "keeps accepted and replaced invitations",
    caughtBy: ["finds no invitation of a user who is no longer invited", "finds only the latest invitation of a user"],
    make: (() => {
      const known = new Map<string, { readonly hash: string; readonly userId: string }>();
      return withStores(({ users }) => ({
        users: {
          ...users,
          insert: async (user) => {
            if (user.invitationHash) known.set(user.id, { hash: user.invitationHash, userId: user.id });
            await users.insert(user);
          },
          update: async (user) => {
            const before = known.get(user.id);
            const still = before && user.invitationHash ? { status: "invited" as const, invitationHash: before.hash } : {};
            await users.update({ ...user, ...still });
          },
        },
      }));
    })(),
  },
];
