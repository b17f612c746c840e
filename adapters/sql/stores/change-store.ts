import type { Change, ChangePage, ChangeStore, ChangeType, Tracked } from "../../../core/index.js";
import { at, count, document, flag, integer, text } from "../rows.js";
import type { Row } from "../pipeline.js";
import type { Transaction } from "../transactions/transaction.js";
import { sql } from "./named-sql.js";

/** Reads the stored rows of each kind of resource. */
export type TrackedRows = { readonly [T in ChangeType]: { fromRow(resource: Row): Tracked[T] } };

/** Assigns positions to the changes that triggers and statements recorded, and reads them. */
export class SqlChangeStore implements ChangeStore {
  constructor(
    private readonly transaction: Transaction,
    private readonly tracked: TrackedRows,
  ) {}

  async page(request: Parameters<ChangeStore["page"]>[0]): Promise<ChangePage> {
    const { after, limit, types } = request;
    const statement = sql(
      this.transaction,
      "changes.page",
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
    const rows = await this.transaction.run(statement, { after, types, limit: limit + 1 });
    const [feed] = rows;
    if (!feed) throw new Error("The workspace has no change feed.");
    const found = rows.filter((row) => row["position"] !== null).map((row) => changeOf(row, this.tracked));
    const items = found.slice(0, limit);
    const hasMore = found.length > limit;
    const last = Math.max(count.decode(feed["last"]), after ?? 0);
    return {
      items,
      next: hasMore ? (items.at(-1)?.position ?? last) : last,
      hasMore,
      purged: count.decode(feed["purged"]),
      waiting: flag.decode(feed["waiting"]),
    };
  }

  async end(): Promise<number> {
    const statement = this.transaction.statements.get("changes.end", ({ knex, own }) => own(knex("change_feeds").select("last")));
    const [feed] = await this.transaction.run(statement, {});
    return count.decode(feed?.["last"]);
  }

  /** Locks the feed before reading its changes, so that no other transaction assigns positions at the same time. */
  async sequence(limit: number): Promise<void> {
    const { statements } = this.transaction;
    const lock = statements.get("changes.lock", ({ knex, own }) => own(knex("change_feeds").select("workspace_id")).forUpdate());
    this.transaction.defer(lock, {});
    const statement = sql(this.transaction, "changes.sequence", (own) => sequencing(own("f.workspace_id")));
    await this.transaction.run(statement, { limit });
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
      where c.workspace_id = n.workspace_id and c.seq = n.seq and c.position is null returning c.workspace_id, c.position)
    update change_feeds f set last = m.last
    from (select workspace_id, max(position) as last from moved group by workspace_id) m where f.workspace_id = m.workspace_id`;
}

function changeOf(row: Row, tracked: TrackedRows): Change {
  const type = text.decode<ChangeType>(row["type"]);
  const resource = document.decode<Row | null>(row["resource"]);
  return {
    position: count.decode(row["position"]),
    type,
    action: text.decode(row["action"]),
    id: text.decode(row["resource_id"]),
    version: integer.decode(row["version"]),
    at: at.decode(row["at"]),
    model: resource && tracked[type].fromRow(resource),
  } as Change;
}
