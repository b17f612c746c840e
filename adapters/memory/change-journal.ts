import type { Change, ChangeType } from "../../core/changes/change.js";
import type { Versioned } from "../../core/kernel/entity.js";
import type { Instant } from "../../core/kernel/instant.js";
import type { Row } from "./rows.js";

/** A workspace's changes that are kept, in the order of their commits. */
export interface Feed {
  readonly changes: readonly Change[];
  readonly last: number;
  readonly purged: number;
}

export type UnplacedChange = Omit<Change, "position">;

/** The rows of every table that the feed reports are like this. */
type TrackedRow = Versioned & Row;

/** Fields of rows that are no part of the resource. */
const hidden = new Set(["hash", "invitationHash", "invitationExpiresAt", "deletedAt"]);

/** What storing a row in place of another one tells the feed: nothing, where the version is the same. */
export function changeBetween(type: ChangeType, before: Row | undefined, after: Row | null, now: Instant): UnplacedChange[] {
  const [old, current] = [before as TrackedRow | undefined, after as TrackedRow | null];
  if (old === undefined) return current === null ? [] : [changeOf(type, "created", current)];
  if (current === null) return [{ type, action: "deleted", id: old.id, version: old.version + 1, at: now, model: null }];
  if (old.version === current.version) return [];
  return [changeOf(type, isGone(current) ? "deleted" : "updated", current)];
}

/** Rows that stay when their resource is gone say so. */
function isGone(row: object): boolean {
  const { deletedAt = null, revokedAt = null } = row as { deletedAt?: Instant | null; revokedAt?: Instant | null };
  return deletedAt !== null || revokedAt !== null;
}

function changeOf(type: ChangeType, action: Change["action"], row: TrackedRow): UnplacedChange {
  const { id, version, updatedAt: at } = row;
  const model = action === "deleted" ? null : Object.fromEntries(Object.entries(row).filter(([key]) => !hidden.has(key)));
  return { type, action, id, version, at, model } as UnplacedChange;
}
