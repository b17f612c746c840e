import type { RequestLog } from "../../../core/ports/request-log.js";
import type { RequestStore } from "../../../core/requests/request-store.js";
import { withHousekeeping } from "./queues.js";
import { fromOthers, honest, type Saboteur, withStores } from "./saboteur.js";

const ordered = "lists requests as they were recorded, by time, ties by id, in both directions";
const filtered = "finds requests by any of several request ids, tokens, methods and statuses, in a half-open time range";
const separate = "records requests of several workspaces at once, and shows each only to its own";
const once = "records a request once, although it is recorded again";
const purged = "removes requests from before an instant, and no others";

function withLog(record: (log: RequestLog, requests: Parameters<RequestLog["record"]>[0]) => Promise<void>): Saboteur["make"] {
  return () => {
    const subject = honest();
    return { ...subject, requestLog: { record: (requests) => record(subject.requestLog, requests) } };
  };
}

const withPage = (page: (store: RequestStore) => RequestStore["page"]): Saboteur["make"] =>
  withStores(({ requests }) => ({ requests: { page: page(requests) } }));

export const requestSaboteurs: readonly Saboteur[] = [
  {
    title: "lists requests in one direction only",
    caughtBy: [ordered],
    make: withPage((store) => (filter, page) => store.page(filter, { ...page, descending: true })),
  },
  {
    title: "keeps only the path of a request without its query",
    caughtBy: [ordered],
    make: withLog((log, requests) => log.record(requests.map((one) => ({ ...one, path: one.path.replace(/\?.*/, "") })))),
  },
  ...(["requestIds", "tokenIds", "methods", "statuses"] as const).map((field): Saboteur => ({
    title: `ignores the filter ${field} of requests`,
    caughtBy: [filtered],
    make: withPage((store) => (filter, page) => store.page({ ...filter, [field]: undefined }, page)),
  })),
  {
    title: "ignores the end of the range of requests",
    caughtBy: [filtered],
    make: withPage((store) => (filter, page) => store.page({ ...filter, to: null }, page)),
  },
  {
    title: "records only the requests of the first workspace of a batch",
    caughtBy: [separate],
    make: withLog((log, requests) => log.record(requests.filter(({ workspaceId }) => workspaceId === requests[0]?.workspaceId))),
  },
  {
    title: "lists the requests of another workspace if its own has none",
    caughtBy: [separate],
    make: withStores(({ requests }, place) => ({
      requests: {
        page: async (filter, page) => {
          const own = await requests.page(filter, page);
          if (own.items.length > 0) return own;
          const others = async (stores: { readonly requests: RequestStore }) => {
            const found = await stores.requests.page(filter, page);
            return found.items.length > 0 ? found : null;
          };
          return (await fromOthers(place, others)) ?? own;
        },
      },
    })),
  },
  {
    title: "records a repeated request under another id",
    caughtBy: [once],
    make: () => {
      const subject = honest();
      const record: RequestLog["record"] = (requests) =>
        subject.requestLog.record(requests.map((one) => ({ ...one, id: subject.ids.next("req") })));
      return { ...subject, requestLog: { record } };
    },
  },
  {
    title: "keeps requests forever",
    caughtBy: [purged],
    make: withHousekeeping({ purgeRequests: async () => 0 }),
  },
];
