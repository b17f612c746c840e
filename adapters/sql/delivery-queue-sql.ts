import { concurrencyOf, FAILURES_BEFORE_CAUTION } from "../../core/index.js";

/** The active subscription of the endpoint `e`. */
const ACTIVE_WEBHOOK =
  "select from webhooks w where w.workspace_id = e.workspace_id and w.id = e.webhook_id and w.status = 'active' and w.deleted_at is null";

/** Locks the subscriptions with due deliveries, those first that have waited longest. `$1`: now, `$2`: how many. */
export const LOCK = `
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

/**
 * Claims deliveries of locked subscriptions. `$1`, `$7`: the subscriptions and their workspaces, `$2`: now, `$3`: when the lease expires, `$4`: how many in
 * all, `$5`: the slots of a workspace, `$6`: the holder number of the worker.
 */
export const CLAIM = `
  -- Of each locked subscription, the due deliveries for which it has room, numbered by their turn.
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
  -- How many deliveries of these workspaces are in flight.
  busy as (
    select b.workspace_id, count(*) as busy from webhook_deliveries b
    where b.status = 'pending' and b.leased_until > $2 and (b.workspace_id, b.webhook_id) in (
      select e.workspace_id, e.webhook_id from webhook_endpoints e where e.workspace_id in (select workspace_id from due))
    group by b.workspace_id),
  -- The place of each delivery among those of its workspace.
  ranked as (
    select due.*, coalesce(busy.busy, 0)
      + row_number() over (partition by due.workspace_id order by turn, last_claimed_at nulls first, webhook_id) as place
    from due left join busy using (workspace_id)),
  -- No workspace takes more than its share, unless no other one waits; those whose turn is first go first.
  picked as (
    select workspace_id, id from ranked
    where place <= $5 or (select count(distinct workspace_id) from due) = 1
    order by turn, last_claimed_at nulls first, webhook_id limit $4),
  -- Other workers can have leased some before this one locked their subscription.
  free as (
    select f.workspace_id, f.id from ${givenBy("picked", "id")} join webhook_deliveries f using (workspace_id, id)
    where ${isPending("f")} and (f.leased_until is null or f.leased_until <= $2)
    order by f.id for update of f skip locked),
  -- The fence makes results of earlier claims recognizable.
  leased as (
    update webhook_deliveries d set leased_until = $3, leased_by = $6, fence = d.fence + 1, claims = d.claims + 1
    from ${givenBy("free", "id")} where d.workspace_id = given.workspace_id and d.id = given.id returning d.*),
  -- These subscriptions are served last by the next claim.
  served as (
    update webhook_endpoints e set last_claimed_at = $2
    where (e.workspace_id, e.webhook_id) in (select workspace_id, webhook_id from leased) returning 1)
  -- What the sender needs.
  select l.id, l.workspace_id, l.webhook_id, l.event_id, l.event_type, l.next_attempt_at as due_at, l.attempts, l.earlier_attempts, l.fence, l.claims, w.url, v.body,
    s.current, s.replaced
  from leased l join webhooks w on w.workspace_id = l.workspace_id and w.id = l.webhook_id
    join events v on v.workspace_id = l.workspace_id and v.id = l.event_id join webhook_secrets s on s.workspace_id = l.workspace_id
  order by l.next_attempt_at, l.id`;

/**
 * Records the results of attempts, `$1` in JSON. Locks failing subscriptions, then deliveries, in the same order as claims and removals, to avoid deadlocks. Healthy subscriptions are not
 * locked, so that they can be claimed meanwhile. Recording a result is idempotent. Failures are counted from the last success, in this batch
 * or before it.
 */
export const RECORD = `
  -- One row for each attempt.
  with results as (
    select * from jsonb_to_recordset($1::jsonb) as r(
      delivery_id text, webhook_id text, workspace_id text, fence int, number int, at timestamptz, duration_ms int, url text,
      request_headers jsonb, response jsonb, error jsonb, status text, next_attempt_at timestamptz)),
  -- Whether an attempt of the subscription failed.
  subscribers as (select workspace_id, webhook_id, bool_or(status <> 'succeeded') as failed from results group by 1, 2),
  -- Locks the subscriptions whose counters can change.
  held as (
    select e.workspace_id, e.webhook_id from subscribers s join webhook_endpoints e using (workspace_id, webhook_id)
    where s.failed or e.failures > 0 or e.failing_since is not null
    order by e.webhook_id for update of e),
  -- Locks the deliveries, after the subscriptions.
  taken as (
    select d.workspace_id, d.id from ${givenBy("results", "delivery_id")}
      join webhook_deliveries d on d.workspace_id = given.workspace_id and d.id = given.delivery_id
    where (select count(*) from held) >= 0 order by d.id for update of d),
  -- Results of the current claim. Others are late, or recorded before.
  counted as (
    update webhook_deliveries d set status = r.status, attempts = r.number, next_attempt_at = r.next_attempt_at,
      leased_until = null, claims = 0, version = d.version + 1, updated_at = r.at
    from taken, results r
    where d.workspace_id = taken.workspace_id and d.id = taken.id
      and r.workspace_id = taken.workspace_id and r.delivery_id = taken.id and d.fence = r.fence and d.attempts < r.number and ${isPending("d")}
    returning d.workspace_id, d.id, d.fence),
  -- Every attempt is recorded, also a late one, but only once.
  logged as (
    insert into webhook_attempts (delivery_id, fence, workspace_id, number, at, duration_ms, url, request_headers, response, error, late)
    select r.delivery_id, r.fence, r.workspace_id, r.number, r.at, r.duration_ms, r.url, r.request_headers,
      nullif(r.response, 'null'), nullif(r.error, 'null'), (r.workspace_id, r.delivery_id, r.fence) not in (select workspace_id, id, fence from counted)
    from results r on conflict do nothing),
  -- The last success of each subscription among the current results.
  marked as (
    select r.workspace_id, r.webhook_id, r.status = 'succeeded' as delivered, r.at,
      max(r.at) filter (where r.status = 'succeeded') over (partition by r.workspace_id, r.webhook_id) as last_success
    from results r where (r.workspace_id, r.delivery_id, r.fence) in (select workspace_id, id, fence from counted)),
  -- The failures after it.
  streaks as (
    select workspace_id, webhook_id, bool_or(delivered) as delivered,
      count(*) filter (where not delivered and at > coalesce(last_success, '-infinity')) as failures,
      min(at) filter (where not delivered and at > coalesce(last_success, '-infinity')) as since
    from marked group by workspace_id, webhook_id)
  -- A success ends the earlier failures of the subscription.
  update webhook_endpoints e set
    failures = case when s.delivered then 0 else e.failures end + s.failures,
    failing_since = case when s.delivered then s.since else coalesce(e.failing_since, s.since) end
  from streaks s join held using (workspace_id, webhook_id)
  where e.workspace_id = s.workspace_id and e.webhook_id = s.webhook_id`;

/** Counts the deliveries that are not over. `$1`: now. */
export const BACKLOG = `
  select count(*) filter (where state = 'due') as due, min(next_attempt_at) filter (where state = 'due') as due_since,
    count(*) filter (where state = 'in_flight') as in_flight, count(*) filter (where state = 'scheduled') as scheduled,
    count(*) filter (where state = 'held') as held
  from (
    select d.next_attempt_at, case when d.leased_until > $1 then 'in_flight' when w.status = 'paused' then 'held'
      when d.next_attempt_at > $1 then 'scheduled' else 'due' end as state
    from webhook_deliveries d join webhooks w on w.workspace_id = d.workspace_id and w.id = d.webhook_id
    where d.status = 'pending') waiting`;
