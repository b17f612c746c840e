import type { Versioned } from "../kernel/entity.js";
import type { Instant } from "../kernel/instant.js";
import { isHidden } from "../kernel/resources.js";
import type { Change, ChangeType } from "./change.js";
import type { ChangePage } from "./change-store.js";

/** A change that has no position yet. */
export type UnplacedChange = Omit<Change, "position">;

/** A stored row of a kind that the change feed reports. */
type TrackedRow = Versioned & { readonly id: string };

/**
 * The change that a store reports when it replaces `before` by `after`: undefined if the row is new, null if it is removed. Returns null if the
 * version is the same, since the feed reports only versions. `now` is the time of a removal.
 */
export function changeBetween(
  type: ChangeType,
  before: TrackedRow | undefined,
  after: TrackedRow | null,
  now: Instant,
): UnplacedChange | null {
  if (before === undefined) return after === null ? null : changeOf(type, "created", after);
  if (after === null) return { type, action: "deleted", id: before.id, version: before.version + 1, at: now, model: null };
  if (before.version === after.version) return null;
  return changeOf(type, isDeleted(after) ? "deleted" : "updated", after);
}

/** Whether the row remains although its resource was deleted. */
function isDeleted(row: object): boolean {
  const { deletedAt = null, revokedAt = null } = row as { deletedAt?: Instant | null; revokedAt?: Instant | null };
  return deletedAt !== null || revokedAt !== null;
}

function changeOf(type: ChangeType, action: Change["action"], row: TrackedRow): UnplacedChange {
  const { id, version, updatedAt: at } = row;
  const model =
    action === "deleted"
      ? null
      : Object.fromEntries(Object.entries(row).filter(([key]) => key !== "deletedAt" && !isHidden(type, key)));
  return { type, action, id, version, at, model } as UnplacedChange;
}

/**
 * A page of a feed whose commits assign positions. `newer` contains the changes of the wanted types after the position, in order, at least one more
 * than the limit if there are that many. `last` is the position of the last change of any type.
 */
export function changePage(
  newer: readonly Change[],
  { after, limit }: { readonly after: number | null; readonly limit: number },
  { last, purged }: { readonly last: number; readonly purged: number },
): ChangePage {
  const items = newer.slice(0, limit);
  const hasMore = newer.length > limit;
  const end = Math.max(last, after ?? 0);
  return { items, next: hasMore ? (items.at(-1)?.position ?? end) : end, hasMore, purged, waiting: false };
}
