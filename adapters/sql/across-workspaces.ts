import type { Database } from "./database.js";
import type { Query, Row } from "./pipeline.js";
import type { Connection } from "./connection.js";
import { rollBack, transactionCommands } from "./transactions/commands.js";

type Purpose = "directory" | "delivery" | "mail" | "housekeeping" | "quota" | "outbox" | "request_log";

/** What is sent is recorded afterwards, so it needs space before, and requests need not be recorded. Reading needs the others, and housekeeping frees space. */
const needingSpace: ReadonlySet<Purpose> = new Set(["delivery", "mail", "outbox", "request_log"]);

/** Transactions across workspaces. Each purpose has its own row-level security policy. */
export class AcrossWorkspaces {
  constructor(
    private readonly database: Database,
    private readonly purpose: Purpose,
  ) {}

  /** Runs the queries as one transaction in one round trip. Returns the rows of each. */
  async run(...queries: readonly Query[]): Promise<readonly (readonly Row[])[]> {
    this.#requireSpace();
    return this.database.withConnection(async (connection) => {
      const [, ...rows] = await this.#send(connection, [this.#purposeQuery, ...queries]);
      return rows;
    });
  }

  /** Runs two queries as one transaction. The second depends on the rows of the first. Null skips it. */
  async runTwice(first: Query, then: (rows: readonly Row[]) => Query | null): Promise<readonly Row[]> {
    this.#requireSpace();
    const { begin, commit } = transactionCommands;
    return this.database.withConnection(async (connection) => {
      try {
        const [, , rows = []] = await this.#send(connection, [...begin, this.#purposeQuery, first]);
        const second = then(rows);
        const rest = await this.#send(connection, [...(second ? [second] : []), ...commit]);
        return second ? (rest[0] ?? []) : [];
      } catch (error) {
        await rollBack(connection);
        throw error;
      }
    });
  }

  #requireSpace(): void {
    if (needingSpace.has(this.purpose)) this.database.requireSpace();
  }

  get #purposeQuery(): Query {
    // The plan of a prepared statement stays while its tables grow, and reading all rows costs least while they are small.
    const text = `select set_config('stint.purpose', '${this.purpose}', true), set_config('enable_seqscan', 'off', true)`;
    return { name: `stint.purpose.${this.purpose}`, text };
  }

  async #send(connection: Connection, queries: readonly Query[]): Promise<readonly (readonly Row[])[]> {
    return (await connection.send(queries)).map(({ rows }) => rows);
  }
}
