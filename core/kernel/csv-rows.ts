import { type CsvDelimiter, csvDelimiters } from "./csv-delimiters.js";

/** A row of a CSV file (RFC 4180), with the number of the line that it begins in. */
export interface CsvRow {
  readonly cells: readonly string[];
  readonly line: number;
}

/** How many rows are compared to find the delimiter. */
const COMPARED = 30;

/** Why a row cannot be read, and where: a line of the file, and a character of the row, both from 1. */
export class MalformedRow {
  constructor(
    readonly line: number,
    readonly column: number,
    readonly message: string,
    /** Whether more text could complete the row. */
    readonly isOpen = false,
  ) {}
}

/** A row, and where the next one begins. */
export interface ReadRow {
  readonly row: CsvRow;
  readonly end: number;
  readonly nextLine: number;
}

/**
 * The row that begins at a position of the text, with at most `columns` cells. A quoted cell can contain delimiters, line breaks, and quotes that are doubled.
 */
export function csvRowAt(
  text: string,
  start: number,
  { line, delimiter, columns }: { readonly line: number; readonly delimiter: CsvDelimiter; readonly columns: number },
): ReadRow | MalformedRow {
  const cells: string[] = [];
  let at = start;
  let breaks = 0;
  for (let isInRow = true; isInRow;) {
    const cell = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, delimiter);
    if (cell === null) return new MalformedRow(line + breaks, at - start + 1, "The quote that begins here has no end.", true);
    cells.push(cell.value);
    if (cells.length > columns) return new MalformedRow(line + breaks, at - start + 1, `The row has more than ${columns} cells.`);
    breaks += cell.breaks;
    at = cell.end;
    isInRow = text[at] === delimiter;
    if (isInRow) at += 1;
    else if (at < text.length && text[at] !== "\n" && text[at] !== "\r") {
      const message = "After a quoted cell, a delimiter or the end of the line is expected.";
      return new MalformedRow(line + breaks, at - start + 1, message);
    }
  }
  return { row: { cells, line }, end: at + (text.startsWith("\r\n", at) ? 2 : 1), nextLine: line + breaks + 1 };
}

/** The rows of a text. After one that cannot be read, there are no others. */
export function* csvRowsIn(
  text: string,
  delimiter: CsvDelimiter,
  columns: number,
): Generator<CsvRow | MalformedRow, void, undefined> {
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const read = csvRowAt(text, at, { line, delimiter, columns });
    if (read instanceof MalformedRow) {
      yield read;
      return;
    }
    yield read.row;
    at = read.end;
    line = read.nextLine;
  }
}

/** The delimiter that most rows of the beginning have equally often. The comma, if no one separates anything. */
export function delimiterOf(text: string, columns: number): CsvDelimiter {
  const counts = csvDelimiters.map((delimiter) => {
    const widths = new Map<number, number>();
    for (const { cells } of firstRows(text, delimiter, columns)) widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
    const [width, rows] = [...widths].filter(([one]) => one > 1).sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [0, 0];
    return { delimiter, score: rows * 1_000 + width };
  });
  return counts.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}

/** The rows that can be read before one that cannot. */
function firstRows(text: string, delimiter: CsvDelimiter, columns: number): readonly CsvRow[] {
  const rows: CsvRow[] = [];
  for (const row of csvRowsIn(text, delimiter, columns)) {
    if (row instanceof MalformedRow || rows.length === COMPARED) break;
    rows.push(row);
  }
  return rows;
}

interface Cell {
  readonly value: string;
  readonly end: number;
  /** Line breaks in the cell. */
  readonly breaks: number;
}

/** What ends a cell without quotes. */
const ends: Readonly<Record<CsvDelimiter, RegExp>> = {
  ",": /[,\n\r]/g,
  ";": /[;\n\r]/g,
  "\t": /[\t\n\r]/g,
  "|": /[|\n\r]/g,
};

function plainCell(text: string, at: number, delimiter: CsvDelimiter): Cell {
  const found = ends[delimiter];
  found.lastIndex = at;
  const end = found.exec(text)?.index ?? text.length;
  return { value: text.slice(at, end), end, breaks: 0 };
}

function quotedCell(text: string, at: number): Cell | null {
  let quote = text.indexOf('"', at + 1);
  while (quote !== -1 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2);
  if (quote === -1) return null;
  const value = text.slice(at + 1, quote).replaceAll('""', '"');
  return { value, end: quote + 1, breaks: value.split(/\r\n|\n|\r/).length - 1 };
}
