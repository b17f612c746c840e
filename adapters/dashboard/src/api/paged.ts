import { infiniteQueryOptions, type QueryKey } from "@tanstack/react-query";
import type { ListPage } from "../../../../client/index.js";

type Cursor = { readonly cursor?: string };

const start: Cursor = {};

/**
 * A list that is fetched page by page; `read` fetches the page at a cursor. With `pollMs` it is refetched at this interval while the page is visible. The
 * interval grows with the number of pages, so that the load stays the same.
 */
export function paged<Item>(
  queryKey: QueryKey,
  read: (cursor: Cursor, signal: AbortSignal) => Promise<ListPage<Item>>,
  pollMs?: number,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: start,
    getNextPageParam: ({ next_cursor: cursor }): Cursor | undefined => (cursor === null ? undefined : { cursor }),
    select: ({ pages }) => pages.flatMap(({ data }) => data),
    refetchInterval: ({ state }) => (pollMs === undefined ? false : pollMs * Math.max(1, state.data?.pages.length ?? 1)),
  });
}
