import {
  type DeliveryId,
  type DomainEvent,
  type EventStore,
  type IdSource,
  lostRace,
  MAX_WEBHOOKS,
  resources,
  type WebhookId,
} from "../../../core/index.js";
import { at, Columns, text } from "../rows.js";
import type { Session } from "../session.js";
import { LIMIT } from "../statement.js";
import { parameters } from "./aggregate-store.js";

export const events = new Columns<DomainEvent>({ id: text, type: text, occurredAt: at, body: text });

/** Initial values of a delivery after `id, workspace_id, webhook_id, event_id, event_type`. `due` is SQL. */
export const newDelivery = (due: string) => `'pending', 0, ${due}, 0, 0, 1, ${due}, ${due}`;
export const deliveryColumns =
  "id, workspace_id, webhook_id, event_id, event_type, status, attempts, next_attempt_at, fence, claims, version, created_at, updated_at";

const RECORDED =
  "insert into events (workspace_id, id, type, occurred_at, body) values (:workspace, :id, :type, :occurred_at, :body)";

/** Shared lock while recording events, exclusive lock for a backfill, so that it includes every earlier event and no later one. */
export const RECORDING = "hashtextextended('stint.recording ' || cast(:workspace as text), 0)";

/**
 * Recording an event also creates a delivery for each subscription to its type, in one statement. The subscriptions are locked until
 * the commit, so that a concurrently deleted one has no new delivery or cancels it.
 */
export class SqlEventStore implements EventStore {
  constructor(
    private readonly session: Session,
    private readonly kit: { readonly ids: IdSource; readonly outbox: boolean },
  ) {}

  async record(event: DomainEvent): Promise<void> {
    const { ids, outbox } = this.kit;
    const lock = this.session.statements.get("events.lock", ({ knex, param }) =>
      knex.raw(`select pg_advisory_xact_lock_shared(${RECORDING})`, { workspace: param("workspace") }),
    );
    const statement = this.session.statements.get(
      outbox ? "events.record_and_publish" : "events.record",
      ({ knex, param, ownSql }) =>
        knex.raw(
          `with recorded as (${RECORDED}),
         ${outbox ? "waiting as (insert into event_outbox (event_id, workspace_id) values (:id, :workspace))," : ""}
         listening as (
           select id from webhooks
           where ${ownSql("workspace_id")} and deleted_at is null and events @> to_jsonb(cast(:type as text)) order by id for share),
         numbered as (select id, row_number() over (order by id) as n from listening)
         insert into webhook_deliveries (${deliveryColumns})
         select (cast(:delivery_ids as text[]))[n], :workspace, id, :id, :type, ${newDelivery("cast(:occurred_at as timestamptz)")}
         from numbered`,
          { ...parameters(["workspace", "delivery_ids", ...events.columns], param) },
        ),
    );
    const delivery_ids = Array.from({ length: MAX_WEBHOOKS }, () => ids.next("whd"));
    this.session.defer(lock, {});
    this.session.defer(statement, { ...events.toRow(event), delivery_ids });
    this.session.due.add("deliveries");
  }

  async recordFor(webhookId: WebhookId, event: DomainEvent): Promise<DeliveryId> {
    const statement = this.session.statements.get("events.record_for", ({ knex, param, ownSql }) =>
      knex.raw(
        `with recorded as (${RECORDED}),
         listening as (select id from webhooks where ${ownSql("workspace_id")} and deleted_at is null and id = :webhook_id for share)
         insert into webhook_deliveries (${deliveryColumns})
         select :delivery_id, :workspace, id, :id, :type, ${newDelivery("cast(:occurred_at as timestamptz)")} from listening
         returning id`,
        { ...parameters(["workspace", "webhook_id", "delivery_id", ...events.columns], param) },
      ),
    );
    const delivery_id = this.kit.ids.next("whd");
    const rows = await this.session.run(statement, { ...events.toRow(event), webhook_id: webhookId, delivery_id });
    if (rows.length === 0) throw lostRace(`${resources.webhook.name} ${webhookId}`);
    this.session.due.add("deliveries");
    return delivery_id;
  }

  async list(limit: number): Promise<readonly DomainEvent[]> {
    const statement = this.session.statements.get("events.list", ({ knex, own }) =>
      own(knex("events").select(events.columns)).orderBy("position").limit(LIMIT),
    );
    return (await this.session.run(statement, { limit })).map((row) => events.fromRow(row));
  }
}
