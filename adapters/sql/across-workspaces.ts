import type { Database } from "./database.js";
import { type Connection, type Row, sendAll } from "./session.js";

export interface Query {
  readonly name?: string;
  readonly text: string;
  readonly values?: unknown[];
}

/** Transactions across workspaces, through the policy named after their purpose, which only they ask for. */
export class AcrossWorkspaces {
  constructor(
    private readonly database: Database,
    private readonly purpose: "directory" | "delivery" | "mail" | "housekeeping" | "quota" | "outbox",
  ) {}

  /** A transaction of these queries, all in one message. Answers the rows of each. */
  async ask(...queries: readonly Query[]): Promise<readonly (readonly Row[])[]> {
    return this.database.withConnection(async (connection) => {
      const answers = await this.#send(connection, [...this.#opening(), ...queries, { text: "commit" }]);
      return answers.slice(2, -1);
    });
  }

  /** A transaction of two queries, the second made from the rows of the first; null ends it after the first. */
  async askTwice(first: Query, then: (rows: readonly Row[]) => Query | null): Promise<readonly Row[]> {
    return this.database.withConnection(async (connection) => {
      try {
        const [, , rows = []] = await this.#send(connection, [...this.#opening(), first]);
        const second = then(rows);
        const answers = await this.#send(connection, [...(second ? [second] : []), { text: "commit" }]);
        return second ? (answers[0] ?? []) : [];
      } catch (error) {
        await connection.query({ text: "rollback" }).catch((failure: unknown) => {
          connection.__knex__disposed = failure;
        });
        throw error;
      }
    });
  }

  #opening(): Query[] {
    return [
      { name: "stint.begin", text: "begin" },
      { name: `stint.purpose.${this.purpose}`, text: `select set_config('stint.purpose', '${this.purpose}', true)` },
    ];
  }

  async #send(connection: Connection, queries: readonly Query[]): Promise<readonly (readonly Row[])[]> {
    return (await sendAll(connection, queries)).map(({ rows }) => rows);
  }
}
