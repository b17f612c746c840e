import { isStintError } from "../../../core/index.js";
import type { Connection } from "../connection.js";
import { type Query, type QueryResult, UnsendableValue } from "../pipeline.js";
import type { Parameters, Statement } from "../statement.js";
import { requireCommitted, rollBack, type TransactionCommands, transactionCommands } from "./commands.js";
import type { Access } from "./scope.js";
import { Transaction } from "./transaction.js";

/** How a transaction runs. */
export interface Mode {
  readonly access: Exclude<Access, "read">;
  readonly commands: TransactionCommands;
  readonly mayUseCaches: boolean;
  /** Sends whole transactions together with those of other units of work. Absent: everything is sent on the transaction's own connection. */
  readonly sharing?: Sharing;
}

/** Sends queries that are a transaction of their own. */
interface Sharing {
  read(queries: readonly Query[]): Promise<readonly QueryResult[]>;
  write(queries: readonly Query[], workspaceId: string): Promise<readonly QueryResult[]>;
}

/** The largest number of deferred writes of a transaction that is sent with others. */
const MAX_SHARED_WRITES = 7;

interface Deferred {
  readonly query: Query;
  readonly onResult: ((result: QueryResult) => void) | undefined;
}

/**
 * The transaction of a unit of work, or its savepoint in a longer one. `ARCHITECTURE.md` has a diagram.
 *
 * - A block begins with the first statement whose result the work waits for.
 * - A look-up does not begin one if nothing was deferred before it: it is a transaction of its own, and holds no connection. At the isolation level "read committed",
 *   each statement sees what was committed before it, and nothing has been written, so it finds the same rows as within the block. In an exclusive or a host's
 *   transaction it begins the block too.
 * - Deferred writes and checks are sent with the next statement, or with the commit.
 *
 * So work that only finds rows and then writes is two transactions of one round trip each, which {@link Sharing} can send with those of others.
 */
export class ReadWriteTransaction extends Transaction {
  override readonly mayUseCaches: boolean;
  override readonly othersMayWrite: boolean;
  #deferred: Deferred[] = [];
  readonly #afterCommit: (() => void)[] = [];
  /** Whether it has begun, and neither committed nor rolled back. */
  #isOpen = false;
  /** Whether the work has settled, so that no store may be used any more. */
  #hasEnded = false;
  #hasUsedCaches = false;
  #hasRead = false;
  /**
   * The error of a token that is not valid, or of deferred writes that cannot be sent. Every later statement fails with it, even if the work catches it:
   * PostgreSQL knows nothing of either.
   */
  #refusal: Error | undefined;

  constructor(
    private readonly connection: Connection,
    private readonly mode: Mode,
    ...rest: ConstructorParameters<typeof Transaction>
  ) {
    super(...rest);
    this.mayUseCaches = mode.mayUseCaches;
    this.othersMayWrite = mode.access === "concurrent";
  }

  /** Whether the work relied on cached rows. If it fails then, for any reason, it is repeated without them. */
  get hasUsedCaches(): boolean {
    return this.#hasUsedCaches;
  }

  override verify(statement: Statement, parameters: Parameters): void {
    this.#hasUsedCaches = true;
    this.defer(statement, parameters);
  }

  override defer(statement: Statement, parameters: Parameters, onResult?: (result: QueryResult) => void): void {
    const query = this.query(statement, parameters);
    for (const value of query.values ?? []) if (typeof value === "string") this.processed += value.length;
    this.#deferred.push({ query, onResult });
  }

  override afterCommit(callback: () => void): void {
    this.#afterCommit.push(callback);
  }

  protected override async execute(query: Query): Promise<QueryResult | undefined> {
    const sharing = query.kind === "lookup" && this.#hasSentNothing ? this.#sharing : undefined;
    if (!sharing) return (await this.#executeInTransaction([query])).at(-1);
    const [, result] = await this.#send([this.scope("read")], [query], (queries) => sharing.read(queries));
    this.#hasRead = true;
    return result;
  }

  /** Commits. Returns the results of the commands that commit, or none if the work needed no transaction block. */
  async commit(): Promise<readonly QueryResult[]> {
    const results = await this.#commit();
    if (this.mode.commands === transactionCommands) for (const callback of this.#afterCommit) callback();
    return results;
  }

  async #commit(): Promise<readonly QueryResult[]> {
    this.#hasEnded = true;
    const { commands } = this.mode;
    if (!this.#isOpen && commands === transactionCommands) {
      await this.#commitWithoutBlock();
      return [];
    }
    const results = await this.#executeInTransaction(commands.commit);
    requireCommitted(results.at(-1), commands);
    this.#isOpen = false;
    return results.slice(-commands.commit.length);
  }

  /** Without a transaction block, the queries of a pipeline are one transaction. */
  async #commitWithoutBlock(): Promise<void> {
    if (this.#hasRead && this.#deferred.length === 0) return;
    const sharing = this.#deferred.length <= MAX_SHARED_WRITES ? this.#sharing : undefined;
    const send: Connection["send"] | undefined = sharing && ((queries) => sharing.write(queries, this.workspaceId));
    await this.#send([this.scope(this.mode.access)], [], send);
  }

  /** Rolls back if the transaction has begun. */
  async rollback(): Promise<void> {
    this.#hasEnded = true;
    if (this.#isOpen) await rollBack(this.connection, this.mode.commands);
  }

  get #hasSentNothing(): boolean {
    return !this.#isOpen && this.#deferred.length === 0;
  }

  /** Not for an exclusive transaction, such as a repetition after a lost race: it must exclude other writes from its first statement on. */
  get #sharing(): Sharing | undefined {
    return this.othersMayWrite ? this.mode.sharing : undefined;
  }

  /** Sends the deferred writes and the queries. The first time, the commands that begin the transaction come before them, in the same round trip. */
  #executeInTransaction(queries: readonly Query[]): Promise<readonly QueryResult[]> {
    const { commands, access } = this.mode;
    const begin = this.#isOpen ? [] : [...commands.begin, this.scope(access)];
    this.#isOpen = true;
    return this.#send(begin, queries);
  }

  async #send(
    before: readonly Query[],
    after: readonly Query[],
    send: Connection["send"] = (queries) => this.connection.send(queries),
  ): Promise<readonly QueryResult[]> {
    if (this.#refusal) throw this.#refusal;
    const deferred = this.#deferred;
    this.#deferred = [];
    try {
      const results = await send([...before, ...deferred.map(({ query }) => query), ...after]);
      deferred.forEach(({ onResult }, index) => {
        const result = results[before.length + index];
        if (result) onResult?.(result);
      });
      return results;
    } catch (error) {
      if (error instanceof UnsendableValue || (isStintError(error) && error.kind === "unauthenticated")) this.#refusal = error;
      throw error;
    }
  }

  protected override query(statement: Statement, parameters: Parameters): Query {
    if (this.#hasEnded) throw new TypeError("The store was used after its unit of work settled.");
    return super.query(statement, parameters);
  }
}
