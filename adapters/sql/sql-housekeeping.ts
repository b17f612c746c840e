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
    select seq from changes where position is not null and at < $1 order by at, seq limit $2 for update skip locked),
  gone as (delete from changes c using old where c.seq = old.seq returning c.workspace_id, c.position),
  moved as (
    update change_feeds f set purged = greatest(f.purged, g.position)
    from (select workspace_id, max(position) as position from gone group by workspace_id) g where f.workspace_id = g.workspace_id)
  select count(*) as count from gone`;

/** Uses an array, since a subquery can be executed per row and then exceeds the limit. */
const PURGE_DELIVERIES = `
  delete from webhook_deliveries where id = any(array(
    select id from webhook_deliveries where status <> 'pending' and updated_at < $1 order by updated_at limit $2 for update skip locked))
  returning 1`;

const PURGE_EVENTS = `
  delete from events where id = any(array(
    select e.id from events e
    where e.occurred_at < $1 and not exists (select from webhook_deliveries d where d.event_id = e.id)
      and not exists (select from event_outbox o where o.event_id = e.id)
    order by e.occurred_at limit $2 for update skip locked))
  returning 1`;

const PURGE_QUOTAS = `
  delete from request_quotas where key = any(array(
    select key from request_quotas where at < $1 order by at limit $2 for update skip locked))
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

  purgeQuotas(...[before, limit]: Parameters<Housekeeping["purgeQuotas"]>): Promise<number> {
    return this.#remove("housekeeping.quotas", PURGE_QUOTAS, before, limit);
  }

  async #remove(name: string, text: string, before: Instant, limit: number): Promise<number> {
    const [rows = []] = await this.across.run({ name, text, values: [formatInstant(before), limit] });
    return rows.length;
  }
}
