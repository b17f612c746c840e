import { setImmediate } from "node:timers/promises";
import { formatInstant, type Instant, StintError, type WorkScope } from "../../core/index.js";
import { translated } from "./failures.js";
import type { Parameters, Statement, Statements } from "./statement.js";

/** The part of a `pg` client that sessions use. In pipeline mode queries are written at once and answered in order. */
export interface Connection {
  query(query: {
    name?: string | undefined;
    text: string;
    values?: unknown[];
  }): Promise<{ rows: Row[]; rowCount: number | null; command: string }>;
}

export type Row = Readonly<Record<string, unknown>>;

export type Message = { name?: string | undefined; text: string; values?: unknown[] };

/** What a session begins and ends with. */
export interface Bounds {
  readonly begin: Message;
  readonly commit: Message;
  readonly rollback: Message;
  /** What PostgreSQL answers a commit that it carried out. */
  readonly committed: string;
}

const COMMIT: Message = { name: "stint.commit", text: "commit" };

/** A transaction of its own. */
export const whole: Bounds = {
  begin: { name: "stint.begin", text: "begin" },
  commit: COMMIT,
  rollback: { text: "rollback" },
  committed: "COMMIT",
};

/** A part of a transaction that is open already. */
export const part: Bounds = {
  begin: { name: "stint.part", text: "savepoint stint_part" },
  commit: { name: "stint.part_end", text: "release savepoint stint_part" },
  rollback: { text: "rollback to savepoint stint_part" },
  committed: "RELEASE",
};

const BEGIN_READ: Message = { name: "stint.begin_read", text: "begin read only" };
/** `stint.now` is what triggers tell the time by. */
const BIND = "select set_config('stint.workspace', $1, true), set_config('stint.now', $2, true)";

/** How a transaction runs beside the others that write in its workspace. */
export type Turn = "beside others" | "alone";
/** A repeated attempt waits for the transactions that are open and holds back new ones, so that nothing can overtake it. */
const LOCKS: Readonly<Record<Turn, { readonly name: string; readonly call: string }>> = {
  "beside others": { name: "beside", call: "pg_advisory_xact_lock_shared(hashtextextended($1, 0))" },
  alone: { name: "alone", call: "pg_advisory_xact_lock(hashtextextended($1, 0))" },
};

type Answer = Awaited<ReturnType<Connection["query"]>>;

/**
 * Sends messages in one go and waits for all answers. Throws the first failure, translated. Where the transaction could not begin, what came behind ran
 * outside of one, so the connection is not used again.
 */
export async function sendAll(
  connection: Connection & { __knex__disposed?: unknown },
  messages: readonly Message[],
): Promise<readonly Answer[]> {
  const settled = await Promise.allSettled(messages.map((message) => connection.query({ ...message })));
  const [first] = settled;
  if (first?.status === "rejected" && messages[0]?.text.startsWith("begin")) connection.__knex__disposed = first.reason;
  return settled.map((outcome) => {
    if (outcome.status === "rejected") throw translated(outcome.reason);
    return outcome.value;
  });
}

/** What stores need: a way to run statements in the unit of work's workspace. */
export abstract class Session {
  constructor(
    readonly statements: Statements,
    protected readonly scope: WorkScope,
    protected readonly now: () => Instant,
  ) {}

  get workspaceId(): string {
    return this.scope.workspaceId;
  }

  abstract run(statement: Statement, parameters: Parameters): Promise<readonly Row[]>;

  /** A write that nothing waits for; it costs no round trip of its own. */
  abstract defer(statement: Statement, parameters: Parameters): void;

  protected values(statement: Statement, parameters: Parameters): unknown[] {
    return statement.values({ ...parameters, workspace: this.scope.workspaceId });
  }

  /** Binds the transaction to the workspace and, where the scope names a token, asks whether that still holds. */
  protected opening(begin: Message, turn?: Turn): Message[] {
    const lock = turn && LOCKS[turn];
    const bind: Message = {
      name: lock ? `stint.bind_${lock.name}` : "stint.bind",
      text: lock ? `${BIND}, ${lock.call}` : BIND,
      values: [this.scope.workspaceId, formatInstant(this.now())],
    };
    return "tokenId" in this.scope && this.scope.tokenId !== null
      ? [begin, bind, this.#credential(this.scope.tokenId)]
      : [begin, bind];
  }

  #credential(tokenId: string): Message {
    const { role, userId } = this.scope as { role: string; userId: string };
    return {
      name: "stint.credential",
      text:
        "select 1 from tokens t join users u on u.id = t.user_id where t.id = $1 and t.revoked_at is null " +
        "and (t.expires_at is null or t.expires_at > $2) and u.id = $3 and u.status = 'active' and u.role = $4",
      values: [tokenId, formatInstant(this.now()), userId, role],
    };
  }

  /** As {@link sendAll}; also throws where the credential no longer holds. */
  protected async send(connection: Connection, messages: readonly Message[]): Promise<readonly Answer[]> {
    const answers = await sendAll(connection, messages);
    messages.forEach((message, index) => {
      if (message.name === "stint.credential" && answers[index]?.rows.length === 0) throw invalidToken();
    });
    return answers;
  }
}

/** PostgreSQL answers the commit of a transaction in which something failed with a rollback, not with an error. */
export function requireCommitted(answer: { readonly command: string } | undefined, { committed }: Bounds): void {
  if (answer?.command !== committed) throw new Error("PostgreSQL rolled the transaction back instead of committing it.");
}

export function invalidToken(): StintError {
  return new StintError(
    "unauthenticated",
    "invalid_token",
    "The token is unknown, expired or revoked, or its user may no longer use it.",
  );
}

/** A read-write transaction on one connection, or a part of one. Its begin travels with the first statement. */
export class TransactionSession extends Session {
  /** Writes that nothing waits for; they travel with the next statement, or with the commit. */
  readonly #deferred: Message[] = [];
  #open = false;
  #ended = false;
  #refusal: StintError | undefined;

  constructor(
    private readonly connection: Connection & { __knex__disposed?: unknown },
    private readonly how: { readonly turn: Turn; readonly bounds: Bounds },
    ...rest: ConstructorParameters<typeof Session>
  ) {
    super(...rest);
  }

  async run(statement: Statement, parameters: Parameters): Promise<readonly Row[]> {
    const message = this.#message(statement, parameters);
    const answers = await this.#tell([...this.#begin(), ...this.#deferred.splice(0), message]);
    return answers.at(-1)?.rows ?? [];
  }

  defer(statement: Statement, parameters: Parameters): void {
    this.#deferred.push(this.#message(statement, parameters));
  }

  /** The credential is answered for before the commit is sent, so a transaction that only deferred writes waits once more. */
  async commit(): Promise<void> {
    this.#ended = true;
    await this.#tell(this.#begin());
    const answers = await this.#tell([...this.#deferred.splice(0), this.how.bounds.commit]);
    requireCommitted(answers.at(-1), this.how.bounds);
    this.#open = false;
  }

  /** A connection that cannot even roll back is given up; the server rolls back by itself then. */
  async rollback(): Promise<void> {
    this.#ended = true;
    if (!this.#open) return;
    try {
      await this.connection.query({ ...this.how.bounds.rollback });
    } catch (error) {
      this.connection.__knex__disposed = error;
    }
  }

  /** Once the credential was refused everything is, whatever the work makes of the refusal. */
  async #tell(messages: readonly Message[]): Promise<readonly Answer[]> {
    if (this.#refusal) throw this.#refusal;
    try {
      return await this.send(this.connection, messages);
    } catch (error) {
      if (error instanceof StintError && error.kind === "unauthenticated") this.#refusal = error;
      throw error;
    }
  }

  #message(statement: Statement, parameters: Parameters): Message {
    if (this.#ended) throw new TypeError("A store was used after its unit of work had settled.");
    return { name: statement.name, text: statement.text, values: this.values(statement, parameters) };
  }

  #begin(): Message[] {
    if (this.#open) return [];
    this.#open = true;
    return this.opening(this.how.bounds.begin, this.how.turn);
  }
}

/**
 * Reads only: each statement is a transaction of its own and one round trip, and no connection is held between them. Between them the event
 * loop turns: the embedded database answers within one turn, so that a long read would keep all other requests waiting.
 */
export class ReadSession extends Session {
  #asked = false;

  constructor(
    private readonly withConnection: <T>(work: (connection: Connection) => Promise<T>) => Promise<T>,
    ...rest: ConstructorParameters<typeof Session>
  ) {
    super(...rest);
  }

  async run(statement: Statement, parameters: Parameters): Promise<readonly Row[]> {
    if (this.#asked) await setImmediate();
    this.#asked = true;
    const message = { name: statement.name, text: statement.text, values: this.values(statement, parameters) };
    const opening = this.opening(BEGIN_READ);
    const answers = await this.withConnection((connection) => this.send(connection, [...opening, message, COMMIT]));
    return answers[opening.length]?.rows ?? [];
  }

  /** Asks for the credential alone, where no query has. */
  async end(): Promise<void> {
    if (this.#asked) return;
    await this.withConnection((connection) => this.send(connection, [...this.opening(BEGIN_READ), COMMIT]));
  }

  defer(): never {
    throw new TypeError("A unit of work that reads cannot write.");
  }
}
