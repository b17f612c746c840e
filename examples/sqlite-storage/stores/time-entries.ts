import { billedEntry, claimOf, entryContext, nextVersion, ratedEntry, releasedEntry, requireRecorded } from "stint/storage";
import { timeEntryView, unbilledEntry } from "stint/storage";
import type { EntryPage, RateScope, Stores, TagUse, TimeEntry, TimeEntryFilter } from "stint/storage";
import { conditionsOf } from "../filters.js";
import { type Conditions, withoutId } from "../rows.js";
import type { Tables } from "../tables.js";
import { resourceStore } from "./workspace.js";

/** The project is one of these clients'. */
const OF_CLIENTS = `projectId in (select id from projects p where p.workspace_id = timeEntries.workspace_id
  and p.clientId in (select value from json_each(?)))`;

/** The project is billed by one of these methods. */
const OF_METHODS = OF_CLIENTS.replace("clientId", "billingMethod");

export function entryConditions({ clientIds, billingMethods, ...filter }: TimeEntryFilter): Conditions {
  return { ...conditionsOf(filter), [OF_CLIENTS]: clientIds, [OF_METHODS]: billingMethods };
}

export function timeEntryStore(tables: Tables): Stores["timeEntries"] {
  const { timeEntries, formerEntries, session } = tables;
  const { workspaceId } = session;
  const running = (userId: string, except = ""): TimeEntry | undefined =>
    timeEntries.where({ userId, status: "running" }).find(({ id }) => id !== except);
  const recorded = (conditions: Conditions, { after, limit }: EntryPage) => {
    const isAfter = "(projectId, startTime, id) > (select place ->> 0, place ->> 1, place ->> 2 from (select ? as place))";
    const place = after && [after.projectId, after.startTime, after.id];
    return timeEntries
      .where({ status: "recorded", ...conditions, [isAfter]: place }, `order by projectId, startTime, id limit ${limit}`)
      .map((entry) => ({ entry: requireRecorded(entry), context: entryContext(tables, workspaceId, entry) }));
  };
  return {
    ...resourceStore(timeEntries, "time entry"),
    list: async (filter, page) => timeEntries.page(entryConditions(filter), page),
    listTexts: async (filter, page) => {
      const { items, next } = timeEntries.page(entryConditions(filter), page);
      return { items: items.map((entry) => JSON.stringify(timeEntryView(entry))), next };
    },
    recordingContext: async (of) => ({
      ...entryContext(tables, workspaceId, of),
      runningId: running(of.userId, of.id)?.id ?? null,
    }),
    keepFormer: async (entry, at) => formerEntries.put({ id: entry.id, entry, at }),
    findFormer: async (id) => formerEntries.where({ id }).map(withoutId)[0] ?? null,
    findRunning: async (userId) => running(userId) ?? null,
    findOverlapping: async ({ userId, start, end, except }) => {
      const overlaps = { userId, "startTime < ?": end, "(endTime is null or endTime > ?)": start };
      return timeEntries.where(overlaps).find(({ id }) => !except.includes(id)) ?? null;
    },
    unbilled: async ({ clientId, ...selection }, page) => {
      const selected = { ...conditionsOf(selection), billable: true, [OF_CLIENTS]: [clientId], [OF_METHODS]: ["time"] };
      return recorded(selected, page).map(({ entry, context }) => unbilledEntry(entry, context));
    },
    claim: async (invoiceId, ids, now) => {
      for (const id of new Set(ids)) timeEntries.put(billedEntry(requireRecorded(timeEntries.get(id)), invoiceId, now));
    },
    claimsOf: async (invoiceId) => timeEntries.where({ invoiceId }).map(claimOf),
    release: async (invoiceId, ids, now) => {
      const billed = timeEntries.where({ invoiceId, id: ids }).filter((entry) => entry.status === "billed");
      for (const entry of billed) timeEntries.put(releasedEntry(entry, now));
    },
    forRating: async (scope, page) => recorded(reachedBy(scope), page).map(({ entry, context }) => ratedEntry(entry, context)),
    saveRates: async (rates, now) => {
      for (const { id, rate } of rates) timeEntries.put(nextVersion({ ...requireRecorded(timeEntries.get(id)), rate }, now));
    },
  };
}

const USED = `select value as name, count(*) as entries from timeEntries, json_each(doc, '$.tags')
  where workspace_id = ? group by value order by entries desc, name limit ?`;

/** SQLite numbers rows in the order in which they were added. */
export function tagStore({ tags, session }: Tables): Stores["tags"] {
  const having = (keys: readonly string[], order = "order by rowid") => tags.where({ key: keys }, order);
  return {
    first: async (keys) => new Map(having(keys, "order by rowid desc").map(({ key, name }) => [key, name])),
    used: async (limit) => session.connection.all<TagUse>(USED, [session.workspaceId, limit]),
    spellings: async (keys) => having(keys).map(({ name }) => name),
    remove: async (names) => void tags.remove({ id: names }),
    add: async (added) => {
      for (const tag of added) if (!tags.get(tag.name)) tags.insert({ id: tag.name, ...tag }, "tag");
    },
  };
}

function reachedBy(scope: RateScope): Conditions {
  if (scope.kind === "workspace") return {};
  return scope.kind === "client" ? { [OF_CLIENTS]: [scope.id] } : { [`${scope.kind}Id`]: scope.id };
}
