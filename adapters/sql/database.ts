import knexModule, { type Knex } from "knex";
import pg from "pg";
import type { Row } from "./pipeline.js";
import { type Connection, PgConnection, rowsOf } from "./connection.js";
import { type Disk, diskOfServer } from "./disk.js";
import { translatedOpening } from "./failures.js";
import { Health } from "./health.js";
import { ActivityMonitor } from "./activity-monitor.js";
import { ServerClient } from "./server-client.js";
import { optionsOf, unbounded } from "./session-settings.js";

/** A connection that nobody else uses until it is released. A broken one is not used again. */
export interface CheckedOut<C extends Connection = Connection> {
  readonly connection: C;
  release(): void;
}

/** A connection outside of the pool. */
export interface OwnConnection {
  readonly connection: PgConnection;
  readonly client: ServerClient;
}

/** How a pool finds the state of its server, and tells others. */
interface Circumstances {
  /** The schema of the tables. Null: the first one of the login's search path. */
  readonly schema?: string | null;
  readonly health?: Health;
  readonly disk?: Disk;
}

/** A pool of connections to one database. */
export class Database {
  readonly schema: string | null;
  readonly health: Health;
  readonly #disk: Disk;
  readonly #pool: pg.Pool;
  readonly #connections = new WeakMap<pg.Client, PgConnection>();
  readonly #inUse = new Map<PgConnection, pg.Client>();
  readonly #clients = new Set<ServerClient>();
  #role: string | null = null;
  /** When a connection was found lost, in milliseconds of `performance.now()`. Others that have not replied since may be lost too. */
  #lostAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly config: pg.PoolConfig,
    readonly embedded: boolean,
    { schema = null, health = new Health(), disk = diskOfServer }: Circumstances = {},
  ) {
    this.schema = schema;
    this.health = health;
    this.#disk = disk;
    this.#pool = new pg.Pool(embedded ? config : { ...config, Client: this.#clientClass() });
    // A failure also rejects the current messages. The pool removes an idle connection that fails.
    this.#pool.on("connect", (client) => client.on("error", () => undefined));
    this.#pool.on("error", () => undefined);
  }

  /** Whether someone waits for a connection. */
  get isAwaited(): boolean {
    return this.#pool.waitingCount > 0;
  }

  /** Clients that the database knows until their connections have closed. */
  #clientClass(): new (config?: pg.ClientConfig) => ServerClient {
    const clients = this.#clients;
    return class extends ServerClient {
      constructor(config: pg.ClientConfig = {}) {
        super(config);
        clients.add(this);
        this.once("end", () => clients.delete(this));
      }
    };
  }

  /** Sets the role of all connections. */
  actAs(role: string): void {
    this.#role = role;
  }

  /** Resolves when everything that was committed before the call survives a power failure. Rejects with `storage_failed` (unavailable). */
  async settled(): Promise<void> {
    try {
      await this.#disk.settled();
    } catch (error) {
      this.health.failed(error);
      throw error;
    }
  }

  /** Throws `storage_full` (unavailable) if there is too little space for another write. */
  requireSpace(): void {
    try {
      this.#disk.requireSpace();
    } catch (error) {
      this.health.failed(error);
      throw error;
    }
  }

  /** Runs work with a connection. Resolves when what it wrote, or saw of others, is on the disk. */
  async withConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const result = await using(await this.checkOut(), work);
    await this.settled();
    return result;
  }

  /** Runs work with a connection in the role of the login, which owns the tables. For maintenance. */
  async withLoginRole<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    return using(await this.#checkOut(), async (connection) => {
      // Whatever happens, the next work gets the role of the application again, to which row-level security applies.
      delete connection.role;
      await connection.send([{ text: "reset role" }]);
      return work(connection);
    });
  }

  /** Waits for a free connection. After the release, the caller waits until it has {@link settled}. */
  async checkOut(): Promise<CheckedOut> {
    return this.#checkOut();
  }

  async #checkOut(): Promise<CheckedOut<PgConnection>> {
    const client = await this.#acquire();
    const connection = this.#connectionOf(client);
    const release = (): void => {
      this.#inUse.delete(connection);
      if (!connection.isUsable && client instanceof ServerClient) client.lose();
      client.release(!connection.isUsable);
    };
    this.#inUse.set(connection, client);
    try {
      await this.#prepare(client, connection);
    } catch (error) {
      release();
      throw error;
    }
    return { connection, release };
  }

  /** Closes the connections in use. The work with them rejects. */
  abort(): void {
    for (const [connection, client] of this.#inUse) {
      connection.discard();
      if (client instanceof ServerClient) client.lose(new Error("Connection terminated"));
    }
  }

  /** A client whose connection has replied since another one was found lost. */
  async #acquire(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.#opening(() => this.#pool.connect());
      const known = this.#connections.get(client);
      if (!known || known.repliedAt > this.#lostAt || !(client instanceof ServerClient)) return client;
      client.lose();
      client.release(true);
    }
  }

  async #opening<T>(open: () => Promise<T>): Promise<T> {
    try {
      return await open();
    } catch (error) {
      const failure = translatedOpening(error);
      this.health.failed(failure);
      throw failure;
    }
  }

  #connectionOf(client: pg.PoolClient): PgConnection {
    let connection = this.#connections.get(client);
    if (!connection) this.#connections.set(client, (connection = new PgConnection(client, this.health)));
    return connection;
  }

  async #prepare(client: pg.Client, connection: PgConnection): Promise<void> {
    const role = this.#role;
    const isBound = connection.monitor !== undefined || this.embedded;
    if (isBound && (role === null || connection.role === role)) return;
    const setRole = role === null ? [] : [{ text: `set role ${role}` }];
    const results = await connection.send([...(isBound ? [] : BOUNDS), ...setRole]);
    if (role !== null) connection.role = role;
    if (!isBound && client instanceof ServerClient) this.#monitor(client, connection, results[1]?.rows[0]);
  }

  /** `row`: what {@link BOUNDS} returned. */
  #monitor(client: ServerClient, connection: PgConnection, row: Row = {}): void {
    const onLost = (): void => {
      this.#lostAt = performance.now();
    };
    const [backend, boundMs] = [Number(row["backend"]), Number(row["bound"]) + REPLY_MS];
    connection.monitor = new ActivityMonitor(client, backend, boundMs, () => this.#opened(QUESTION), onLost);
  }

  /**
   * Opens a connection outside of the pool, with the login's role, for statements that may wait as long as they need. The caller must end it. Rejects if
   * the server does not respond within `withinMs`.
   */
  async connect(withinMs = ACQUIRE_TIMEOUT_MS): Promise<OwnConnection> {
    const client = await this.#opening(() => this.#opened({ connectionTimeoutMillis: withinMs }));
    const connection = new PgConnection(client, this.health);
    try {
      const [row] = await rowsOf(connection, { text: `select pg_backend_pid() as backend, ${UNBOUNDED} as bound` });
      this.#monitor(client, connection, row);
      return { connection, client };
    } catch (error) {
      client.lose();
      throw error;
    }
  }

  async #opened(settings: pg.ClientConfig): Promise<ServerClient> {
    const client = new (this.#clientClass())({
      ...this.config,
      ...settings,
      options: `${this.config.options ?? ""} ${WITHOUT_BOUNDS}`,
    });
    try {
      await client.connect();
      return client;
    } catch (error) {
      client.lose();
      throw error;
    }
  }

  /** Runs work with Knex on one connection of its own, with the login's role. Its statements may take as long as they need. */
  async withKnex<T>(work: (knex: Knex) => Promise<T>): Promise<T> {
    const options = this.embedded ? {} : { options: `${this.config.options ?? ""} ${WITHOUT_BOUNDS}` };
    const knex = knexModule.default({
      client: "pg",
      connection: { ...this.config, ...options } as Knex.PgConnectionConfig,
      pool: { min: 0, max: 1 },
      log,
    });
    try {
      return await work(knex);
    } finally {
      await knex.destroy();
    }
  }

  /** Closes all connections, without waiting for those that do not close. */
  async close(): Promise<void> {
    const loseAll = (): void => {
      for (const client of this.#clients) client.lose(new Error("Connection terminated"));
    };
    const timer = setTimeout(loseAll, CLOSE_MS);
    try {
      await this.#pool.end();
    } finally {
      clearTimeout(timer);
      loseAll();
    }
  }
}

async function using<C extends Connection, T>(
  { connection, release }: CheckedOut<C>,
  work: (connection: C) => Promise<T>,
): Promise<T> {
  try {
    return await work(connection);
  } finally {
    release();
  }
}

/** Silences Knex, since it also rejects with the errors that it prints. */
const log = { error: () => undefined, warn: () => undefined, debug: () => undefined, deprecate: () => undefined };
/** For a free connection, including the time to open one. */
export const ACQUIRE_TIMEOUT_MS = 15_000;
/** How long statements in progress may take when the database is closed. */
const CLOSE_MS = 5_000;
/** How long a server may take for its reply after it should have ended the statement. */
const REPLY_MS = 30_000;
/** To ask about a connection. A server that does not respond within this time is lost too. */
const QUESTION = { connectionTimeoutMillis: 5_000, query_timeout: 5_000 };
const WITHOUT_BOUNDS = optionsOf(unbounded);
const UNBOUNDED = Number.MAX_SAFE_INTEGER;

/** For statements, and for transactions whose client sends nothing. */
export const usualBounds = { statementMinutes: 5, idleTransactionSeconds: 20 } as const;

/**
 * The server ends longer statements, and transactions whose client is gone, unless the operator has set other bounds for the login or the database. The
 * second message returns what the monitor of the connection needs to know.
 */
const BOUNDS = [
  {
    text: `select set_config(name, bound, false) from (values ('statement_timeout', '${usualBounds.statementMinutes}min'), ('idle_in_transaction_session_timeout', '${usualBounds.idleTransactionSeconds}s')) as b (name, bound)
      where current_setting(name) = '0'`,
  },
  { text: "select pg_backend_pid() as backend, setting::int as bound from pg_settings where name = 'statement_timeout'" },
];
