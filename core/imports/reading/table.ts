import { invalidField } from "../../kernel/errors.js";
import type { ExportField } from "../export-fields.js";
import type { ExportFile } from "../export-file.js";
import { exportLimits } from "../export-limits.js";
import type { ExportOptions } from "../export-options.js";
import { delimiterIn, type ExportRow, exportRows, type Writing } from "./export-rows.js";
import { unreadable } from "./failure.js";
import { hasTitles, headerAmong, plainHeader, type RecognizedHeader, withNamed } from "./header.js";
import { refusedRow, RowRefusal, type RowValues } from "./row-values.js";
import { encodingOf } from "./text-pieces.js";

/** A CSV file with its header. */
export interface ExportTable {
  readonly file: ExportFile;
  readonly writing: Writing;
  readonly header: RecognizedHeader;
  /** The line that the header begins in. */
  readonly headerLine: number;
}

/** Finds how the file is written, and its header. Throws `export_unreadable`, `source_unknown` and `column_unknown` (invalid). */
export async function tableOf(file: ExportFile, options: ExportOptions): Promise<ExportTable> {
  const encoding = await encodingOf(file, options.encoding ?? null);
  const writing = { encoding, delimiter: options.delimiter ?? (await delimiterIn(file, encoding)) };
  const first: ExportRow[] = [];
  for await (const row of exportRows(file, writing)) {
    first.push(row);
    if (first.length === exportLimits.headerWithin) break;
  }
  const named = options.columns ?? {};
  const found = headerAmong(first, options.source ?? null) ?? headerAmong(first, "csv");
  const isNamed = Object.keys(named).length > 0;
  const at = isNamed ? first.findIndex((row) => hasTitles(row, named)) : (found?.at ?? -1);
  const row = first[Math.max(at, 0)];
  if (row === undefined) throw invalidField([], "source_unknown", "The file has no rows.");
  if (!isNamed && found === null)
    throw invalidField(
      [],
      "source_unknown",
      "No row is the header of a known export. Name the columns of the date and of the duration or the end.",
    );
  const header = withNamed(found?.at === at && found !== null ? found.header : plainHeader(row), named);
  return { file, writing, header, headerLine: row.line };
}

/** A row after the header: its values, or why it has none. */
export type TableRow = RowValues | ReturnType<typeof refusedRow>;

/** The rows of the table but blank ones and totals. Throws `export_unreadable` (invalid). */
export async function* tableRows({ file, writing, header, headerLine }: ExportTable): AsyncGenerator<TableRow, void, undefined> {
  const { columns } = header;
  const places = new Map<ExportField, number>();
  for (const [index, { field }] of columns.entries()) if (field !== null) places.set(field, index);
  const place = (field: ExportField): number | null => {
    const index = places.get(field);
    return index === undefined ? null : index + 1;
  };
  let count = 0;
  for await (const row of exportRows(file, writing)) {
    if (row.line <= headerLine) continue;
    const text = (field: ExportField): string => {
      const index = places.get(field);
      return index === undefined ? "" : unquoted(row.cells[index]?.trim() ?? "");
    };
    if (isTotal(text)) continue;
    count += 1;
    if (count > exportLimits.rows) throw unreadable(row.line, 1, `The file has more than ${exportLimits.rows} rows.`);
    const values = { line: row.line, text, place, tags: null };
    const refusal = shapeOf(row, columns.length);
    yield refusal === null ? values : refusedRow(values, refusal);
  }
}

/** A blank before a quote makes it a part of the cell. */
function unquoted(cell: string): string {
  return cell.length > 1 && cell.startsWith('"') && cell.endsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}

/** A last row with sums has no date and no texts. */
function isTotal(text: (field: ExportField) => string): boolean {
  const fields: readonly ExportField[] = [
    "date",
    "start",
    "end",
    "startTime",
    "person",
    "firstName",
    "email",
    "project",
    "description",
  ];
  return fields.every((field) => text(field) === "" || /^(?:total|gesamt|summe|sum)\b/i.test(text(field)));
}

function shapeOf({ cells, isCut }: ExportRow, width: number): RowRefusal | null {
  if (isCut && cells.length < width)
    return new RowRefusal("cells_missing", null, `The file ends within the row, which has ${cells.length} of ${width} cells.`);
  if (cells.slice(width).every((cell) => cell.trim() === "")) return null;
  return new RowRefusal(
    "cells_unexpected",
    null,
    `The row has ${cells.length} cells, and the header has ${width}. A delimiter may not be quoted.`,
  );
}
