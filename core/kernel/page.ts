/**
 * A position in a sorted list: the sort key's value and the id of the last item seen. Instants and dates sort chronologically,
 * texts by code point; null sorts last.
 */
export interface Position {
  /** The sort key's value of the last item. Null if that has none, such as a draft without an issue date. */
  readonly key: string | number | null;
  /** The id of the last item. */
  readonly id: string;
}

/** Which part of a list to return, and in which order. Items with the same sort key are ordered by id, in the same direction. */
export interface PageRequest<SortKey extends string = "createdAt"> {
  /** 1 to 200 items. */
  readonly limit: number;
  /** The field to sort by. */
  readonly sort: SortKey;
  /** Whether the largest values, such as the newest items, come first. */
  readonly descending: boolean;
  /** Keyset pagination: returns only items strictly after this position. */
  readonly after: Position | null;
}

/**
 * What a caller chooses of a page. Absent: the first 50 items, the newest first. With `sort` alone, the order is ascending. Sorted by `createdAt` unless the
 * list says otherwise.
 */
export type PageOptions<SortKey extends string = "createdAt"> = {
  readonly [Name in keyof PageRequest<SortKey>]?: PageRequest<SortKey>[Name] | undefined;
};

/** The request of a page of a list that is sorted by one of the keys, by default the first. */
export function pageRequest<SortKey extends string>(
  [first]: readonly [SortKey, ...SortKey[]],
  { limit = DEFAULT_PAGE_SIZE, sort, descending = sort === undefined, after = null }: PageOptions<SortKey>,
): PageRequest<SortKey> {
  return { limit, sort: sort ?? first, descending, after };
}

/** A part of a list. Continue with `next` as `after` of the next request, which has the same filter and order. */
export interface Page<T> {
  /** At most `limit`, in the order of the request. */
  readonly items: readonly T[];
  /** The position to continue from, or null on the last page. */
  readonly next: Position | null;
}

/** The sort keys of resources that have a name, first the one that is the default. */
export const byName = ["createdAt", "updatedAt", "name"] as const;
/** One of {@link byName}. */
export type NamedSortKey = (typeof byName)[number];
/** The sort key of lists that have one order. */
export const byCreation = ["createdAt"] as const;

/** The most items of a page. */
export const MAX_PAGE_SIZE = 200;
/** The items of a page for requests that do not set a limit. */
export const DEFAULT_PAGE_SIZE = 50;
/** The most values of a filter that matches any of them. */
export const MAX_FILTER_VALUES = 100;

/**
 * All items of a list, whose pages are requested when the loop asks for their items:
 * `for await (const client of allItems((page) => stint.listClients(actor, {}, page)))`. Leaving the loop ends the requests. `list` returns the page of the
 * request that it is given, or of that with a filter, a limit or an order of its own, the same each time. An item that changes its position while the loop
 * runs can be missed or returned twice.
 */
export async function* allItems<Item>(
  list: (page: { readonly limit: number; readonly after: Position | null }) => Promise<Page<Item>>,
): AsyncGenerator<Item, void, undefined> {
  for (let after: Position | null = null; ;) {
    const { items, next }: Page<Item> = await list({ limit: MAX_PAGE_SIZE, after });
    yield* items;
    if (next === null) return;
    after = next;
  }
}
