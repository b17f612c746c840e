import Database from "libsql";

/** A parameter of a statement. SQLite has no booleans. */
export type Value = string | number | null;

type Statement = ReturnType<Database.Database["prepare"]>;

/** How many prepared statements a connection keeps. The filters of lists combine to many different ones. */
const MAX_STATEMENTS = 500;

/** One connection to a database file. It is synchronous. */
export class Connection {
  readonly #database: Database.Database;
  readonly #statements = new Map<string, Statement>();

  constructor(file: string, settings: readonly string[]) {
    this.#database = new Database(file);
    for (const setting of settings) this.#database.pragma(setting);
  }

  all<Row>(sql: string, values: readonly Value[] = []): Row[] {
    return this.#prepared(sql).all(values) as Row[];
  }

  /** Returns the number of changed rows. */
  run(sql: string, values: readonly Value[] = []): number {
    return this.#prepared(sql).run(values).changes;
  }

  /** Runs several statements without parameters. */
  execute(sql: string): void {
    this.#database.exec(sql);
  }

  /** Unless SQLite has already rolled back, as it does after some errors, such as a full disk. */
  rollback(sql: string): void {
    if (this.#database.inTransaction) this.#database.exec(sql);
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }

  #prepared(sql: string): Statement {
    if (this.#statements.size === MAX_STATEMENTS) this.#statements.clear();
    const statement = this.#statements.get(sql) ?? this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

/** Whether a statement failed with this result code of SQLite, such as `SQLITE_BUSY`. */
export function failedWith(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
