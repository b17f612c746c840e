import type pg from "pg";
import { Pipeline, type PreparedStatements, type Query, type QueryResult, type Row } from "./pipeline.js";
import { codeOf, isOutage, outage, translated } from "./failures.js";

/** SQLSTATEs after which the prepared statements of a connection are not those that this process knows. */
const unprepared = new Set(["26000", "42P05"]);

export interface Connection {
  /** Sends the queries in one round trip. Outside of a transaction block they are one transaction. Throws the first error, translated. */
  send(queries: readonly Query[]): Promise<readonly QueryResult[]>;
  /** Makes the pool close the connection instead of using it again. */
  discard(): void;
}

/** Sends one query and returns its rows. */
export async function rowsOf(connection: Connection, query: Query): Promise<readonly Row[]> {
  const [result] = await connection.send([query]);
  return result?.rows ?? [];
}

/** Monitors the wait for a reply. */
export interface StatementMonitor {
  /** Called when this many statements are sent. The returned function is called when the reply has arrived. */
  begin(statements: number): () => void;
}

/** Learns what works and what fails. */
export interface OutcomeListener {
  worked(): void;
  failed(error: unknown): void;
}

/** A connection on a client of `pg`. */
export class PgConnection implements Connection {
  /** The role set on the connection. Absent for the login's own role. */
  role?: string;
  /** Absent while nothing monitors the connection. */
  monitor?: StatementMonitor;
  /** When the server last replied, in milliseconds of `performance.now()`. */
  repliedAt = performance.now();
  readonly #prepared: PreparedStatements = new Map();
  #isUsable = true;

  constructor(
    private readonly client: { query(pipeline: pg.Submittable): unknown },
    private readonly outcomes?: OutcomeListener,
  ) {}

  /** Whether the pool can use the connection again. */
  get isUsable(): boolean {
    return this.#isUsable;
  }

  discard(): void {
    this.#isUsable = false;
  }

  async send(queries: readonly Query[]): Promise<readonly QueryResult[]> {
    const end = this.monitor?.begin(queries.length);
    try {
      const results = await new Promise<readonly QueryResult[]>((resolve, reject) => {
        const fail = (error: Error): void => {
          this.discard();
          reject(outage(error));
        };
        this.client.query(new Pipeline(queries, this.#prepared, { resolve, reject, fail }));
      });
      this.repliedAt = performance.now();
      this.outcomes?.worked();
      return results;
    } catch (error) {
      if (unprepared.has(String(codeOf(error))) || isOutage(error)) this.discard();
      const failure = translated(error);
      this.outcomes?.failed(failure);
      throw failure;
    } finally {
      end?.();
    }
  }
}
