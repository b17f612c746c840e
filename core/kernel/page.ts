/**
 * A place in an ordered list: the sort key's value and the id of the last item seen. Instants and calendar days are in the order of
 * time, texts in that of their code points; what has no value (null) is behind everything that has one.
 */
export interface Position {
  readonly key: string | number | null;
  readonly id: string;
}

export interface PageRequest<SortKey extends string = "createdAt"> {
  /** 1 to 200 items. */
  readonly limit: number;
  readonly sort: SortKey;
  readonly descending: boolean;
  /** Keyset paging: only items strictly behind this position. */
  readonly after: Position | null;
}

export interface Page<T> {
  readonly items: readonly T[];
  /** Where the next page starts, or null at the end. */
  readonly next: Position | null;
}

/** What resources that have a name can be ordered by. */
export type NamedSortKey = "createdAt" | "updatedAt" | "name";

export const MAX_PAGE_SIZE = 200;
export const DEFAULT_PAGE_SIZE = 50;
