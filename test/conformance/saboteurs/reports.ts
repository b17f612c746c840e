import type { ReportStore } from "../../../core/reports/report-store.js";
import { plus } from "../fixtures.js";
import { fromOthers, type Place, type Saboteur, withStores } from "./saboteur.js";

function reports(change: (honest: ReportStore, place: Place) => Partial<ReportStore>): Saboteur["make"] {
  return withStores((stores, place) => ({ reports: { ...stores.reports, ...change(stores.reports, place) } }));
}

const counted = "reports recorded entries with all report fields, including billed ones, but no running ones";
const filtered = "reports exactly the entries that match every filter";
const paged = "pages through all reported entries by start and id, whatever is added before or after";
const turning = "yields to other work between the pages of a report";
const named = "returns the names of projects, tasks, users and clients by their ids, and omits missing ones";
const invoiced = "reports every invoice in pages by id, with its payments and credits";
const apart = "reports nothing of another workspace, not even a name";

const summed = "sums attempts from each boundary to before the next, also if there are none";
const ranked = "counts 2xx responses without an error as succeeded, and computes percentiles by the nearest rank";
const asked = "sums the attempts of the requested subscriptions, and none of another workspace";

const added = "sums recorded entries by project, billability, rate and the requested fields, and rounds each";
const divided = "sums only entries within one segment, and returns those across a boundary, a page at a time";
const daily = "sums entries by the billing day on which they start";
const exact = "sums nothing that the filter excludes, and nothing of another workspace";

export const reportSaboteurs: readonly Saboteur[] = [
  {
    title: "sums entries across a boundary too",
    caughtBy: [divided],
    make: reports(({ sums }) => ({
      sums: (filter, summing) => sums(filter, { ...summing, segments: summing.segments.slice(0, 1) }),
    })),
  },
  {
    title: "returns entries that end with their segment as if they crossed its end",
    caughtBy: [divided],
    make: reports(({ entries }) => ({
      entries: (filter, page) => entries(filter, page.across ? { ...page, across: page.across.map((at) => plus(at, -1)) } : page),
    })),
  },
  {
    title: "loses the number of entries",
    caughtBy: [added],
    make: reports(({ sums }) => ({
      sums: async (filter, summing) => (await sums(filter, summing)).map((sum) => ({ ...sum, entries: 0 })),
    })),
  },
  {
    title: "rounds the sum of entries instead of each one",
    caughtBy: [added],
    make: reports(({ sums }) => ({
      sums: async (filter, summing) => (await sums(filter, summing)).map((sum) => ({ ...sum, roundedSeconds: sum.seconds })),
    })),
  },
  {
    title: "merges sums that the report keeps apart",
    caughtBy: [added],
    make: reports(({ sums }) => ({
      sums: async (filter, summing) => (await sums(filter, summing)).map((sum) => ({ ...sum, clientId: null })),
    })),
  },
  {
    title: "sums all entries on the first billing day",
    caughtBy: [daily],
    make: reports(({ sums }) => ({ sums: (filter, summing) => sums(filter, { ...summing, days: summing.days.slice(0, 1) }) })),
  },
  {
    title: "sums entries whatever the filter",
    caughtBy: [exact],
    make: reports(({ sums }) => ({ sums: ({ projectIds }, summing) => sums({ userId: null, projectIds }, summing) })),
  },
  {
    title: "includes attempts at the end of an interval",
    caughtBy: [summed],
    make: reports(({ attempts }) => ({
      attempts: (ids, bounds) =>
        attempts(
          ids,
          bounds.map((at) => plus(at, 1)),
        ),
    })),
  },
  {
    title: "omits hours without attempts",
    caughtBy: [summed, asked],
    make: reports(({ attempts }) => ({
      attempts: async (ids, bounds) => (await attempts(ids, bounds)).filter((one) => one.attempts > 0),
    })),
  },
  {
    title: "sums the attempts of every subscription",
    caughtBy: [asked],
    make: reports(({ attempts }) => ({ attempts: (_, bounds) => attempts(undefined, bounds) })),
  },
  {
    title: "counts every attempt as succeeded",
    caughtBy: [ranked],
    make: reports(({ attempts }) => ({
      attempts: async (ids, bounds) => (await attempts(ids, bounds)).map((one) => ({ ...one, succeeded: one.attempts })),
    })),
  },
  {
    title: "reports the longest duration as the median",
    caughtBy: [ranked, asked],
    make: reports(({ attempts }) => ({
      attempts: async (ids, bounds) => (await attempts(ids, bounds)).map((one) => ({ ...one, p50: one.p95 })),
    })),
  },
  {
    title: "omits billed time from reports",
    caughtBy: [counted, filtered],
    make: reports(({ entries }) => ({ entries: (filter, page) => entries({ billed: false, ...filter }, page) })),
  },
  {
    title: "ignores the filter by user in reports",
    caughtBy: [filtered],
    make: reports(({ entries }) => ({ entries: (filter, page) => entries({ ...filter, userId: null }, page) })),
  },
  {
    title: "reports entries at the end of the range too",
    caughtBy: [filtered],
    make: reports(({ entries }) => ({
      entries: (filter, page) => entries({ ...filter, to: filter.to && plus(filter.to, 1) }, page),
    })),
  },
  {
    title: "reports entries in insertion order",
    caughtBy: [counted, paged],
    make: reports(({ entries }) => ({ entries: async (filter, page) => (await entries(filter, page)).toReversed() })),
  },
  {
    title: "skips the entries that start with the last one of a page",
    caughtBy: [paged],
    make: reports(({ entries }) => ({
      entries: (filter, { after, limit }) =>
        entries(filter, { limit, after: after && { ...after, startTime: plus(after.startTime, 1) } }),
    })),
  },
  {
    title: "returns more entries than a report requests",
    caughtBy: [paged],
    make: reports(({ entries }) => ({ entries: (filter, page) => entries(filter, { ...page, limit: page.limit + 1 }) })),
  },
  {
    title: "does not yield until a report has read everything",
    caughtBy: [turning],
    make: reports(({ entries }) => {
      let all: ReturnType<typeof entries> | undefined;
      return {
        entries: async (filter, { after, limit }) => {
          const found = await (all ??= entries(filter, { after: null, limit: 1_000 }));
          const from = found.findIndex(({ id }) => id === after?.id) + 1;
          return found.slice(from, from + limit);
        },
      };
    }),
  },
  {
    title: "treats a project without a client as one of some client",
    caughtBy: [counted],
    make: withStores((stores) => ({
      reports: {
        ...stores.reports,
        entries: async (filter, page) => {
          const clients = await stores.clients.list({}, { limit: 1, sort: "createdAt", descending: false, after: null });
          const found = await stores.reports.entries(filter, page);
          return found.map((entry) => ({ ...entry, clientId: entry.clientId ?? clients.items[0]?.id ?? null }));
        },
      },
    })),
  },
  {
    title: "returns names of missing resources",
    caughtBy: [named, apart],
    make: reports(({ names }) => ({
      names: async (of, ids) => new Map([...ids.map((id) => [id, "?"] as const), ...(await names(of, ids))]),
    })),
  },
  {
    title: "ends the report of invoices with its first page",
    caughtBy: [invoiced],
    make: reports(({ invoices }) => ({ invoices: async (page) => (page.after === null ? invoices(page) : []) })),
  },
  {
    title: "reports invoices without their payments",
    caughtBy: [invoiced],
    make: reports(({ invoices }) => ({
      invoices: async (page) => (await invoices(page)).map((invoice) => ({ ...invoice, payments: [] })),
    })),
  },
  {
    title: "reports the time of every workspace",
    caughtBy: [apart],
    make: reports(({ entries }, place) => ({
      entries: async (filter, page) => [
        ...(await entries(filter, page)),
        ...((await fromOthers(place, (other) => other.reports.entries(filter, page))) ?? []),
      ],
    })),
  },
  {
    title: "returns the names of every workspace",
    caughtBy: [apart],
    make: reports(({ names }, place) => ({
      names: async (of, ids) => {
        const own = await names(of, ids);
        return own.size > 0 ? own : ((await fromOthers(place, (other) => other.reports.names(of, ids))) ?? own);
      },
    })),
  },
];
