import {
  claimDelivery,
  claimMessage,
  concurrencyOf,
  fairShare,
  finishAttempt,
  isDue,
  MAX_CONCURRENT_DELIVERIES,
} from "stint/storage";
import type { Backlog, ClaimedDelivery, ClaimedMessage, ClaimRequest, DeliveryQueue, DueDelivery } from "stint/storage";
import type { EventKey, EventOutbox, FinishedAttempt, Instant, MailQueue, WorkspaceId } from "stint/storage";
import type { Connection } from "./connection.js";
import { SECRET } from "./stores/webhooks.js";
import type { Tables } from "./tables.js";
import type { SqliteUnitOfWork } from "./unit-of-work.js";

/** A row of any workspace. */
interface Found<Id extends string = string> {
  readonly workspace_id: WorkspaceId;
  readonly id: Id;
}

const IN_FLIGHT = `select workspace_id, webhookId, count(*) as count from deliveries
  where status = 'pending' and leasedUntil > ?1 group by workspace_id, webhookId`;
const DUE = `select d.workspace_id, d.id, d.webhookId, e.failures, e.lastClaimedAt,
    row_number() over (partition by d.workspace_id, d.webhookId order by d.nextAttemptAt, d.rowid) - 1 as rank
  from deliveries d
  join webhooks w on w.workspace_id = d.workspace_id and w.id = d.webhookId and w.status = 'active' and w.deletedAt is null
  join endpoints e on e.workspace_id = d.workspace_id and e.id = d.webhookId
  where d.status = 'pending' and d.nextAttemptAt <= ?1 and (d.leasedUntil is null or d.leasedUntil <= ?1)`;
const BACKLOG = `select state, count(*) as count, min(nextAttemptAt) as since from (
    select d.nextAttemptAt, case when d.leasedUntil > ?1 then 'inFlight' when w.status = 'paused' then 'held'
      when d.nextAttemptAt > ?1 then 'scheduled' else 'due' end as state
    from deliveries d join webhooks w on w.workspace_id = d.workspace_id and w.id = d.webhookId where d.status = 'pending')
  group by state`;

export class SqliteDeliveryQueue implements DeliveryQueue {
  constructor(
    private readonly reader: Connection,
    private readonly unitOfWork: SqliteUnitOfWork,
  ) {}

  claim(request: ClaimRequest): Promise<readonly ClaimedDelivery[]> {
    return this.unitOfWork.across((tablesOf, connection) =>
      picked(connection, request).flatMap(({ workspaceId, id }) => claimOne(tablesOf(workspaceId), workspaceId, id, request)),
    );
  }

  /** In the order in which they began, since failures are counted from the last success. */
  record(finished: readonly FinishedAttempt[]): Promise<void> {
    return this.unitOfWork.across((tablesOf) => {
      const inOrder = [...finished].sort((a, b) => a.attempt.at - b.attempt.at);
      for (const one of inOrder) recordOne(tablesOf(one.claim.workspaceId), one);
    });
  }

  release(claims: readonly ClaimedDelivery[]): Promise<void> {
    return this.unitOfWork.across((tablesOf) => {
      for (const { workspaceId, id, fence } of claims) {
        const { deliveries } = tablesOf(workspaceId);
        const delivery = deliveries.find(id);
        if (delivery?.fence === fence) deliveries.put({ ...delivery, leasedUntil: null, claims: delivery.claims - 1 });
      }
    });
  }

  async backlog(now: Instant): Promise<Backlog> {
    const states = this.reader.all<{ state: string; count: number; since: Instant }>(BACKLOG, [now]);
    const of = (wanted: string) => states.find(({ state }) => state === wanted);
    const counts = { due: of("due")?.count ?? 0, inFlight: of("inFlight")?.count ?? 0, scheduled: of("scheduled")?.count ?? 0 };
    return { ...counts, held: of("held")?.count ?? 0, dueSince: of("due")?.since ?? null };
  }
}

function picked(connection: Connection, request: ClaimRequest): readonly DueDelivery[] {
  type Counted = Pick<DueDelivery, "webhookId"> & { readonly workspace_id: WorkspaceId; readonly count: number };
  type Due = Found<DueDelivery["id"]> & Omit<DueDelivery, "workspaceId" | "id"> & { readonly failures: number };
  const inFlight = connection.all<Counted>(IN_FLIGHT, [request.now]);
  const busy = (webhookId: string): number => inFlight.find((one) => one.webhookId === webhookId)?.count ?? 0;
  const due = connection.all<Due>(`select * from (${DUE}) where rank < ${MAX_CONCURRENT_DELIVERIES}`, [request.now]);
  const free = due.filter(({ rank, failures, webhookId }) => rank < concurrencyOf(failures) - busy(webhookId));
  const used = new Map<WorkspaceId, number>();
  for (const { workspace_id, count } of inFlight) used.set(workspace_id, (used.get(workspace_id) ?? 0) + count);
  return fairShare(free.map(({ workspace_id: workspaceId, ...one }) => ({ ...one, workspaceId })), used, request); // prettier-ignore
}

function claimOne(tables: Tables, workspaceId: WorkspaceId, id: string, request: ClaimRequest): readonly ClaimedDelivery[] {
  const delivery = tables.deliveries.find(id);
  const webhook = delivery && tables.webhooks.find(delivery.webhookId);
  const event = delivery && tables.events.find(delivery.eventId);
  const endpoint = delivery && tables.endpoints.find(delivery.webhookId);
  const secret = tables.secrets.find(SECRET);
  if (!delivery || !webhook || !event || !endpoint || !secret || !isDue(delivery, request.now)) return [];
  const { leased, claim } = claimDelivery(delivery, { workspaceId, webhook, event, secret }, request);
  tables.deliveries.put(leased);
  tables.endpoints.put({ ...endpoint, lastClaimedAt: request.now });
  return [claim];
}

function recordOne({ deliveries, endpoints, attempts }: Tables, finished: FinishedAttempt): void {
  const { claim } = finished;
  const stored = deliveries.find(claim.id);
  const receiver = endpoints.find(claim.webhookId);
  const id = `${claim.id} ${claim.fence}`;
  if (!stored || !receiver || attempts.find(id)) return;
  const { attempt, delivery, endpoint } = finishAttempt(stored, receiver, finished);
  attempts.insert({ ...attempt, id });
  deliveries.put(delivery);
  endpoints.put(endpoint);
}

const DUE_MAIL = `select workspace_id, id, handedOver from messages
  where (status = 'queued' and dueAt <= ?1) or (status = 'sending' and leasedUntil <= ?1) order by createdAt, id`;

export function mailQueue(unitOfWork: SqliteUnitOfWork): MailQueue {
  return {
    claim: (request) =>
      unitOfWork.across((tablesOf, connection) => {
        const claims: ClaimedMessage[] = [];
        for (const { workspace_id: workspaceId, id } of connection.all<Found>(DUE_MAIL, [request.now])) {
          const { messages } = tablesOf(workspaceId);
          const found = messages.find(id);
          if (found === undefined || (!found.handedOver && claims.length === request.limit)) continue;
          const message = claimMessage(found, request);
          messages.put(message);
          if (message.status === "sending") claims.push({ workspaceId, message });
        }
        return claims;
      }),
  };
}

const WAITING =
  "select workspace_id, id from outbox where leasedUntil is null or leasedUntil <= ? order by occurredAt, rowid limit ?";

export function eventOutbox(reader: Connection, unitOfWork: SqliteUnitOfWork): EventOutbox {
  const each = (events: readonly EventKey[], change: (tables: Tables, id: string) => void): Promise<void> =>
    unitOfWork.across((tablesOf) => events.forEach(({ workspaceId, id }) => change(tablesOf(workspaceId), id)));
  return {
    claim: ({ now, leasedUntil, limit }) =>
      unitOfWork.across((tablesOf, connection) =>
        connection.all<Found>(WAITING, [now, limit]).flatMap(({ workspace_id: workspaceId, id }) => {
          const { events, outbox } = tablesOf(workspaceId);
          const event = events.find(id);
          if (event === undefined) return [];
          outbox.put({ id, leasedUntil, occurredAt: event.occurredAt });
          return [{ ...event, workspaceId }];
        }),
      ),
    remove: (events) => each(events, ({ outbox }, id) => outbox.remove({ id })),
    release: (events) =>
      each(events, ({ outbox }, id) => {
        const waiting = outbox.find(id);
        if (waiting !== undefined) outbox.put({ ...waiting, leasedUntil: null });
      }),
    waiting: async () => reader.all<{ count: number }>("select count(*) as count from outbox")[0]?.count ?? 0,
  };
}
