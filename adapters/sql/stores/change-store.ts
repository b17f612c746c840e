import type { Change, ChangePage, ChangeStore, ChangeType, Tracked } from "../../../core/index.js";
import type { Mapping } from "../rows.js";
import type { Row, Session } from "../session.js";
import { clients, invoices, projects, tasks, timeEntries, tokens, users, webhooks, workspaces } from "./mappings.js";
import { sql } from "./named-sql.js";
import { entryOf } from "./time-entry-rows.js";

type Decoders = { readonly [T in ChangeType]: (resource: Row) => Tracked[T] };

const from =
  <M extends object>(mapping: Mapping<M>) =>
  (resource: Row): M =>
    mapping.fromRow(resource);

const decoders: Decoders = {
  workspace: from(workspaces),
  user: from(users),
  token: from(tokens),
  client: from(clients),
  project: from(projects),
  task: from(tasks),
  time_entry: (resource) => entryOf(timeEntries.fromRow(resource)),
  invoice: from(invoices),
  webhook: from(webhooks),
};

/** Assigns positions to the changes that triggers recorded, and reads them. */
export class SqlChangeStore implements ChangeStore {
  constructor(private readonly session: Session) {}

  async page(request: Parameters<ChangeStore["page"]>[0]): Promise<ChangePage> {
    const { after, limit, types } = request;
    const statement = sql(
      this.session,
      "changes.page",
      ["after", "types", "limit"],
      (own) => `
        select f.last, f.purged,
          exists (select from changes w where w.workspace_id = f.workspace_id and w.position is null) as waiting,
          c.position, c.type, c.action, c.resource_id, c.version, c.at, c.resource
        from change_feeds f left join lateral (
          select * from changes c
          where c.workspace_id = f.workspace_id and c.position > coalesce(cast(:after as bigint), 0) and c.type = any(:types)
          order by c.position limit :limit) c on true
        where ${own("f.workspace_id")} order by c.position`,
    );
    const rows = await this.session.run(statement, { after, types, limit: limit + 1 });
    const [feed] = rows;
    if (!feed) throw new Error("The workspace has no change feed.");
    const found = rows.filter((row) => row["position"] !== null).map(changeOf);
    const items = found.slice(0, limit);
    const hasMore = found.length > limit;
    const last = Math.max(Number(feed["last"]), after ?? 0);
    return {
      items,
      next: hasMore ? (items.at(-1)?.position ?? last) : last,
      hasMore,
      purged: Number(feed["purged"]),
      waiting: feed["waiting"] as boolean,
    };
  }

  async end(): Promise<number> {
    const statement = this.session.statements.get("changes.end", ({ knex, own }) => own(knex("change_feeds").select("last")));
    const [feed] = await this.session.run(statement, {});
    return Number(feed?.["last"] ?? 0);
  }

  /** Locks the feed before reading its changes, so that no other transaction assigns positions at the same time. */
  async sequence(limit: number): Promise<void> {
    const { statements } = this.session;
    const lock = statements.get("changes.lock", ({ knex, own }) => own(knex("change_feeds").select("workspace_id")).forUpdate());
    this.session.defer(lock, {});
    const statement = sql(this.session, "changes.sequence", ["limit"], (own) => sequencing(own("f.workspace_id")));
    await this.session.run(statement, { limit });
  }
}

/** Assigns positions to waiting changes and updates the ends of their feeds. The feeds must be locked. */
export function sequencing(feeds: string): string {
  return `
    with batch as (
      select c.seq, c.workspace_id from change_feeds f join changes c on c.workspace_id = f.workspace_id
      where ${feeds} and c.position is null order by c.seq limit :limit),
    numbered as (select seq, workspace_id, row_number() over (partition by workspace_id order by seq) as n from batch),
    moved as (
      update changes c set position = f.last + n.n from numbered n join change_feeds f on f.workspace_id = n.workspace_id
      where c.seq = n.seq returning c.workspace_id, c.position)
    update change_feeds f set last = m.last
    from (select workspace_id, max(position) as last from moved group by workspace_id) m where f.workspace_id = m.workspace_id`;
}

function changeOf(row: Row): Change {
  const type = row["type"] as ChangeType;
  const resource = row["resource"] as Row | null;
  return {
    position: Number(row["position"]),
    type,
    action: row["action"],
    id: row["resource_id"],
    version: row["version"],
    at: row["at"],
    model: resource && decoders[type](resource),
  } as Change;
}
