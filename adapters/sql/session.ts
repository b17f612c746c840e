import { setImmediate } from "node:timers/promises";
import { type Actor, formatInstant, type Hint, type Instant, StintError, type WorkScope } from "../../core/index.js";
import { discard } from "./broken-connections.js";
import { translated } from "./failures.js";
import type { Parameters, Statement, Statements } from "./statement.js";

/** The part of a `pg` client that sessions use. In pipeline mode, it sends queries immediately and returns results in order. */
export interface Connection {
  query(query: {
    name?: string | undefined;
    text: string;
    values?: unknown[];
  }): Promise<{ rows: Row[]; rowCount: number | null; command: string }>;
}

export type Row = Readonly<Record<string, unknown>>;

export type Message = { name?: string | undefined; text: string; values?: unknown[] };

/** The statements that begin and end a session. */
export interface Bounds {
  readonly begin: Message;
  readonly commit: Message;
  readonly rollback: Message;
  /** The command tag of a successful commit. */
  readonly committed: string;
}

const COMMIT: Message = { name: "stint.commit", text: "commit" };

export const transactionBounds: Bounds = {
  begin: { name: "stint.begin", text: "begin" },
  commit: COMMIT,
  rollback: { text: "rollback" },
  committed: "COMMIT",
};

/** A savepoint in an open transaction. */
export const savepointBounds: Bounds = {
  begin: { name: "stint.part", text: "savepoint stint_part" },
  commit: { name: "stint.part_end", text: "release savepoint stint_part" },
  rollback: { text: "rollback to savepoint stint_part" },
  committed: "RELEASE",
};

const BEGIN_READ: Message = { name: "stint.begin_read", text: "begin read only" };
/** Triggers read the current time from `stint.now`. */
const BIND = "select set_config('stint.workspace', $1, true), set_config('stint.now', $2, true)";

/** Whether other transactions can write in the workspace at the same time. */
export type Concurrency = "shared" | "exclusive";
/** A retry waits for open transactions and blocks new ones, so that it cannot lose a race again. */
const LOCKS: Readonly<Record<Concurrency, { readonly name: string; readonly call: string }>> = {
  shared: { name: "beside", call: "pg_advisory_xact_lock_shared(hashtextextended($1, 0))" },
  exclusive: { name: "alone", call: "pg_advisory_xact_lock(hashtextextended($1, 0))" },
};

type Answer = Awaited<ReturnType<Connection["query"]>>;

/**
 * Pipelines the messages and waits for all results. Throws the first error, translated. If `begin` fails, the connection is discarded, since the
 * following statements ran outside of a transaction.
 */
export async function sendAll(connection: Connection, messages: readonly Message[]): Promise<readonly Answer[]> {
  const settled = await Promise.allSettled(messages.map((message) => connection.query({ ...message })));
  const [first] = settled;
  if (first?.status === "rejected" && messages[0]?.text.startsWith("begin")) discard(connection);
  return settled.map((outcome) => {
    if (outcome.status === "rejected") throw translated(outcome.reason);
    return outcome.value;
  });
}

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

  abstract run(statement: Statement, parameters: Parameters): Promise<readonly Row[]>;

  /** Queues a write without waiting for it. It needs no separate round trip. */
  abstract defer(statement: Statement, parameters: Parameters): void;

  protected values(statement: Statement, parameters: Parameters): unknown[] {
    return statement.values({ ...parameters, workspace: this.scope.workspaceId });
  }

  /** Binds the transaction to the workspace and verifies the token of the scope, if any. */
  protected opening(begin: Message, concurrency?: Concurrency): Message[] {
    const lock = concurrency && LOCKS[concurrency];
    const bind: Message = {
      name: lock ? `stint.bind_${lock.name}` : "stint.bind",
      text: lock ? `${BIND}, ${lock.call}` : BIND,
      values: [this.scope.workspaceId, formatInstant(this.now())],
    };
    return "tokenId" in this.scope && this.scope.tokenId !== null ? [begin, bind, this.#credential(this.scope)] : [begin, bind];
  }

  #credential({ tokenId, userId, role }: Actor): Message {
    return {
      name: "stint.credential",
      text:
        "select 1 from tokens t join users u on u.id = t.user_id where t.id = $1 and t.revoked_at is null " +
        "and (t.expires_at is null or t.expires_at > $2) and u.id = $3 and u.status = 'active' and u.role = $4",
      values: [tokenId, formatInstant(this.now()), userId, role],
    };
  }

  /** Like {@link sendAll}. Also throws if the token is no longer valid. */
  protected async send(connection: Connection, messages: readonly Message[]): Promise<readonly Answer[]> {
    const answers = await sendAll(connection, messages);
    messages.forEach((message, index) => {
      if (message.name === "stint.credential" && answers[index]?.rows.length === 0) throw invalidToken();
    });
    return answers;
  }
}

/** PostgreSQL rolls back a failed transaction on commit without reporting an error. */
export function requireCommitted(answer: { readonly command: string } | undefined, { committed }: Bounds): void {
  if (answer?.command !== committed) throw new Error("PostgreSQL rolled the transaction back instead of committing it.");
}

function invalidToken(): StintError {
  return new StintError(
    "unauthenticated",
    "invalid_token",
    "The token is unknown, expired or revoked, or its user is deactivated or has a different role.",
  );
}

/** A read-write transaction or savepoint on one connection. `begin` is sent with the first statement. */
export class TransactionSession extends Session {
  /** Writes to send with the next statement or the commit. */
  readonly #deferred: Message[] = [];
  #open = false;
  #ended = false;
  #refusal: StintError | undefined;

  constructor(
    private readonly connection: Connection,
    private readonly mode: { readonly concurrency: Concurrency; readonly bounds: Bounds },
    ...rest: ConstructorParameters<typeof Session>
  ) {
    super(...rest);
  }

  async run(statement: Statement, parameters: Parameters): Promise<readonly Row[]> {
    const message = this.#message(statement, parameters);
    const answers = await this.#sendUnlessRefused([...this.#begin(), ...this.#deferred.splice(0), message]);
    return answers.at(-1)?.rows ?? [];
  }

  defer(statement: Statement, parameters: Parameters): void {
    this.#deferred.push(this.#message(statement, parameters));
  }

  /** The token is verified before the commit is sent, so a transaction with only deferred writes needs another round trip. */
  async commit(): Promise<void> {
    this.#ended = true;
    await this.#sendUnlessRefused(this.#begin());
    const answers = await this.#sendUnlessRefused([...this.#deferred.splice(0), this.mode.bounds.commit]);
    requireCommitted(answers.at(-1), this.mode.bounds);
    this.#open = false;
  }

  /** Discards the connection if the rollback fails. The server then rolls back by itself. */
  async rollback(): Promise<void> {
    this.#ended = true;
    if (!this.#open) return;
    try {
      await this.connection.query({ ...this.mode.bounds.rollback });
    } catch {
      discard(this.connection);
    }
  }

  /** After an invalid token, every statement fails, even if the work catches the error. */
  async #sendUnlessRefused(messages: readonly Message[]): Promise<readonly Answer[]> {
    if (this.#refusal) throw this.#refusal;
    try {
      return await this.send(this.connection, messages);
    } catch (error) {
      if (error instanceof StintError && error.kind === "unauthenticated") this.#refusal = error;
      throw error;
    }
  }

  #message(statement: Statement, parameters: Parameters): Message {
    if (this.#ended) throw new TypeError("The store was used after its unit of work settled.");
    return { name: statement.name, text: statement.text, values: this.values(statement, parameters) };
  }

  #begin(): Message[] {
    if (this.#open) return [];
    this.#open = true;
    return this.opening(this.mode.bounds.begin, this.mode.concurrency);
  }
}

/**
 * A read-only session. Each statement is a separate transaction in one round trip, and no connection is held in between. It yields to the event
 * loop between statements, since the embedded database does not, and a long read would block other requests.
 */
export class ReadSession extends Session {
  #hasRun = false;

  constructor(
    private readonly withConnection: <T>(work: (connection: Connection) => Promise<T>) => Promise<T>,
    ...rest: ConstructorParameters<typeof Session>
  ) {
    super(...rest);
  }

  async run(statement: Statement, parameters: Parameters): Promise<readonly Row[]> {
    if (this.#hasRun) await setImmediate();
    this.#hasRun = true;
    const message = { name: statement.name, text: statement.text, values: this.values(statement, parameters) };
    const opening = this.opening(BEGIN_READ);
    const answers = await this.withConnection((connection) => this.send(connection, [...opening, message, COMMIT]));
    return answers[opening.length]?.rows ?? [];
  }

  /** Verifies the token if no statement has. */
  async end(): Promise<void> {
    if (this.#hasRun) return;
    await this.withConnection((connection) => this.send(connection, [...this.opening(BEGIN_READ), COMMIT]));
  }

  defer(): never {
    throw new TypeError("Cannot write in a read-only unit of work.");
  }
}
