import {
  ANSWERS_KEPT_MS,
  type AnswerStore,
  formatInstant,
  type Instant,
  type Json,
  plusMilliseconds,
  type RepeatableRequest,
  type StoredAnswer,
} from "../../../core/index.js";
import { text } from "../rows.js";
import type { Sealer } from "../sealing.js";
import type { Transaction } from "../transactions/transaction.js";

/** Responses are encrypted, since some contain a secret. An insert waits for a concurrent transaction that inserted the same ID. */
export class SqlAnswerStore implements AnswerStore {
  constructor(
    private readonly transaction: Transaction,
    private readonly sealer: Sealer,
  ) {}

  async claim({ id, fingerprint }: RepeatableRequest, now: Instant): Promise<StoredAnswer | null> {
    const { statements } = this.transaction;
    const forget = statements.get("answers.forget", ({ knex, own, param }) =>
      own(knex("answers").delete().where("created_at", "<=", param("before"))),
    );
    this.transaction.defer(forget, { before: formatInstant(plusMilliseconds(now, -ANSWERS_KEPT_MS)) });
    const claim = statements.get("answers.claim", ({ knex, param }) =>
      knex("answers")
        .insert({
          workspace_id: param("workspace"),
          id: param("id"),
          fingerprint: param("fingerprint"),
          created_at: param("now"),
        })
        .onConflict(["workspace_id", "id"])
        .ignore()
        .returning("id"),
    );
    if ((await this.transaction.run(claim, { id, fingerprint, now: formatInstant(now) })).length > 0) return null;
    const find = statements.get("answers.find", ({ knex, own, param }) =>
      own(knex("answers").select("fingerprint", "answer").where("id", param("id"))),
    );
    const [row] = await this.transaction.run(find, { id });
    if (!row) throw new Error("The stored response no longer exists.");
    return {
      fingerprint: text.decode(row["fingerprint"]),
      answer: JSON.parse(this.sealer.open(text.decode(row["answer"]), id)) as Json,
    };
  }

  async keep({ id }: RepeatableRequest, answer: Json): Promise<void> {
    const statement = this.transaction.statements.get("answers.keep", ({ knex, own, param }) =>
      own(
        knex("answers")
          .update({ answer: param("answer") })
          .where("id", param("id"))
          .whereNull("answer"),
      ).returning("id"),
    );
    const rows = await this.transaction.run(statement, { id, answer: this.sealer.seal(JSON.stringify(answer), id) });
    if (rows.length === 0) throw new Error("Cannot store the response of a request that was not claimed.");
  }
}
