import { plus } from "../fixtures.js";
import { withDirectory } from "./credentials.js";
import { type Saboteur, withStores } from "./saboteur.js";

const first = "keeps the first document of an invoice, and answers with it";
const bytes = "gives back the document of an invoice byte for byte, and null before one is kept";
const invited = "finds who was invited with a token, in whichever workspace, until the instant of its expiry";

export const safekeepingSaboteurs: readonly Saboteur[] = [
  {
    title: "replaces the webhook secret by a second one",
    caughtBy: ["refuses a second webhook secret of a workspace"],
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
    title: "shows what the webhook secret was when it is locked",
    caughtBy: [
      "lets those who lock the webhook secret rotate it one after the other",
      "holds a locked webhook secret against others who lock it until the end of the transaction",
    ],
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
    caughtBy: [first, "keeps one of several documents of an invoice that are made at once, and answers all with it"],
    make: (() => {
      const kept = new Map<string, Uint8Array>();
      return withStores(({ invoices }) => ({
        invoices: {
          ...invoices,
          keepDocument: async (id, pdf) => {
            await invoices.keepDocument(id, pdf);
            kept.set(id, pdf);
            return pdf;
          },
          findDocument: async (id) => kept.get(id) ?? invoices.findDocument(id),
        },
      }));
    })(),
  },
  {
    title: "answers with the document that it was given, whichever it keeps",
    caughtBy: [first],
    make: withStores(({ invoices }) => ({
      invoices: {
        ...invoices,
        keepDocument: async (id, pdf) => {
          await invoices.keepDocument(id, pdf);
          return pdf;
        },
      },
    })),
  },
  {
    title: "takes the bytes of a document for text",
    caughtBy: [bytes],
    make: withStores(({ invoices }) => ({
      invoices: {
        ...invoices,
        findDocument: async (id) => {
          const found = await invoices.findDocument(id);
          return found && new TextEncoder().encode(new TextDecoder().decode(found));
        },
      },
    })),
  },
  {
    title: "takes an empty document for none",
    caughtBy: [bytes],
    make: withStores(({ invoices }) => ({
      invoices: {
        ...invoices,
        findDocument: async (id) => {
          const found = await invoices.findDocument(id);
          return found?.length === 0 ? null : found;
        },
      },
    })),
  },
  {
    title: "takes an invitation in the instant of its expiry",
    caughtBy: [invited],
    make: withDirectory((directory) => ({ findInvitation: (hash, now) => directory.findInvitation(hash, plus(now, -1)) })),
  },
  {
    title: "takes every invitation for expired",
    caughtBy: [invited, "finds the latest invitation of a user only"],
    make: withDirectory(() => ({ findInvitation: async () => null })),
  },
  {
    title: "remembers invitations that were accepted or replaced",
    caughtBy: ["finds no invitation of anybody who is no longer invited", "finds the latest invitation of a user only"],
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
