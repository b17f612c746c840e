import { conflict, type Hint, isStintError, StintError } from "../../../core/index.js";
import type { QueryResult, Query } from "../pipeline.js";
import { type Connection, PgConnection, rowsOf } from "../connection.js";
import type { Database } from "../database.js";
import { codeOf, FAILED, READ_ONLY } from "../failures.js";
import { DATABASE_IDENTITY } from "../identity.js";
import { Columns, flag, text } from "../rows.js";
import { aroundRead, type Identity } from "./host-settings.js";
import type { HostClient, OpenTransaction } from "./host-transaction.js";
import { alone } from "./turns.js";

interface Home extends Identity {
  readonly database: string;
}

interface Guest {
  readonly database: string;
  readonly mayAct: boolean;
}

const homes = new Columns<Home>({ database: text, role: text, path: text });
const guests = new Columns<Guest>({ database: text, mayAct: flag });

/** The connections of transactions of a host, for one storage. */
export class HostConnections {
  #home: Promise<Home> | null = null;
  /** Clients that are on the storage's database and may act as its role. */
  readonly #admitted = new WeakSet<HostClient>();
  /** What is due when the outermost transaction has committed. */
  readonly #due = new WeakMap<object, Set<Hint>>();

  constructor(
    private readonly database: Database,
    /** Answers whether a transaction has committed, so that this waits for no request. */
    private readonly background: Database,
  ) {}

  /** Runs work alone on the connection of an open transaction. */
  async use<T>(transaction: OpenTransaction, work: (connection: Connection, identity: Identity) => Promise<T>): Promise<T> {
    const client = await transaction.client();
    return alone(client, async (send) => {
      if (transaction.hasEnded())
        throw new TypeError("The transaction is not open. Use it after it has begun, and before it commits or rolls back.");
      const connection = new HostConnection(new PgConnection({ query: send }));
      const home = await this.#homeOf(client, connection);
      return work(connection, home);
    });
  }

  /** Runs the queries of a read. They keep no settings, and no writes. */
  read(transaction: OpenTransaction, queries: readonly Query[]): Promise<readonly QueryResult[]> {
    return this.use(transaction, async (connection, identity) => {
      const { before, after } = aroundRead(identity);
      try {
        return (await connection.send([...before, ...queries, ...after])).slice(before.length);
      } catch (error) {
        // It fails too if the transaction is broken, and then changes nothing.
        await connection.send(after).catch(() => undefined);
        throw error;
      }
    });
  }

  /** Reports hints after the commit of the outermost transaction. `number` is the number of the transaction in the database. */
  reportAfterCommit(
    { outermost, end }: OpenTransaction,
    number: string,
    hints: ReadonlySet<Hint>,
    report: (hints: ReadonlySet<Hint>) => void,
  ): void {
    const known = this.#due.get(outermost);
    const due = known ?? new Set<Hint>();
    for (const hint of hints) due.add(hint);
    if (known) return;
    this.#due.set(outermost, due);
    const reportIfCommitted = async (): Promise<void> => {
      if (await this.#hasCommitted(number)) report(due);
    };
    void end.then(reportIfCommitted, reportIfCommitted);
  }

  /** False if it is unknown. Then the engines find the work when they look for it the next time. */
  async #hasCommitted(number: string): Promise<boolean> {
    const text = "select pg_xact_status($1::xid8) = 'committed' as committed";
    const rows = await this.background
      .withConnection((connection) => rowsOf(connection, { text, values: [number] }))
      .catch(() => []);
    return rows[0]?.["committed"] === true;
  }

  async #homeOf(client: HostClient, connection: Connection): Promise<Home> {
    const home = await (this.#home ??= this.#findHome());
    if (this.#admitted.has(client)) return home;
    const [row = {}] = await rowsOf(connection, {
      text: `select ${DATABASE_IDENTITY} as database,
               exists (select from pg_roles where rolname = $1 and pg_has_role(session_user, oid, 'member')) as may_act`,
      values: [home.role],
    });
    requireSame(home, guests.fromRow(row));
    this.#admitted.add(client);
    return home;
  }

  async #findHome(): Promise<Home> {
    try {
      const query = `select ${DATABASE_IDENTITY} as database, current_user as role, quote_ident(current_schema()) || ', pg_temp' as path`;
      const [row = {}] = await this.database.withConnection((connection) => rowsOf(connection, { text: query }));
      return homes.fromRow(row);
    } catch (error) {
      this.#home = null;
      throw error;
    }
  }
}

function requireSame({ database, role }: Home, guest: Guest): void {
  if (guest.database !== database) {
    throw new StintError("unavailable", "other_database", "The transaction is on another database than Stint's storage.");
  }
  if (!guest.mayAct) {
    throw new StintError(
      "unavailable",
      "role_not_granted",
      `The login of the transaction may not act as Stint's role. Grant it to the login: grant ${role} to …`,
    );
  }
}

/** What the host has made of its transaction, by SQLSTATE. */
const refusals: Readonly<Record<string, () => StintError>> = {
  [READ_ONLY]: () => conflict("transaction_read_only", "The transaction is read-only. Begin another one to change anything."),
  [FAILED]: () =>
    conflict("transaction_failed", "A statement of the transaction has failed, so PostgreSQL refuses all others. Roll it back."),
};

/** The error if it is up to the host, not to the database, that a statement failed. */
function refusalOf(error: unknown): StintError | undefined {
  const cause = isStintError(error) ? error.cause : error;
  const refusal = refusals[String(codeOf(cause))]?.();
  return refusal && Object.assign(refusal, { cause });
}

/** A connection that keeps no prepared statements, since the host can remove them. */
class HostConnection implements Connection {
  constructor(private readonly connection: Connection) {}

  send: Connection["send"] = async (queries) => {
    try {
      return await this.connection.send(queries.map((query) => ({ ...query, name: undefined })));
    } catch (error) {
      throw refusalOf(error) ?? error;
    }
  };

  /** The host discards its own connections. */
  discard(): void {
    this.connection.discard();
  }
}
