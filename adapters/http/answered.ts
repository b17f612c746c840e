import type { TSchema } from "@sinclair/typebox";
import type { Position } from "../../core/index.js";
import { columnsOf, csvOf } from "./csv.js";
import { encodeCursor } from "./cursor.js";
import type { Answered, Asked } from "./exchange.js";
import type { ReadQuery } from "./request-query.js";
import type { Answer, FileAnswer, ListAnswer, Route } from "./route.js";

export function single(route: Route, { body, location }: Answer): Answered {
  return { status: route.status, body, headers: location === undefined ? {} : { Location: `/v1${location}` } };
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

export function listed({ route, search, path }: Asked, { sort, filters }: ReadQuery, { page, show }: ListAnswer): Answered {
  const cursor = page.next && encodeCursor(page.next, { path, sort, filters });
  const body = { data: page.items.map((item) => show(item as never)), next_cursor: cursor, has_more: cursor !== null };
  if (cursor === null) return { status: route.status, body, headers: {} };
  const next = new URLSearchParams(search);
  next.set("cursor", cursor);
  return { status: route.status, body, headers: { Link: `<${path}?${next}>; rel="next"` } };
}

/** As CSV a list is whole, unless a page of it was asked for with `limit`. */
export function exported(
  asked: Asked,
  query: ReadQuery,
  first: ListAnswer,
  behind: (position: Position) => Promise<ListAnswer>,
): Answered {
  const { route, path, search } = asked;
  const paged = search.has("limit");
  const columns = columnsOf(route.answer as TSchema, route.detailOnly ?? []);
  return {
    status: route.status,
    body: csvOf(columns, first, paged ? null : behind),
    headers: {
      "Content-Type": "text/csv; charset=utf-8; header=present",
      "Content-Disposition": `attachment; filename="${path.split("/").at(-1) ?? "list"}.csv"`,
      ...(paged ? listed(asked, query, first).headers : {}),
    },
  };
}
