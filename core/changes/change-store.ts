import type { Change, ChangeType } from "./change.js";

export interface ChangePage {
  /** In the order of their positions. */
  readonly items: readonly Change[];
  /** Where to go on: the last item's position, or, with no further item of these types, the end of the feed. */
  readonly next: number;
  /** Whether there are more behind `next`. */
  readonly hasMore: boolean;
  /** Changes up to this position may be gone, since they were too old. */
  readonly purged: number;
  /** Whether changes were committed that have no position yet. */
  readonly waiting: boolean;
}

/**
 * The feed of the workspace's changes. Storing a tracked resource puts a change into it, in the same transaction and without being asked,
 * whatever way it is stored; a change that does not raise the version is none. Positions are given only after the commit, so that nothing
 * ever appears before a position that somebody has read already.
 */
export interface ChangeStore {
  /** At most `limit` changes of these types behind `after`; null begins with the oldest that is kept. */
  page(request: {
    readonly after: number | null;
    readonly limit: number;
    readonly types: readonly ChangeType[];
  }): Promise<ChangePage>;
  /** Where the feed ends by now. */
  end(): Promise<number>;
  /** Gives positions to at most `limit` changes that wait for one, while nobody else does. */
  sequence(limit: number): Promise<void>;
}
