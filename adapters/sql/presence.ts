import { randomInt } from "node:crypto";
import { formatInstant, type Instant } from "../../core/index.js";
import type { AcrossWorkspaces, Query } from "./across-workspaces.js";
import type { Database, PooledConnection } from "./database.js";
import { translated } from "./failures.js";

/** The first key of the advisory locks that workers hold; any number, the same in every Stint process. */
const LOCK_CLASS = 747_430;
const LARGEST_INT4 = 2 ** 31 - 1;
/** With these the server finds out within 9 seconds that a host is gone. It hears at once of a process that died. */
const KEEPALIVE =
  "set tcp_keepalives_idle = 3; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3; set tcp_user_timeout = 9000";

/**
 * Shows other workers that this one is alive: an advisory lock on a connection of its own, which the server releases when the process dies. The
 * embedded database belongs to one process, so that every other claimer is dead.
 */
export class Presence {
  /** What this worker claims under; 0 before the first claim. */
  #holder = 0;
  #connection: Promise<PooledConnection> | null = null;

  constructor(private readonly database: Database) {}

  /** The number that this worker claims under. Throws a StintError of kind `unavailable` while the server cannot be reached. */
  async holder(): Promise<number> {
    if (this.database.embedded) return (this.#holder ||= randomInt(1, LARGEST_INT4));
    try {
      await (this.#connection ??= this.#connect());
    } catch (error) {
      throw translated(error);
    }
    return this.#holder;
  }

  /** An SQL condition on `leased_by`: its worker is dead. `$2` is the number of the worker that asks. */
  get absent(): string {
    const isOfAnother = "leased_by <> $2";
    return this.database.embedded
      ? isOfAnother
      : `${isOfAnother} and not exists (
          select from pg_locks l where l.locktype = 'advisory' and l.classid = ${LOCK_CLASS} and l.objid = leased_by and l.objsubid = 2
            and l.granted and l.database = (select oid from pg_database where datname = current_database()))`;
  }

  async close(): Promise<void> {
    const connection = await this.#connection?.catch(() => null);
    if (connection) await this.database.knex.client.destroyRawConnection(connection);
  }

  #connect(): Promise<PooledConnection> {
    const forget = (): void => {
      if (this.#connection === connecting) this.#connection = null;
    };
    const connecting = this.#lockOnConnection(forget);
    connecting.catch(forget);
    return connecting;
  }

  async #lockOnConnection(onLost: () => void): Promise<PooledConnection> {
    const connection = (await this.database.knex.client.acquireRawConnection()) as PooledConnection & NodeJS.EventEmitter;
    connection.on("end", onLost).on("error", onLost);
    try {
      await connection.query({ text: KEEPALIVE });
      // Under the same number where a connection was lost, so that the claims stay this worker's.
      this.#holder ||= randomInt(1, LARGEST_INT4);
      while (!(await isLocked(connection, this.#holder))) this.#holder = randomInt(1, LARGEST_INT4);
      return connection;
    } catch (error) {
      await this.database.knex.client.destroyRawConnection(connection);
      throw error;
    }
  }
}

async function isLocked(connection: PooledConnection, holder: number): Promise<boolean> {
  const { rows } = await connection.query({
    text: "select pg_try_advisory_lock($1, $2) as locked",
    values: [LOCK_CLASS, holder],
  });
  return rows[0]?.["locked"] === true;
}

const FREEING_APART_MS = 1_000;

/** The claims on one table. */
export class Claims {
  readonly #freeing: Query;
  #lastFreed: Instant | null = null;

  /** `claimed` is an SQL condition on rows that are claimed, whether or not their lease has ended. */
  constructor(
    private readonly across: AcrossWorkspaces,
    private readonly presence: Presence,
    { table, key, claimed }: { readonly table: string; readonly key: string; readonly claimed: string },
  ) {
    this.#freeing = {
      name: `${table}.free`,
      text: `update ${table} set leased_until = $1 where ${key} in (
        select ${key} from ${table} where ${claimed} and leased_until > $1 and ${presence.absent} order by ${key} for update skip locked)`,
    };
  }

  /** Ends the leases of workers that have died, at most once a second. Answers the number to claim under. */
  async begin(now: Instant): Promise<number> {
    const holder = await this.presence.holder();
    if (this.#lastFreed === null || Math.abs(now - this.#lastFreed) >= FREEING_APART_MS) {
      await this.across.ask({ ...this.#freeing, values: [formatInstant(now), holder] });
      this.#lastFreed = now;
    }
    return holder;
  }
}
