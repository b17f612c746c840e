import { newSignInLink } from "../../../core/sessions/sign-in-link.js";
import type { SignInLinkStore } from "../../../core/sessions/sign-in-link-store.js";
import { withDirectory } from "./credentials.js";
import { type Saboteur, withStores, withUnitOfWork } from "./saboteur.js";

const withLinks = (change: (links: SignInLinkStore) => Partial<SignInLinkStore>): Saboteur["make"] =>
  withStores(({ signInLinks }) => ({ signInLinks: { ...signInLinks, ...change(signInLinks) } }));

const page = { limit: 100, sort: "createdAt", descending: false, after: null } as const;

const taking = "gives a sign-in link to one of many simultaneous callers, and to none afterwards";
const counting = "counts a user's valid sign-in links, and removes expired ones with the next";
const finding = "finds the user of a sign-in link in any workspace, until the instant of its expiry";
const removing = "removes all of a user's sign-in links, and no others";
const apart = "isolates sign-in links of one workspace from another";

export const signInLinkSaboteurs: readonly Saboteur[] = [
  { title: "lets a sign-in link be used again", caughtBy: [taking], make: withLinks(() => ({ take: async () => true })) },
  {
    title: "finds no sign-in link",
    caughtBy: ["keeps a sign-in link if the work that took it rejects", finding, apart],
    make: withDirectory(() => ({ findSignInLink: async () => null })),
  },
  {
    title: "keeps sign-in links forever",
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
    title: "limits sign-in links to a minute",
    caughtBy: [finding, counting],
    make: withLinks(({ insert }) => ({ insert: (link) => insert({ ...link, expiresAt: (link.createdAt + 60_000) as never }) })),
  },
  {
    title: "signs in inactive users",
    caughtBy: ["finds no sign-in link of an inactive user"],
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
    title: "removes valid sign-in links",
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
    title: "removes all users' sign-in links",
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
    title: "lists tokens as of before it waited for a sign-in link to be taken",
    caughtBy: ["shows work that removes a user's sign-in links the session that one of them began meanwhile"],
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
    caughtBy: ["distinguishes sessions from API tokens, and lists either or both"],
    make: withStores(({ tokens }) => ({
      tokens: { ...tokens, list: ({ kinds: _, ...filter }, page) => tokens.list(filter, page) },
    })),
  },
];
