import type { Change, ChangeType } from "./change.js";

/** A part of the feed. */
export interface ChangePage {
  /** Sorted by position. */
  readonly items: readonly Change[];
  /** Where to continue: the last item's position or, if there are no further items of these types, the end of the feed. */
  readonly next: number;
  /** Whether there are more items after `next`. */
  readonly hasMore: boolean;
  /** Changes up to this position may have been purged. */
  readonly purged: number;
  /** Whether committed changes have no position yet. */
  readonly waiting: boolean;
}

/**
 * The feed of the workspace's changes. Every way of storing a tracked resource adds a change in the same transaction, if the
 * version increases. Positions are assigned only after the commit, so that no change ever appears before a position that a client
 * has read.
 */
export interface ChangeStore {
  /** Returns at most `limit` changes of these types after `after`; null starts at the oldest change that is kept. */
  page(request: {
    readonly after: number | null;
    readonly limit: number;
    readonly types: readonly ChangeType[];
  }): Promise<ChangePage>;
  /** The current end of the feed. */
  end(): Promise<number>;
  /** Assigns positions to at most `limit` changes without one. Only one transaction does so at a time. */
  sequence(limit: number): Promise<void>;
}
