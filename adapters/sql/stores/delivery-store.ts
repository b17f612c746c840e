import {
  type Delivery,
  type DeliveryAttempt,
  type DeliveryFilter,
  type DeliveryId,
  type DeliveryStore,
  type Page,
  type PageRequest,
} from "../../../core/index.js";
import type { Session } from "../session.js";
import { AggregateStore } from "./aggregate-store.js";
import { type Conditions, is, isAny, isBeforeInstant, isFromInstant } from "./conditions.js";
import { deliveries, deliveryAttempts } from "./mappings.js";

const conditions: Conditions<Required<DeliveryFilter>> = {
  webhookId: is("webhook_id"),
  statuses: isAny("status"),
  eventTypes: isAny("event_type"),
  eventIds: isAny("event_id"),
  from: isFromInstant("created_at"),
  to: isBeforeInstant("created_at"),
};

export class SqlDeliveryStore implements DeliveryStore {
  readonly #rows: DeliveryRows;

  constructor(private readonly session: Session) {
    this.#rows = new DeliveryRows(session, deliveries);
  }

  list(filter: DeliveryFilter, page: PageRequest): Promise<Page<Delivery>> {
    return this.#rows.list(filter, page);
  }

  async find(id: DeliveryId): Promise<{ readonly delivery: Delivery; readonly body: string } | null> {
    const statement = this.session.statements.get("webhook_deliveries.find_with_body", ({ knex, own, param }) =>
      own(
        knex("webhook_deliveries as d")
          .join("events as e", "e.id", "d.event_id")
          .select([...deliveries.columns.map((column) => `d.${column}`), "e.body"])
          .where("d.id", param("id")),
        "d.workspace_id",
      ),
    );
    const [row] = await this.session.run(statement, { id });
    return row ? { delivery: deliveries.fromRow(row), body: row["body"] as string } : null;
  }

  async attempts(id: DeliveryId): Promise<readonly DeliveryAttempt[]> {
    const statement = this.session.statements.get("webhook_attempts.of_delivery", ({ knex, own, param }) =>
      own(knex("webhook_attempts").select(deliveryAttempts.columns).where("delivery_id", param("id"))).orderBy(["at", "number"]),
    );
    return (await this.session.run(statement, { id })).map((row) => deliveryAttempts.fromRow(row));
  }
}

class DeliveryRows extends AggregateStore<Delivery> {
  list(filter: DeliveryFilter, page: PageRequest): Promise<Page<Delivery>> {
    return this.filtered(conditions, filter, page);
  }
}
