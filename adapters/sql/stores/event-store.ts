import {
  type DeliveryId,
  type DomainEvent,
  EVERY_EVENT,
  type EventFilter,
  type EventStore,
  type IdSource,
  lostRace,
  MAX_WEBHOOKS,
  type Page,
  type PageRequest,
  resources,
  type WebhookId,
} from "../../../core/index.js";
import { at, Columns, listed, text } from "../rows.js";
import type { LRUCache } from "lru-cache";
import type { Transaction } from "../transactions/transaction.js";
import type { Statement } from "../statement.js";
import { REFUSED } from "../failures.js";
import { activeConditions, type Conditions, isAny, isBeforeInstant, isFromInstant } from "./conditions.js";
import { type OwnSql, sql } from "./named-sql.js";
import { firstOf, pageQuery } from "./page-sql.js";

export const events = new Columns<DomainEvent>({ id: text, type: text, occurredAt: at, body: text, author: text });

const conditions: Conditions<EventFilter> = {
  types: isAny("type"),
  from: isFromInstant("occurred_at"),
  to: isBeforeInstant("occurred_at"),
};

/** Initial values of a delivery after `id, workspace_id, webhook_id, event_id, event_type`. `due` is SQL. */
export const newDelivery = (due: string) => `'pending', 0, ${due}, 0, 0, 1, ${due}, ${due}`;
export const deliveryColumns =
  "id, workspace_id, webhook_id, event_id, event_type, status, attempts, next_attempt_at, fence, claims, version, created_at, updated_at";

const RECORDED =
  "insert into events (workspace_id, id, type, occurred_at, body, author) values (:workspace, :id, :type, :occurred_at, :body, :author)";

/** Locks the subscriptions to the event type and returns their ids. */
const listeningTo = (own: (column: string) => string): string =>
  `select id from webhooks
   where ${own("workspace_id")} and deleted_at is null and jsonb_exists_any(events, array[cast(:type as text), '${EVERY_EVENT}']) order by id for share`;

const WAITING = "insert into event_outbox (event_id, workspace_id) values (:id, :workspace)";

/**
 * Recording an event also creates a delivery for each subscription to its type. The subscriptions are locked until the commit, so that a concurrently
 * deleted one has no new delivery or cancels it. If they are others than last known, a check fails, and the work is repeated.
 */
export class SqlEventStore implements EventStore {
  constructor(
    private readonly transaction: Transaction,
    private readonly kit: {
      readonly ids: IdSource;
      readonly outbox: boolean;
      /** The last known subscriptions by workspace and event type, ordered by id. */
      readonly subscribers: LRUCache<string, readonly string[]>;
    },
  ) {}

  async record(event: DomainEvent): Promise<void> {
    const { transaction, kit } = this;
    const key = `${transaction.workspaceId} ${event.type}`;
    const known = transaction.mayUseCaches ? kit.subscribers.get(key) : undefined;
    const delivery_ids = Array.from({ length: known?.length ?? MAX_WEBHOOKS }, () => kit.ids.next("whd"));
    const values = { delivery_ids, ...events.toRow(event) };
    if (known === undefined) {
      transaction.defer(this.#recordingFound(), values, ({ rows }) => {
        const found = rows.map((row) => text.decode<string>(row["webhook_id"])).toSorted();
        transaction.afterCommit(() => kit.subscribers.set(key, found));
        if (found.length > 0) transaction.due.add("deliveries");
      });
      return transaction.pause();
    }
    transaction.verify(this.#unchanged(), { type: event.type, webhook_ids: known });
    transaction.defer(known.length > 0 ? this.#recordingKnown() : this.#recordingUnheard(), { webhook_ids: known, ...values });
    if (known.length > 0) transaction.due.add("deliveries");
    await transaction.pause();
  }

  /** Records an event and creates the deliveries for the subscriptions that it finds. */
  #recordingFound(): Statement {
    return this.#recording("record", (own, recorded) => {
      const listening = listeningTo(own);
      return `with ${recorded},
       numbered as (select id, row_number() over (order by id) as n from (${listening}) as listening)
       insert into webhook_deliveries (${deliveryColumns})
       select (cast(:delivery_ids as text[]))[n], :workspace, id, :id, :type, ${newDelivery("cast(:occurred_at as timestamptz)")}
       from numbered returning webhook_id`;
    });
  }

  /** Fails if the subscriptions to the type are others. */
  #unchanged(): Statement {
    return sql(
      this.transaction,
      "events.unchanged_subscriptions",
      (own) => `select stint_require(
         (select coalesce(array_agg(id), '{}') from (${listeningTo(own)}) as listening) = cast(:webhook_ids as text[]), '${REFUSED.race}')`,
      "check",
    );
  }

  /** Records an event and creates the deliveries for subscriptions that are locked. */
  #recordingKnown(): Statement {
    return this.#recording(
      "record_known",
      (_, recorded) => `with ${recorded}
       insert into webhook_deliveries (${deliveryColumns})
       select d.id, :workspace, d.webhook_id, :id, :type, ${newDelivery("cast(:occurred_at as timestamptz)")}
       from unnest(cast(:delivery_ids as text[]), cast(:webhook_ids as text[])) as d(id, webhook_id)`,
    );
  }

  /** Records an event without deliveries. */
  #recordingUnheard(): Statement {
    return this.#recording("record_unheard", () => (this.kit.outbox ? `with recorded as (${RECORDED}) ${WAITING}` : RECORDED));
  }

  #recording(name: string, statement: (own: (column: string) => string, recorded: string) => string): Statement {
    const { outbox } = this.kit;
    const recorded = `recorded as (${RECORDED})${outbox ? `, waiting as (${WAITING})` : ""}`;
    return sql(
      this.transaction,
      `events.${name}${outbox ? "_and_publish" : ""}`,
      (own) => statement(own, recorded),
      "independent",
    );
  }

  async recordFor(webhookId: WebhookId, event: DomainEvent): Promise<DeliveryId> {
    const statement = sql(
      this.transaction,
      "events.record_for",
      (own) => `with recorded as (${RECORDED}),
         listening as (select id from webhooks where ${own("workspace_id")} and deleted_at is null and id = :webhook_id for share)
         insert into webhook_deliveries (${deliveryColumns})
         select :delivery_id, :workspace, id, :id, :type, ${newDelivery("cast(:occurred_at as timestamptz)")} from listening
         returning id`,
    );
    const delivery_id = this.kit.ids.next("whd");
    const rows = await this.transaction.run(statement, { webhook_id: webhookId, delivery_id, ...events.toRow(event) });
    if (rows.length === 0) throw lostRace(`${resources.webhook.name} ${webhookId}`);
    this.transaction.due.add("deliveries");
    return delivery_id;
  }

  async list(limit: number): Promise<readonly DomainEvent[]> {
    const statement = sql(
      this.transaction,
      "events.list",
      (own) => `select ${listed(events.columns)} from events where ${own("workspace_id")} order by position limit :limit`,
    );
    return (await this.transaction.run(statement, { limit })).map((row) => events.fromRow(row));
  }

  async page(filter: EventFilter, page: PageRequest): Promise<Page<DomainEvent>> {
    const { transaction } = this;
    const source = { table: "events", columns: events.columns, where: (own: OwnSql) => own("workspace_id") };
    const byTime = { ...page, sort: "occurredAt" };
    const rows = await transaction.run(
      ...pageQuery(transaction.statements, source, activeConditions(conditions, filter), byTime),
    );
    const found = rows.map((row) => events.fromRow(row));
    return firstOf(found, page.limit, ({ occurredAt: key, id }) => ({ key, id }));
  }
}
