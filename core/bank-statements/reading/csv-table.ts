import type { CsvRow } from "../../kernel/csv-rows.js";
import { invalidField } from "../../kernel/errors.js";
import type { ReadingOptions } from "../reading-options.js";
import { statementLimits } from "../statement-limits.js";
import { unreadable } from "./source.js";

/** The options that name columns. */
export type ColumnOption = Extract<keyof ReadingOptions, `${string}Column` | `${string}Columns`>;

/** The header is among the first rows. */
const HEADER_WITHIN = 50;
const number = /^\d{1,3}$/;

/** The rows of a CSV file with transactions. */
export interface CsvTable {
  readonly rows: readonly CsvRow[];
  /** "" if the options name no such column. The texts of several columns are joined. */
  cell(row: CsvRow, column: ColumnOption): string;
  /** The number of the column, from 1. */
  place(column: ColumnOption): number;
}

/** The rows after the header, if columns are named by their titles. */
export function tableOf(rows: readonly CsvRow[], options: ReadingOptions): CsvTable {
  const columns = columnsIn(options);
  const titles = columns.flatMap(([, names]) => names).filter((name) => !number.test(name));
  const first = rows.slice(0, HEADER_WITHIN);
  const at = titles.length === 0 ? -1 : first.findIndex(({ cells }) => titles.every((title) => placeOf(cells, title) !== -1));
  if (titles.length > 0 && at === -1) throw missingColumn(columns, first);
  const header = rows[at]?.cells ?? [];
  const body = rows.slice(at + 1);
  const width = at === -1 ? (body[0]?.cells.length ?? 0) : header.length;
  const places = new Map(columns.map(([option, names]) => [option, names.map((name) => placeOf(header, name))]));
  const beyond = [...places].find(([, one]) => one.some((place) => place < 0 || place >= width));
  if (beyond && body.length > 0) throw invalidField([beyond[0]], "column_unknown", `The file has ${width} columns.`);
  const cell = ({ cells }: CsvRow, column: ColumnOption): string =>
    (places.get(column) ?? [])
      .map((place) => cells[place]?.trim() ?? "")
      .filter((text) => text !== "")
      .join(" ");
  const required: readonly ColumnOption[] = ["bookingDateColumn", "amountColumn", "debitColumn", "creditColumn"];
  const filled = body.filter((row) => required.some((column) => cell(row, column) !== ""));
  const short = filled.find(({ cells }) => cells.length < width);
  if (short) throw unreadable(short.line, 1, `The row has ${short.cells.length} cells, and the others have ${width}.`);
  const excess = filled[statementLimits.transactions];
  if (excess) throw unreadable(excess.line, 1, `The file has more than ${statementLimits.transactions} transactions.`);
  return { rows: filled, cell, place: (column) => (places.get(column)?.[0] ?? 0) + 1 };
}

type Column = readonly [option: ColumnOption, names: readonly string[]];

/** The columns that the options name. */
function columnsIn(options: ReadingOptions): readonly Column[] {
  return (Object.keys(options) as (keyof ReadingOptions)[])
    .filter((option): option is ColumnOption => /Columns?$/.test(option))
    .map((option): Column => [option, [options[option]].flat().filter((name) => name !== null)])
    .filter(([, names]) => names.length > 0);
}

/** -1 if the header does not have the title. */
function placeOf(header: readonly string[], name: string): number {
  const wanted = name.trim().toLowerCase();
  const found = header.findIndex((title) => title.trim().toLowerCase() === wanted);
  return found === -1 && number.test(name) ? Number(name) - 1 : found;
}

/** The error for the first column whose title is in no row. */
function missingColumn(columns: readonly Column[], rows: readonly CsvRow[]): Error {
  const isKnown = (name: string): boolean => rows.some(({ cells }) => placeOf(cells, name) !== -1);
  const [option] = columns.find(([, names]) => !names.every(isKnown)) ?? columns[0] ?? ["bookingDateColumn"];
  return invalidField([option], "column_unknown", "The first rows of the file have no column with this title.");
}
