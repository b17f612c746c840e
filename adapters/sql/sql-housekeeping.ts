import { formatInstant, type Housekeeping, type Instant } from "../../core/index.js";
import type { AcrossWorkspaces } from "./across-workspaces.js";
import { sequencing } from "./stores/change-store.js";

/** A feed with expired changes that were never read. They need positions before they are deleted. */
const UNREAD = `
  select f.workspace_id from change_feeds f
  where exists (select from changes c where c.workspace_id = f.workspace_id and c.position is null and c.at < $1)
  order by f.workspace_id limit 1`;

const LOCK = `select 1 from change_feeds where workspace_id = (${UNREAD}) for update`;

const SEQUENCE = sequencing(`f.workspace_id = (${UNREAD})`).replace(":limit", "$2");

const PURGE = `
  with old as (
    select workspace_id, seq from changes where position is not null and at < $1 order by at, seq limit $2 for update skip locked),
  gone as (
    delete from changes c using old where c.workspace_id = old.workspace_id and c.seq = old.seq
    returning c.workspace_id, c.position),
  moved as (
    update change_feeds f set purged = greatest(f.purged, g.position)
    from (select workspace_id, max(position) as position from gone group by workspace_id) g where f.workspace_id = g.workspace_id)
  select count(*) as count from gone`;

/** Selects in a separate step, since a subquery can be executed per row and then exceeds the limit. */
const PURGE_DELIVERIES = `
  with old as materialized (
    select workspace_id, id from webhook_deliveries where status <> 'pending' and updated_at < $1
    order by updated_at limit $2 for update skip locked)
  delete from webhook_deliveries d using old where d.workspace_id = old.workspace_id and d.id = old.id
  returning 1`;

const PURGE_EVENTS = `
  with old as materialized (
    select e.workspace_id, e.id from events e
    where e.occurred_at < $1
      and not exists (select from webhook_deliveries d where d.workspace_id = e.workspace_id and d.event_id = e.id)
      and not exists (select from event_outbox o where o.workspace_id = e.workspace_id and o.event_id = e.id)
    order by e.occurred_at limit $2 for update skip locked)
  delete from events e using old where e.workspace_id = old.workspace_id and e.id = old.id
  returning 1`;

const PURGE_FORMER_ENTRIES = `
  with old as materialized (
    select workspace_id, id from former_time_entries where at < $1 order by at limit $2 for update skip locked)
  delete from former_time_entries f using old where f.workspace_id = old.workspace_id and f.id = old.id
  returning 1`;

const PURGE_REQUESTS = `
  with old as materialized (
    select workspace_id, at, id from requests where at < $1 order by at limit $2 for update skip locked)
  delete from requests r using old where r.workspace_id = old.workspace_id and r.at = old.at and r.id = old.id
  returning 1`;

const PURGE_REQUEST_QUOTAS = `
  delete from request_quotas where key = any(array(
    select key from request_quotas where at < $1 order by at limit $2 for update skip locked))
  returning 1`;

const PURGE_MAIL_QUOTAS = `
  with old as materialized (
    select workspace_id, key from mail_quotas where at < $1 order by at limit $2 for update skip locked)
  delete from mail_quotas q using old where q.workspace_id = old.workspace_id and q.key = old.key
  returning 1`;

export class SqlHousekeeping implements Housekeeping {
  constructor(private readonly across: AcrossWorkspaces) {}

  async purgeChanges(...[before, limit]: Parameters<Housekeeping["purgeChanges"]>): Promise<number> {
    const at = formatInstant(before);
    const [, , rows = []] = await this.across.run(
      { name: "housekeeping.lock", text: LOCK, values: [at] },
      { name: "housekeeping.sequence", text: SEQUENCE, values: [at, limit] },
      { name: "housekeeping.purge", text: PURGE, values: [at, limit] },
    );
    return Number(rows[0]?.["count"] ?? 0);
  }

  purgeDeliveries(...[before, limit]: Parameters<Housekeeping["purgeDeliveries"]>): Promise<number> {
    return this.#remove("housekeeping.deliveries", PURGE_DELIVERIES, before, limit);
  }

  purgeEvents(...[before, limit]: Parameters<Housekeeping["purgeEvents"]>): Promise<number> {
    return this.#remove("housekeeping.events", PURGE_EVENTS, before, limit);
  }

  purgeFormerEntries(...[before, limit]: Parameters<Housekeeping["purgeFormerEntries"]>): Promise<number> {
    return this.#remove("housekeeping.former_time_entries", PURGE_FORMER_ENTRIES, before, limit);
  }

  purgeRequests(...[before, limit]: Parameters<Housekeeping["purgeRequests"]>): Promise<number> {
    return this.#remove("housekeeping.requests", PURGE_REQUESTS, before, limit);
  }

  async purgeQuotas(...[before, limit]: Parameters<Housekeeping["purgeQuotas"]>): Promise<number> {
    const requests = await this.#remove("housekeeping.request_quotas", PURGE_REQUEST_QUOTAS, before, limit);
    return requests + (await this.#remove("housekeeping.mail_quotas", PURGE_MAIL_QUOTAS, before, limit - requests));
  }

  async #remove(name: string, text: string, before: Instant, limit: number): Promise<number> {
    const [rows = []] = await this.across.run({ name, text, values: [formatInstant(before), limit] });
    return rows.length;
  }
}
