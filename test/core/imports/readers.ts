import type { ExportedEntry, ExportRowResult, RefusedRow } from "../../../core/imports/export-row.js";
import type { ExportFile } from "../../../core/imports/export-file.js";
import type { ExportOptions } from "../../../core/imports/export-options.js";
import { readTimeExport } from "../../../core/imports/time-exports.js";
import { parseTimeZone } from "../../../core/kernel/time-zone.js";

export const BERLIN = parseTimeZone("Europe/Berlin");

/** All rows of an export, by default with times of Berlin. */
export async function read(
  files: readonly ExportFile[],
  options: Partial<ExportOptions> = {},
): Promise<readonly ExportRowResult[]> {
  const rows: ExportRowResult[] = [];
  for await (const row of readTimeExport(files, { timeZone: BERLIN, ...options })) rows.push(row);
  return rows;
}

/** A file with a text or with bytes. */
export function fileOf(content: string | Uint8Array, name = "export.csv"): ExportFile {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return { name, content: () => [bytes] };
}

/** The entries of a text. Fails if a row is refused. */
export async function entriesOf(text: string, options: Partial<ExportOptions> = {}): Promise<readonly ExportedEntry[]> {
  const rows = await read([fileOf(text)], options);
  return rows.map((row) => {
    if (row.kind === "refused") throw new Error(`${row.line}: ${row.message}`);
    return row;
  });
}

export const isEntry = (row: ExportRowResult): row is ExportedEntry => row.kind === "entry";
export const isRefused = (row: ExportRowResult): row is RefusedRow => row.kind === "refused";
