import {
  type Delivery,
  type DeliveryAttempt,
  type DeliveryFilter,
  type DeliveryId,
  type DeliveryStore,
  type IdSource,
  type Instant,
  lostRace,
  type Page,
  type PageRequest,
  subscribedTypes,
  type Webhook,
  type WebhookId,
} from "../../../core/index.js";
import { at, Columns, document, flag, integer, Mapping, text, versioned } from "../rows.js";
import type { Transaction } from "../transactions/transaction.js";
import { AggregateStore } from "./aggregate-store.js";
import { type Conditions, isAny, isBeforeInstant, isFromInstant } from "./conditions.js";
import { deliveryColumns, newDelivery } from "./event-store.js";
import { holdEndpoint, webhooks } from "./webhook-store.js";
import { sql } from "./named-sql.js";
import { assignments } from "./table-sql.js";

const deliveries = new Mapping<Delivery>("delivery", "webhook_deliveries", {
  id: text,
  webhookId: text,
  eventId: text,
  eventType: text,
  status: text,
  attempts: integer,
  earlierAttempts: integer,
  nextAttemptAt: at,
  ...versioned,
});

const deliveryAttempts = new Columns<DeliveryAttempt>({
  deliveryId: text,
  number: integer,
  at,
  durationMs: integer,
  url: text,
  requestHeaders: document,
  response: document,
  error: document,
  late: flag,
});

/** Number of events per statement of a backfill. */
const STEP = 1_000;

/** Locks the subscription until the commit, so that it cannot be deleted meanwhile, which would cancel pending deliveries. */
const HELD = (own: string) =>
  `held as (select id from webhooks where ${own} and id = :webhook_id and deleted_at is null for share)`;

const conditions: Conditions<Required<DeliveryFilter>> = {
  webhookIds: isAny("webhook_id"),
  statuses: isAny("status"),
  eventTypes: isAny("event_type"),
  eventIds: isAny("event_id"),
  from: isFromInstant("created_at"),
  to: isBeforeInstant("created_at"),
  updatedSince: isFromInstant("updated_at"),
};

export class SqlDeliveryStore implements DeliveryStore {
  readonly #rows: DeliveryRows;

  constructor(
    private readonly transaction: Transaction,
    private readonly ids: IdSource,
  ) {
    this.#rows = new DeliveryRows(transaction, deliveries);
  }

  list(filter: DeliveryFilter, page: PageRequest): Promise<Page<Delivery>> {
    return this.#rows.list(filter, page);
  }

  async find(id: DeliveryId): Promise<{ readonly delivery: Delivery; readonly body: string } | null> {
    const statement = this.transaction.statements.get("webhook_deliveries.find_with_body", ({ knex, own, param }) =>
      own(
        knex("webhook_deliveries as d")
          .join("events as e", { "e.workspace_id": "d.workspace_id", "e.id": "d.event_id" })
          .select([...deliveries.columns.map((column) => `d.${column}`), "e.body"])
          .where("d.id", param("id")),
        "d.workspace_id",
      ),
    );
    const [row] = await this.transaction.run(statement, { id });
    return row ? { delivery: deliveries.fromRow(row), body: text.decode(row["body"]) } : null;
  }

  async attempts(id: DeliveryId): Promise<readonly DeliveryAttempt[]> {
    const statement = this.transaction.statements.get("webhook_attempts.of_delivery", ({ knex, own, param }) =>
      own(knex("webhook_attempts").select(deliveryAttempts.columns).where("delivery_id", param("id"))).orderBy(["at", "number"]),
    );
    return (await this.transaction.run(statement, { id })).map((row) => deliveryAttempts.fromRow(row));
  }

  async latestAttempts(webhookId: WebhookId, since: Instant, limit: number): Promise<readonly DeliveryAttempt[]> {
    const statement = this.transaction.statements.get(`webhook_attempts.latest.${limit}`, ({ knex, own, param }) =>
      own(
        knex("webhook_attempts as a")
          .join("webhook_deliveries as d", { "d.workspace_id": "a.workspace_id", "d.id": "a.delivery_id" })
          .select(deliveryAttempts.columns.map((column) => `a.${column}`))
          .where("d.webhook_id", param("webhook_id"))
          .where("a.at", ">=", param("since"))
          .where("a.late", false)
          .orderBy([
            { column: "a.at", order: "desc" },
            { column: "a.number", order: "desc" },
          ])
          .limit(limit, { skipBinding: true }),
        "a.workspace_id",
      ),
    );
    const rows = await this.transaction.run(statement, { webhook_id: webhookId, since: at.encode(since) });
    return rows.map((row) => deliveryAttempts.fromRow(row));
  }

  async update(delivery: Delivery): Promise<void> {
    const statement = sql(
      this.transaction,
      "webhook_deliveries.update",
      (own) => `with ${HELD(own("workspace_id"))}
         update webhook_deliveries set ${assignments(deliveries.changing)}
         where ${own("workspace_id")} and id = :id and version = :previous and webhook_id in (select id from held) returning id`,
    );
    const rows = await this.transaction.run(statement, { ...deliveries.toRow(delivery), previous: delivery.version - 1 });
    if (rows.length === 0) throw lostRace(`${deliveries.name} ${delivery.id}`);
    this.transaction.due.add("deliveries");
  }

  async recover(webhookId: WebhookId, since: Instant, now: Instant): Promise<number> {
    const statement = sql(
      this.transaction,
      "webhook_deliveries.recover",
      (own) => `with ${HELD(own("workspace_id"))},
         recovered as (
           update webhook_deliveries set status = 'pending', next_attempt_at = :now, earlier_attempts = attempts, updated_at = :now,
             version = version + 1
           where ${own("workspace_id")} and webhook_id in (select id from held) and status = 'failed' and created_at >= :since
           returning 1)
         select (select count(*) from held) as held, (select count(*) from recovered) as count`,
    );
    this.transaction.defer(holdEndpoint(this.transaction), { id: webhookId });
    const values = { webhook_id: webhookId, now: at.encode(now), since: at.encode(since) };
    const [row] = await this.transaction.run(statement, values);
    if (Number(row?.["held"]) === 0) throw lostRace(`${webhooks.name} ${webhookId}`);
    this.transaction.due.add("deliveries");
    return Number(row?.["count"]);
  }

  async backfill(webhook: Webhook, from: Instant, now: Instant): Promise<number> {
    // It must include every earlier event and no later one, so no other transaction may record events meanwhile.
    if (this.transaction.othersMayWrite) throw lostRace("the workspace's events");
    const statement = sql(
      this.transaction,
      "webhook_deliveries.backfill",
      (own) => `with listed as (
           select id, type, position, row_number() over (order by position) as n from events
           where ${own("workspace_id")} and type = any(:types) and occurred_at >= :from and position > :after
           order by position limit ${STEP}),
         made as (
           insert into webhook_deliveries (${deliveryColumns})
           select (cast(:delivery_ids as text[]))[n], :workspace, :webhook_id, id, type, ${newDelivery("cast(:now as timestamptz)")}
           from listed)
         select count(*) as count, max(position) as last from listed`,
    );
    this.transaction.due.add("deliveries");
    const values = { webhook_id: webhook.id, types: subscribedTypes(webhook), from: at.encode(from), now: at.encode(now) };
    let made = 0;
    for (let after: unknown = 0; ;) {
      const delivery_ids = Array.from({ length: STEP }, () => this.ids.next("whd"));
      const [row] = await this.transaction.run(statement, { ...values, after, delivery_ids });
      const count = Number(row?.["count"]);
      made += count;
      if (count < STEP) return made;
      after = row?.["last"];
    }
  }
}

class DeliveryRows extends AggregateStore<Delivery> {
  list(filter: DeliveryFilter, page: PageRequest): Promise<Page<Delivery>> {
    return this.filtered(conditions, filter, page);
  }
}
