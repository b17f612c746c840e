import type { Change, ChangeType } from "../../core/changes/change.js";
import type { Versioned } from "../../core/kernel/entity.js";
import type { Instant } from "../../core/kernel/instant.js";
import { isHidden } from "../../core/kernel/resources.js";
import type { Row } from "./rows.js";

/** The changes of a workspace in the order of their commits. */
export interface Feed {
  readonly changes: readonly Change[];
  readonly last: number;
  readonly purged: number;
}

export type UnplacedChange = Omit<Change, "position">;

/** A row of a table that the change feed reports. */
type TrackedRow = Versioned & Row;

/** Returns the change between two versions of a row, or none if the version is the same. */
export function changeBetween(type: ChangeType, before: Row | undefined, after: Row | null, now: Instant): UnplacedChange[] {
  const [old, current] = [before as TrackedRow | undefined, after as TrackedRow | null];
  if (old === undefined) return current === null ? [] : [changeOf(type, "created", current)];
  if (current === null) return [{ type, action: "deleted", id: old.id, version: old.version + 1, at: now, model: null }];
  if (old.version === current.version) return [];
  return [changeOf(type, isDeleted(current) ? "deleted" : "updated", current)];
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
