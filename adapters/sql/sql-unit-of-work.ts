import {
  type Clock,
  type Hint,
  isLostRace,
  type StoragePorts,
  type Stores,
  type UnitOfWork,
  type WorkScope,
} from "../../core/index.js";
import { discard } from "./broken-connections.js";
import type { Database, PooledConnection } from "./database.js";
import { isBrokenReference, translated } from "./failures.js";
import {
  type Bounds,
  savepointBounds,
  ReadSession,
  requireCommitted,
  TransactionSession,
  type Concurrency,
  transactionBounds,
} from "./session.js";
import type { Statements } from "./statement.js";
import { type StoreOptions, storesOn } from "./stores/index.js";

const MAX_ATTEMPTS = 6;

/** Retries work that lost a race or references a concurrently deleted row, exclusively in its workspace. */
export class SqlUnitOfWork implements UnitOfWork {
  readonly #dueListeners = new Set<(hint: Hint) => void>();

  constructor(
    private readonly database: Database,
    private readonly statements: Statements,
    private readonly clock: Clock,
    private readonly options: StoreOptions,
  ) {}

  /** See {@link StoragePorts.onDue}. */
  readonly onDue: StoragePorts["onDue"] = (listener) => {
    this.#dueListeners.add(listener);
    return () => void this.#dueListeners.delete(listener);
  };

  async run<T>(scope: WorkScope, work: (stores: Stores) => Promise<T>): Promise<T> {
    const { result, due } = await retryLostRaces((concurrency) =>
      this.database.withConnection((connection) =>
        this.#once(connection, { concurrency, bounds: transactionBounds }, scope, work),
      ),
    );
    this.#report(due);
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
        const { result, due } = await retryLostRaces((concurrency) =>
          this.#once(connection, { concurrency, bounds: savepointBounds }, scope, unit),
        );
        for (const hint of due) allDue.add(hint);
        return result;
      };
      try {
        await connection.query({ ...transactionBounds.begin });
        const settled = await work({ run, read: run });
        requireCommitted(await connection.query({ ...transactionBounds.commit }), transactionBounds);
        return settled;
      } catch (error) {
        await connection.query({ ...transactionBounds.rollback }).catch(() => discard(connection));
        throw translated(error);
      }
    });
    this.#report(allDue);
    return result;
  }

  async #once<T>(
    connection: PooledConnection,
    mode: { readonly concurrency: Concurrency; readonly bounds: Bounds },
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
      throw error;
    }
  }

  #report(due: ReadonlySet<Hint>): void {
    for (const hint of due) for (const listener of this.#dueListeners) listener(hint);
  }

  async read<T>(scope: WorkScope, work: (stores: Stores) => Promise<T>): Promise<T> {
    const session = new ReadSession(
      (query) => this.database.withConnection(query),
      this.statements,
      scope,
      () => this.clock.now(),
    );
    const result = await work(storesOn(session, this.options));
    await session.end();
    return result;
  }
}

/** From the second attempt on, no other unit of work writes in the workspace at the same time. */
async function retryLostRaces<T>(attemptOnce: (concurrency: Concurrency) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptOnce(attempt === 1 ? "shared" : "exclusive");
    } catch (error) {
      const raced = isLostRace(error) || isBrokenReference(error);
      if (!raced || attempt >= MAX_ATTEMPTS) throw error;
    }
  }
}
