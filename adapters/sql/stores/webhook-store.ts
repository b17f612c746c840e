import {
  formatInstant,
  type Instant,
  lostRace,
  type Page,
  type PageRequest,
  parseInstant,
  type ReplacedSecret,
  type SigningSecret,
  type Webhook,
  type WebhookFilter,
  type WebhookId,
  type WebhookSecret,
  type WebhookSecretStore,
  type WebhookStore,
  webhookTable,
} from "../../../core/index.js";
import { at, Columns, columnsOf, count, json, Mapping, orElse, text, versioned } from "../rows.js";
import type { Sealer } from "../sealing.js";
import type { Transaction } from "../transactions/transaction.js";
import type { Statement } from "../statement.js";
import { AggregateStore } from "./aggregate-store.js";
import { type Conditions, isAny, isFromInstant } from "./conditions.js";
import { type OwnSql, sql } from "./named-sql.js";
import { compareAndSet, insertInto } from "./table-sql.js";

export const webhooks = new Mapping<Webhook>("webhook", "webhooks", columnsOf(webhookTable));

/** Each sealed by itself. */
export const replacedSecrets = json<readonly ReplacedSecret[]>({
  toJson: (list) => list.map(({ secret, at: time }) => ({ secret, at: formatInstant(time) })),
  fromJson: (list: readonly { readonly secret: string; readonly at: string }[]) =>
    list.map(({ secret, at: time }) => ({ secret, at: parseInstant(time) })),
});

const SECRETS = "webhook_secrets";
const webhookSecrets = new Columns<WebhookSecret>({
  current: text,
  replaced: orElse(replacedSecrets, []),
  rotatedAt: at,
  ...versioned,
});

const conditions: Conditions<Required<WebhookFilter>> = {
  statuses: isAny("status"),
  updatedSince: isFromInstant("updated_at"),
};

export class SqlWebhookStore extends AggregateStore<Webhook> implements WebhookStore {
  constructor(transaction: Transaction) {
    super(transaction, webhooks);
  }

  list(filter: WebhookFilter, page: PageRequest): Promise<Page<Webhook>> {
    return this.filtered(conditions, filter, page);
  }

  async count(): Promise<number> {
    const statement = sql(
      this.transaction,
      "webhooks.count",
      (own) => `select count(*) as count from webhooks where ${this.existing(own)}`,
    );
    const [row] = await this.transaction.run(statement, {});
    return count.decode(row?.["count"]);
  }

  override async insert(webhook: Webhook): Promise<void> {
    await super.insert(webhook);
    const statement = this.transaction.statements.get("webhook_endpoints.insert", ({ knex, param }) =>
      knex("webhook_endpoints").insert({ workspace_id: param("workspace"), webhook_id: param("id"), failures: 0 }),
    );
    this.transaction.defer(statement, { id: webhook.id });
  }

  override async update(webhook: Webhook): Promise<void> {
    await super.update(webhook);
    this.transaction.due.add("deliveries");
  }

  async remove(webhook: Webhook, now: Instant): Promise<void> {
    const remove = this.transaction.statements.get("webhooks.remove", ({ knex, own, param }) =>
      own(
        knex("webhooks")
          .update({ deleted_at: param("now"), updated_at: param("now"), version: param("next") })
          .where({ id: param("id"), version: param("version"), deleted_at: null })
          .returning("id"),
      ),
    );
    const { id, version } = webhook;
    const rows = await this.transaction.run(remove, { id, version, next: version + 1, now: at.encode(now) });
    if (rows.length === 0) throw lostRace(`${webhooks.name} ${id}`);
    // Locks the endpoint before deliveries, as the queue does, to avoid deadlocks.
    this.transaction.defer(holdEndpoint(this.transaction), { id });
    const cancel = this.transaction.statements.get("webhook_deliveries.cancel", ({ knex, own, param }) =>
      own(
        knex("webhook_deliveries")
          .update({ status: "cancelled", next_attempt_at: null, leased_until: null, updated_at: param("now") })
          .increment("version", 1)
          .where("status", "pending")
          .whereIn(
            "id",
            own(
              knex("webhook_deliveries")
                .select("id")
                .where({ webhook_id: param("id"), status: "pending" }),
            )
              .orderBy("id")
              .forUpdate(),
          ),
      ),
    );
    await this.transaction.run(cancel, { id, now: at.encode(now) });
  }

  async failing(): Promise<ReadonlyMap<WebhookId, Instant>> {
    const statement = this.transaction.statements.get("webhook_endpoints.failing", ({ knex, own }) =>
      own(
        knex("webhook_endpoints as e")
          .join("webhooks as w", { "w.workspace_id": "e.workspace_id", "w.id": "e.webhook_id" })
          .select("e.webhook_id", "e.failing_since")
          .whereNotNull("e.failing_since")
          .whereNull("w.deleted_at"),
        "e.workspace_id",
      ),
    );
    const rows = await this.transaction.run(statement, {});
    return new Map(rows.map((row) => [text.decode<WebhookId>(row["webhook_id"]), at.decode<Instant>(row["failing_since"])]));
  }

  /** Deleted subscriptions are kept, since their deliveries are. */
  protected override existing(own: OwnSql): string {
    return `${own("workspace_id")} and deleted_at is null`;
  }
}

/** Locks a subscription in the same way as the queue. */
export function holdEndpoint({ statements }: Transaction): Statement {
  return statements.get("webhook_endpoints.hold", ({ knex, own, param }) =>
    own(knex("webhook_endpoints").select("webhook_id").where("webhook_id", param("id"))).forUpdate(),
  );
}

/** Secrets are encrypted with the workspace ID as context. */
export class SqlWebhookSecretStore implements WebhookSecretStore {
  constructor(
    private readonly transaction: Transaction,
    private readonly sealer: Sealer,
  ) {}

  find(): Promise<WebhookSecret | null> {
    return this.#find(false);
  }

  lock(): Promise<WebhookSecret | null> {
    return this.#find(true);
  }

  async insert(secret: WebhookSecret): Promise<void> {
    const statement = sql(this.transaction, `${SECRETS}.insert`, () => insertInto(SECRETS, webhookSecrets.written));
    await this.transaction.run(statement, this.#sealed(secret));
  }

  update(secret: WebhookSecret): Promise<void> {
    const target = { table: SECRETS, mapping: webhookSecrets, where: (own: OwnSql) => own("workspace_id") };
    return compareAndSet(this.transaction, target, secret, this.#sealed(secret));
  }

  async #find(lock: boolean): Promise<WebhookSecret | null> {
    const name = lock ? "webhook_secrets.lock" : "webhook_secrets.find";
    const statement = this.transaction.statements.get(name, ({ knex, own }) => {
      const query = own(knex("webhook_secrets").select(webhookSecrets.columns));
      return lock ? query.forUpdate() : query;
    });
    const [row] = await this.transaction.run(statement, {});
    if (!row) return null;
    const secret = webhookSecrets.fromRow(row);
    return converted(secret, (sealed) => this.sealer.open(sealed, this.transaction.workspaceId));
  }

  #sealed(secret: WebhookSecret): Record<string, unknown> {
    return webhookSecrets.toRow(converted(secret, (opened) => this.sealer.seal(opened, this.transaction.workspaceId)));
  }
}

/** The secrets, each sealed or opened by `convert`. */
export function converted<Secret extends SigningSecret>(secret: Secret, convert: (text: string) => string): Secret {
  const replaced = secret.replaced.map((one) => ({ ...one, secret: convert(one.secret) }));
  return { ...secret, current: convert(secret.current), replaced };
}
