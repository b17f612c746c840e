import { plus } from "../fixtures.js";
import type { BillingSelection, TimeEntryStore } from "../../../core/time-entries/time-entry-store.js";
import { type Saboteur, withStores } from "./saboteur.js";

function entries(change: (honest: TimeEntryStore) => Partial<TimeEntryStore>): Saboteur["make"] {
  return withStores(({ timeEntries }) => ({ timeEntries: { ...timeEntries, ...change(timeEntries) } }));
}

function billing(change: (selection: BillingSelection) => BillingSelection): Saboteur["make"] {
  return entries(({ unbilled }) => ({ unbilled: (selection, options) => unbilled(change(selection), options) }));
}

const range = "bills a half-open range of starts";
const narrowing = "filters billed entries by every list, and by an empty list to none";

const texts = "lists the JSON texts of the views of time entries, in the pages of the entries";

export const querySaboteurs: readonly Saboteur[] = [
  {
    title: "lists texts of time entries without milliseconds",
    caughtBy: [texts],
    make: entries(({ listTexts }) => ({
      listTexts: async (filter, page) => {
        const { items, next } = await listTexts(filter, page);
        return { items: items.map((text) => text.replace(/\.[0-9]{3}Z"/g, '.000Z"')), next };
      },
    })),
  },
  {
    title: "lists texts of time entries in the order of their creation",
    caughtBy: [texts],
    make: entries(({ listTexts }) => ({ listTexts: (filter, page) => listTexts(filter, { ...page, sort: "createdAt" }) })),
  },
  { title: "bills past the end of the range", caughtBy: [range], make: billing((selection) => ({ ...selection, to: null })) },
  { title: "bills from before the range", caughtBy: [range], make: billing((selection) => ({ ...selection, from: null })) },
  {
    title: "bills entries at the end of the range too",
    caughtBy: [range],
    make: billing((selection) => ({ ...selection, to: selection.to && plus(selection.to, 1) })),
  },
  {
    title: "treats an empty list of projects as no filter",
    caughtBy: [narrowing],
    make: billing((selection) => ({
      ...selection,
      projectIds: selection.projectIds?.length === 0 ? null : selection.projectIds,
    })),
  },
  {
    title: "ignores the filter by task",
    caughtBy: [narrowing],
    make: billing((selection) => ({ ...selection, taskIds: null })),
  },
  {
    title: "ignores the filter by user",
    caughtBy: [narrowing],
    make: billing((selection) => ({ ...selection, userIds: null })),
  },
  {
    title: "bills more than requested",
    caughtBy: ["bills at most the requested number of entries, the first ones"],
    make: entries(({ unbilled }) => ({
      unbilled: (selection, options) => unbilled(selection, { ...options, limit: options.limit + 1 }),
    })),
  },
  {
    title: "bills every page from the first entry on",
    caughtBy: ["bills the entries after a position, in pages: by project, start and id"],
    make: entries(({ unbilled }) => ({ unbilled: (selection, page) => unbilled(selection, { ...page, after: null }) })),
  },
  {
    title: "bills in reverse order",
    caughtBy: ["bills billable, stopped, unbilled entries of the client's projects, by project and id"],
    make: entries(({ unbilled }) => ({
      unbilled: async (selection, options) => (await unbilled(selection, options)).toReversed(),
    })),
  },
  {
    title: "treats adjacent entries as overlapping",
    caughtBy: [
      "finds an overlapping entry, and treats adjacent ones as not overlapping",
      "treats a running entry as endless when it looks for an overlap",
    ],
    make: entries(({ findOverlapping }) => ({
      findOverlapping: (of) => findOverlapping({ ...of, start: plus(of.start, -1), end: of.end && plus(of.end, 1) }),
    })),
  },
  {
    title: "ignores running entries when it looks for an overlap",
    caughtBy: ["treats a running entry as endless when it looks for an overlap"],
    make: entries(({ findOverlapping }) => ({
      findOverlapping: async (of) => {
        const found = await findOverlapping(of);
        return found?.status === "running" ? null : found;
      },
    })),
  },
  {
    title: "finds the entry itself when it looks for an overlap",
    caughtBy: ["ignores the entry itself and other users' when it looks for an overlap, but not billed ones"],
    make: entries(({ findOverlapping }) => ({ findOverlapping: (of) => findOverlapping({ ...of, except: [] }) })),
  },
  {
    title: "starts every page of a rate's entries at the first",
    caughtBy: ["pages through the entries that a changed rate affects, by project, start and id, while the rates are saved"],
    make: entries(({ forRating }) => ({ forRating: (scope, page) => forRating(scope, { ...page, after: null }) })),
  },
  {
    title: "applies any rate to all entries",
    caughtBy: ["finds the entries that a changed rate affects: recorded and unbilled, in its scope, by project and id"],
    make: entries(({ forRating }) => ({ forRating: (_, page) => forRating({ kind: "workspace" }, page) })),
  },
  {
    title: "mixes up the rates of user and workspace",
    caughtBy: ["returns every source of a rate"],
    make: entries(({ forRating }) => ({
      forRating: async (scope, page) => {
        const found = await forRating(scope, page);
        return found.map((entry) => {
          const { user, workspace } = entry.candidates;
          return { ...entry, candidates: { ...entry.candidates, user: workspace, workspace: user } };
        });
      },
    })),
  },
];
