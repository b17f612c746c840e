import type { ExportFile } from "../export-file.js";
import type { ExportOptions } from "../export-options.js";
import { exportLimits } from "../export-limits.js";
import { unreadableFile } from "./failure.js";
import type { OpenedExport } from "./opened-export.js";
import { jsonExport } from "./json-export.js";
import { solidtimeArchive } from "./solidtime-archive.js";
import { tableOf, tableRows } from "./table.js";
import { textPieces, wholeText } from "./text-pieces.js";

/** Finds the format of the files. Throws `export_unreadable`, `source_unknown` and `column_unknown` (invalid). */
export async function opened(files: readonly ExportFile[], options: ExportOptions): Promise<OpenedExport> {
  const file = files.length === 1 ? files[0] : await fileIn(files);
  if (file === undefined) throw unreadableFile("The archive has no file with time entries in a known format.");
  if (/(?:^|\/)time_entries\.csv$/.test(file.name) && files.length > 1) return solidtimeArchive(file, files, options);
  const begin = await beginningOf(file);
  if (begin.startsWith("PK\u0003\u0004")) throw unreadableFile("The file is a ZIP archive in another file.");
  if (/^\s*[[{]/.test(begin)) return jsonExport(await wholeText(file, exportLimits.wholeBytes), options);
  const table = await tableOf(file, options);
  return { header: table.header, headerLine: table.headerLine, writing: table.writing, rows: () => tableRows(table) };
}

/** The file of an archive that has time entries: of solidtime, or the only table. */
async function fileIn(files: readonly ExportFile[]): Promise<ExportFile | undefined> {
  const own = files.find(({ name }) => /(?:^|\/)time_entries\.csv$/.test(name));
  if (own) return own;
  const tables = files.filter(({ name }) => /\.(?:csv|tsv|txt)$/i.test(name));
  if (tables.length > 1) throw unreadableFile("The archive has several tables. Import one after the other.");
  return tables[0] ?? files.find(({ name }) => /\.json$/i.test(name) && /time|detailed/i.test(name));
}

async function beginningOf(file: ExportFile): Promise<string> {
  for await (const text of textPieces(file, "windows-1252")) return text.replace(/^(?:\u00ef\u00bb\u00bf|ï»¿)/, "").slice(0, 100);
  return "";
}
