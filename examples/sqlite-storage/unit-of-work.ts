import { checkCredentials, DueListeners, Mutex, retryingLostRaces } from "stint/storage";
import type { Clock, Hint, IdSource, Stores, UnitOfWork, WorkScope, WorkspaceId } from "stint/storage";
import type { Connection } from "./connection.js";
import { storesIn } from "./stores/index.js";
import { Session, tablesIn, type Tables } from "./tables.js";

export interface StoreOptions {
  readonly clock: Clock;
  readonly ids: IdSource;
  /** Whether events are added to the outbox for publication. */
  readonly outbox: boolean;
}

const MAX_RETRIES = 5;

type Bounds = readonly [begin: string, commit: string, rollback: string];
const TRANSACTION: Bounds = ["begin immediate", "commit", "rollback"];
const SAVEPOINT: Bounds = ["savepoint unit", "release unit", "rollback to unit; release unit"];

/**
 * SQLite has one writer, so transactions run one after the other. Reads use a connection of their own and never wait: in WAL mode, each of their
 * statements sees what was committed before it.
 */
export class SqliteUnitOfWork implements UnitOfWork {
  readonly #dueListeners = new DueListeners();
  readonly #mutex = new Mutex();

  constructor(
    private readonly writer: Connection,
    private readonly reader: Connection,
    private readonly options: StoreOptions,
  ) {}

  readonly onDue = this.#dueListeners.onDue;

  run<T>(scope: WorkScope, work: (stores: Stores) => Promise<T>): Promise<T> {
    return retryingLostRaces(MAX_RETRIES, () => this.#transaction((due) => this.#work(this.writer, scope, work, due)));
  }

  read<T>(scope: WorkScope, work: (stores: Stores) => Promise<T>): Promise<T> {
    return this.#work(this.reader, scope, work, new Set());
  }

  inOneTransaction<T>(work: (unitOfWork: UnitOfWork) => Promise<T>): Promise<T> {
    return this.#transaction((due) => {
      const run: UnitOfWork["run"] = (scope, unit) =>
        retryingLostRaces(MAX_RETRIES, () => this.#bounded(SAVEPOINT, () => this.#work(this.writer, scope, unit, due)));
      return work({ run, read: run });
    });
  }

  /** A transaction of the adapter itself, in any workspaces. */
  across<T>(work: (tablesOf: (workspaceId: WorkspaceId) => Tables, connection: Connection) => T): Promise<T> {
    return this.#transaction(async () => work((id) => tablesIn(this.#session(this.writer, id)), this.writer));
  }

  /** Commits when the work resolves, rolls back when it rejects. After the commit, reports what the work has added to `due`. */
  async #transaction<T>(work: (due: Set<Hint>) => Promise<T>): Promise<T> {
    const due = new Set<Hint>();
    const result = await this.#mutex.run(() => this.#bounded(TRANSACTION, () => work(due)));
    this.#dueListeners.report(due);
    return result;
  }

  async #bounded<T>([begin, commit, rollback]: Bounds, work: () => Promise<T>): Promise<T> {
    this.writer.execute(begin);
    try {
      const result = await work();
      this.writer.execute(commit);
      return result;
    } catch (error) {
      this.writer.rollback(rollback);
      throw error;
    }
  }

  async #work<T>(on: Connection, scope: WorkScope, work: (stores: Stores) => Promise<T>, due: Set<Hint>): Promise<T> {
    const session = this.#session(on, scope.workspaceId);
    try {
      const tables = tablesIn(session);
      checkCredentials(scope, tables, session.now());
      const result = await work(storesIn(tables, this.options));
      for (const hint of session.due) due.add(hint);
      return result;
    } finally {
      session.settle();
    }
  }

  #session(on: Connection, workspaceId: WorkspaceId): Session {
    return new Session(on, workspaceId, () => this.options.clock.now());
  }
}
