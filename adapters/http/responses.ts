import type { TSchema } from "@sinclair/typebox";
import type { Page, Position, View, ViewText } from "../../core/index.js";
import { columnsOf, csvOf } from "./csv.js";
import { encodeCursor } from "./cursor.js";
import { type ApiResponse, type ApiRequest, JsonText } from "./exchange.js";
import { expandedSchema } from "./expansion.js";
import type { ReadQuery } from "./request-query.js";
import type { Expandable, FileResult, ListResult, Route, SingleResult } from "./route.js";

/** Adds the references that the request expands. */
export type Expand = (views: readonly View[]) => Promise<readonly View[]>;

export async function single({ route, basePath }: ApiRequest, result: SingleResult, expand: Expand): Promise<ApiResponse> {
  const { body: view, location, session, afterwards } = result;
  const [body = null] = view === null ? [] : await expand([view]);
  return {
    status: route.status,
    body,
    headers: location === undefined ? {} : { Location: `${basePath}/v1${location}` },
    session,
    afterwards,
  };
}

/** Offers a file for download. Includes an ASCII file name for clients without support for RFC 6266. */
export function dispositionOf(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const extended = encodeURIComponent(fileName).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${extended}`;
}

export function file(route: Route, { file: body, fileName, mediaType, count }: FileResult): ApiResponse {
  const [only = "application/octet-stream"] = [route.produces ?? []].flat();
  const type = mediaType ?? only;
  return {
    status: route.status,
    body,
    headers: {
      "Content-Type": type,
      "Content-Disposition": dispositionOf(fileName),
      ...(count === undefined ? {} : { "X-Total-Count": String(count) }),
    },
  };
}

export async function listed(request: ApiRequest, query: ReadQuery, { page }: ListResult, expand: Expand): Promise<ApiResponse> {
  const data = await expand(page.items);
  const cursor = cursorOf(request, query, page.next);
  return {
    status: request.route.status,
    body: { data, next_cursor: cursor, has_more: cursor !== null },
    headers: linkTo(request, cursor),
  };
}

/** Like {@link listed}, from the JSON texts of the items. */
export function listedTexts(request: ApiRequest, query: ReadQuery, { items, next }: Page<ViewText>): ApiResponse {
  const cursor = cursorOf(request, query, next);
  const rest = JSON.stringify({ next_cursor: cursor, has_more: cursor !== null }).slice(1);
  return {
    status: request.route.status,
    body: new JsonText(`{"data":[${items.join(",")}],${rest}`),
    headers: linkTo(request, cursor),
  };
}

interface Export {
  readonly expand: Expand;
  readonly references: readonly Expandable[];
  readonly nextPage: (position: Position) => Promise<ListResult>;
}

/** Returns the complete list as CSV, or one page if `limit` is set. */
export function exported(
  request: ApiRequest,
  query: ReadQuery,
  first: ListResult,
  { expand, references, nextPage }: Export,
): ApiResponse {
  const { route, path, search } = request;
  const paged = search.has("limit");
  const resources = Object.fromEntries(references.map((name) => [name, expandedSchema(name)]));
  const columns = columnsOf(route.response as TSchema, route.detailOnly ?? [], resources);
  return {
    status: route.status,
    body: csvOf(columns, first, expand, paged ? null : nextPage),
    headers: {
      "Content-Type": "text/csv; charset=utf-8; header=present",
      "Content-Disposition": `attachment; filename="${fileNameOf(path)}"`,
      ...(paged ? linkTo(request, cursorOf(request, query, first.page.next)) : {}),
    },
  };
}

function fileNameOf(path: string): string {
  const name = path.split("/").at(-1) ?? "list";
  return name.endsWith(".csv") ? name : `${name}.csv`;
}

function cursorOf({ path }: ApiRequest, { sort, filters }: ReadQuery, next: Position | null): string | null {
  return next && encodeCursor(next, { path, sort, filters });
}

function linkTo({ basePath, path, search }: ApiRequest, cursor: string | null): Record<string, string> {
  if (cursor === null) return {};
  const next = new URLSearchParams(search);
  next.set("cursor", cursor);
  return { Link: `<${basePath}${path}?${next}>; rel="next"` };
}
