import { csvDelimiters } from "../../kernel/csv-delimiters.js";
import type { ExportFile } from "../export-file.js";
import { exportLimits } from "../export-limits.js";
import type { ExportField } from "../export-fields.js";
import type { ExportOptions } from "../export-options.js";
import { exportRows, type Writing } from "./export-rows.js";
import { unreadableFile } from "./failure.js";
import type { OpenedExport } from "./opened-export.js";
import type { RowValues } from "./row-values.js";
import { jsonTexts } from "./words.js";

/** solidtime writes all tables so. */
const writing: Writing = { encoding: "utf-8", delimiter: csvDelimiters[0] };

type Row = Readonly<Record<string, string>>;

/** Where an entry has a value: in a column, or in a column of the row of another table that it names. */
const fields: Readonly<Partial<Record<ExportField, readonly [column: string, table?: string, of?: string]>>> = {
  externalId: ["id"],
  description: ["description"],
  start: ["start"],
  end: ["end"],
  billable: ["billable"],
  person: ["member_id", "members", "name"],
  email: ["member_id", "members", "email"],
  client: ["client_id", "clients", "name"],
  project: ["project_id", "projects", "name"],
  task: ["task_id", "tasks", "name"],
};

/** The archive of an organization of solidtime, whose tables name each other by ids. Its times are in UTC. Throws `export_unreadable` (invalid). */
export async function solidtimeArchive(
  entries: ExportFile,
  files: readonly ExportFile[],
  options: ExportOptions,
): Promise<OpenedExport> {
  const folder = entries.name.slice(0, -"time_entries.csv".length);
  const tables = new Map<string, ReadonlyMap<string, Row>>();
  for (const name of ["members", "clients", "projects", "tasks", "tags"]) {
    const file = files.find((one) => one.name === `${folder}${name}.csv`);
    if (file === undefined) throw unreadableFile(`The archive of solidtime has no ${name}.csv.`);
    tables.set(name, await tableById(file));
  }
  if (options.source !== undefined && options.source !== "solidtime") throw unreadableFile("The archive is one of solidtime.");
  const rows = async function* () {
    for await (const row of namedRows(entries)) yield valuesOf(row, tables);
  };
  return { header: { source: "solidtime", language: "en", columns: [], currency: null }, headerLine: null, writing: null, rows };
}

interface NamedRow {
  readonly line: number;
  readonly cells: Row;
}

/** The rows after the first one, whose cells are the names of the others. */
async function* namedRows(file: ExportFile): AsyncGenerator<NamedRow, void, undefined> {
  let names: readonly string[] | null = null;
  for await (const { cells, line } of exportRows(file, writing)) {
    const header: readonly string[] = (names ??= cells);
    if (header !== cells) yield { line, cells: Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ""])) };
  }
}

async function tableById(file: ExportFile): Promise<ReadonlyMap<string, Row>> {
  const rows = new Map<string, Row>();
  let length = 0;
  for await (const { cells } of namedRows(file)) {
    length += Object.values(cells).join("").length;
    if (length > exportLimits.wholeBytes) throw unreadableFile(`${file.name} is too large.`);
    rows.set(cells["id"] ?? "", cells);
  }
  return rows;
}

function valuesOf({ line, cells }: NamedRow, tables: ReadonlyMap<string, ReadonlyMap<string, Row>>): RowValues {
  const tags = (jsonTexts(cells["tags"] ?? "") ?? []).map((id) => tables.get("tags")?.get(id)?.["name"] ?? "");
  const text = (field: ExportField): string => {
    const [column, table, of] = fields[field] ?? [""];
    const value = cells[column]?.trim() ?? "";
    return table === undefined || of === undefined ? value : (tables.get(table)?.get(value)?.[of]?.trim() ?? "");
  };
  return { line, text, place: () => null, tags: tags.filter((tag) => tag !== "") };
}
