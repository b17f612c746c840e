import { CHANGES_KEPT_DAYS, changeTypes, changeView, DEFAULT_PAGE_SIZE, type Json } from "../../../core/index.js";
import { type CursorScope, decodeFeedCursor, encodeFeedCursor } from "../cursor.js";
import { type Route, route } from "../route.js";
import { ChangeFeed, feedCursor } from "../schemas/changes.js";
import { pageLimit, wordsIn } from "./filters.js";

const tag = { name: "Changes", description: "A feed of all changes in the workspace, for clients that keep a copy." };

/** Cursors do not depend on `type`: a position applies to all resource types. */
const scope: CursorScope = { path: "/v1/changes", sort: "position", filters: "" };

const answer = (data: readonly Json[], next: number, more: boolean) => ({
  body: { data, next_cursor: encodeFeedCursor(next, scope), has_more: more },
});

const description = [
  "Returns the resource types in `type` that you can read. `data` is the resource in that version. To keep a copy: get a cursor with `start=end`,",
  "read the lists with `Cache-Control: no-cache`, then poll from `next_cursor` and apply each change with a newer version than yours. Changes are never added",
  `before a cursor. Changes are kept for ${CHANGES_KEPT_DAYS} days. An older cursor fails with 410: start over. The feed also includes updates without an event,`,
  "such as those of time entries when an invoice is created or voided, or rates change.",
].join(" ");

export const changeRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/changes",
    operation: "listChanges",
    summary: "List changes in the order of their commits",
    description,
    tag,
    permission: "changes:read",
    query: {
      cursor: {
        opaque: true,
        description: "`next_cursor` of an earlier response. Without it, the feed starts as set by `start`",
        example: feedCursor,
        check: (cursor) => decodeFeedCursor(cursor, scope),
      },
      limit: pageLimit,
      type: { anyOf: changeTypes, description: "Returns only changes of these resource types" },
      start: {
        oneOf: ["oldest", "end"],
        description: "Where to start without a cursor: at the oldest change that is kept, or after the latest",
      },
    },
    status: 200,
    response: ChangeFeed,
    gone: ["cursor_expired"],
    handle: async ({ useCases, actor, query, anyOf }) => {
      const { cursor, limit = DEFAULT_PAGE_SIZE, start } = query;
      if (cursor === undefined && start === "end") return answer([], await useCases.findEndOfChanges(actor), false);
      const { changes, next, hasMore, computed } = await useCases.listChanges(actor, {
        after: cursor === undefined ? null : decodeFeedCursor(cursor, scope),
        limit: Number(limit),
        types: wordsIn(changeTypes, anyOf["type"]),
      });
      return answer(
        changes.map((change) => changeView(change, computed)),
        next,
        hasMore,
      );
    },
  }),
];
