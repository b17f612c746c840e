import { setImmediate } from "node:timers/promises";
import type { Hint, Instant, WorkScope } from "../../../core/index.js";
import type { Query, QueryResult, Row, RowTexts } from "../pipeline.js";
import type { Parameters, Statement, Statements } from "../statement.js";
import { type Access, scopeQuery } from "./scope.js";

/** The characters of values that are made or read without a pause. */
const LARGE = 131_072;

/** What stores use to run their statements in the workspace of a unit of work. */
export abstract class Transaction {
  /** What the stores have made due. */
  readonly due = new Set<Hint>();
  /** The characters of the values that were made or read since the last pause. */
  protected processed = 0;

  constructor(
    readonly statements: Statements,
    private readonly workScope: WorkScope,
    private readonly now: () => Instant,
  ) {}

  get workspaceId(): string {
    return this.workScope.workspaceId;
  }

  /** Whether other transactions can write in the workspace at the same time. */
  abstract readonly othersMayWrite: boolean;
  /** Whether stores may rely on cached rows, if they {@link verify} them. The work is repeated without caches if they are outdated. */
  readonly mayUseCaches: boolean = false;

  /** Runs a statement and returns its rows. */
  async run(statement: Statement, parameters: Parameters): Promise<readonly Row[]> {
    return (await this.#result(this.query(statement, parameters)))?.rows ?? [];
  }

  /** Like {@link run}, but returns rows as PostgreSQL sent them. */
  async texts(statement: Statement, parameters: Parameters): Promise<readonly RowTexts[]> {
    return (await this.#result({ raw: true, ...this.query(statement, parameters) }))?.texts ?? [];
  }

  async #result(query: Query): Promise<QueryResult | undefined> {
    const result = await this.execute(query);
    this.processed += result?.size ?? 0;
    await this.pause();
    return result;
  }

  /**
   * Queues a write, which is sent with the next statement or the commit, so that it needs no round trip of its own. Its errors reject that statement or the commit.
   * `onResult` receives its result before the unit of work resolves.
   */
  abstract defer(statement: Statement, parameters: Parameters, onResult?: (result: QueryResult) => void): void;

  /**
   * Like {@link defer}, for a statement that fails if rows from a cache, on which the work relies, are outdated. Only if {@link mayUseCaches}. Its SQL calls
   * `stint_require`, whose error becomes a lost race (`failures.ts`), and `SqlUnitOfWork` repeats the work without caches.
   */
  abstract verify(statement: Statement, parameters: Parameters): void;

  /** Calls back when the transaction has committed; at once if it only reads. Never in a savepoint of a longer transaction. */
  abstract afterCommit(callback: () => void): void;

  /** Lets other requests run if the values that were made or read since the last pause are large. */
  async pause(): Promise<void> {
    if (this.processed < LARGE) return;
    this.processed = 0;
    await setImmediate();
  }

  protected abstract execute(query: Query): Promise<QueryResult | undefined>;

  protected query({ name, text, values, kind }: Statement, parameters: Parameters): Query {
    return { name, text, values: values(parameters, this.workspaceId), kind };
  }

  protected scope(access: Access): Query {
    return scopeQuery(this.workScope, access, this.now());
  }
}
