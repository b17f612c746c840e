import { statementLimits } from "../statement-limits.js";
import { unreadable } from "./source.js";

/** A row of a CSV file (RFC 4180), with the number of the line that it begins in. */
export interface CsvRow {
  readonly cells: readonly string[];
  readonly line: number;
}

export const csvDelimiters = [",", ";", "\t", "|"] as const;
/** One of {@link csvDelimiters}. */
export type CsvDelimiter = (typeof csvDelimiters)[number];

/** How many rows are compared to find the delimiter. */
const COMPARED = 30;
/** Two for each transaction that a file can have: some banks separate them. */
const MAX_ROWS = 2 * statementLimits.transactions;

/** The delimiter that most rows of the beginning have equally often. The comma, if no one separates anything. */
export function delimiterOf(text: string): CsvDelimiter {
  const counts = csvDelimiters.map((delimiter) => {
    const widths = new Map<number, number>();
    for (const { cells } of firstRows(text, delimiter)) widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
    const [width, rows] = [...widths].filter(([one]) => one > 1).sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [0, 0];
    return { delimiter, score: rows * 1_000 + width };
  });
  return counts.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}

/** The rows that can be read before one that cannot. */
function firstRows(text: string, delimiter: CsvDelimiter): readonly CsvRow[] {
  const rows: CsvRow[] = [];
  for (const row of rowsIn(text, delimiter)) {
    if (row instanceof Malformed || rows.length === COMPARED) break;
    rows.push(row);
  }
  return rows;
}

/** All rows but blank ones. Throws `statement_unreadable` (invalid) with the position. */
export function csvRows(text: string, delimiter: CsvDelimiter): readonly CsvRow[] {
  const rows: CsvRow[] = [];
  for (const row of rowsIn(text, delimiter)) {
    if (row instanceof Malformed) throw unreadable(row.line, row.column, row.message);
    if (row.cells.every((cell) => cell.trim() === "")) continue;
    if (rows.length === MAX_ROWS) throw unreadable(row.line, 1, `The file has more than ${MAX_ROWS} rows.`);
    rows.push(row);
  }
  return rows;
}

class Malformed {
  constructor(
    readonly line: number,
    readonly column: number,
    readonly message: string,
  ) {}
}

/** A quoted cell can contain delimiters, line breaks, and quotes that are doubled. */
function* rowsIn(text: string, delimiter: CsvDelimiter): Generator<CsvRow | Malformed, void, undefined> {
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const cells: string[] = [];
    const begin = { line, at };
    for (let isInRow = true; isInRow;) {
      const cell = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, delimiter);
      if (cell === null) {
        yield new Malformed(line, at - begin.at + 1, "The quote that begins here has no end.");
        return;
      }
      cells.push(cell.value);
      if (cells.length > statementLimits.columns) {
        yield new Malformed(line, at - begin.at + 1, `The row has more than ${statementLimits.columns} cells.`);
        return;
      }
      line += cell.breaks;
      at = cell.end;
      isInRow = text[at] === delimiter;
      if (isInRow) at += 1;
      else if (at < text.length && !/[\r\n]/.test(text[at] ?? "")) {
        yield new Malformed(line, at - begin.at + 1, "After a quoted cell, a delimiter or the end of the line is expected.");
        return;
      }
    }
    at += text.startsWith("\r\n", at) ? 2 : 1;
    yield { cells, line: begin.line };
    line += 1;
  }
}

interface Cell {
  readonly value: string;
  readonly end: number;
  /** Line breaks in the cell. */
  readonly breaks: number;
}

function plainCell(text: string, at: number, delimiter: CsvDelimiter): Cell {
  let end = at;
  while (end < text.length && text[end] !== delimiter && text[end] !== "\n" && text[end] !== "\r") end += 1;
  return { value: text.slice(at, end), end, breaks: 0 };
}

function quotedCell(text: string, at: number): Cell | null {
  let quote = text.indexOf('"', at + 1);
  while (quote !== -1 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2);
  if (quote === -1) return null;
  const value = text.slice(at + 1, quote).replaceAll('""', '"');
  return { value, end: quote + 1, breaks: value.split(/\r\n|\n|\r/).length - 1 };
}
