/**
 * A position in a sorted list: the sort key's value and the id of the last item seen. Instants and dates sort chronologically,
 * texts by code point; null sorts last.
 */
export interface Position {
  readonly key: string | number | null;
  readonly id: string;
}

/** Which page of a list, in which order. */
export interface PageRequest<SortKey extends string = "createdAt"> {
  /** 1 to 200 items. */
  readonly limit: number;
  readonly sort: SortKey;
  readonly descending: boolean;
  /** Keyset pagination: returns only items strictly after this position. */
  readonly after: Position | null;
}

/** A page of a list. */
export interface Page<T> {
  readonly items: readonly T[];
  /** The position to continue from, or null on the last page. */
  readonly next: Position | null;
}

/** The sort keys of resources that have a name. */
export type NamedSortKey = "createdAt" | "updatedAt" | "name";

/** The maximum number of items per page. */
export const MAX_PAGE_SIZE = 200;
/** Items per page, unless the request states another number. */
export const DEFAULT_PAGE_SIZE = 50;
