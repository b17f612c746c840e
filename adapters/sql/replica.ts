import { type Clock, type Instant, isLostRace, isStintError, MAX_OUTDATED_SECONDS } from "../../core/index.js";
import { type Connection, rowsOf } from "./connection.js";
import type { Database } from "./database.js";
import { DATABASE_IDENTITY } from "./identity.js";
import { isolate, unprotectedTables } from "./isolation.js";
import { Columns, count, text } from "./rows.js";
import { serverDatabase } from "./server-database.js";

/** A read from the replica returns everything that was committed this long before. */
export const MAX_LAG_MS = MAX_OUTDATED_SECONDS * 1_000;

/** Between two checks. */
const CHECK_INTERVAL_MS = 1_000;
/** A check that takes longer fails, and with it all reads that wait for the replica. */
const CHECK_TIMEOUT_MS = 3_000;
/** For a free connection. Then the read uses the primary. */
const ACQUIRE_TIMEOUT_MS = 1_000;
/** Between two reports of failed reads. */
export const REPORT_INTERVAL_MS = 60_000;

/** A streaming replica for reads that may be outdated. */
export interface ReplicaSettings {
  /** A libpq connection URI of a streaming replica. */
  readonly url: string;
  /** Called when reads begin to use the replica. */
  readonly onUsable: () => void;
  /** Called when reads stop using the replica, and for failed reads, at most once a minute. `sentence` states the reason. */
  readonly onProblem: (sentence: string, error?: unknown) => void;
}

/** A position in the primary's log, and a time before which everything committed is before the position. */
interface Sample {
  readonly at: Instant;
  readonly position: number;
}

interface State {
  /** Identifies the database and its schema. Replicas have the identity of their primary. */
  readonly identity: string;
  /** The end of the flushed log of a primary, or of the replayed log of a replica, in bytes. */
  readonly position: number;
}

const states = new Columns<State>({ identity: text, position: count });

const IDENTITY = `${DATABASE_IDENTITY} || '/' || current_schema() as identity`;
const PRIMARY = `select ${IDENTITY}, pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::int8 as position`;
/** Without rows on a server that is not a replica. */
const REPLICA = `select ${IDENTITY}, pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::int8 as position where pg_is_in_recovery()`;

const UNREADABLE = "It cannot be reached or read.";
const OTHER = "It is not a streaming replica of DATABASE_URL, or has another schema.";
const UNPROTECTED = "Row-level security is not enforced there.";
const TOO_OLD = `It is more than ${MAX_LAG_MS / 1_000} seconds behind.`;

/** The data became too old before a statement was sent. */
class Outdated extends Error {}

/**
 * A streaming replica for reads that may be outdated. Every second it compares the position that the replica has replayed with positions that the
 * primary had before. The last one that was reached proves how old the replica's data can be. So the clocks of the servers and the state of the
 * connection between them do not matter, and an idle primary is not a lag. Checks begin with the first read, so a process without such reads opens
 * no connection.
 */
export class Replica implements Pick<Database, "withConnection"> {
  readonly #reads: Database;
  readonly #checks: Database;
  /** Positions of the primary that the replica had not reached at the last check, oldest first. */
  #samples: readonly Sample[] = [];
  /** The replica has everything that was committed before this time. Null: unknown. */
  #completeAt: Instant | null = null;
  #startedAt: Instant | null = null;
  #isolated = false;
  #reported: "usable" | "unusable" | null = null;
  #failureReportedAt: Instant | null = null;
  #timer: NodeJS.Timeout | undefined;
  #checking: Promise<void> | null = null;

  constructor(
    private readonly settings: ReplicaSettings,
    private readonly primary: Database,
    private readonly clock: Clock,
    poolSize?: number,
  ) {
    const server = { url: settings.url, schema: primary.schema };
    this.#reads = serverDatabase(server, { poolSize, acquireTimeoutMs: ACQUIRE_TIMEOUT_MS });
    this.#checks = serverDatabase(server, { poolSize: 1, acquireTimeoutMs: ACQUIRE_TIMEOUT_MS });
  }

  /** Whether a read can use the replica now. */
  isUsable(): boolean {
    if (this.#startedAt === null) this.#start();
    return this.#isCurrent();
  }

  /** Runs work with a connection. Rejects if the data became too old while the work waited for it. */
  withConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    return this.#reads.withConnection((connection) => {
      if (!this.#isCurrent()) throw new Outdated(TOO_OLD);
      return work(connection);
    });
  }

  /** Reports a failed read, unless outdated data can be its cause. */
  failed(error: unknown): void {
    if (error instanceof Outdated) return;
    if (isStintError(error) && error.kind !== "unavailable" && !isLostRace(error)) return;
    const now = this.clock.now();
    const last = this.#failureReportedAt;
    if (last !== null && now >= last && now - last < REPORT_INTERVAL_MS) return;
    this.#failureReportedAt = now;
    this.settings.onProblem("A read failed there and was repeated on the primary.", error);
  }

  /** Checks the replica. Concurrent calls share one check. Never rejects. */
  check(): Promise<void> {
    return (this.#checking ??= this.#check().finally(() => (this.#checking = null)));
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#checking;
    await Promise.all([this.#reads.close(), this.#checks.close()]);
  }

  #start(): void {
    this.#startedAt = this.clock.now();
    this.#timer = setInterval(() => void this.check(), CHECK_INTERVAL_MS);
    this.#timer.unref();
    void this.check();
  }

  /** A time in the future comes from a clock that was set back, and proves nothing. */
  #isCurrent(): boolean {
    const age = this.#completeAt === null ? -1 : this.clock.now() - this.#completeAt;
    return age >= 0 && age <= MAX_LAG_MS;
  }

  async #check(): Promise<void> {
    const at = this.clock.now();
    const primary = await stateOf(this.primary, PRIMARY).catch(() => null);
    if (primary) await this.#compare(at, primary);
    if (this.#isCurrent()) this.#report("usable", this.settings.onUsable);
    else if (at - (this.#completeAt ?? this.#startedAt ?? at) > MAX_LAG_MS) this.#lose(TOO_OLD);
  }

  async #compare(at: Instant, primary: State): Promise<void> {
    const timeout = setTimeout(() => {
      this.#checks.abort();
      this.#reads.abort();
    }, CHECK_TIMEOUT_MS);
    try {
      await this.#isolate();
      const replica = await stateOf(this.#checks, REPLICA);
      if (replica?.identity !== primary.identity) return this.#lose(OTHER);
      if ((await unprotectedTables(this.#checks)).length > 0) return this.#lose(UNPROTECTED);
      this.#advance(at, [...this.#samples, { at, position: primary.position }], replica.position);
    } catch (error) {
      this.#lose(UNREADABLE, error);
    } finally {
      clearTimeout(timeout);
    }
  }

  #advance(now: Instant, samples: readonly Sample[], replayed: number): void {
    const reached = samples.findLast(({ position }) => position <= replayed);
    if (reached) this.#completeAt = reached.at;
    this.#samples = samples.filter(({ at, position }) => position > replayed && at <= now && now - at <= MAX_LAG_MS);
  }

  async #isolate(): Promise<void> {
    if (this.#isolated) return;
    await Promise.all([isolate(this.#reads), isolate(this.#checks)]);
    this.#isolated = true;
  }

  #lose(reason: string, error?: unknown): void {
    this.#completeAt = null;
    this.#report("unusable", () => this.settings.onProblem(`Reads use the primary. ${reason}`, error));
  }

  #report(state: "usable" | "unusable", report: () => void): void {
    if (this.#reported === state) return;
    this.#reported = state;
    report();
  }
}

async function stateOf(database: Database, query: string): Promise<State | null> {
  const [row] = await database.withConnection((connection) => rowsOf(connection, { text: query }));
  return row ? states.fromRow(row) : null;
}
