import type { ClientStore } from "../../../core/clients/client-store.js";
import type { InvoiceSummary } from "../../../core/invoices/invoice.js";
import { searchedNames } from "../../../core/invoices/invoice-search.js";
import type { InvoiceStore } from "../../../core/invoices/invoice-store.js";
import { foldCase } from "../../../core/kernel/letter-case.js";
import type { Page, Position } from "../../../core/kernel/page.js";
import { foldForSearch, isFoundBy } from "../../../core/kernel/search-fold.js";
import type { TimeEntry } from "../../../core/time-entries/time-entry.js";
import type { TimeEntryFilter, TimeEntryStore } from "../../../core/time-entries/time-entry-store.js";
import { fromOthers, type Saboteur, withStores } from "./saboteur.js";

const singly = (list: string) => `lists exactly the ${list} that match each filter`;
const together = (list: string) => `lists the ${list} that match all of several filters`;
const inNotes = "finds a text in notes ignoring case and accents, in any script, and treats no character as a wildcard";
const byIssue = "pages through invoices by their date of issue, those without one last, ties by id, in both directions";
const byName = "pages through clients by name, by code points, ties by id, in both directions";
const foreign = "finds and filters nothing of another workspace, for any ids";

function clients(list: (honest: ClientStore) => ClientStore["list"]): Saboteur["make"] {
  return withStores((stores) => ({ clients: { ...stores.clients, list: list(stores.clients) } }));
}

function invoices(list: (honest: InvoiceStore) => InvoiceStore["list"]): Saboteur["make"] {
  return withStores((stores) => ({ invoices: { ...stores.invoices, list: list(stores.invoices) } }));
}

/** An adapter that searches notes with `matches`. */
function notes(matches: (notes: string, part: string) => boolean): Saboteur["make"] {
  const list =
    (honest: TimeEntryStore): TimeEntryStore["list"] =>
    async ({ notes: part, ...filter }: TimeEntryFilter, page) => {
      const { items, next }: Page<TimeEntry> = await honest.list(filter, page);
      return { items: items.filter((entry) => part === undefined || matches(entry.notes, part)), next };
    };
  return withStores(({ timeEntries }) => ({ timeEntries: { ...timeEntries, list: list(timeEntries) } }));
}

const ascii = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
const unmarked = (text: string): string => foldForSearch(text.normalize("NFD").replace(/\p{M}/gu, ""));
const like = (part: string): RegExp =>
  new RegExp(
    part
      .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
      .replaceAll("%", ".*")
      .replaceAll("_", "."),
    "isu",
  );

export const filterSaboteurs: readonly Saboteur[] = [
  {
    title: "ignores the status of clients",
    caughtBy: [singly("clients"), together("clients")],
    make: clients(
      (honest) =>
        ({ statuses: _, ...filter }, page) =>
          honest.list(filter, page),
    ),
  },
  {
    title: "ignores an empty list of statuses",
    caughtBy: [singly("clients")],
    make: clients(
      (honest) =>
        ({ statuses, ...filter }, page) =>
          honest.list({ ...filter, ...(statuses?.length === 0 ? {} : { statuses }) }, page),
    ),
  },
  {
    title: "matches part of an email address",
    caughtBy: [singly("clients")],
    make: clients((honest) => async ({ emails, ...filter }, page) => {
      const { items, next } = await honest.list(filter, page);
      const found = items.filter(({ email }) => emails === undefined || emails.some((one) => email?.includes(one)));
      return { items: found, next };
    }),
  },
  {
    title: "ignores one of several filters",
    caughtBy: [together("clients")],
    make: clients((honest) => (filter, page) => {
      const [first, second, ...rest] = Object.entries(filter);
      return honest.list(second ? Object.fromEntries([first, ...rest].filter((one) => one !== undefined)) : filter, page);
    }),
  },
  {
    title: "treats every open invoice as overdue",
    caughtBy: [singly("invoices")],
    make: invoices((honest) => ({ overdueOn, ...filter }, page) => {
      return honest.list(overdueOn === undefined ? filter : { ...filter, statuses: ["open"] }, page);
    }),
  },
  {
    title: "searches for the present names of clients only",
    caughtBy: [singly("invoices")],
    make: invoices((honest) => async (filter, page) => {
      const { items, next } = await honest.list(filter, page);
      const before = ({ buyer }: InvoiceSummary) => buyer !== null && isFoundBy(searchedNames(buyer), filter.text ?? "");
      return { items: filter.text ? items.filter((one) => !before(one)) : items, next };
    }),
  },
  {
    title: "excludes the last day of a range",
    caughtBy: [singly("invoices")],
    make: invoices((honest) => async (filter, page) => {
      const { items, next } = await honest.list(filter, page);
      const { dueTo } = filter;
      return { items: items.filter(({ dueDate }) => dueTo === undefined || (dueDate !== null && dueDate < dueTo)), next };
    }),
  },
  {
    title: "searches notes case-sensitively",
    caughtBy: [inNotes],
    make: notes((text, part) => text.includes(part)),
  },
  {
    title: "ignores case only for English letters",
    caughtBy: [inNotes],
    make: notes((text, part) => ascii(text).includes(ascii(part))),
  },
  {
    title: "distinguishes accents",
    caughtBy: [inNotes],
    make: notes((text, part) => foldCase(text).includes(foldCase(part))),
  },
  {
    title: "ignores the marks of every script",
    caughtBy: [inNotes],
    make: notes((text, part) => unmarked(text).includes(unmarked(part))),
  },
  {
    title: "treats percent and underscore as wildcards",
    caughtBy: [inNotes],
    make: notes((text, part) => like(part).test(text)),
  },
  {
    title: "lower-cases whole texts, by the rules for words",
    caughtBy: [inNotes],
    make: notes((text, part) => text.toLowerCase().includes(part.toLowerCase())),
  },
  {
    title: "loses invoices without an issue date after the first page",
    caughtBy: [byIssue],
    make: invoices((honest) => async (filter, page) => {
      if (page.sort !== "issueDate" || page.after === null) return honest.list(filter, page);
      const { items, next } = await honest.list(filter, { ...page, limit: 200 });
      const dated = items.filter(({ issueDate }) => issueDate !== null).slice(0, page.limit);
      return { items: dated, next: next && dated.length === page.limit ? next : null };
    }),
  },
  {
    title: "sorts invoices without an issue date first",
    caughtBy: [byIssue],
    make: invoices((honest) => async (filter, page) => {
      if (page.sort !== "issueDate") return honest.list(filter, page);
      const { items } = await honest.list(filter, { ...page, limit: 200, after: null });
      const [undated, dated] = [items.filter((one) => one.issueDate === null), items.filter((one) => one.issueDate !== null)];
      const all = page.descending ? [...dated, ...undated] : [...undated, ...dated];
      return pageIn(all, page.after, page.limit, ({ issueDate }) => issueDate);
    }),
  },
  {
    title: "orders names by UTF-16 units",
    caughtBy: [byName],
    make: clients((honest) => async (filter, page) => {
      if (page.sort !== "name") return honest.list(filter, page);
      const { items } = await honest.list(filter, { ...page, limit: 200, after: null });
      const sign = page.descending ? -1 : 1;
      const all = items.toSorted((a, b) => sign * (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1));
      return pageIn(all, page.after, page.limit, ({ name }) => name);
    }),
  },
  {
    title: "finds clients of other workspaces by their ids",
    caughtBy: [foreign],
    make: withStores(({ clients: honest }, place) => ({
      clients: {
        ...honest,
        findMany: async (ids) => [
          ...(await honest.findMany(ids)),
          ...((await fromOthers(place, (others) => others.clients.findMany(ids))) ?? []),
        ],
      },
    })),
  },
];

/** The page after the item with this id. */
function pageIn<T extends { readonly id: string }>(
  all: readonly T[],
  after: Position | null,
  limit: number,
  key: (row: T) => Position["key"],
): Page<T> {
  const start = after === null ? 0 : all.findIndex(({ id }) => id === after.id) + 1;
  const items = all.slice(start, start + limit);
  const last = items.at(-1);
  return { items, next: last && start + limit < all.length ? { key: key(last), id: last.id } : null };
}
