import knexModule, { type Knex } from "knex";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { discard, isUsable } from "./broken-connections.js";
import { isOutage, translated } from "./failures.js";
import { parseTimestamp, withoutEra } from "./timestamps.js";
import type { Connection } from "./session.js";

export type PooledConnection = Connection & {
  /** The role set on the connection. Absent for the login's own role. */
  stintRole?: string;
};

/** A pool of connections to one database. */
export class Database {
  #role: string | null = null;

  constructor(
    readonly knex: Knex,
    readonly embedded: boolean,
  ) {}

  /** Sets the role of all connections. */
  actAs(role: string): void {
    this.#role = role;
  }

  /** Runs work with a connection. A broken connection is not reused. */
  async withConnection<T>(work: (connection: PooledConnection) => Promise<T>): Promise<T> {
    const connection = await this.#acquire();
    try {
      await this.#giveRole(connection);
      return await work(connection);
    } catch (error) {
      if (isOutage(error) || (error instanceof Error && isOutage(error.cause))) discard(connection);
      throw error;
    } finally {
      await this.knex.client.releaseConnection(connection);
    }
  }

  async #acquire(): Promise<PooledConnection> {
    try {
      return (await this.knex.client.acquireConnection()) as PooledConnection;
    } catch (error) {
      throw translated(error);
    }
  }

  async #giveRole(connection: PooledConnection): Promise<void> {
    if (this.#role === null || connection.stintRole === this.#role) return;
    try {
      await connection.query({ text: `set role ${this.#role}` });
    } catch (error) {
      throw translated(error);
    }
    connection.stintRole = this.#role;
  }

  async close(): Promise<void> {
    await this.knex.destroy();
  }
}

const DATE = 1082;
const TIMESTAMPTZ = 1184;
const INT8 = 20;

/** Parses int8 as bigint and timestamptz as an instant. Keeps date as text. */
const types = {
  getTypeParser(oid: number, format?: "text" | "binary") {
    if (oid === INT8) return BigInt;
    if (oid === TIMESTAMPTZ) return parseTimestamp;
    if (oid === DATE) return withoutEra;
    return pg.types.getTypeParser(oid, format);
  },
};

/** Silences Knex, since it also rejects with the errors that it prints. */
const log = { error: () => undefined, warn: () => undefined, debug: () => undefined, deprecate: () => undefined };
const ACQUIRE_TIMEOUT_MS = 15_000;

/** A PostgreSQL server. `url` is a libpq connection URI. */
export function serverDatabase(url: string, poolSize = 10): Database {
  const knex = knexModule.default({
    client: "pg",
    connection: {
      connectionString: url,
      pipeline: true,
      types,
      options: "-c TimeZone=UTC",
      application_name: "stint",
      connectionTimeoutMillis: 10_000,
    } as Knex.PgConnectionConfig,
    pool: { min: 0, max: poolSize, validate: isUsable },
    acquireConnectionTimeout: ACQUIRE_TIMEOUT_MS,
    log,
  });
  return new Database(knex, false);
}

/** The embedded database: one connection on which transactions run one after the other. */
export function embeddedDatabase(pglite: PGlite): Database {
  const knex = knexModule.default({
    client: "pg",
    connection: () => Object.assign(createPgConfig(pglite), { pipeline: true, types }) as unknown as Knex.PgConnectionConfig,
    pool: {
      min: 1,
      max: 1,
      validate: isUsable,
      afterCreate: (connection: { query(sql: string): Promise<unknown> }, done: (error: unknown) => void) => {
        connection.query("set timezone to 'UTC'; deallocate all").then(
          () => done(null),
          (error: unknown) => done(error),
        );
      },
    },
    acquireConnectionTimeout: ACQUIRE_TIMEOUT_MS,
    log,
  });
  return new Database(knex, true);
}
