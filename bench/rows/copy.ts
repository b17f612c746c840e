import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from } from "pg-copy-streams";
import { columnsOf } from "../scenes/sql.js";

export type Values = Readonly<Record<string, string | null>>;

const ROWS_PER_CHUNK = 1_000;

/** Copies a row of a table with other values in some columns, so that the rest is what the service stores. */
export class TableCopy {
  private constructor(
    private readonly client: pg.ClientBase,
    private readonly table: string,
    private readonly columns: readonly string[],
    private readonly template: Values,
  ) {}

  static async of(client: pg.ClientBase, table: string, id: string): Promise<TableCopy> {
    const columns = await columnsOf(client, table);
    const { rows } = await client.query<Values>(
      `select ${columns.map((column) => `"${column}"::text`).join(", ")} from ${table} where id = $1`,
      [id],
    );
    const [template] = rows;
    if (!template) throw new Error(`${table} has no row ${id}.`);
    return new TableCopy(client, table, columns, template);
  }

  /** The template's value. */
  value(column: string): string | null {
    return this.template[column] ?? null;
  }

  async write(rows: Iterable<Values>): Promise<void> {
    const names = this.columns.map((column) => `"${column}"`).join(", ");
    await pipeline(Readable.from(this.#chunks(rows)), this.client.query(from(`copy ${this.table} (${names}) from stdin`)));
  }

  *#chunks(rows: Iterable<Values>): Generator<string> {
    const fallback = Object.fromEntries(this.columns.map((column) => [column, escaped(this.value(column))]));
    let lines: string[] = [];
    for (const row of rows) {
      lines.push(this.columns.map((column) => (column in row ? escaped(row[column] ?? null) : fallback[column])).join("\t"));
      if (lines.length < ROWS_PER_CHUNK) continue;
      yield `${lines.join("\n")}\n`;
      lines = [];
    }
    if (lines.length > 0) yield `${lines.join("\n")}\n`;
  }
}

const special: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

/** In the text format of COPY. */
export function escaped(value: string | null): string {
  return value === null ? "\\N" : value.replace(/[\\\t\n\r]/g, (character) => special[character] ?? character);
}
