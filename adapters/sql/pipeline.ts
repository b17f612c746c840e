import type pg from "pg";
import { prepareValue } from "pg/lib/utils.js";
import { isOfServer } from "./failures.js";
import { UnreadableValue } from "./unreadable-value.js";
import { valueTypes } from "./value-types.js";

/** A statement with its values. `name` makes it a prepared statement, parsed once per connection. */
export interface Query {
  readonly name?: string | undefined;
  readonly text: string;
  readonly values?: readonly unknown[];
  /** Returns `texts` instead of `rows`. */
  readonly raw?: boolean;
  readonly kind?: QueryKind | undefined;
}

/**
 * What matters when several transactions are sent as one, see `SharedTransactions`. A query without a kind can do anything.
 * - `scope`: sets the workspace of the transaction, and checks its token;
 * - `lookup`: only finds rows in an index, so fast that others can wait for it;
 * - `check`: fails if rows that were read before have changed;
 * - `independent`: writes nothing that makes a scope or a check of the same pipeline fail.
 */
export type QueryKind = "scope" | "lookup" | "check" | "independent";

export type Row = Readonly<Record<string, unknown>>;
/** The values of a row in PostgreSQL's text format, in the order of the columns. */
export type RowTexts = readonly (string | null)[];

/** What the server returns for a query. */
export interface QueryResult {
  readonly rows: readonly Row[];
  readonly texts: readonly RowTexts[];
  /** The command tag, such as `INSERT 0 1`. */
  readonly command: string;
  /** The number of rows that the statement returned or changed. */
  readonly count: number;
  /** The bytes of its rows. */
  readonly size: number;
}

interface Column {
  readonly name: string;
  readonly parse: (text: string) => unknown;
}

/** A value cannot be converted for PostgreSQL, so nothing was sent. */
export class UnsendableValue extends TypeError {
  override readonly name = "UnsendableValue";
}

/** The columns of a statement's rows (PostgreSQL, section 55.7). */
class RowDescription {
  readonly #columns: readonly Column[];

  constructor(fields: readonly pg.FieldDef[]) {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, parse: valueTypes.getTypeParser(dataTypeID, "text") }));
  }

  rowOf(texts: RowTexts): Row {
    const row: Record<string, unknown> = {};
    for (const [index, { name, parse }] of this.#columns.entries()) {
      const text = texts[index] ?? null;
      row[name] = text === null ? null : parse(text);
    }
    return row;
  }
}

const NO_ROWS = new RowDescription([]);

/** The prepared statements of a connection, by name. */
export type PreparedStatements = Map<string, RowDescription>;

/**
 * Queries that are sent without waiting for the results of earlier ones, in one write with one Sync at the end (PostgreSQL, section 55.2.4, pipelining). Outside of
 * a transaction block they are one transaction. After an error, the server skips the queries that follow. Over 32 connections, the service creates twice as many
 * resources as with a round trip for each query, and reads 1.2 to 1.5 times as many.
 *
 * @throws UnsendableValue
 */
export class Pipeline implements pg.Submittable {
  readonly #values: readonly (readonly (string | Buffer | null)[])[];
  readonly #results: QueryResult[] = [];
  /** The names of the statements that this pipeline parses. */
  readonly #parsing = new Set<string>();
  #description: RowDescription = NO_ROWS;
  #rows: Row[] = [];
  #texts: RowTexts[] = [];
  #size = 0;
  #unreadable: unknown;
  /** Set by `pg` if the connection has a `query_timeout`. Ends its timer. */
  callback?: () => void;

  constructor(
    private readonly queries: readonly Query[],
    private readonly prepared: PreparedStatements,
    /** Called with the result of each query, or the first error. `fail`: the connection failed, so that the outcome is unknown. */
    private readonly settle: {
      readonly resolve: (results: readonly QueryResult[]) => void;
      readonly reject: (error: unknown) => void;
      readonly fail: (error: Error) => void;
    },
  ) {
    try {
      this.#values = queries.map(({ values = [] }) => values.map((value) => prepareValue(value)));
    } catch (cause) {
      throw new UnsendableValue("A value cannot be sent.", { cause });
    }
  }

  submit(connection: pg.Connection): void {
    // The embedded database answers while it is written to.
    this.#expect();
    connection.stream.cork();
    this.queries.forEach((query, index) => this.#send(connection, query, this.#values[index]));
    connection.sync();
    connection.stream.uncork();
  }

  #send(connection: pg.Connection, { name = "", text }: Query, values: readonly (string | Buffer | null)[] = []): void {
    const isPrepared = this.prepared.has(name);
    if (name === "" || !(isPrepared || this.#parsing.has(name))) {
      // The server keeps a statement that it parsed and then failed to run.
      if (name !== "") connection.close({ type: "S", name }, true);
      this.#parsing.add(name);
      connection.parse({ name, text, types: [] }, true);
    }
    connection.bind({ statement: name, values: [...values] }, true);
    if (!isPrepared) connection.describe({ type: "P", name: "" }, true);
    connection.execute(null, true);
  }

  get #current(): Query | undefined {
    return this.queries[this.#results.length];
  }

  #expect(): void {
    this.#description = this.prepared.get(this.#current?.name ?? "") ?? NO_ROWS;
    this.#rows = [];
    this.#texts = [];
    this.#size = 0;
  }

  handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    this.#description = new RowDescription(fields);
  }

  handleDataRow({ fields, length }: { readonly fields: RowTexts; readonly length: number }): void {
    this.#size += length;
    if (this.#current?.raw) {
      this.#texts.push(fields);
      return;
    }
    try {
      this.#rows.push(this.#description.rowOf(fields));
    } catch (error) {
      this.#unreadable ??= new UnreadableValue("a value", error);
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    const name = this.#current?.name;
    if (name !== undefined) this.prepared.set(name, this.#description);
    const count = Number(text.slice(text.lastIndexOf(" ") + 1));
    this.#results.push({ rows: this.#rows, texts: this.#texts, command: text, count, size: this.#size });
    this.#expect();
  }

  handleError(error: Error): void {
    this.callback?.();
    if (isOfServer(error)) this.settle.reject(error);
    else this.settle.fail(error);
  }

  handleReadyForQuery(): void {
    this.callback?.();
    if (this.#unreadable === undefined) this.settle.resolve(this.#results);
    else this.settle.reject(this.#unreadable);
  }
}
