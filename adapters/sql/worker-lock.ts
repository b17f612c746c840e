import { randomInt } from "node:crypto";
import { type Connection, rowsOf } from "./connection.js";
import type { Database, OwnConnection } from "./database.js";
import { outage } from "./failures.js";

/** First key of the advisory locks of workers. Arbitrary, but the same for all Stint processes. */
const LOCK_CLASS = 747_430;
const LARGEST_INT4 = 2 ** 31 - 1;

/** Between two heartbeats. */
const BEAT_MS = 2_000;
/** A heartbeat without a reply within this time means that the connection is lost. */
const REPLY_MS = 3_000;
/** For a new connection. */
const CONNECT_MS = 3_000;
/** After a heartbeat that the server has received, it keeps the lock for longer than this. */
const SURELY_HELD_MS = 7_000;
/** How long the server waits for a heartbeat before it frees the claims. */
export const SILENCE_SECONDS = 10;
/** How the server finds that this worker is gone: it receives nothing for so long, or the network reports so. It notices a dead process immediately. */
const SETTINGS = [
  `set idle_session_timeout = '${SILENCE_SECONDS}s'`,
  "set tcp_keepalives_idle = 3",
  "set tcp_keepalives_interval = 2",
  "set tcp_keepalives_count = 3",
  "set tcp_user_timeout = 9000",
].map((text) => ({ text }));

/** The advisory lock of the holder `holder`, in `pg_locks`. */
const lockOf = (
  holder: string,
): string => `l.locktype = 'advisory' and l.classid = ${LOCK_CLASS} and l.objid = ${holder} and l.objsubid = 2
  and l.granted and l.database = (select oid from pg_database where datname = current_database())`;

/** The advisory lock that shows other workers that this one is alive. */
export interface AcquiredLock {
  /** The holder number of this worker. */
  readonly number: number;
  /** Whether no other worker can have taken the claims of this one since it was acquired. */
  isSurelyHeld(): boolean;
}

/**
 * Shows other workers that this one is alive, with an advisory lock on a dedicated connection. The server releases it when the process dies, or when it
 * receives no heartbeat; this worker counts its claims as lost before that. The embedded database belongs to one process, so every other holder is dead.
 */
export class WorkerLock {
  /** The holder number of this worker. 0 before the first claim. */
  #number = 0;
  #held: Promise<HeldLock> | null = null;
  #isClosed = false;

  constructor(private readonly database: Database) {}

  /** Returns the lock of this worker. Throws a StintError of kind `unavailable` if the server cannot be reached. */
  async acquire(): Promise<AcquiredLock> {
    if (this.database.embedded) return { number: (this.#number ||= randomInt(1, LARGEST_INT4)), isSurelyHeld: () => true };
    const held = await (this.#held ??= this.#connect());
    if (held.isSurelyHeld()) return held;
    throw outage(new Error("The server does not reply on the connection that shows that this worker is alive."));
  }

  /** Null if this worker shows that it is alive, or claims nothing. Otherwise rejects, as {@link acquire} does. */
  async problem(): Promise<null> {
    if (this.#number !== 0) await this.acquire();
    return null;
  }

  /** The SQL condition that the holder in `leased_by` is dead. `$2` is the holder number of this worker. */
  get deadHolderCondition(): string {
    const isOfAnother = "leased_by <> $2";
    return this.database.embedded
      ? isOfAnother
      : `${isOfAnother} and not exists (select from pg_locks l where ${lockOf("leased_by")})`;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const held = await this.#held?.catch(() => null);
    await held?.end();
  }

  #connect(): Promise<HeldLock> {
    const connecting = this.#lockOnConnection();
    connecting.catch(() => {
      if (this.#held === connecting) this.#held = null;
    });
    return connecting;
  }

  async #lockOnConnection(): Promise<HeldLock> {
    const own = await this.database.connect(CONNECT_MS);
    try {
      const since = performance.now();
      await own.connection.send(SETTINGS);
      // Keep the number after a lost connection, so that existing claims still belong to this worker.
      if (this.#number === 0) this.#number = await newNumber(own.connection);
      else await join(own.connection, this.#number);
      const held = new HeldLock(this.#number, own, since, () => void this.#replace(held));
      return held;
    } catch (error) {
      own.client.lose();
      throw error;
    }
  }

  /**
   * Locks again at once, before the former connection ends, so that the claims are held without interruption. If that fails, the next claim tries again and
   * reports it.
   */
  async #replace(held: HeldLock): Promise<void> {
    this.#held = null;
    if (!this.#isClosed) await this.acquire().catch(() => undefined);
    held.drop();
  }
}

/** A lock on a connection. */
class HeldLock implements AcquiredLock {
  /** When the last heartbeat was sent that the server has received. */
  #receivedAt: number;
  #isOver = false;
  #hasEnded = false;
  readonly #timer: NodeJS.Timeout;

  constructor(
    readonly number: number,
    private readonly own: OwnConnection,
    since: number,
    private readonly onLost: () => void,
  ) {
    this.#receivedAt = since;
    this.#timer = setInterval(() => void this.#beat(), BEAT_MS);
    this.#timer.unref();
    own.client.once("end", () => {
      this.#hasEnded = true;
      this.#lose();
    });
  }

  isSurelyHeld(): boolean {
    return !this.#hasEnded && performance.now() - this.#receivedAt < SURELY_HELD_MS;
  }

  async end(): Promise<void> {
    this.#stop();
    await this.own.client.leave();
  }

  /** Ends the connection without the server. */
  drop(): void {
    this.#stop();
    this.own.client.lose();
  }

  #lose(): void {
    if (this.#isOver) return;
    this.#stop();
    this.onLost();
  }

  #stop(): void {
    this.#isOver = true;
    clearInterval(this.#timer);
  }

  async #beat(): Promise<void> {
    const sentAt = performance.now();
    const tooLate = setTimeout(() => this.#lose(), REPLY_MS);
    try {
      await this.own.connection.send([{ text: "select" }]);
      this.#receivedAt = sentAt;
    } catch {
      this.#lose();
    } finally {
      clearTimeout(tooLate);
    }
  }
}

/** Locks a number that no other worker has. The lock is shared, so that a later connection of this worker can hold it before this one ends. */
async function newNumber(connection: Connection): Promise<number> {
  for (;;) {
    const number = randomInt(1, LARGEST_INT4);
    const [row] = await rowsOf(connection, {
      text: "select pg_try_advisory_lock($1, $2) as locked",
      values: [LOCK_CLASS, number],
    });
    if (row?.["locked"] !== true) continue;
    const values = [LOCK_CLASS, number];
    await connection.send([
      { text: "select pg_advisory_lock_shared($1, $2)", values },
      { text: "select pg_advisory_unlock($1, $2)", values },
    ]);
    return number;
  }
}

/** Locks the number of this worker, then ends its former session, if the server has not noticed that the connection is lost. */
async function join(connection: Connection, number: number): Promise<void> {
  await connection.send([
    { text: "select pg_advisory_lock_shared($1, $2)", values: [LOCK_CLASS, number] },
    {
      text: `select pg_terminate_backend(l.pid) from pg_locks l where ${lockOf("$1")} and l.pid <> pg_backend_pid()`,
      values: [number],
    },
  ]);
}
