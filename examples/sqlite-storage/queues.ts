import { inOrderOfStart, claimDelivery, claimMessage, fairShare, recordAttempt, releaseDelivery } from "stint/storage";
import { concurrencyOf, FAILURES_BEFORE_CAUTION } from "stint/storage";
import type * as stint from "stint/storage";
import type { Connection } from "./connection.js";
import type { Tables } from "./tables.js";
import type { SqliteUnitOfWork } from "./unit-of-work.js";

type Found = { readonly workspaceId: stint.WorkspaceId; readonly id: string };

const LEASED = "select workspace_id, webhookId, count(*) as count from deliveries where status = 'pending' and leasedUntil > ?1";
const IN_FLIGHT = `select workspace_id as workspaceId, count from (${LEASED} group by workspace_id)`;
/** The due deliveries of active subscriptions, as many of each as it has free places. */
const DUE = `select * from (
    select d.workspace_id as workspaceId, d.id, d.webhookId, e.lastClaimedAt,
      case when e.failures >= ${FAILURES_BEFORE_CAUTION} then ${concurrencyOf(FAILURES_BEFORE_CAUTION)} else ${concurrencyOf(0)} end - ifnull(busy.count, 0) as free,
      row_number() over (partition by d.workspace_id, d.webhookId order by d.nextAttemptAt, d.rowid) - 1 as rank
    from deliveries d
    join webhooks w on w.workspace_id = d.workspace_id and w.id = d.webhookId and w.status = 'active'
    join endpoints e on e.workspace_id = d.workspace_id and e.id = d.webhookId
    left join (${LEASED} group by workspace_id, webhookId) busy on busy.workspace_id = d.workspace_id and busy.webhookId = d.webhookId
    where d.status = 'pending' and d.nextAttemptAt <= ?1 and (d.leasedUntil is null or d.leasedUntil <= ?1))
  where rank < free`;
const BACKLOG = `select state, count(*) as count, min(nextAttemptAt) as since from (
    select d.nextAttemptAt, case when d.leasedUntil > ?1 then 'inFlight' when w.status = 'paused' then 'held'
      when d.nextAttemptAt > ?1 then 'scheduled' else 'due' end as state
    from deliveries d join webhooks w on w.workspace_id = d.workspace_id and w.id = d.webhookId where d.status = 'pending')
  group by state`;

export function deliveryQueue(reader: Connection, unitOfWork: SqliteUnitOfWork): stint.DeliveryQueue {
  return {
    claim: (request) =>
      unitOfWork.across((tablesOf, connection) => {
        const inFlight = connection.all<{ workspaceId: stint.WorkspaceId; count: number }>(IN_FLIGHT, [request.now]);
        const busy = new Map(inFlight.map(({ workspaceId, count }) => [workspaceId, count]));
        return fairShare(connection.all<stint.DueDelivery>(DUE, [request.now]), busy, request).flatMap((due) => {
          const tables = tablesOf(due.workspaceId);
          return claimDelivery(tables, due, tables.secrets.get(due.workspaceId) ?? null, request) ?? [];
        });
      }),
    record: (finished) =>
      unitOfWork.across((tablesOf) => {
        for (const one of [...finished].sort(inOrderOfStart)) recordAttempt(tablesOf(one.claim.workspaceId), one);
      }),
    release: (claims) =>
      unitOfWork.across((tablesOf) => claims.forEach((claim) => releaseDelivery(tablesOf(claim.workspaceId), claim))),
    backlog: async (now) => {
      const states = reader.all<{ state: string; count: number; since: stint.Instant }>(BACKLOG, [now]);
      const dueSince = states.find(({ state }) => state === "due")?.since ?? null;
      const counts = Object.fromEntries(states.map(({ state, count }) => [state, count]));
      return { due: 0, inFlight: 0, scheduled: 0, held: 0, ...counts, dueSince };
    },
  };
}

const DUE_MAIL = `select workspace_id as workspaceId, id, handedOver from messages
  where (status = 'queued' and dueAt <= ?1) or (status = 'sending' and leasedUntil <= ?1) order by createdAt, id`;

export function mailQueue(unitOfWork: SqliteUnitOfWork): stint.MailQueue {
  return {
    claim: (request) =>
      unitOfWork.across((tablesOf, connection) => {
        const claims: stint.ClaimedMessage[] = [];
        for (const { workspaceId, id } of connection.all<Found>(DUE_MAIL, [request.now])) {
          const { messages } = tablesOf(workspaceId);
          const found = messages.get(id);
          if (found === undefined || (!found.handedOver && claims.length === request.limit)) continue;
          const message = claimMessage(found, request);
          messages.put(message);
          if (message.status === "sending") claims.push({ workspaceId, message });
        }
        return claims;
      }),
  };
}

const WAITING = `select workspace_id as workspaceId, id from outbox
  where leasedUntil is null or leasedUntil <= ? order by occurredAt, rowid limit ?`;

export function eventOutbox(reader: Connection, unitOfWork: SqliteUnitOfWork): stint.EventOutbox {
  const each = (keys: readonly stint.EventKey[], change: (outbox: Tables["outbox"], id: string) => void): Promise<void> =>
    unitOfWork.across((tablesOf) => keys.forEach(({ workspaceId, id }) => change(tablesOf(workspaceId).outbox, id)));
  return {
    claim: ({ now, leasedUntil, limit }) =>
      unitOfWork.across((tablesOf, connection) =>
        connection.all<Found>(WAITING, [now, limit]).flatMap(({ workspaceId, id }) => {
          const { events, outbox } = tablesOf(workspaceId);
          const event = events.get(id);
          if (event === undefined) return [];
          outbox.put({ id, leasedUntil, occurredAt: event.occurredAt });
          return [{ ...event, workspaceId }];
        }),
      ),
    remove: (keys) => each(keys, (outbox, id) => outbox.remove({ id })),
    release: (keys) =>
      each(keys, (outbox, id) => {
        const waiting = outbox.get(id);
        if (waiting !== undefined) outbox.put({ ...waiting, leasedUntil: null });
      }),
    waiting: async () => reader.all<{ count: number }>("select count(*) as count from outbox")[0]?.count ?? 0,
  };
}
