/**
 * A position in a sorted list: the sort key's value and the id of the last item seen. Instants and dates sort chronologically,
 * texts by code point; null sorts last.
 */
export interface Position {
  readonly key: string | number | null;
  readonly id: string;
}

/** Which part of a list to return, and in which order. Items with the same sort key are ordered by id, in the same direction. */
export interface PageRequest<SortKey extends string = "createdAt"> {
  /** 1 to 200 items. */
  readonly limit: number;
  /** The field to sort by. */
  readonly sort: SortKey;
  readonly descending: boolean;
  /** Keyset pagination: returns only items strictly after this position. */
  readonly after: Position | null;
}

/** A part of a list. Continue with `next` as `after` of the next request, which has the same filter and order. */
export interface Page<T> {
  readonly items: readonly T[];
  /** The position to continue from, or null on the last page. */
  readonly next: Position | null;
}

/** The sort keys of resources that have a name. */
export type NamedSortKey = "createdAt" | "updatedAt" | "name";

/** The most items of a page. */
export const MAX_PAGE_SIZE = 200;
/** The items of a page for requests that do not set a limit. */
export const DEFAULT_PAGE_SIZE = 50;
/** The most values of a filter that matches any of them. */
export const MAX_FILTER_VALUES = 100;
