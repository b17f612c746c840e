import { formatInstant, type Instant, type SignInLink, type SignInLinkStore, type UserId } from "../../../core/index.js";
import { integer } from "../rows.js";
import type { Transaction } from "../transactions/transaction.js";

export class SqlSignInLinkStore implements SignInLinkStore {
  constructor(private readonly transaction: Transaction) {}

  async count(userId: UserId, now: Instant): Promise<number> {
    const statement = this.transaction.statements.get("sign_in_links.count", ({ knex, own, param }) =>
      own(
        knex("sign_in_links")
          .select(knex.raw("count(*)::int as count"))
          .where("user_id", param("user_id"))
          .where("expires_at", ">", param("now")),
      ),
    );
    const [row] = await this.transaction.run(statement, { user_id: userId, now: formatInstant(now) });
    return integer.decode<number>(row?.["count"]);
  }

  async insert({ hash, userId, createdAt, expiresAt }: SignInLink): Promise<void> {
    const { statements } = this.transaction;
    const forget = statements.get("sign_in_links.forget", ({ knex, own, param }) =>
      own(knex("sign_in_links").delete().where("user_id", param("user_id")).where("expires_at", "<=", param("now"))),
    );
    this.transaction.defer(forget, { user_id: userId, now: formatInstant(createdAt) });
    const insert = statements.get("sign_in_links.insert", ({ knex, param }) =>
      knex("sign_in_links").insert({
        workspace_id: param("workspace"),
        hash: param("hash"),
        user_id: param("user_id"),
        created_at: param("created_at"),
        expires_at: param("expires_at"),
      }),
    );
    await this.transaction.run(insert, {
      hash,
      user_id: userId,
      created_at: formatInstant(createdAt),
      expires_at: formatInstant(expiresAt),
    });
  }

  async take(hash: string): Promise<boolean> {
    const statement = this.transaction.statements.get("sign_in_links.take", ({ knex, own, param }) =>
      own(knex("sign_in_links").delete().where("hash", param("hash"))).returning("hash"),
    );
    return (await this.transaction.run(statement, { hash })).length > 0;
  }

  async removeAll(userId: UserId): Promise<void> {
    const statement = this.transaction.statements.get("sign_in_links.remove_all", ({ knex, own, param }) =>
      own(knex("sign_in_links").delete().where("user_id", param("user_id"))),
    );
    await this.transaction.run(statement, { user_id: userId });
  }
}
