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
const narrowing = "narrows what is billed by every list, and by an empty list to nothing";

export const querySaboteurs: readonly Saboteur[] = [
  { title: "bills past the end of the range", caughtBy: [range], make: billing((selection) => ({ ...selection, to: null })) },
  { title: "bills from before the range", caughtBy: [range], make: billing((selection) => ({ ...selection, from: null })) },
  {
    title: "bills the end of the range as well",
    caughtBy: [range],
    make: billing((selection) => ({ ...selection, to: selection.to && plus(selection.to, 1) })),
  },
  {
    title: "takes an empty list of projects for no list",
    caughtBy: [narrowing],
    make: billing((selection) => ({
      ...selection,
      projectIds: selection.projectIds?.length === 0 ? null : selection.projectIds,
    })),
  },
  {
    title: "ignores which tasks are billed",
    caughtBy: [narrowing],
    make: billing((selection) => ({ ...selection, taskIds: null })),
  },
  {
    title: "ignores whose time is billed",
    caughtBy: [narrowing],
    make: billing((selection) => ({ ...selection, userIds: null })),
  },
  {
    title: "bills more than it is asked for",
    caughtBy: ["bills at most as many entries as it is asked for, the first by id"],
    make: entries(({ unbilled }) => ({
      unbilled: (selection, options) => unbilled(selection, { ...options, limit: options.limit + 1 }),
    })),
  },
  {
    title: "bills in reverse order",
    caughtBy: ["bills what is billable, stopped, unbilled and of the client's projects, by id"],
    make: entries(({ unbilled }) => ({
      unbilled: async (selection, options) => (await unbilled(selection, options)).toReversed(),
    })),
  },
  {
    title: "takes touching for overlapping",
    caughtBy: [
      "finds an entry that shares time, and takes touching for no overlap",
      "takes a running entry for one without end when it looks for an overlap",
    ],
    make: entries(({ findOverlapping }) => ({
      findOverlapping: (of) => findOverlapping({ ...of, start: plus(of.start, -1), end: of.end && plus(of.end, 1) }),
    })),
  },
  {
    title: "forgets running entries when it looks for an overlap",
    caughtBy: ["takes a running entry for one without end when it looks for an overlap"],
    make: entries(({ findOverlapping }) => ({
      findOverlapping: async (of) => {
        const found = await findOverlapping(of);
        return found?.status === "running" ? null : found;
      },
    })),
  },
  {
    title: "finds the entry itself when it looks for an overlap",
    caughtBy: ["leaves out the entry itself and other users' when it looks for an overlap, but not billed ones"],
    make: entries(({ findOverlapping }) => ({ findOverlapping: (of) => findOverlapping({ ...of, except: null }) })),
  },
  {
    title: "begins every page of a rate's entries at the first",
    caughtBy: ["pages through what a changed rate reaches, while the rates are saved"],
    make: entries(({ forRating }) => ({ forRating: (scope, page) => forRating(scope, { ...page, after: null }) })),
  },
  {
    title: "reaches everything with any rate",
    caughtBy: ["finds what a changed rate reaches: recorded and unbilled, of the scope, by id"],
    make: entries(({ forRating }) => ({ forRating: (_, page) => forRating({ kind: "workspace" }, page) })),
  },
  {
    title: "mixes up the rates of user and workspace",
    caughtBy: ["knows everything that a rate can come from"],
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
