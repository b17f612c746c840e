import { newSignInLink } from "../../../core/sessions/sign-in-link.js";
import type { SignInLinkStore } from "../../../core/sessions/sign-in-link-store.js";
import { withDirectory } from "./credentials.js";
import { type Saboteur, withStores, withUnitOfWork } from "./saboteur.js";

const withLinks = (change: (links: SignInLinkStore) => Partial<SignInLinkStore>): Saboteur["make"] =>
  withStores(({ signInLinks }) => ({ signInLinks: { ...signInLinks, ...change(signInLinks) } }));

const page = { limit: 100, sort: "createdAt", descending: false, after: null } as const;

const taking = "gives a sign-in link to one of many who take it at once, and to nobody afterwards";
const counting = "counts a user's sign-in links that hold, and forgets the expired ones with the next";
const finding = "finds whom a sign-in link signs in, in whichever workspace, until the instant of its expiry";
const removing = "removes all of a user's sign-in links, and nobody else's";
const apart = "keeps sign-in links of one workspace from another";

export const signInLinkSaboteurs: readonly Saboteur[] = [
  { title: "lets a sign-in link be used again", caughtBy: [taking], make: withLinks(() => ({ take: async () => true })) },
  {
    title: "finds no sign-in link",
    caughtBy: ["leaves a sign-in link where the work that took it rejects", finding, apart],
    make: withDirectory(() => ({ findSignInLink: async () => null })),
  },
  {
    title: "knows sign-in links for ever",
    caughtBy: [finding],
    make: withDirectory((directory) => {
      const known = new Map<string, Awaited<ReturnType<typeof directory.findSignInLink>>>();
      return {
        findSignInLink: async (hash, now) => {
          const found = (await directory.findSignInLink(hash, now)) ?? known.get(hash) ?? null;
          known.set(hash, found);
          return found;
        },
      };
    }),
  },
  {
    title: "makes sign-in links of a minute",
    caughtBy: [finding, counting],
    make: withLinks(({ insert }) => ({ insert: (link) => insert({ ...link, expiresAt: (link.createdAt + 60_000) as never }) })),
  },
  {
    title: "signs in people who are not active",
    caughtBy: ["finds no sign-in link of anybody who is not active"],
    make: withDirectory((directory) => {
      let last: Awaited<ReturnType<typeof directory.findSignInLink>> = null;
      return { findSignInLink: async (hash, now) => (last = (await directory.findSignInLink(hash, now)) ?? last) };
    }),
  },
  {
    title: "counts sign-in links that have expired",
    caughtBy: [counting],
    make: withLinks(({ count }) => ({ count: (userId) => count(userId, 0 as never) })),
  },
  {
    title: "forgets the sign-in links that hold",
    caughtBy: [counting, taking],
    make: withLinks(({ insert }) => ({
      insert: (link) => insert({ ...newSignInLink(link.userId, link.hash, link.createdAt), expiresAt: link.createdAt }),
    })),
  },
  {
    title: "removes no sign-in links",
    caughtBy: [removing],
    make: withLinks(() => ({ removeAll: async () => undefined })),
  },
  {
    title: "removes everybody's sign-in links",
    caughtBy: [removing],
    make: withStores((stores) => ({
      signInLinks: {
        ...stores.signInLinks,
        removeAll: async () => {
          const { items } = await stores.users.list({}, page);
          for (const { id } of items) await stores.signInLinks.removeAll(id);
        },
      },
    })),
  },
  {
    title: "lists tokens as they were before it waited for who was taking a sign-in link",
    caughtBy: ["lets who removes a user's sign-in links see the session that one of them began meanwhile"],
    make: withUnitOfWork((unitOfWork) => ({
      run: async (scope, work) => {
        const before = await unitOfWork.read(scope, ({ tokens }) => tokens.list({ userId: null }, page));
        return unitOfWork.run(scope, (stores) => work({ ...stores, tokens: { ...stores.tokens, list: async () => before } }));
      },
    })),
  },
  {
    title: "keeps sign-in links for any user",
    caughtBy: [apart],
    make: withLinks(({ insert }) => ({ insert: (link) => insert(link).catch(() => undefined) })),
  },
  {
    title: "lists sessions as API tokens",
    caughtBy: ["tells sessions from API tokens, and lists either or both"],
    make: withStores(({ tokens }) => ({
      tokens: { ...tokens, list: ({ kinds: _, ...filter }, page) => tokens.list(filter, page) },
    })),
  },
];
