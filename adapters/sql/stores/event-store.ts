import type { DomainEvent, EventStore } from "../../../core/index.js";
import { at, Mapping, plain } from "../rows.js";
import type { Session } from "../session.js";
import { LIMIT } from "../statement.js";
import { parameters } from "./aggregate-store.js";

const events = new Mapping<DomainEvent>("events", { id: plain, type: plain, occurredAt: at, body: plain });

export class SqlEventStore implements EventStore {
  constructor(private readonly session: Session) {}

  async record(event: DomainEvent): Promise<void> {
    const statement = this.session.statements.get("events.insert", ({ knex, param }) =>
      knex("events").insert({ workspace_id: param("workspace"), ...parameters(events.columns, param) }),
    );
    this.session.defer(statement, events.toRow(event));
  }

  async list(limit: number): Promise<readonly DomainEvent[]> {
    const statement = this.session.statements.get("events.list", ({ knex, own }) =>
      own(knex("events").select(events.columns)).orderBy("position").limit(LIMIT),
    );
    return (await this.session.run(statement, { limit })).map((row) => events.fromRow(row));
  }
}
