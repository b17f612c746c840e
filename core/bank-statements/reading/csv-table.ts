import { invalidField } from "../../kernel/errors.js";
import { statementLimits } from "../statement-limits.js";
import type { CsvColumns } from "./csv-columns.js";
import type { CsvRow } from "./csv-rows.js";
import { unreadable } from "./source.js";

/** The header is among the first rows. */
const HEADER_WITHIN = 50;

/** The rows of a CSV file with transactions. */
export interface CsvTable {
  /** Those with transactions. */
  readonly rows: readonly CsvRow[];
  /** "" if the options name no such column. */
  cell(row: CsvRow, column: keyof CsvColumns): string;
  /** The number of the column, from 1. */
  place(column: keyof CsvColumns): number;
}

/** The rows after the header, if columns are named by their titles. */
export function tableOf(rows: readonly CsvRow[], columns: CsvColumns): CsvTable {
  const named = Object.values(columns).flat().filter((name) => name !== null);
  const titles = named.filter((name) => !/^\d{1,3}$/.test(name));
  const at = titles.length === 0 ? -1 : rows.slice(0, HEADER_WITHIN).findIndex(({ cells }) => titles.every((title) => placeIn(cells, title) !== -1));
  const header = rows[at]?.cells ?? null;
  if (titles.length > 0 && header === null) throw missingColumn(columns, rows);
  const body = rows.slice(at + 1);
  const width = header?.length ?? body[0]?.cells.length ?? 0;
  const places = Object.fromEntries(
    Object.entries(columns).map(([name, one]) => [name, [one].flat().map((title) => (title === null ? -1 : placeIn(header ?? [], title)))]),
  ) as unknown as Readonly<Record<keyof CsvColumns, readonly number[]>>;
  const beyond = Object.entries(places).find(([, one]) => one.some((place) => place >= width));
  if (beyond && body.length > 0) throw invalidField(["csv", "columns", beyond[0]], "column_unknown", `The file has ${width} columns.`);
  const cell = ({ cells }: CsvRow, column: keyof CsvColumns): string =>
    places[column].map((place) => cells[place]?.trim() ?? "").filter((part) => part !== "").join(" ");
  const isFilled = (row: CsvRow): boolean =>
    (["bookingDate", "amount", "debit", "credit"] as const).some((column) => cell(row, column) !== "");
  const filled = body.filter(isFilled);
  const short = filled.find(({ cells }) => cells.length < width);
  if (short) throw unreadable(short.line, 1, `The row has ${short.cells.length} cells, and the others have ${width}.`);
  const excess = filled[statementLimits.transactions];
  if (excess) throw unreadable(excess.line, 1, `The file has more than ${statementLimits.transactions} transactions.`);
  return { rows: filled, cell, place: (column) => (places[column][0] ?? 0) + 1 };
}

function placeIn(header: readonly string[], title: string): number {
  const wanted = title.trim().toLowerCase();
  const found = header.findIndex((one) => one.trim().toLowerCase() === wanted);
  return found === -1 && /^\d{1,3}$/.test(title) ? Number(title) - 1 : found;
}

/** The first column that no row has as a title. */
function missingColumn(columns: CsvColumns, rows: readonly CsvRow[]): Error {
  const isKnown = (title: string): boolean => rows.slice(0, HEADER_WITHIN).some(({ cells }) => placeIn(cells, title) !== -1);
  const [name = "bookingDate"] = Object.entries(columns).find(([, one]) => [one].flat().some((title) => title !== null && !isKnown(title))) ?? [];
  return invalidField(["csv", "columns", name], "column_unknown", "The first rows of the file have no column with this title.");
}
