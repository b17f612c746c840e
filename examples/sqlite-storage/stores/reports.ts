import { setImmediate } from "node:timers/promises";
import { figuresBetween, isStopped, reportedEntry, reportedInvoice, sumOfEntry } from "stint/storage";
import type { ClientId, Stores, TimeEntry } from "stint/storage";
import type { Tables } from "../tables.js";
import { entryConditions } from "./time-entries.js";

/** `isAcross` in SQL: a boundary other than the first lies within the entry. */
const IS_ACROSS = "exists (select 1 from json_each(?) b where b.key > 0 and b.value > startTime and b.value < endTime)";
const OF_WEBHOOKS = `deliveryId in (select id from deliveries d where d.workspace_id = attempts.workspace_id
  and d.webhookId in (select value from json_each(?)))`;
const RECORDED = { "(endTime is null)": false };

export function reportStore({ timeEntries, projects, tasks, users, clients, invoices, attempts }: Tables): Stores["reports"] {
  const named = { project: projects, task: tasks, user: users, client: clients };
  const clientsOf = (entries: readonly TimeEntry[]): ReadonlyMap<string, ClientId | null> => {
    const found = projects.where({ id: [...new Set(entries.map(({ projectId }) => projectId))] });
    return new Map(found.map(({ id, clientId }) => [id, clientId]));
  };
  return {
    entries: async (filter, { after, limit, across }) => {
      if (after !== null) await setImmediate();
      const request = { limit, sort: "startTime", descending: false, after: after && { key: after.startTime, id: after.id } };
      const page = timeEntries.page({ ...entryConditions(filter), ...RECORDED, [IS_ACROSS]: across }, request);
      const found = page.items.filter(isStopped);
      const clientIds = clientsOf(found);
      return found.map((entry) => reportedEntry(entry, clientIds.get(entry.projectId) ?? null));
    },
    sums: async (filter, summing) => {
      const found = timeEntries.where({ ...entryConditions(filter), ...RECORDED }).filter(isStopped);
      const clientIds = clientsOf(found);
      return found.flatMap((entry) => sumOfEntry(entry, clientIds.get(entry.projectId) ?? null, summing) ?? []);
    },
    names: async (of, ids) => new Map(named[of].where({ id: ids }).map(({ id, name }) => [id, name])),
    invoices: async ({ after, limit }) => {
      if (after !== null) await setImmediate();
      return invoices.where({ "id > ?": after }, `order by id limit ${limit}`).map(reportedInvoice);
    },
    attempts: async (webhookIds, boundaries) => {
      const within = { [OF_WEBHOOKS]: webhookIds, "at >= ?": boundaries[0], "at < ?": boundaries.at(-1) };
      return figuresBetween(attempts.where(within), boundaries);
    },
  };
}
