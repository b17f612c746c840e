import {
  checkCredentials,
  type Clock,
  type Hint,
  type IdSource,
  isLostRace,
  type Stores,
  type UnitOfWork,
  type WorkScope,
  type WorkspaceId,
} from "stint/storage";
import type { Connection } from "./connection.js";
import { Session } from "./session.js";
import { storesIn } from "./stores/index.js";
import { tablesIn, type Tables } from "./tables.js";

export interface StoreOptions {
  readonly clock: Clock;
  readonly ids: IdSource;
  /** Whether events are added to the outbox for publication. */
  readonly outbox: boolean;
}

const MAX_RETRIES = 5;

/**
 * SQLite has one writer, so transactions run one after the other, in the order in which they begin. Reads use a connection of their own and never
 * wait: in the mode WAL, each of their statements sees what was committed before it. A `run` inside a `run` deadlocks.
 */
export class SqliteUnitOfWork implements UnitOfWork {
  readonly #dueListeners = new Set<(hint: Hint) => void>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly writer: Connection,
    private readonly reader: Connection,
    private readonly options: StoreOptions,
  ) {}

  readonly onDue = (listener: (hint: Hint) => void): (() => void) => {
    this.#dueListeners.add(listener);
    return () => void this.#dueListeners.delete(listener);
  };

  run<T>(scope: WorkScope, work: (stores: Stores) => Promise<T>): Promise<T> {
    return retried(() => this.transaction((due) => this.#work(this.writer, scope, work, due)));
  }

  read<T>(scope: WorkScope, work: (stores: Stores) => Promise<T>): Promise<T> {
    return this.#work(this.reader, scope, work, new Set());
  }

  inOneTransaction<T>(work: (unitOfWork: UnitOfWork) => Promise<T>): Promise<T> {
    return this.transaction((due) => {
      const run: UnitOfWork["run"] = (scope, unit) => retried(() => this.#savepoint(scope, unit, due));
      return work({ run, read: run });
    });
  }

  /** A transaction of the adapter itself, in any workspaces. */
  across<T>(work: (tablesOf: (workspaceId: WorkspaceId) => Tables, connection: Connection) => T): Promise<T> {
    return this.transaction(async () => work((id) => tablesIn(this.#session(this.writer, id)), this.writer));
  }

  /** Commits when the work resolves, rolls back when it rejects. After the commit, reports what the work has added to `due`. */
  async transaction<T>(work: (due: Set<Hint>) => Promise<T>): Promise<T> {
    const due = new Set<Hint>();
    const before = this.#last;
    const attempt = before.then(async () => {
      this.writer.execute("begin immediate");
      try {
        const result = await work(due);
        this.writer.execute("commit");
        return result;
      } catch (error) {
        this.writer.rollback();
        throw error;
      }
    });
    this.#last = attempt.catch(() => undefined);
    const result = await attempt;
    for (const hint of due) for (const listener of this.#dueListeners) listener(hint);
    return result;
  }

  /** Resolves when the transactions in progress have ended. */
  async idle(): Promise<void> {
    await this.#last;
  }

  async #savepoint<T>(scope: WorkScope, work: (stores: Stores) => Promise<T>, due: Set<Hint>): Promise<T> {
    this.writer.execute("savepoint unit");
    try {
      return await this.#work(this.writer, scope, work, due);
    } catch (error) {
      this.writer.execute("rollback to unit");
      throw error;
    } finally {
      this.writer.execute("release unit");
    }
  }

  async #work<T>(on: Connection, scope: WorkScope, work: (stores: Stores) => Promise<T>, due: Set<Hint>): Promise<T> {
    const session = this.#session(on, scope.workspaceId);
    try {
      const { tokens, users, ...others } = tablesIn(session);
      checkCredentials(scope, { token: (id) => tokens.find(id), user: (id) => users.find(id) }, session.now());
      const result = await work(storesIn({ tokens, users, ...others }, this.options));
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

async function retried<T>(attempt: () => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isLostRace(error) || retries === MAX_RETRIES) throw error;
    }
  }
}
