import knexModule, { type Knex } from "knex";
import pg from "pg";
import { type Connection, PgConnection } from "./connection.js";
import type { Durability } from "./durability.js";
import { type Disk, diskOfServer } from "./disk.js";
import type { EmbeddedStore } from "./embedded/embedded-store.js";
import { ProtocolStream } from "./embedded/protocol-stream.js";
import { translated } from "./failures.js";
import { checkSchemaName } from "./schema-name.js";
import { valueTypes } from "./value-types.js";

/** A connection that is not lent to anyone else until it is released. A broken one is not lent again. */
export interface Loan {
  readonly connection: Connection;
  release(): void;
}

/** A pool of connections to one database. */
export class Database {
  readonly #pool: pg.Pool;
  readonly #connections = new WeakMap<pg.Client, PgConnection>();
  readonly #lent = new Map<PgConnection, pg.Client>();
  #role: string | null = null;

  constructor(
    private readonly config: pg.PoolConfig,
    readonly embedded: boolean,
    /** The schema of the tables. Null: the first one of the login's search path. */
    readonly schema: string | null = null,
    readonly disk: Disk = diskOfServer,
  ) {
    this.#pool = new pg.Pool(config);
    // A failure also rejects the current messages. The pool removes an idle connection that fails.
    this.#pool.on("connect", (client) => client.on("error", () => undefined));
    this.#pool.on("error", () => undefined);
  }

  /** Whether someone waits for a connection. */
  get isAwaited(): boolean {
    return this.#pool.waitingCount > 0;
  }

  /** Sets the role of all connections. */
  actAs(role: string): void {
    this.#role = role;
  }

  /** Runs work with a connection. Resolves when what it wrote, or saw of others, is on the disk. */
  async withConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const result = await this.#lending(work);
    await this.disk.settled();
    return result;
  }

  /** Runs work with a connection in the role of the login, which owns the tables. For maintenance. */
  async withLoginRole<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const { connection, release } = await this.#lend();
    try {
      await connection.send([{ text: "reset role" }]);
      delete connection.role;
      return await work(connection);
    } finally {
      release();
    }
  }

  async #lending<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const { connection, release } = await this.borrow();
    try {
      return await work(connection);
    } finally {
      release();
    }
  }

  /** Waits for a free connection. After the release, the borrower waits until its disk has settled. */
  async borrow(): Promise<Loan> {
    return this.#lend();
  }

  async #lend(): Promise<Loan & { readonly connection: PgConnection }> {
    const client = await this.#acquire();
    const connection = this.#connectionOf(client);
    const release = (): void => {
      this.#lent.delete(connection);
      client.release(!connection.isUsable);
    };
    this.#lent.set(connection, client);
    try {
      await this.#giveRole(connection);
    } catch (error) {
      release();
      throw error;
    }
    return { connection, release };
  }

  /** Closes the connections in use. The work with them rejects. */
  abort(): void {
    for (const [connection, client] of this.#lent) {
      connection.discard();
      void client.end().catch(() => undefined);
    }
  }

  async #acquire(): Promise<pg.PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (error) {
      throw translated(error);
    }
  }

  #connectionOf(client: pg.PoolClient): PgConnection {
    let connection = this.#connections.get(client);
    if (!connection) this.#connections.set(client, (connection = new PgConnection(client)));
    return connection;
  }

  async #giveRole(connection: PgConnection): Promise<void> {
    if (this.#role === null || connection.role === this.#role) return;
    await connection.send([{ text: `set role ${this.#role}` }]);
    connection.role = this.#role;
  }

  /** Opens a connection outside of the pool, with the login's role. The caller must end it. */
  async connect(): Promise<pg.Client> {
    const client = new pg.Client(this.config);
    await client.connect();
    return client;
  }

  /** Runs work with Knex on one connection of its own, with the login's role. */
  async withKnex<T>(work: (knex: Knex) => Promise<T>): Promise<T> {
    const knex = knexModule.default({
      client: "pg",
      connection: this.config as Knex.PgConnectionConfig,
      pool: { min: 0, max: 1 },
      log,
    });
    try {
      return await work(knex);
    } finally {
      await knex.destroy();
    }
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}

/** Silences Knex, since it also rejects with the errors that it prints. */
const log = { error: () => undefined, warn: () => undefined, debug: () => undefined, deprecate: () => undefined };
/** For a free connection, including the time to open one. */
/** Connections of one process for requests. */
export const POOL_SIZE = 10;
const ACQUIRE_TIMEOUT_MS = 15_000;
const IDLE_TIMEOUT_MS = 30_000;
/** Compiling a statement (JIT) takes tens of milliseconds, more than running almost any of this library's. */
const OPTIONS = "-c TimeZone=UTC -c jit=off";

/** A database on a PostgreSQL server. */
export interface Server {
  /** A libpq connection URI. */
  readonly url: string;
  /** The schema of the tables. Null: the first one of the login's search path. */
  readonly schema: string | null;
  /** Absent: as the server is configured. */
  readonly durability?: Durability | undefined;
}

/** Throws a RangeError if the schema has no valid name. */
export function serverDatabase(
  { url, schema, durability }: Server,
  poolSize = POOL_SIZE,
  acquireTimeoutMs = ACQUIRE_TIMEOUT_MS,
): Database {
  if (schema !== null) checkSchemaName(schema);
  const options = [
    OPTIONS,
    ...(schema === null ? [] : [`-c search_path="${schema}"`]),
    ...(durability === "relaxed" ? ["-c synchronous_commit=off"] : []),
  ];
  const config: pg.PoolConfig = {
    connectionString: url,
    types: valueTypes,
    options: options.join(" "),
    application_name: "stint",
    max: poolSize,
    connectionTimeoutMillis: acquireTimeoutMs,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
  };
  return new Database(config, false, schema);
}

/** The embedded database: one connection on which transactions run one after the other. */
export function embeddedDatabase(store: EmbeddedStore): Database {
  const stream = (): ProtocolStream => new ProtocolStream(store.pglite);
  const config = { stream, types: valueTypes, max: 1, connectionTimeoutMillis: ACQUIRE_TIMEOUT_MS, idleTimeoutMillis: 0 };
  return new Database(config, true, null, store);
}
