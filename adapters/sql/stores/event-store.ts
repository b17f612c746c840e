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
import type { LRUCache } from "lru-cache";
import type { Answer } from "../batch.js";
import type { Session } from "../session.js";
import { LIMIT, type Statement } from "../statement.js";
import { REFUSED } from "../failures.js";
import { parameters } from "./aggregate-store.js";
import { sql } from "./named-sql.js";

export const events = new Columns<DomainEvent>({ id: text, type: text, occurredAt: at, body: text });

/** Initial values of a delivery after `id, workspace_id, webhook_id, event_id, event_type`. `due` is SQL. */
export const newDelivery = (due: string) => `'pending', 0, ${due}, 0, 0, 1, ${due}, ${due}`;
export const deliveryColumns =
  "id, workspace_id, webhook_id, event_id, event_type, status, attempts, next_attempt_at, fence, claims, version, created_at, updated_at";

const RECORDED =
  "insert into events (workspace_id, id, type, occurred_at, body) values (:workspace, :id, :type, :occurred_at, :body)";

const WAITING = "insert into event_outbox (event_id, workspace_id) values (:id, :workspace)";

/**
 * Recording an event also creates a delivery for each subscription to its type, in one statement. The subscriptions are locked until
 * the commit, so that a concurrently deleted one has no new delivery or cancels it. If there are more subscriptions than last known, the
 * statement fails, and the work is repeated.
 */
export class SqlEventStore implements EventStore {
  constructor(
    private readonly session: Session,
    private readonly kit: {
      readonly ids: IdSource;
      readonly outbox: boolean;
      /** The last known number of subscriptions by workspace and event type. */
      readonly subscribers: LRUCache<string, number>;
    },
  ) {}

  async record(event: DomainEvent): Promise<void> {
    const { ids, subscribers } = this.kit;
    const key = `${this.session.workspaceId} ${event.type}`;
    const known = this.session.mayAssume ? subscribers.get(key) : undefined;
    if (known === 0) {
      this.session.assume(this.#unsubscribed(), { type: event.type });
      return this.session.defer(this.#unheard(), events.toRow(event));
    }
    const delivery_ids = Array.from({ length: known ?? MAX_WEBHOOKS }, () => ids.next("whd"));
    const onAnswer = ({ count }: Answer): void => {
      this.session.afterCommit(() => subscribers.set(key, count));
      if (count > 0) this.session.due.add("deliveries");
    };
    const queue = known === undefined ? this.session.defer.bind(this.session) : this.session.assume.bind(this.session);
    queue(this.#subscribed(), { ...events.toRow(event), delivery_ids }, onAnswer);
  }

  /** Records an event and creates its deliveries. Fails if there are fewer IDs than subscriptions. */
  #subscribed(): Statement {
    const { outbox } = this.kit;
    return this.session.statements.get(`events.record${outbox ? "_and_publish" : ""}`, ({ knex, param, ownSql }) =>
      knex.raw(
        `with recorded as (${RECORDED}),
         ${outbox ? `waiting as (${WAITING}),` : ""}
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
  }

  /** Fails if there is a subscription to the type. */
  #unsubscribed(): Statement {
    return sql(
      this.session,
      "events.unsubscribed",
      ["type"],
      (own) => `select stint_require(not exists (
         select from webhooks where ${own("workspace_id")} and deleted_at is null and events @> to_jsonb(cast(:type as text))),
         '${REFUSED.race}')`,
      "check",
    );
  }

  /** Records an event without deliveries. */
  #unheard(): Statement {
    const { outbox } = this.kit;
    const name = `events.record_unheard${outbox ? "_and_publish" : ""}`;
    const text = outbox ? `with recorded as (${RECORDED}) ${WAITING}` : RECORDED;
    return sql(this.session, name, events.columns, () => text, "addition");
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
