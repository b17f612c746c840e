import type { TSchema } from "@sinclair/typebox";
import type { Position, View } from "../../core/index.js";
import { columnsOf, csvOf } from "./csv.js";
import { encodeCursor } from "./cursor.js";
import type { Answered, Asked } from "./exchange.js";
import { expandedSchema } from "./expansion.js";
import type { ReadQuery } from "./request-query.js";
import type { Answer, Expandable, FileAnswer, ListAnswer, Route } from "./route.js";

/** The views with the references that the request asks to have whole. */
export type Whole = (views: readonly View[]) => Promise<readonly View[]>;

export async function single({ route, basePath }: Asked, answer: Answer, whole: Whole): Promise<Answered> {
  const { body: view, location, session, afterwards } = answer;
  const [body = null] = view === null ? [] : await whole([view]);
  return {
    status: route.status,
    body,
    headers: location === undefined ? {} : { Location: `${basePath}/v1${location}` },
    session,
    afterwards,
  };
}

/** As RFC 6266 says it, with the plain name for clients that know no other. */
export function file(route: Route, { file: body, fileName }: FileAnswer): Answered {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const extended = encodeURIComponent(fileName).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
  const disposition = `attachment; filename="${plain}"; filename*=UTF-8''${extended}`;
  return {
    status: route.status,
    body,
    headers: { "Content-Type": route.produces ?? "application/octet-stream", "Content-Disposition": disposition },
  };
}

export async function listed(asked: Asked, query: ReadQuery, { page, show }: ListAnswer, whole: Whole): Promise<Answered> {
  const data = await whole(page.items.map((item) => show(item as never)));
  const cursor = cursorOf(asked, query, page.next);
  return {
    status: asked.route.status,
    body: { data, next_cursor: cursor, has_more: cursor !== null },
    headers: linkTo(asked, cursor),
  };
}

interface Export {
  readonly whole: Whole;
  readonly references: readonly Expandable[];
  readonly behind: (position: Position) => Promise<ListAnswer>;
}

/** As CSV a list is whole, unless a page of it was asked for with `limit`. */
export function exported(asked: Asked, query: ReadQuery, first: ListAnswer, { whole, references, behind }: Export): Answered {
  const { route, path, search } = asked;
  const paged = search.has("limit");
  const resources = Object.fromEntries(references.map((name) => [name, expandedSchema(name)]));
  const columns = columnsOf(route.answer as TSchema, route.detailOnly ?? [], resources);
  return {
    status: route.status,
    body: csvOf(columns, first, whole, paged ? null : behind),
    headers: {
      "Content-Type": "text/csv; charset=utf-8; header=present",
      "Content-Disposition": `attachment; filename="${fileNameOf(path)}"`,
      ...(paged ? linkTo(asked, cursorOf(asked, query, first.page.next)) : {}),
    },
  };
}

function fileNameOf(path: string): string {
  const name = path.split("/").at(-1) ?? "list";
  return name.endsWith(".csv") ? name : `${name}.csv`;
}

function cursorOf({ path }: Asked, { sort, filters }: ReadQuery, next: Position | null): string | null {
  return next && encodeCursor(next, { path, sort, filters });
}

function linkTo({ basePath, path, search }: Asked, cursor: string | null): Record<string, string> {
  if (cursor === null) return {};
  const next = new URLSearchParams(search);
  next.set("cursor", cursor);
  return { Link: `<${basePath}${path}?${next}>; rel="next"` };
}
