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
} from "../../core/index.js";
import type { Connection } from "./connection.js";
import type { Database } from "./database.js";
import { isBrokenReference, translated } from "./failures.js";
import type { Replica } from "./replica.js";
import { type Mode, savepointBounds, ReadSession, requireCommitted, TransactionSession, transactionBounds } from "./session.js";
import type { Statements } from "./statement.js";
import { type StoreOptions, storesOn } from "./stores/index.js";

const MAX_ATTEMPTS = 7;

const MODE: Mode = { bounds: transactionBounds, concurrency: "shared", mayAssume: false };

/** Repeats work that lost a race or references a concurrently deleted row, exclusively in its workspace. */
export class SqlUnitOfWork implements UnitOfWork {
  readonly #dueListeners = new DueListeners();

  constructor(
    private readonly database: Database,
    private readonly statements: Statements,
    private readonly clock: Clock,
    private readonly options: StoreOptions,
    private readonly replica: Replica | null = null,
  ) {}

  /** See {@link StoragePorts.onDue}. */
  readonly onDue: StoragePorts["onDue"] = this.#dueListeners.onDue;

  async run<T>(scope: WorkScope, work: (stores: Stores) => Promise<T>): Promise<T> {
    const { result, due } = await repeated({ ...MODE, mayAssume: true }, (mode) =>
      this.database.withConnection((connection) => this.#once(connection, mode, scope, work)),
    );
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
    const result = await this.database.withConnection(async (connection) => {
      const run: UnitOfWork["run"] = async (scope, unit) => {
        const { result, due } = await repeated({ ...MODE, bounds: savepointBounds }, (mode) =>
          this.#once(connection, mode, scope, unit),
        );
        for (const hint of due) allDue.add(hint);
        return result;
      };
      try {
        await connection.send([transactionBounds.begin]);
        const settled = await work({ run, read: run });
        const [committed] = await connection.send([transactionBounds.commit]);
        requireCommitted(committed, transactionBounds);
        return settled;
      } catch (error) {
        await connection.send([transactionBounds.rollback]).catch(() => connection.discard());
        throw translated(error);
      }
    });
    this.#dueListeners.report(allDue);
    return result;
  }

  async #once<T>(
    connection: Connection,
    mode: Mode,
    scope: WorkScope,
    work: (stores: Stores) => Promise<T>,
  ): Promise<{ readonly result: T; readonly due: ReadonlySet<Hint> }> {
    const session = new TransactionSession(connection, mode, this.statements, scope, () => this.clock.now());
    try {
      const result = await work(storesOn(session, this.options));
      await session.commit();
      return { result, due: session.due };
    } catch (error) {
      await session.rollback();
      throw session.hasAssumed && !isFinal(error) ? new Unverified() : error;
    }
  }

  /** A read that fails on the replica, for any reason, is repeated on the primary. */
  async read<T>(scope: ReadScope, work: (stores: Stores) => Promise<T>): Promise<T> {
    const { replica } = this;
    if (scope.mayBeOutdated && replica?.isUsable()) {
      try {
        return await this.#readOn(replica, scope, work);
      } catch (error) {
        replica.failed(error);
      }
    }
    return this.#readOn(this.database, scope, work);
  }

  async #readOn<T>(source: Pick<Database, "withConnection">, scope: WorkScope, work: (stores: Stores) => Promise<T>): Promise<T> {
    const session = new ReadSession(
      (query) => source.withConnection(query),
      this.statements,
      scope,
      () => this.clock.now(),
    );
    const result = await work(storesOn(session, this.options));
    await session.end();
    return result;
  }
}

/** Work failed after it relied on data that may be outdated. */
class Unverified extends Error {}

/** Whether an error does not depend on the data on which the work relied. */
function isFinal(error: unknown): boolean {
  return isStintError(error) && (error.kind === "unavailable" || error.kind === "unauthenticated");
}

/**
 * Repeats work that relied on outdated data or lost a race. After a lost race, no other unit of work writes in the workspace at the same time.
 */
async function repeated<T>(first: Mode, attemptOnce: (mode: Mode) => Promise<T>): Promise<T> {
  let mode = first;
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptOnce(mode);
    } catch (error) {
      const isUnverified = error instanceof Unverified;
      if (attempt >= MAX_ATTEMPTS || !(isUnverified || isLostRace(error) || isBrokenReference(error))) throw error;
      mode = { ...mode, mayAssume: false, concurrency: isUnverified ? "shared" : "exclusive" };
    }
  }
}
