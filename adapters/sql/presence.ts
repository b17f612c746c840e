import { randomInt } from "node:crypto";
import type pg from "pg";
import { formatInstant, type Instant } from "../../core/index.js";
import type { AcrossWorkspaces, Query } from "./across-workspaces.js";
import { type Connection, PgConnection, rowsOf } from "./connection.js";
import type { Database } from "./database.js";
import { translated } from "./failures.js";

/** First key of the advisory locks of workers. Arbitrary, but the same for all Stint processes. */
const LOCK_CLASS = 747_430;
const LARGEST_INT4 = 2 ** 31 - 1;
/** The server detects a lost host within 9 seconds, and a dead process immediately. */
const KEEPALIVE = [
  "set tcp_keepalives_idle = 3",
  "set tcp_keepalives_interval = 2",
  "set tcp_keepalives_count = 3",
  "set tcp_user_timeout = 9000",
].map((text) => ({ text }));

/**
 * Shows other workers that this one is alive, with an advisory lock on a dedicated connection. The server releases it when the process dies. The
 * embedded database belongs to one process, so every other holder is dead.
 */
export class Presence {
  /** The holder number of this worker. 0 before the first claim. */
  #holder = 0;
  #connection: Promise<pg.Client> | null = null;

  constructor(private readonly database: Database) {}

  /** Returns the holder number of this worker. Throws a StintError of kind `unavailable` if the server cannot be reached. */
  async holder(): Promise<number> {
    if (this.database.embedded) return (this.#holder ||= randomInt(1, LARGEST_INT4));
    try {
      await (this.#connection ??= this.#connect());
    } catch (error) {
      throw translated(error);
    }
    return this.#holder;
  }

  /** The SQL condition that the holder in `leased_by` is dead. `$2` is the holder number of this worker. */
  get isDeadHolder(): string {
    const isOfAnother = "leased_by <> $2";
    return this.database.embedded
      ? isOfAnother
      : `${isOfAnother} and not exists (
          select from pg_locks l where l.locktype = 'advisory' and l.classid = ${LOCK_CLASS} and l.objid = leased_by and l.objsubid = 2
            and l.granted and l.database = (select oid from pg_database where datname = current_database()))`;
  }

  async close(): Promise<void> {
    const client = await this.#connection?.catch(() => null);
    await client?.end();
  }

  #connect(): Promise<pg.Client> {
    const forget = (): void => {
      if (this.#connection === connecting) this.#connection = null;
    };
    const connecting = this.#lockOnConnection(forget);
    connecting.catch(forget);
    return connecting;
  }

  async #lockOnConnection(onLost: () => void): Promise<pg.Client> {
    const client = await this.database.connect();
    client.on("end", onLost).on("error", onLost);
    try {
      const connection = new PgConnection(client);
      await connection.send(KEEPALIVE);
      // Keep the number after a lost connection, so that existing claims still belong to this worker.
      this.#holder ||= randomInt(1, LARGEST_INT4);
      while (!(await isLocked(connection, this.#holder))) this.#holder = randomInt(1, LARGEST_INT4);
      return client;
    } catch (error) {
      await client.end();
      throw error;
    }
  }
}

async function isLocked(connection: Connection, holder: number): Promise<boolean> {
  const [row] = await rowsOf(connection, {
    text: "select pg_try_advisory_lock($1, $2) as locked",
    values: [LOCK_CLASS, holder],
  });
  return row?.["locked"] === true;
}

const RELEASE_INTERVAL_MS = 1_000;

/** The claims on one table. */
export class Claims {
  readonly #releaseQuery: Query;
  #lastRelease: Instant | null = null;

  /** `claimed` is the SQL condition that a row is claimed, even if its lease has expired. */
  constructor(
    private readonly across: AcrossWorkspaces,
    private readonly presence: Presence,
    { table, key, claimed }: { readonly table: string; readonly key: string; readonly claimed: string },
  ) {
    this.#releaseQuery = {
      name: `${table}.free`,
      text: `update ${table} set leased_until = $1 where (${key}) in (
        select ${key} from ${table} where ${claimed} and leased_until > $1 and ${presence.isDeadHolder} order by ${key} for update skip locked)`,
    };
  }

  /** Ends the leases of dead workers, at most once per second. Returns the holder number of this worker. */
  async begin(now: Instant): Promise<number> {
    const holder = await this.presence.holder();
    if (this.#lastRelease === null || Math.abs(now - this.#lastRelease) >= RELEASE_INTERVAL_MS) {
      await this.across.run({ ...this.#releaseQuery, values: [formatInstant(now), holder] });
      this.#lastRelease = now;
    }
    return holder;
  }
}
