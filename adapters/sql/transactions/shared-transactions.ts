import type { Database } from "../database.js";
import { concernsAll, isRolledBack } from "../failures.js";
import { type Query, type QueryResult, UnsendableValue } from "../pipeline.js";
import { TIME_VALUE } from "./scope.js";

interface Pace {
  /** The most transactions in a pipeline. All get their results when its last one is done. */
  readonly maxTransactions: number;
  /** How long transactions wait for those sent before them, which may be waiting for a lock, in milliseconds. */
  readonly maxWaitMs: number;
}

/** Larger numbers need less time for each write. Reads do not wait, since PostgreSQL can use several processors for them. */
const PACES: Readonly<Record<"read" | "write", Pace>> = {
  read: { maxTransactions: 8, maxWaitMs: 0 },
  write: { maxTransactions: 16, maxWaitMs: 25 },
};

/** The queries of one transaction. */
interface Pending {
  readonly queries: readonly Query[];
  readonly resolve: (results: readonly QueryResult[]) => void;
  readonly reject: (error: unknown) => void;
}

/** The most pipelines with the same key that hold a connection, so that others have connections while these wait for a lock. */
const MAX_PIPELINES = 3;

/** The transactions with the same key. */
interface Queue {
  readonly waiting: Pending[];
  /** How many pipelines have no results yet. */
  pipelines: number;
  /** Settles when those that were sent last have their results. Absent: others need not wait for them. */
  sent?: Promise<void> | undefined;
  /** Ends the wait for them. */
  timer?: NodeJS.Timeout | undefined;
}

/**
 * Sends the transactions of several units of work in one pipeline, as one transaction. Under load a short read then takes half of the processor time, and a short
 * write a third: system calls, context switches and commits cost more than its rows. Over 32 connections, 1.9 times as many entries are read, and 1.6 times as many
 * are created. If one of them fails, none has had an effect, and each is sent again alone.
 */
export class SharedTransactions {
  readonly #queues = new Map<string, Queue>();
  #isScheduled = false;

  constructor(
    private readonly source: Pick<Database, "withConnection">,
    private readonly access: "read" | "write",
    private readonly pace: Pace = PACES[access],
  ) {}

  /** Sends the queries of a transaction, of which the first sets its scope. Only those with the same key are sent together. */
  send(queries: readonly Query[], key = ""): Promise<readonly QueryResult[]> {
    return new Promise((resolve, reject) => {
      const queue = this.#queues.get(key) ?? { waiting: [], pipelines: 0 };
      this.#queues.set(key, queue);
      queue.waiting.push({ queries, resolve, reject });
      this.#schedule();
    });
  }

  /** Waits until the requests that have arrived are handled. */
  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      for (const [key, queue] of this.#queues) this.#sendWaiting(key, queue);
    });
  }

  #sendWaiting(key: string, queue: Queue): void {
    const { maxTransactions, maxWaitMs } = this.pace;
    while (queue.waiting.length > 0) {
      if (maxWaitMs > 0 && queue.pipelines >= MAX_PIPELINES) return;
      if (queue.sent && maxWaitMs > 0) {
        queue.timer ??= setTimeout(() => this.#stopWaiting(key, queue), maxWaitMs);
        return;
      }
      clearTimeout(queue.timer);
      queue.timer = undefined;
      queue.pipelines++;
      const sent = this.#sendTogether(queue.waiting.splice(0, maxTransactions)).then(() => {
        queue.pipelines--;
        if (queue.sent === sent) this.#stopWaiting(key, queue);
        else this.#sendWaiting(key, queue);
      });
      queue.sent = sent;
    }
    if (queue.pipelines === 0) this.#queues.delete(key);
  }

  #stopWaiting(key: string, queue: Queue): void {
    queue.sent = undefined;
    this.#sendWaiting(key, queue);
  }

  async #sendTogether(transactions: readonly Pending[]): Promise<void> {
    try {
      const distinct = new DistinctQueries();
      const indexes = transactions.map(({ queries }) => queries.map((query) => distinct.add(query)));
      const results = await this.#execute(distinct.queries);
      transactions.forEach(({ resolve }, at) => resolve(resultsAt(indexes[at] ?? [], results)));
    } catch (error) {
      if (transactions.length === 1 || !this.#mayRepeat(error)) for (const { reject } of transactions) reject(error);
      else await Promise.all(transactions.map(({ queries, resolve, reject }) => this.#execute(queries).then(resolve, reject)));
    }
  }

  /** After an outage it is unknown whether writes were committed, and a repetition would most likely fail. */
  #mayRepeat(error: unknown): boolean {
    return this.access === "read" ? !concernsAll(error) : isRolledBack(error) || error instanceof UnsendableValue;
  }

  #execute(queries: readonly Query[]): Promise<readonly QueryResult[]> {
    return this.source.withConnection((connection) => connection.send(queries));
  }
}

function resultsAt(indexes: readonly number[], results: readonly QueryResult[]): readonly QueryResult[] {
  const found: QueryResult[] = [];
  for (const index of indexes) {
    const result = results[index];
    if (result) found.push(result);
  }
  return found;
}

/** Queries of several transactions, without scopes and checks that repeat earlier ones, unless another scope or a query of no kind came between. */
class DistinctQueries {
  readonly queries: Query[] = [];
  /** The indexes of the scopes and checks that would not fail if they were repeated now, by name. */
  readonly #repeatable = new Map<string | undefined, number>();

  /** Adds the query unless it repeats an earlier one. Returns the index of the one whose result it gets. */
  add(query: Query): number {
    const { kind, name } = query;
    const earlier = this.#repeatable.get(name);
    if (earlier !== undefined && isRepetition(query, this.queries[earlier])) return earlier;
    if (kind === undefined || kind === "scope") this.#repeatable.clear();
    const index = this.queries.push(query) - 1;
    if (kind === "scope" || kind === "check") this.#repeatable.set(name, index);
    return index;
  }
}

/** Scopes that differ only in their time are the same: a transaction takes the time of those with which it is sent. */
function isRepetition({ kind, values = [] }: Query, earlier: Query | undefined): boolean {
  const isSame = (value: unknown, index: number) => isEqual(value, earlier?.values?.[index]);
  return values.every((value, index) => isSame(value, index) || (kind === "scope" && index === TIME_VALUE));
}

/** Compares values of a query, which can be lists. */
function isEqual(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
