import type { TSchema } from "@sinclair/typebox";
import { stringify } from "csv-stringify/sync";
import type { Json, Position, View } from "../../core/index.js";
import type { ListAnswer } from "./route.js";

interface Column {
  readonly name: string;
  readonly path: readonly string[];
}

/** One column for each field of the schema; those of an object within stand behind its name and a dot. */
export function columnsOf(schema: TSchema, omitted: readonly string[], path: readonly string[] = []): readonly Column[] {
  const { properties = {} } = schema as { properties?: Readonly<Record<string, TSchema>> };
  return Object.entries(properties)
    .filter(([name]) => path.length > 0 || !omitted.includes(name))
    .flatMap(([name, property]) => {
      const below = [...path, name];
      return "properties" in property ? columnsOf(property, omitted, below) : [{ name: below.join("."), path: below }];
    });
}

/**
 * A list as CSV (RFC 4180) with a header line, one chunk for each page, and no page is asked for before the one before it was taken. Texts
 * that a spreadsheet would take for a formula begin with an apostrophe.
 */
export async function* csvOf(
  columns: readonly Column[],
  first: ListAnswer,
  behind: ((position: Position) => Promise<ListAnswer>) | null,
): AsyncGenerator<string> {
  const header = columns.map(({ name }) => name);
  for (let { page, show } = first, isFirst = true; ; { page, show } = await behind(page.next), isFirst = false) {
    const rows = page.items.map((item) => {
      const view = show(item as never);
      return columns.map(({ path }) => cell(view, path));
    });
    yield stringify(isFirst ? [header, ...rows] : rows, { escape_formulas: true, record_delimiter: "\r\n" });
    if (behind === null || page.next === null) return;
  }
}

function cell(view: View, path: readonly string[]): string | number | null {
  let value: Json | undefined = view;
  for (const name of path) value = typeof value === "object" && value !== null ? (value as View)[name] : undefined;
  if (typeof value === "string" || typeof value === "number") return value;
  if (value === undefined || value === null) return null;
  if (Array.isArray(value) && value.every((item) => typeof item === "string")) return value.join("; ");
  return JSON.stringify(value);
}
