import { setImmediate } from "node:timers/promises";
import { formatInstant, type Hint, type Instant, StintError, type WorkScope } from "../../core/index.js";
import type { Answer, Message, Row, RowTexts } from "./batch.js";
import type { Connection } from "./connection.js";
import { REFUSED } from "./failures.js";
import type { Parameters, Statement, Statements } from "./statement.js";

/** The statements that begin and end a session. */
export interface Bounds {
  readonly begin: readonly Message[];
  /** The last one commits. */
  readonly commit: readonly Message[];
  readonly rollback: readonly Message[];
  /** The command tag of a successful commit. */
  readonly committed: string;
}

export const BEGIN: Message = { name: "stint.begin", text: "begin" };
export const COMMIT: Message = { name: "stint.commit", text: "commit" };
export const ROLLBACK: Message = { text: "rollback" };

export const transactionBounds: Bounds = { begin: [BEGIN], commit: [COMMIT], rollback: [ROLLBACK], committed: "COMMIT" };

/** A savepoint in an open transaction. */
export const savepointBounds: Bounds = {
  begin: [{ name: "stint.part", text: "savepoint stint_part" }],
  commit: [{ name: "stint.part_end", text: "release savepoint stint_part" }],
  rollback: [{ text: "rollback to savepoint stint_part" }],
  committed: "RELEASE",
};

/** Whether other transactions can write in the workspace at the same time. */
export type Concurrency = "shared" | "exclusive";

const WORKSPACE = "set_config('stint.workspace', $1, true)";
/**
 * How a session binds its transaction to the workspace. Triggers read the current time from `stint.now`. A retry waits for open transactions and blocks
 * new ones, so that it cannot lose a race again.
 */
const BINDINGS: Readonly<Record<"read" | Concurrency, string>> = {
  read: `${WORKSPACE}, set_config('transaction_read_only', 'on', true)`,
  shared: `${WORKSPACE}, set_config('stint.now', $2, true), pg_advisory_xact_lock_shared(hashtextextended($1, 0))`,
  exclusive: `${WORKSPACE}, set_config('stint.now', $2, true), pg_advisory_xact_lock(hashtextextended($1, 0))`,
};

/** Fails unless the token and its user are valid. PostgreSQL evaluates it after the expressions before it, so row-level security shows the rows. */
const CREDENTIAL =
  "stint_require((select true from tokens t join users u on u.workspace_id = t.workspace_id and u.id = t.user_id " +
  "where t.workspace_id = $1 and t.id = $3 and t.revoked_at is null " +
  `and (t.expires_at is null or t.expires_at > cast($2 as timestamptz)) and u.id = $4 and u.status = 'active' and u.role = $5), '${REFUSED.token}')`;

/** The characters of values that are made or read without a pause. */
const LARGE = 131_072;

/** Runs the statements of stores in the workspace of a unit of work. */
export abstract class Session {
  /** What the stores have made due. */
  readonly due = new Set<Hint>();

  constructor(
    readonly statements: Statements,
    protected readonly scope: WorkScope,
    protected readonly now: () => Instant,
  ) {}

  get workspaceId(): string {
    return this.scope.workspaceId;
  }

  /** Returns the statement's answer. */
  protected abstract ask(message: Message): Promise<Answer | undefined>;

  async run(statement: Statement, parameters: Parameters): Promise<readonly Row[]> {
    const answer = await this.ask(this.message(statement, parameters));
    this.made += answer?.size ?? 0;
    if (this.made >= LARGE) await this.pause();
    return answer?.rows ?? [];
  }

  /** Like {@link run}, but returns rows as PostgreSQL sent them. */
  async texts(statement: Statement, parameters: Parameters): Promise<readonly RowTexts[]> {
    return (await this.ask({ raw: true, ...this.message(statement, parameters) }))?.texts ?? [];
  }

  /** Whether the work is repeated if it relies on data that turns out to be outdated. */
  readonly mayAssume: boolean = false;
  /** Whether other transactions can write in the workspace at the same time. */
  abstract readonly isShared: boolean;

  /** Like {@link defer}, for a statement that fails if data on which the work relies is outdated. Only if {@link mayAssume}. */
  abstract assume(statement: Statement, parameters: Parameters, onAnswer?: (answer: Answer) => void): void;

  /**
   * Queues a write without waiting for it. It needs no separate round trip. Its errors reject a later statement or the commit. `onAnswer` receives its answer
   * before the unit of work resolves.
   */
  abstract defer(statement: Statement, parameters: Parameters, onAnswer?: (answer: Answer) => void): void;

  /** The characters of the values that were made or read since the last pause. */
  protected made = 0;

  /** Yields to the event loop if the writes and the rows before it are large, since making and reading them takes time for which other requests wait. */
  async pause(): Promise<void> {
    if (this.made < LARGE) return;
    this.made = 0;
    await setImmediate();
  }

  /** Calls back when the transaction has committed. Not for parts of a longer transaction. */
  abstract afterCommit(callback: () => void): void;

  protected message({ name, text, values, kind }: Statement, parameters: Parameters): Message {
    return { name, text, values: values(parameters, this.scope.workspaceId), kind };
  }

  /** Binds the transaction to the workspace and requires that the token of the scope, if any, is valid. */
  protected binding(kind: "read" | Concurrency): Message {
    const { scope } = this;
    const now = formatInstant(this.now());
    if ("tokenId" in scope && scope.tokenId !== null) {
      const { tokenId, userId, role } = scope;
      const values = [scope.workspaceId, now, tokenId, userId, role];
      return {
        name: `stint.${kind}_by_token`,
        text: `select ${BINDINGS[kind]}, ${CREDENTIAL}`,
        values,
        raw: true,
        kind: "binding",
      };
    }
    const values = kind === "read" ? [scope.workspaceId] : [scope.workspaceId, now];
    return { name: `stint.${kind}`, text: `select ${BINDINGS[kind]}`, values, raw: true, kind: "binding" };
  }
}

/** PostgreSQL rolls back a failed transaction on commit without reporting an error. */
export function requireCommitted(answer: Answer | undefined, { committed }: Bounds): void {
  if (answer?.command !== committed) throw new Error("PostgreSQL rolled the transaction back instead of committing it.");
}

/** How a transaction runs. */
export interface Mode {
  readonly concurrency: Concurrency;
  readonly bounds: Bounds;
  readonly mayAssume: boolean;
  /** Round trips that units of work share. Absent: everything is sent on the session's connection. */
  readonly sharing?: Sharing;
}

/** Sends what is a transaction of its own. */
interface Sharing {
  read(messages: readonly Message[]): Promise<readonly Answer[]>;
  write(messages: readonly Message[], workspaceId: string): Promise<readonly Answer[]>;
}

/** The largest number of deferred writes of a transaction that shares its round trip with others. */
const MAX_SHARED_WRITES = 7;

interface Deferred {
  readonly message: Message;
  readonly onAnswer: ((answer: Answer) => void) | undefined;
}

/**
 * A read-write transaction or savepoint on one connection. It begins with the first statement whose rows the work needs. Quick statements before it
 * are transactions of their own: as each statement sees what was committed before it, they find the same, and the work holds no connection meanwhile.
 */
export class TransactionSession extends Session {
  override readonly mayAssume: boolean;
  override readonly isShared: boolean;
  /** Writes to send with the next statement or the commit. */
  #deferred: Deferred[] = [];
  readonly #afterCommit: (() => void)[] = [];
  #open = false;
  #ended = false;
  #hasAssumed = false;
  #hasRead = false;
  #refusal: StintError | undefined;

  constructor(
    private readonly connection: Connection,
    private readonly mode: Mode,
    ...rest: ConstructorParameters<typeof Session>
  ) {
    super(...rest);
    this.mayAssume = mode.mayAssume;
    this.isShared = mode.concurrency === "shared";
  }

  /** Whether the work relied on data that the transaction has not verified. */
  get hasAssumed(): boolean {
    return this.#hasAssumed;
  }

  override assume(statement: Statement, parameters: Parameters, onAnswer?: (answer: Answer) => void): void {
    this.#hasAssumed = true;
    this.defer(statement, parameters, onAnswer);
  }

  protected override async ask(message: Message): Promise<Answer | undefined> {
    const sharing = message.kind === "quick" && !this.#open && this.#deferred.length === 0 ? this.#sharing : undefined;
    if (!sharing) return (await this.#send(this.#begin(), [message])).at(-1);
    const answers = await this.#send([this.binding("read")], [message], (messages) => sharing.read(messages));
    this.#hasRead = true;
    return answers.at(-1);
  }

  /** Not for repetitions after a lost race, which must exclude other writes from their first statement on. */
  get #sharing(): Sharing | undefined {
    return this.isShared ? this.mode.sharing : undefined;
  }

  defer(statement: Statement, parameters: Parameters, onAnswer?: (answer: Answer) => void): void {
    const message = this.message(statement, parameters);
    for (const value of message.values ?? []) if (typeof value === "string") this.made += value.length;
    this.#deferred.push({ message, onAnswer });
  }

  override afterCommit(callback: () => void): void {
    this.#afterCommit.push(callback);
  }

  /** Returns the answers of the statements that commit, if the session needed any. */
  async commit(): Promise<readonly Answer[]> {
    const answers = await this.#commit();
    if (this.mode.bounds === transactionBounds) for (const callback of this.#afterCommit) callback();
    return answers;
  }

  /** Work that needed no rows is one round trip: without a transaction block, a batch is a transaction. */
  async #commit(): Promise<readonly Answer[]> {
    this.#ended = true;
    const { bounds, concurrency } = this.mode;
    if (!this.#open && bounds === transactionBounds) {
      if (this.#hasRead && this.#deferred.length === 0) return [];
      const sharing = this.#deferred.length <= MAX_SHARED_WRITES ? this.#sharing : undefined;
      const send: Connection["send"] | undefined = sharing && ((messages) => sharing.write(messages, this.workspaceId));
      await this.#send([this.binding(concurrency)], [], send);
      return [];
    }
    const answers = await this.#send(this.#begin(), bounds.commit);
    requireCommitted(answers.at(-1), bounds);
    this.#open = false;
    return answers.slice(-bounds.commit.length);
  }

  /** Discards the connection if the rollback fails. The server then rolls back by itself. */
  async rollback(): Promise<void> {
    this.#ended = true;
    if (!this.#open) return;
    try {
      await this.connection.send(this.mode.bounds.rollback);
    } catch {
      this.connection.discard();
    }
  }

  /** Sends the deferred writes between the messages. After an invalid token, every statement fails, even if the work catches the error. */
  async #send(
    before: readonly Message[],
    after: readonly Message[],
    send: Connection["send"] = (messages) => this.connection.send(messages),
  ): Promise<readonly Answer[]> {
    if (this.#refusal) throw this.#refusal;
    const deferred = this.#deferred;
    this.#deferred = [];
    try {
      const answers = await send([...before, ...deferred.map(({ message }) => message), ...after]);
      deferred.forEach(({ onAnswer }, index) => {
        const answer = answers[before.length + index];
        if (answer) onAnswer?.(answer);
      });
      return answers;
    } catch (error) {
      if (error instanceof StintError && error.kind === "unauthenticated") this.#refusal = error;
      throw error;
    }
  }

  protected override message(statement: Statement, parameters: Parameters): Message {
    if (this.#ended) throw new TypeError("The store was used after its unit of work settled.");
    return super.message(statement, parameters);
  }

  #begin(): Message[] {
    if (this.#open) return [];
    this.#open = true;
    return [...this.mode.bounds.begin, this.binding(this.mode.concurrency)];
  }
}
