import { infiniteQueryOptions, type QueryKey } from "@tanstack/react-query";

export interface Paged<Item> {
  readonly data: readonly Item[];
  readonly next_cursor: string | null;
}

type Cursor = { readonly cursor?: string };

const start: Cursor = {};

/**
 * A list that is read page by page, by `next_cursor`. `read` puts the cursor into its query. With `pollMs` it is live while the page is visible: asked for
 * again that often, and less often the more pages were read, so that the load stays the same.
 */
export function paged<Item>(
  queryKey: QueryKey,
  read: (cursor: Cursor, signal: AbortSignal) => Promise<Paged<Item>>,
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
