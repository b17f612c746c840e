import { type CsvDelimiter } from "../../kernel/csv-delimiters.js";
import { type CsvRow, csvRowAt, delimiterOf, MalformedRow, type ReadRow } from "../../kernel/csv-rows.js";
import type { TextEncoding } from "../../kernel/text-encodings.js";
import type { ExportFile } from "../export-file.js";
import { exportLimits } from "../export-limits.js";
import { unreadable } from "./failure.js";
import { textPieces } from "./text-pieces.js";

/** How a file is written. */
export interface Writing {
  /** The encoding of its text. */
  readonly encoding: TextEncoding;
  /** What separates its cells. */
  readonly delimiter: CsvDelimiter;
}

/** A row, and whether the file ends within it, without a line break. */
export interface ExportRow extends CsvRow {
  readonly isCut: boolean;
}

/** What no text has, and no database stores. */
const foreign = /[\0\p{Surrogate}]/u;
/** A first line by which spreadsheets name the delimiter. */
const naming = /^sep=([,;\t|])\r?\n/i;

/** The delimiter that the beginning of the file names or uses. */
export async function delimiterIn(file: ExportFile, encoding: TextEncoding): Promise<CsvDelimiter> {
  for await (const text of textPieces(file, encoding))
    return (naming.exec(text)?.[1] as CsvDelimiter | undefined) ?? delimiterOf(text, exportLimits.columns);
  return ",";
}

/**
 * The rows but blank ones, while the file is read: no more than a row and a piece of the file are in memory. Throws `export_unreadable` (invalid) with the position
 * of what cannot be read.
 */
export async function* exportRows(file: ExportFile, writing: Writing): AsyncGenerator<ExportRow, void, undefined> {
  const reading = new RowReading(writing.delimiter);
  for await (const text of textPieces(file, writing.encoding)) yield* reading.push(text);
  yield* reading.end();
}

class RowReading {
  #text = "";
  #line = 1;
  #isFirst = true;

  constructor(private readonly delimiter: CsvDelimiter) {}

  *push(more: string): Generator<ExportRow, void, undefined> {
    const known = this.#text.length;
    this.#text += more;
    const at = more.search(foreign);
    if (at !== -1) throw this.#failAt(known + at, "The file is not a text: it contains NUL or an unpaired surrogate.");
    yield* this.#rows(false);
    if (this.#text.length > exportLimits.rowLength)
      throw this.#failAt(0, `The row has more than ${exportLimits.rowLength} characters, or a quote in it has no end.`);
  }

  *end(): Generator<ExportRow, void, undefined> {
    yield* this.#rows(true);
  }

  *#rows(isLast: boolean): Generator<ExportRow, void, undefined> {
    let at = 0;
    if (this.#isFirst && this.#text !== "") {
      at = naming.exec(this.#text)?.[0].length ?? 0;
      this.#line += at > 0 ? 1 : 0;
      this.#isFirst = false;
    }
    while (at < this.#text.length) {
      const read = csvRowAt(this.#text, at, { line: this.#line, delimiter: this.delimiter, columns: exportLimits.columns });
      if (!isLast && this.#mayContinue(read)) break;
      if (read instanceof MalformedRow) throw unreadable(read.line, read.column, read.message);
      this.#line = read.nextLine;
      const isCut = read.end > this.#text.length;
      at = read.end;
      if (read.row.cells.some((cell) => cell.trim() !== "")) yield { ...read.row, isCut };
    }
    this.#text = this.#text.slice(at);
  }

  /** Whether more text could change the row, or the line break after it. */
  #mayContinue(read: ReadRow | MalformedRow): boolean {
    return read instanceof MalformedRow ? read.isOpen : read.end >= this.#text.length;
  }

  #failAt(at: number, message: string): Error {
    const before = this.#text.slice(0, at).split(/\r\n|\n|\r/);
    return unreadable(this.#line + before.length - 1, (before.at(-1)?.length ?? 0) + 1, message);
  }
}
