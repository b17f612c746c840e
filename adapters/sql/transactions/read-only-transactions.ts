import { setImmediate } from "node:timers/promises";
import type { Query, QueryResult } from "../pipeline.js";
import { Transaction } from "./transaction.js";

/** Sends the queries of reads. */
export interface Reads {
  /** Sends queries that are a transaction of their own. */
  send(queries: readonly Query[]): Promise<readonly QueryResult[]>;
  /** Whether caches may keep what they see. False if that may be rolled back, or is older than what the primary has. */
  readonly fillsCaches: boolean;
}

/**
 * The statements of a unit of work that only reads. Each is a transaction of its own, in one round trip, and sees what was committed before it. No connection is
 * held in between, and other requests run between two of them: the embedded database works on the main thread.
 */
export class ReadOnlyTransactions extends Transaction {
  override readonly othersMayWrite = true;
  #hasRun = false;

  constructor(
    private readonly reads: Reads,
    ...rest: ConstructorParameters<typeof Transaction>
  ) {
    super(...rest);
  }

  protected override async execute(query: Query): Promise<QueryResult | undefined> {
    if (this.#hasRun) await setImmediate();
    this.#hasRun = true;
    const [, result] = await this.reads.send([this.scope("read"), query]);
    return result;
  }

  /** Checks the token if no statement has. */
  async end(): Promise<void> {
    if (!this.#hasRun) await this.reads.send([this.scope("read")]);
  }

  override afterCommit(callback: () => void): void {
    if (this.reads.fillsCaches) callback();
  }

  override defer(): never {
    throw new TypeError("Cannot write in a read-only unit of work.");
  }

  override verify(): never {
    throw new TypeError("A read-only unit of work is not repeated.");
  }
}
