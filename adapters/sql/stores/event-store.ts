import { type DomainEvent, type EventStore, type IdSource, MAX_WEBHOOKS } from "../../../core/index.js";
import { at, Mapping, plain } from "../rows.js";
import type { Session } from "../session.js";
import { LIMIT } from "../statement.js";
import { parameters } from "./aggregate-store.js";

const events = new Mapping<DomainEvent>("events", { id: plain, type: plain, occurredAt: at, body: plain });

/**
 * Recording an event makes, in one statement with it, a delivery for each subscription that lists its type. The subscriptions are held
 * until the commit, so that one which is deleted at the same time either has no new delivery or cancels it.
 */
export class SqlEventStore implements EventStore {
  constructor(
    private readonly session: Session,
    private readonly ids: IdSource,
  ) {}

  async record(event: DomainEvent): Promise<void> {
    const statement = this.session.statements.get("events.record", ({ knex, param, ownSql }) =>
      knex.raw(
        `with recorded as (
           insert into events (workspace_id, id, type, occurred_at, body) values (:workspace, :id, :type, :occurred_at, :body)),
         listening as (
           select id from webhooks
           where ${ownSql("workspace_id")} and deleted_at is null and events @> to_jsonb(cast(:type as text)) order by id for share),
         numbered as (select id, row_number() over (order by id) as n from listening)
         insert into webhook_deliveries (id, workspace_id, webhook_id, event_id, event_type, status, attempts, next_attempt_at, fence,
           claims, version, created_at, updated_at)
         select (cast(:delivery_ids as text[]))[n], :workspace, id, :id, :type, 'pending', 0, cast(:occurred_at as timestamptz), 0, 0, 1,
           cast(:occurred_at as timestamptz), cast(:occurred_at as timestamptz)
         from numbered`,
        { ...parameters(["workspace", "delivery_ids", ...events.columns], param) },
      ),
    );
    const delivery_ids = Array.from({ length: MAX_WEBHOOKS }, () => this.ids.next("whd"));
    this.session.defer(statement, { ...events.toRow(event), delivery_ids });
  }

  async list(limit: number): Promise<readonly DomainEvent[]> {
    const statement = this.session.statements.get("events.list", ({ knex, own }) =>
      own(knex("events").select(events.columns)).orderBy("position").limit(LIMIT),
    );
    return (await this.session.run(statement, { limit })).map((row) => events.fromRow(row));
  }
}
