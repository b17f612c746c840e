import type { TSchema } from "@sinclair/typebox";
import { csvLines, type Json, type Position, type View } from "../../core/index.js";
import { keywordsOf } from "./schemas/keywords.js";
import type { ListResult } from "./route.js";
import { yieldToEventLoop } from "./event-loop.js";

interface Column {
  readonly name: string;
  readonly path: readonly string[];
}

/**
 * One column per field of the schema. Fields of nested objects and expanded references are prefixed with the parent's name and a
 * dot.
 */
export function columnsOf(
  schema: TSchema,
  omitted: readonly string[],
  references: Readonly<Record<string, TSchema>>,
  path: readonly string[] = [],
): readonly Column[] {
  const { properties = {} } = keywordsOf(schema);
  return Object.entries(properties).flatMap(([name, property]) => {
    const below = [...path, name];
    if (path.length === 0 && omitted.includes(name)) return [];
    const reference = "anyOf" in property ? references[name] : property;
    if (!reference || (path.length > 0 && "anyOf" in property)) return [];
    return "properties" in reference ? columnsOf(reference, [], {}, below) : [{ name: below.join("."), path: below }];
  });
}

/**
 * A list as CSV (RFC 4180) with a header line, in one chunk per page. A page is read only after the previous one was consumed.
 */
export async function* csvOf(
  columns: readonly Column[],
  first: ListResult,
  expand: (views: readonly View[]) => Promise<readonly View[]>,
  nextPage: ((position: Position) => Promise<ListResult>) | null,
): AsyncGenerator<string> {
  const header = columns.map(({ name }) => name);
  for (let { page } = first, isFirst = true; ; { page } = await nextPage(page.next), isFirst = false) {
    const views = await expand(page.items);
    const rows = views.map((view) => columns.map(({ path }) => cell(view, path)));
    yield csvLines(isFirst ? [header, ...rows] : rows);
    if (nextPage === null || page.next === null) return;
    await yieldToEventLoop();
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
