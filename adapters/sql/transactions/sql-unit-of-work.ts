import {
  type Clock,
  DueListeners,
  type Hint,
  isLostRace,
  isStintError,
  type ReadScope,
  type StoragePorts,
  type Stores,
  type UnitOfWork,
  type WorkScope,
} from "../../../core/index.js";
import { type Connection, rowsOf } from "../connection.js";
import type { Database } from "../database.js";
import { isBrokenReference, isUnavailable, translated } from "../failures.js";
import type { HostConnections } from "../host/host-connections.js";
import { hostCommands, transactionNumberOf } from "../host/host-settings.js";
import { type HostTransaction, openTransactionOf } from "../host/host-transaction.js";
import type { QueryResult } from "../pipeline.js";
import type { Replica } from "../replica.js";
import type { Statements } from "../statement.js";
import { UnreadableValue } from "../unreadable-value.js";
import { type StoreOptions, storesOn } from "../stores/index.js";
import { requireCommitted, rollBack, savepointCommands, transactionCommands } from "./commands.js";
import { OnDemandConnection } from "./on-demand-connection.js";
import { ReadOnlyTransactions, type Reads } from "./read-only-transactions.js";
import { type Mode, ReadWriteTransaction } from "./read-write-transaction.js";
import { SharedTransactions } from "./shared-transactions.js";
import { Turns } from "./turns.js";

const MAX_ATTEMPTS = 7;
/** In a transaction that keeps its locks, as one after the other attempt can only wait for transactions that wait for it. */
const MAX_ATTEMPTS_IN_HOST = 3;

const MODE: Mode = { commands: transactionCommands, access: "concurrent", mayUseCaches: false };

/**
 * Runs units of work in transactions. Repeats work that failed after it used caches, without them; and work that lost a race or references a concurrently deleted row, while
 * no one else writes in its workspace.
 */
export class SqlUnitOfWork implements UnitOfWork {
  readonly #dueListeners = new DueListeners();
  readonly #mode: Mode;
  readonly #reads: Reads;
  readonly #replicaReads: Reads | null;

  constructor(
    private readonly database: Database,
    private readonly statements: Statements,
    private readonly clock: Clock,
    private readonly options: StoreOptions,
    private readonly replica: Replica | null = null,
    /** Called after units of work have written. */
    private readonly onWrite: (units: number) => void = () => undefined,
  ) {
    const writes = new SharedTransactions(database, "write");
    this.#reads = readsOn(database, true);
    this.#mode = {
      ...MODE,
      mayUseCaches: true,
      sharing: { read: this.#reads.send, write: (queries, workspaceId) => writes.send(queries, workspaceId) },
    };
    this.#replicaReads = replica && readsOn(replica, false);
  }

  /** See {@link StoragePorts.onDue}. */
  readonly onDue: StoragePorts["onDue"] = this.#dueListeners.onDue;

  async run<T>(scope: WorkScope, work: (stores: Stores) => Promise<T>): Promise<T> {
    this.database.requireSpace();
    const { result, due } = await repeated(this.#mode, async (mode) => {
      const connection = new OnDemandConnection(this.database);
      try {
        return await this.#once(connection, mode, scope, work);
      } finally {
        connection.release();
      }
    });
    await this.database.settled();
    this.onWrite(1);
    this.#dueListeners.report(due);
    return result;
  }

  /**
   * Runs all units of work of `work` in one transaction. It commits when the work resolves, and otherwise rolls back, even if the process is
   * killed. Its `read` can also write. The embedded database has one connection, so other requests wait until the
   * transaction ends.
   */
  async inOneTransaction<T>(work: (unitOfWork: UnitOfWork) => Promise<T>): Promise<T> {
    const allDue = new Set<Hint>();
    let units = 0;
    this.database.requireSpace();
    const result = await this.database.withConnection(async (connection) => {
      const runOne: UnitOfWork["run"] = async (scope, unit) => {
        const { result, due } = await repeated({ ...MODE, commands: savepointCommands }, (mode) =>
          this.#once(connection, mode, scope, unit),
        );
        units++;
        for (const hint of due) allDue.add(hint);
        return result;
      };
      const turns = new Turns();
      // Savepoints of simultaneous units of work would roll back each other's writes.
      const run: UnitOfWork["run"] = (scope, unit) => turns.take(() => runOne(scope, unit));
      try {
        await connection.send(transactionCommands.begin);
        const settled = await work({ run, read: run });
        const [committed] = await connection.send(transactionCommands.commit);
        requireCommitted(committed, transactionCommands);
        return settled;
      } catch (error) {
        await rollBack(connection);
        throw translated(error);
      }
    });
    this.onWrite(units);
    this.#dueListeners.report(allDue);
    return result;
  }

  /** Units of work in a transaction of a host. Each is a savepoint. Reads see what the transaction has written. */
  inTransactionOf(host: HostConnections, ofHost: HostTransaction): UnitOfWork {
    const transaction = openTransactionOf(ofHost);
    return {
      run: (scope, work) =>
        host.use(transaction, async (connection, identity) => {
          const first = { ...MODE, commands: hostCommands(identity) };
          const { result, due, committed } = await repeated(first, (mode) => this.#once(connection, mode, scope, work), {
            attempts: MAX_ATTEMPTS_IN_HOST,
            mayRepeat: () => seesLaterCommits(connection),
          });
          this.onWrite(1);
          const number = transactionNumberOf(committed);
          if (number !== null && due.size > 0)
            host.reportAfterCommit(transaction, number, due, (hints) => this.#dueListeners.report(hints));
          return result;
        }),
      read: (scope, work) => {
        const send: Reads["send"] = (queries) => host.read(transaction, queries);
        return this.#readBy({ send, fillsCaches: false }, scope, work);
      },
    };
  }

  async #once<T>(
    connection: Connection,
    mode: Mode,
    scope: WorkScope,
    work: (stores: Stores) => Promise<T>,
  ): Promise<{ readonly result: T; readonly due: ReadonlySet<Hint>; readonly committed: readonly QueryResult[] }> {
    const transaction = new ReadWriteTransaction(connection, mode, this.statements, scope, () => this.clock.now());
    try {
      const result = await work(storesOn(transaction, this.options));
      const committed = await transaction.commit();
      return { result, due: transaction.due, committed };
    } catch (error) {
      await transaction.rollback();
      throw transaction.hasUsedCaches && !isFinal(error) ? new PossiblyStaleCache() : error;
    }
  }

  /** A read that fails on the replica, for any reason, is repeated on the primary. */
  async read<T>(scope: ReadScope, work: (stores: Stores) => Promise<T>): Promise<T> {
    if (scope.mayBeOutdated && this.#replicaReads && this.replica?.isUsable()) {
      try {
        return await this.#readBy(this.#replicaReads, scope, work);
      } catch (error) {
        this.replica.failed(error);
      }
    }
    return this.#readBy(this.#reads, scope, work);
  }

  async #readBy<T>(reads: Reads, scope: WorkScope, work: (stores: Stores) => Promise<T>): Promise<T> {
    const transactions = new ReadOnlyTransactions(reads, this.statements, scope, () => this.clock.now());
    const result = await work(storesOn(transactions, this.options));
    await transactions.end();
    return result;
  }
}

/** Reads on connections of a pool. Look-ups are sent with those of other units of work. */
function readsOn(source: Pick<Database, "withConnection">, fillsCaches: boolean): Reads {
  const shared = new SharedTransactions(source, "read");
  return {
    send: (queries) =>
      queries.every(({ kind }) => kind === "scope" || kind === "lookup")
        ? shared.send(queries)
        : source.withConnection((connection) => connection.send(queries)),
    fillsCaches,
  };
}

/** Work failed after it used cached rows, which may be outdated. */
class PossiblyStaleCache extends Error {}

/** Whether an error does not depend on the cached rows on which the work relied. */
function isFinal(error: unknown): boolean {
  // What cannot be read may have been committed.
  if (isUnavailable(error) || error instanceof UnreadableValue) return true;
  return isStintError(error) && error.kind === "unauthenticated";
}

/** How often work is repeated. */
interface Repetition {
  readonly attempts: number;
  /** Whether a repetition sees what others have committed since. */
  mayRepeat(): Promise<boolean>;
}

const usualRepetition: Repetition = { attempts: MAX_ATTEMPTS, mayRepeat: () => Promise.resolve(true) };

/**
 * Repeats work that relied on outdated caches or lost a race. After a lost race, no other unit of work writes in the workspace at the same time.
 */
async function repeated<T>(
  first: Mode,
  attemptOnce: (mode: Mode) => Promise<T>,
  { attempts, mayRepeat }: Repetition = usualRepetition,
): Promise<T> {
  let mode = first;
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptOnce(mode);
    } catch (error) {
      const isStale = error instanceof PossiblyStaleCache;
      if (attempt >= attempts || !(isStale || isLostRace(error) || isBrokenReference(error))) throw error;
      if (!(await mayRepeat())) throw error;
      mode = { ...mode, mayUseCaches: false, access: isStale ? "concurrent" : "exclusive" };
    }
  }
}

/** Whether each statement of the open transaction sees what was committed before it. Otherwise a repetition would lose the same race. */
async function seesLaterCommits(connection: Connection): Promise<boolean> {
  const [row] = await rowsOf(connection, { text: "select current_setting('transaction_isolation') as level" });
  return row?.["level"] === "read committed" || row?.["level"] === "read uncommitted";
}
