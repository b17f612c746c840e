import { type Housekeeping, type RequestLog, type RequestQuota, takeFromStored, type WorkspaceId } from "stint/storage";
import type { SqliteUnitOfWork } from "./unit-of-work.js";

export function housekeeping(unitOfWork: SqliteUnitOfWork): Housekeeping {
  const remove = (table: string, condition: string, before: number, limit: number): Promise<number> =>
    unitOfWork.across((_, connection) => connection.run(removal(table, condition), [before, limit]));
  return {
    purgeChanges: (before, limit) =>
      unitOfWork.across((tablesOf, connection) => {
        const purged = `${removal("changes", "at < ?")} returning workspace_id as workspaceId, position`;
        const removed = connection.all<{ workspaceId: WorkspaceId; position: number }>(purged, [before, limit]);
        for (const { workspaceId, position } of removed) {
          const { feeds } = tablesOf(workspaceId);
          const feed = feeds.get(workspaceId);
          if (feed && feed.purged < position) feeds.put({ ...feed, purged: position });
        }
        return removed.length;
      }),
    purgeDeliveries: (before, limit) => remove("deliveries", "status <> 'pending' and updatedAt < ?", before, limit),
    purgeEvents: (before, limit) => remove("events", `occurredAt < ? and ${UNUSED}`, before, limit),
    purgeFormerEntries: (before, limit) => remove("formerEntries", "at < ?", before, limit),
    purgeRequests: (before, limit) => remove("requests", "at < ?", before, limit),
    purgeQuotas: async (before, limit) => {
      const removed = await remove("mailQuotas", "at < ?", before, limit);
      return removed + (await remove("requestQuotas", "at < ?", before, limit - removed));
    },
  };
}

const UNUSED = `not exists (select 1 from deliveries d where d.workspace_id = events.workspace_id and d.eventId = events.id)
  and not exists (select 1 from outbox o where o.workspace_id = events.workspace_id and o.id = events.id)`;

const removal = (table: string, condition: string): string =>
  `delete from ${table} where rowid in (select rowid from ${table} where ${condition} limit ?)`;

/** The buckets of callers, which belong to no workspace. */
export function requestQuota(unitOfWork: SqliteUnitOfWork): RequestQuota {
  const lease: RequestQuota["lease"] = (key, ...request) =>
    unitOfWork.across((tablesOf) => takeFromStored(tablesOf("" as WorkspaceId).requestQuotas, key, ...request));
  return { lease };
}

export function requestLog(unitOfWork: SqliteUnitOfWork): RequestLog {
  const record: RequestLog["record"] = (recorded) =>
    unitOfWork.across((tablesOf) => {
      for (const { workspaceId, ...request } of recorded) tablesOf(workspaceId).requests.put(request);
    });
  return { record };
}
