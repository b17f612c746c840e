import { type ChangeType, changeTypes, changeView, DEFAULT_PAGE_SIZE, type Json, MAX_PAGE_SIZE } from "../../../core/index.js";
import { type CursorScope, decodeFeedCursor, encodeFeedCursor } from "../cursor.js";
import { type Route, route } from "../route.js";
import { ChangeFeed } from "../schemas/change-views.js";

/** A cursor may be used with other types than before: each means all that was committed behind it. */
const scope: CursorScope = { path: "/v1/changes", sort: "position", filters: "" };

const answer = (data: readonly Json[], next: number, more: boolean) => ({
  body: { data, next_cursor: encodeFeedCursor(next, scope), has_more: more },
});

const description = [
  "The resources are those of `type`: the workspace, users, tokens, clients, projects, tasks, time entries, invoices and subscriptions, of which",
  "you hear what you may read. `data` is the resource in that version, as GET shows it. To keep a copy, ask with `start=end` for a cursor, read the",
  "lists, and go on from `next_cursor` again and again, taking each change whose version is newer than yours. Nothing ever appears behind a",
  "cursor that was given. Changes are kept for 90 days; an older cursor is answered 410, and the copy is begun anew. Billing, voiding and re-rating",
  "many entries shows here, though it makes no event.",
].join(" ");

export const changeRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/changes",
    operation: "listChanges",
    summary: "List what was created, updated and deleted, in the order of commits",
    description,
    tag: "Changes",
    permission: "changes:read",
    query: {
      cursor: {
        opaque: true,
        description: "The next_cursor of an answer before; without it, the oldest change that is kept",
        check: (cursor) => decodeFeedCursor(cursor, scope),
      },
      limit: { minimum: 1, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE },
      type: { anyOf: changeTypes },
      start: ["oldest", "end"],
    },
    status: 200,
    answer: ChangeFeed,
    gone: ["cursor_expired"],
    handle: async ({ useCases, actor, query, anyOf }) => {
      const { cursor, limit = DEFAULT_PAGE_SIZE, start } = query;
      if (cursor === undefined && start === "end") return answer([], await useCases.findEndOfChanges(actor), false);
      const { changes, next, hasMore, computed } = await useCases.listChanges(actor, {
        after: cursor === undefined ? null : decodeFeedCursor(cursor, scope),
        limit: Number(limit),
        types: anyOf["type"] as ChangeType[] | undefined,
      });
      return answer(
        changes.map((change) => changeView(change, computed)),
        next,
        hasMore,
      );
    },
  }),
];
