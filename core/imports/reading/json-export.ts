import { invalidField } from "../../kernel/errors.js";
import { type ExportField, type ImportSource, importSources } from "../export-fields.js";
import { exportLimits } from "../export-limits.js";
import type { ExportOptions } from "../export-options.js";
import { unreadable, unreadableFile } from "./failure.js";
import type { OpenedExport } from "./opened-export.js";
import type { RowValues } from "./row-values.js";

/** Where the entries of a JSON file have their values: names of properties, separated by dots. */
interface JsonShape {
  readonly source: Exclude<ImportSource, "csv">;
  /** The property of the file that lists the entries. "": the file is the list. */
  readonly list: string;
  /** A property that only the entries of this shape have. */
  readonly mark: string;
  readonly fields: Readonly<Partial<Record<ExportField, string>>>;
  readonly tags: string;
  /** A property of several entries within one, which have the properties of their own. */
  readonly within?: string;
}

/** What the reports and interfaces of the tools return. */
const shapes: readonly JsonShape[] = [
  {
    ...{ source: "toggl", list: "data", mark: "dur", tags: "tags" },
    fields: {
      ...{ externalId: "id", person: "user", client: "client", project: "project", task: "task", description: "description" },
      ...{ billable: "is_billable", start: "start", end: "end", currency: "cur" },
    },
  },
  {
    ...{ source: "toggl", list: "", mark: "time_entries", tags: "tag_names", within: "time_entries" },
    fields: {
      ...{ externalId: "id", person: "username", email: "email", client: "client_name", project: "project_name" },
      ...{ task: "task_name", description: "description", billable: "billable", start: "start", end: "stop", seconds: "seconds" },
    },
  },
  {
    ...{ source: "clockify", list: "timeentries", mark: "timeInterval", tags: "tags" },
    fields: {
      ...{ externalId: "_id", person: "userName", email: "userEmail", client: "clientName", project: "projectName" },
      ...{ task: "taskName", description: "description", billable: "billable", start: "timeInterval.start" },
      ...{ end: "timeInterval.end", seconds: "timeInterval.duration" },
    },
  },
  {
    ...{ source: "harvest", list: "time_entries", mark: "spent_date", tags: "" },
    fields: {
      ...{ externalId: "id", person: "user.name", client: "client.name", project: "project.name", task: "task.name" },
      ...{ description: "notes", billable: "billable", rate: "billable_rate", currency: "client.currency" },
      ...{ date: "spent_date", startTime: "started_time", hours: "hours" },
    },
  },
  {
    ...{ source: "kimai", list: "", mark: "begin", tags: "tags" },
    fields: {
      ...{ externalId: "id", person: "user.alias", userName: "user.username", email: "user.email", task: "activity.name" },
      ...{ client: "project.customer.name", project: "project.name", description: "description", billable: "billable" },
      ...{ rate: "hourlyRate", currency: "project.customer.currency", start: "begin", end: "end", seconds: "duration" },
    },
  },
];

/** The entries of a JSON file. Throws `export_unreadable` and `source_unknown` (invalid). */
export function jsonExport(text: string, options: ExportOptions): OpenedExport {
  const content = parsed(text);
  const shape = shapes.find((one) => isOf(content, one) && (options.source ?? one.source) === one.source);
  if (shape === undefined)
    throw invalidField([], "source_unknown", `The file lists no time entries as ${importSources.slice(0, 4).join(", ")} do.`);
  const entries = listOf(content, shape.list).flatMap((entry) => parts(entry, shape));
  if (entries.length > exportLimits.rows) throw unreadableFile(`The file has more than ${exportLimits.rows} time entries.`);
  const rows = async function* () {
    for (const [index, entry] of entries.entries()) yield valuesOf(entry, index + 1, shape);
  };
  return { header: { source: shape.source, language: "en", columns: [], currency: null }, headerLine: null, writing: null, rows };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw unreadable(1, 1, "The file begins as JSON, and is not valid JSON.");
  }
}

function listOf(content: unknown, list: string): readonly unknown[] {
  const found = list === "" ? content : at(content, list);
  return Array.isArray(found) ? found : [];
}

function isOf(content: unknown, { list, mark }: JsonShape): boolean {
  const [first] = listOf(content, list);
  return typeof first === "object" && first !== null && Object.hasOwn(first, mark);
}

/** The entries of one that groups several: each with the properties of the group. */
function parts(entry: unknown, { within }: JsonShape): readonly unknown[] {
  if (within === undefined || typeof entry !== "object" || entry === null) return [entry];
  return listOf(entry, within).map((part) => ({ ...entry, ...(typeof part === "object" ? part : {}) }));
}

function at(from: unknown, path: string): unknown {
  let value = from;
  for (const name of path.split("."))
    value =
      typeof value === "object" && value !== null && Object.hasOwn(value, name)
        ? (value as Record<string, unknown>)[name]
        : undefined;
  return value;
}

function textAt(entry: unknown, path: string | undefined): string {
  const value = path === undefined ? undefined : at(entry, path);
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value).trim() : "";
}

function valuesOf(entry: unknown, line: number, { fields, tags }: JsonShape): RowValues {
  const listed = at(entry, tags);
  const names = Array.isArray(listed) ? listed.map((tag) => (typeof tag === "string" ? tag : textAt(tag, "name"))) : [];
  return {
    line,
    text: (field) => textAt(entry, fields[field]),
    place: () => null,
    tags: [...new Set(names.filter((name) => name !== ""))],
  };
}
