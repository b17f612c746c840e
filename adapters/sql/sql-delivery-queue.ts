import {
  type Backlog,
  type ClaimedDelivery,
  type ClaimRequest,
  concurrencyOf,
  type DeliveryQueue,
  FAILURES_BEFORE_CAUTION,
  type FinishedAttempt,
  formatInstant,
  type Instant,
  slotsPerWorkspace,
} from "../../core/index.js";
import type { AcrossWorkspaces } from "./across-workspaces.js";
import { Claims } from "./claims.js";
import type { Presence } from "./presence.js";
import { at, Columns, count, integer, orElse, text } from "./rows.js";
import type { Sealer } from "./sealing.js";
import type { Query, Row } from "./pipeline.js";
import { converted, replacedSecrets } from "./stores/webhook-store.js";

const backlogs = new Columns<Backlog>({ due: count, dueSince: at, inFlight: count, scheduled: count, held: count });

const claimedDeliveries = new Columns<Omit<ClaimedDelivery, "secret">>({
  id: text,
  workspaceId: text,
  webhookId: text,
  eventId: text,
  eventType: text,
  url: text,
  body: text,
  dueAt: at,
  attempts: integer,
  earlierAttempts: integer,
  fence: integer,
  claims: integer,
});

const secrets = new Columns<ClaimedDelivery["secret"]>({ current: text, replaced: orElse(replacedSecrets, []) });

/** Maximum number of subscriptions per claim. */
const MAX_SUBSCRIPTIONS = 500;

/**
 * Claims in two statements. The first locks the subscriptions with due deliveries, longest unserved first, and skips those locked by
 * other workers. The second sees what those workers committed, counts the deliveries in flight, and claims. So concurrent workers never
 * exceed a cap.
 */
export class SqlDeliveryQueue implements DeliveryQueue {
  readonly #claims: Claims;

  constructor(
    private readonly across: AcrossWorkspaces,
    private readonly sealer: Sealer,
    presence: Presence,
  ) {
    this.#claims = new Claims(across, presence, {
      table: "webhook_deliveries",
      key: "workspace_id, id",
      claimed: "status = 'pending'",
    });
  }

  async claim(request: ClaimRequest): Promise<readonly ClaimedDelivery[]> {
    const rows = await this.#claims.take(request, (holder) => this.#claim(request, holder));
    const opened = new Map<string, string>();
    const claims: ClaimedDelivery[] = [];
    let unreadable: Error | undefined;
    for (const row of rows) {
      try {
        claims.push(this.#claimed(row, opened));
      } catch (error) {
        unreadable = new Error(`The webhook secret of ${String(row["workspace_id"])} cannot be decrypted.`, { cause: error });
      }
    }
    if (!unreadable) return claims;
    // Readable ones can be claimed again immediately. Unreadable ones wait until their lease expires.
    await this.release(claims);
    throw unreadable;
  }

  #claim(request: ClaimRequest, holder: number): Promise<readonly Row[]> {
    const now = formatInstant(request.now);
    const lock: Query = { name: "deliveries.lock", text: LOCK, values: [now, MAX_SUBSCRIPTIONS] };
    return this.across.runTwice(lock, (locked) => {
      const workspaces = locked.map((row) => row["workspace_id"]);
      const webhooks = locked.map((row) => row["webhook_id"]);
      const values = [
        webhooks,
        now,
        formatInstant(request.leasedUntil),
        request.limit,
        slotsPerWorkspace(request.slots),
        holder,
        workspaces,
      ];
      return locked.length === 0 ? null : { name: "deliveries.claim", text: CLAIM, values };
    });
  }

  async record(finished: readonly FinishedAttempt[]): Promise<void> {
    if (finished.length === 0) return;
    await this.across.run({ name: "deliveries.record", text: RECORD, values: [JSON.stringify(finished.map(resultOf))] });
  }

  async release(claims: readonly ClaimedDelivery[]): Promise<void> {
    if (claims.length === 0) return;
    await this.across.run({
      text: `update webhook_deliveries d set leased_until = null, claims = d.claims - 1
             from unnest($1::text[], $2::text[], $3::int[]) as c(workspace_id, id, fence)
             where d.workspace_id = c.workspace_id and d.id = c.id and d.fence = c.fence and d.status = 'pending'`,
      values: [claims.map(({ workspaceId }) => workspaceId), claims.map(({ id }) => id), claims.map(({ fence }) => fence)],
    });
  }

  async backlog(now: Instant): Promise<Backlog> {
    const [[row = {}] = []] = await this.across.run({ name: "deliveries.backlog", text: BACKLOG, values: [formatInstant(now)] });
    return backlogs.fromRow(row);
  }

  /** `opened` caches the decrypted secrets of workspaces. */
  #claimed(row: Row, opened: Map<string, string>): ClaimedDelivery {
    const delivery = claimedDeliveries.fromRow(row);
    const open = (sealed: string): string => {
      const secret = opened.get(sealed) ?? this.sealer.open(sealed, delivery.workspaceId);
      opened.set(sealed, secret);
      return secret;
    };
    return { ...delivery, secret: converted(secrets.fromRow(row), open) };
  }
}

/** The active subscription of the endpoint `e`. */
const ACTIVE_WEBHOOK =
  "select from webhooks w where w.workspace_id = e.workspace_id and w.id = e.webhook_id and w.status = 'active' and w.deleted_at is null";

const LOCK = `
  select e.workspace_id, e.webhook_id from webhook_endpoints e
  where exists (
    select from webhook_deliveries d where d.workspace_id = e.workspace_id and d.webhook_id = e.webhook_id and d.status = 'pending'
      and d.next_attempt_at <= $1 and (d.leased_until is null or d.leased_until <= $1))
    and exists (${ACTIVE_WEBHOOK})
  order by e.last_claimed_at nulls first, e.webhook_id limit $2
  for update of e skip locked`;

/**
 * The rows of `source` as a table `given (workspace_id, <id>)`. The planner expects few rows of unnested arrays, and therefore looks up each one,
 * whatever its statistics are.
 */
const givenBy = (source: string, id: string): string =>
  `(select array_agg(workspace_id) as workspaces, array_agg(${id}) as ids from ${source}) a
    cross join lateral unnest(a.workspaces, a.ids) as given (workspace_id, ${id})`;

/** `concurrencyOf` of the endpoint `e`. */
const CONCURRENCY = `case when e.failures >= ${FAILURES_BEFORE_CAUTION} then ${concurrencyOf(FAILURES_BEFORE_CAUTION)} else ${concurrencyOf(0)} end`;

/** Prevents the planner from using the index of pending deliveries, which it would scan completely instead of looking up a few rows. */
const isPending = (row: string) => `coalesce(${row}.status, '') = 'pending'`;

const CLAIM = `
  with due as (
    select e.webhook_id, e.workspace_id, e.last_claimed_at, d.id, d.turn
    from unnest($7::text[], $1::text[]) as locked (workspace_id, webhook_id) join webhook_endpoints e using (workspace_id, webhook_id)
    cross join lateral (
      select count(*) as busy from webhook_deliveries b
      where b.workspace_id = e.workspace_id and b.webhook_id = e.webhook_id and b.status = 'pending' and b.leased_until > $2) f
    cross join lateral (
      select n.id, row_number() over (order by n.next_attempt_at, n.id) as turn from (
        select c.id, c.next_attempt_at from webhook_deliveries c
        where c.workspace_id = e.workspace_id and c.webhook_id = e.webhook_id and c.status = 'pending'
          and c.next_attempt_at <= $2 and (c.leased_until is null or c.leased_until <= $2)
        order by c.next_attempt_at, c.id
        limit greatest(0, ${CONCURRENCY} - f.busy)) n) d
    where exists (${ACTIVE_WEBHOOK})),
  busy as (
    select b.workspace_id, count(*) as busy from webhook_deliveries b
    where b.status = 'pending' and b.leased_until > $2 and (b.workspace_id, b.webhook_id) in (
      select e.workspace_id, e.webhook_id from webhook_endpoints e where e.workspace_id in (select workspace_id from due))
    group by b.workspace_id),
  shared as (
    select due.*, coalesce(busy.busy, 0)
      + row_number() over (partition by due.workspace_id order by turn, last_claimed_at nulls first, webhook_id) as place
    from due left join busy using (workspace_id)),
  picked as (
    select workspace_id, id from shared
    where place <= $5 or (select count(distinct workspace_id) from due) = 1
    order by turn, last_claimed_at nulls first, webhook_id limit $4),
  free as (
    select f.workspace_id, f.id from ${givenBy("picked", "id")} join webhook_deliveries f using (workspace_id, id)
    where ${isPending("f")} and (f.leased_until is null or f.leased_until <= $2)
    order by f.id for update of f skip locked),
  leased as (
    update webhook_deliveries d set leased_until = $3, leased_by = $6, fence = d.fence + 1, claims = d.claims + 1
    from ${givenBy("free", "id")} where d.workspace_id = given.workspace_id and d.id = given.id returning d.*),
  served as (
    update webhook_endpoints e set last_claimed_at = $2 
    where (e.workspace_id, e.webhook_id) in (select workspace_id, webhook_id from leased) returning 1)
  select l.id, l.workspace_id, l.webhook_id, l.event_id, l.event_type, l.next_attempt_at as due_at, l.attempts, l.earlier_attempts, l.fence, l.claims, w.url, v.body,
    s.current, s.replaced
  from leased l join webhooks w on w.workspace_id = l.workspace_id and w.id = l.webhook_id
    join events v on v.workspace_id = l.workspace_id and v.id = l.event_id join webhook_secrets s on s.workspace_id = l.workspace_id
  order by l.next_attempt_at, l.id`;

/**
 * Locks failing subscriptions, then deliveries, in the same order as claims and removals, to avoid deadlocks. Healthy subscriptions are not
 * locked, so that they can be claimed meanwhile. Recording a result is idempotent. Failures are counted from the last success, in this batch
 * or before it.
 */
const RECORD = `
  with results as (
    select * from jsonb_to_recordset($1::jsonb) as r(
      delivery_id text, webhook_id text, workspace_id text, fence int, number int, at timestamptz, duration_ms int, url text,
      request_headers jsonb, response jsonb, error jsonb, status text, next_attempt_at timestamptz)),
  subscribers as (select workspace_id, webhook_id, bool_or(status <> 'succeeded') as failed from results group by 1, 2),
  held as (
    select e.workspace_id, e.webhook_id from subscribers s join webhook_endpoints e using (workspace_id, webhook_id)
    where s.failed or e.failures > 0 or e.failing_since is not null
    order by e.webhook_id for update of e),
  taken as (
    select d.workspace_id, d.id from ${givenBy("results", "delivery_id")}
      join webhook_deliveries d on d.workspace_id = given.workspace_id and d.id = given.delivery_id
    where (select count(*) from held) >= 0 order by d.id for update of d),
  counted as (
    update webhook_deliveries d set status = r.status, attempts = r.number, next_attempt_at = r.next_attempt_at,
      leased_until = null, claims = 0, version = d.version + 1, updated_at = r.at
    from taken, results r
    where d.workspace_id = taken.workspace_id and d.id = taken.id
      and r.workspace_id = taken.workspace_id and r.delivery_id = taken.id and d.fence = r.fence and d.attempts < r.number and ${isPending("d")}
    returning d.workspace_id, d.id, d.fence),
  logged as (
    insert into webhook_attempts (delivery_id, fence, workspace_id, number, at, duration_ms, url, request_headers, response, error, late)
    select r.delivery_id, r.fence, r.workspace_id, r.number, r.at, r.duration_ms, r.url, r.request_headers,
      nullif(r.response, 'null'), nullif(r.error, 'null'), (r.workspace_id, r.delivery_id, r.fence) not in (select workspace_id, id, fence from counted)
    from results r on conflict do nothing),
  marked as (
    select r.workspace_id, r.webhook_id, r.status = 'succeeded' as delivered, r.at,
      max(r.at) filter (where r.status = 'succeeded') over (partition by r.workspace_id, r.webhook_id) as last_success
    from results r where (r.workspace_id, r.delivery_id, r.fence) in (select workspace_id, id, fence from counted)),
  streaks as (
    select workspace_id, webhook_id, bool_or(delivered) as delivered,
      count(*) filter (where not delivered and at > coalesce(last_success, '-infinity')) as failures,
      min(at) filter (where not delivered and at > coalesce(last_success, '-infinity')) as since
    from marked group by workspace_id, webhook_id)
  update webhook_endpoints e set
    failures = case when s.delivered then 0 else e.failures end + s.failures,
    failing_since = case when s.delivered then s.since else coalesce(e.failing_since, s.since) end
  from streaks s join held using (workspace_id, webhook_id)
  where e.workspace_id = s.workspace_id and e.webhook_id = s.webhook_id`;

const BACKLOG = `
  select count(*) filter (where state = 'due') as due, min(next_attempt_at) filter (where state = 'due') as due_since,
    count(*) filter (where state = 'in_flight') as in_flight, count(*) filter (where state = 'scheduled') as scheduled,
    count(*) filter (where state = 'held') as held
  from (
    select d.next_attempt_at, case when d.leased_until > $1 then 'in_flight' when w.status = 'paused' then 'held'
      when d.next_attempt_at > $1 then 'scheduled' else 'due' end as state
    from webhook_deliveries d join webhooks w on w.workspace_id = d.workspace_id and w.id = d.webhook_id
    where d.status = 'pending') waiting`;

function resultOf({ claim, attempt, next }: FinishedAttempt): Record<string, unknown> {
  return {
    delivery_id: claim.id,
    webhook_id: claim.webhookId,
    workspace_id: claim.workspaceId,
    fence: claim.fence,
    number: attempt.number,
    at: formatInstant(attempt.at),
    duration_ms: attempt.durationMs,
    url: attempt.url,
    request_headers: attempt.requestHeaders,
    response: attempt.response,
    error: attempt.error,
    status: next.status,
    next_attempt_at: next.status === "pending" ? formatInstant(next.at) : null,
  };
}
