import type { Client } from "../../../core/clients/client.js";
import type { ClientStore } from "../../../core/clients/client-store.js";
import type { NamedSortKey, Page, PageRequest } from "../../../core/kernel/page.js";
import { type Saboteur, withStores } from "./saboteur.js";

type Listing = (page: PageRequest<NamedSortKey>) => Promise<Page<Client>>;
type Broken = (
  clients: { readonly find: ClientStore["find"]; readonly list: Listing },
  page: PageRequest<NamedSortKey>,
) => Promise<Page<Client>>;

function listing(broken: Broken): Saboteur["make"] {
  return withStores(({ clients }) => ({
    clients: {
      ...clients,
      list: (filter, page) => broken({ find: clients.find, list: (other) => clients.list(filter, other) }, page),
    },
  }));
}

const complete = "pages through clients completely, in order, ties by id, in both directions";
const ending = "ends the list of clients without a next page, even on a full page";
const stable = "neither repeats nor skips clients while others are added between pages";

export const pagingSaboteurs: readonly Saboteur[] = [
  {
    title: "starts a page with the last item of the previous page",
    caughtBy: [complete, stable],
    make: listing(async (clients, page) => {
      const last = page.after && (await clients.find(page.after.id as Client["id"]));
      const { items, next } = await clients.list({ ...page, limit: Math.max(1, page.limit - 1) });
      return { items: last && next ? [last, ...items] : items, next };
    }),
  },
  {
    title: "skips the ties of a page's last item",
    caughtBy: [complete],
    make: listing((clients, page) => {
      const beyond = page.descending ? "" : "~";
      return clients.list({ ...page, after: page.after && { ...page.after, id: beyond } });
    }),
  },
  {
    title: "orders ties at random",
    caughtBy: [complete],
    make: listing(async (clients, page) => {
      const { items, next } = await clients.list(page);
      const shuffled = items.toReversed().sort((a, b) => (a.createdAt - b.createdAt) * (page.descending ? -1 : 1));
      return { items: shuffled, next };
    }),
  },
  {
    title: "sorts in one direction only",
    caughtBy: [complete],
    make: listing((clients, page) => clients.list({ ...page, descending: false })),
  },
  {
    title: "skips a number of items instead of using a cursor",
    caughtBy: [stable],
    make: (() => {
      const offsets = new Map<string, number>();
      return listing(async (clients, { limit, after, ...page }) => {
        const offset = after === null ? 0 : (offsets.get(after.id) ?? 0);
        const { items } = await clients.list({ ...page, limit: 200, after: null });
        const shown = items.slice(offset, offset + limit);
        const last = shown.at(-1);
        if (last === undefined || items.length <= offset + limit) return { items: shown, next: null };
        offsets.set(last.id, offset + limit);
        return { items: shown, next: { key: last.createdAt, id: last.id } };
      });
    })(),
  },
  {
    title: "announces a next page after every full one",
    caughtBy: [ending],
    make: listing(async (clients, page) => {
      const { items, next } = await clients.list(page);
      const last = items.at(-1);
      return { items, next: last !== undefined && items.length === page.limit ? { key: last.createdAt, id: last.id } : next };
    }),
  },
  {
    title: "sorts time entries by creation instead of the requested order",
    caughtBy: ["pages through time entries by startTime completely, in order, ties by id, in both directions"],
    make: withStores(({ timeEntries }) => ({
      timeEntries: { ...timeEntries, list: (filter, page) => timeEntries.list(filter, { ...page, sort: "createdAt" }) },
    })),
  },
  {
    title: "lists the tokens of all users instead of the requested one",
    caughtBy: ["lists the time entries and the valid tokens of one user, or of all users"],
    make: withStores(({ tokens }) => ({ tokens: { ...tokens, list: (_, page) => tokens.list({ userId: null }, page) } })),
  },
];
