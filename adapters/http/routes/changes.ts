import { type ChangeType, changeTypes, changeView, DEFAULT_PAGE_SIZE, type Json, MAX_PAGE_SIZE } from "../../../core/index.js";
import { type CursorScope, decodeFeedCursor, encodeFeedCursor } from "../cursor.js";
import { type Route, route } from "../route.js";
import { ChangeFeed } from "../schemas/change-views.js";

/** A cursor may be used with other types than before: each means all that was committed behind it. */
const scope: CursorScope = { path: "/v1/changes", sort: "position", filters: "" };

const answer = (data: readonly Json[], next: number, more: boolean) => ({
  body: { data, next_cursor: encodeFeedCursor(next, scope), has_more: more },
});

export const changeRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/changes",
    operation: "listChanges",
    summary: "List what was created, updated and deleted, in the order of commits",
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
      const { changes, next, hasMore, present } = await useCases.listChanges(actor, {
        after: cursor === undefined ? null : decodeFeedCursor(cursor, scope),
        limit: Number(limit),
        types: anyOf["type"] as ChangeType[] | undefined,
      });
      return answer(
        changes.map((change) => changeView(change, present)),
        next,
        hasMore,
      );
    },
  }),
];
