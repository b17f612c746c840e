import { discard } from "./broken-connections.js";
import type { Database } from "./database.js";
import { type Connection, type Row, sendAll } from "./session.js";

export interface Query {
  readonly name?: string;
  readonly text: string;
  readonly values?: unknown[];
}

/** Transactions across workspaces. Each purpose has its own row-level security policy. */
export class AcrossWorkspaces {
  constructor(
    private readonly database: Database,
    private readonly purpose: "directory" | "delivery" | "mail" | "housekeeping" | "quota" | "outbox",
  ) {}

  /** Runs the queries as one transaction in one round trip. Returns the rows of each. */
  async run(...queries: readonly Query[]): Promise<readonly (readonly Row[])[]> {
    return this.database.withConnection(async (connection) => {
      const answers = await this.#send(connection, [...this.#opening(), ...queries, { text: "commit" }]);
      return answers.slice(2, -1);
    });
  }

  /** Runs two queries as one transaction. The second depends on the rows of the first. Null skips it. */
  async runTwice(first: Query, then: (rows: readonly Row[]) => Query | null): Promise<readonly Row[]> {
    return this.database.withConnection(async (connection) => {
      try {
        const [, , rows = []] = await this.#send(connection, [...this.#opening(), first]);
        const second = then(rows);
        const answers = await this.#send(connection, [...(second ? [second] : []), { text: "commit" }]);
        return second ? (answers[0] ?? []) : [];
      } catch (error) {
        await connection.query({ text: "rollback" }).catch(() => discard(connection));
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
