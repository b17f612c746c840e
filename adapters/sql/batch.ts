import type pg from "pg";
import { prepareValue } from "pg/lib/utils.js";
import { isOfServer } from "./failures.js";
import { UnreadableValue } from "./unreadable-value.js";
import { valueTypes } from "./value-types.js";

/** A statement with its values. `name` makes it a prepared statement, parsed once per connection. */
export interface Message {
  readonly name?: string | undefined;
  readonly text: string;
  readonly values?: readonly unknown[];
  /** Returns `texts` instead of `rows`. */
  readonly raw?: boolean;
  readonly kind?: MessageKind | undefined;
}

/**
 * What units of work that share a round trip know about a message:
 * - `binding`: binds the transaction to a workspace and a token;
 * - `quick`: finds at most a page of rows in an index, so that others can wait for it;
 * - `check`: fails if data on which the work relies has changed;
 * - `independent`: writes nothing that makes a binding or a check fail.
 */
export type MessageKind = "binding" | "quick" | "check" | "independent";

export type Row = Readonly<Record<string, unknown>>;
/** The values of a row in PostgreSQL's text format, in the order of the columns. */
export type RowTexts = readonly (string | null)[];

export interface Answer {
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

/** An object whose fields are null. Its copies are smaller and made faster than objects that get their fields one by one. */
export function blankOf(fields: readonly string[]): Row {
  return JSON.parse(JSON.stringify(Object.fromEntries(fields.map((field) => [field, null])))) as Row;
}

/** The columns of a statement's rows. */
class Shape {
  readonly #columns: readonly Column[];
  readonly #blank: Row;

  constructor(fields: readonly pg.FieldDef[]) {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, parse: valueTypes.getTypeParser(dataTypeID, "text") }));
    this.#blank = blankOf(fields.map(({ name }) => name));
  }

  rowOf(texts: RowTexts): Row {
    const row: Record<string, unknown> = { ...this.#blank };
    for (let index = 0; index < texts.length; index++) {
      const column = this.#columns[index];
      const text = texts[index] ?? null;
      if (column && text !== null) row[column.name] = column.parse(text);
    }
    return row;
  }
}

const NO_ROWS = new Shape([]);

/** The prepared statements that a connection has run: the shape of their rows by statement name. */
export type Prepared = Map<string, Shape>;

/**
 * Messages that are sent in one write, with one Sync at the end (PostgreSQL, section 55.2.3). Outside of a transaction block they are one
 * transaction. After an error the server skips the following messages.
 *
 * @throws UnsendableValue
 */
export class Batch implements pg.Submittable {
  readonly #values: readonly (readonly (string | Buffer | null)[])[];
  readonly #answers: Answer[] = [];
  /** The names of the statements that this batch parses. */
  readonly #parsing = new Set<string>();
  #shape: Shape = NO_ROWS;
  #rows: Row[] = [];
  #texts: RowTexts[] = [];
  #size = 0;
  #unreadable: unknown;
  /** Set by `pg` if the connection has a `query_timeout`. Ends its timer. */
  callback?: () => void;

  constructor(
    private readonly messages: readonly Message[],
    private readonly prepared: Prepared,
    /** Called with the answer of each message, or the first error. `fail`: the connection failed, so that the outcome is unknown. */
    private readonly settle: {
      readonly resolve: (answers: readonly Answer[]) => void;
      readonly reject: (error: unknown) => void;
      readonly fail: (error: Error) => void;
    },
  ) {
    try {
      this.#values = messages.map(({ values = [] }) => values.map((value) => prepareValue(value)));
    } catch (cause) {
      throw new UnsendableValue("A value cannot be sent.", { cause });
    }
  }

  submit(connection: pg.Connection): void {
    // The embedded database answers while it is written to.
    this.#expect();
    connection.stream.cork();
    this.messages.forEach((message, index) => this.#send(connection, message, this.#values[index]));
    connection.sync();
    connection.stream.uncork();
  }

  #send(connection: pg.Connection, { name = "", text }: Message, values: readonly (string | Buffer | null)[] = []): void {
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

  get #current(): Message | undefined {
    return this.messages[this.#answers.length];
  }

  #expect(): void {
    this.#shape = this.prepared.get(this.#current?.name ?? "") ?? NO_ROWS;
    this.#rows = [];
    this.#texts = [];
    this.#size = 0;
  }

  handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    this.#shape = new Shape(fields);
  }

  handleDataRow({ fields, length }: { readonly fields: RowTexts; readonly length: number }): void {
    this.#size += length;
    if (this.#current?.raw) {
      this.#texts.push(fields);
      return;
    }
    try {
      this.#rows.push(this.#shape.rowOf(fields));
    } catch (error) {
      this.#unreadable ??= new UnreadableValue("a value", error);
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    const name = this.#current?.name;
    if (name !== undefined) this.prepared.set(name, this.#shape);
    const count = Number(text.slice(text.lastIndexOf(" ") + 1));
    this.#answers.push({ rows: this.#rows, texts: this.#texts, command: text, count, size: this.#size });
    this.#expect();
  }

  handleError(error: Error): void {
    this.callback?.();
    if (isOfServer(error)) this.settle.reject(error);
    else this.settle.fail(error);
  }

  handleReadyForQuery(): void {
    this.callback?.();
    if (this.#unreadable === undefined) this.settle.resolve(this.#answers);
    else this.settle.reject(this.#unreadable);
  }
}
