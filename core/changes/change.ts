import type { Permission } from "../access/permissions.js";
import type { Instant } from "../kernel/instant.js";
import { resources, type TrackedKind, trackedKinds } from "../kernel/resources.js";
import type { Tracked } from "./tracked.js";
import { MS_PER_DAY } from "../kernel/durations.js";

/** A kind of resource that the feed includes. */
export type ChangeType = TrackedKind;
/** All values of {@link ChangeType}. */
export const changeTypes: readonly ChangeType[] = trackedKinds;
/** What happened to a resource. */
export const changeActions = ["created", "updated", "deleted"] as const;
/** One of {@link changeActions}. */
export type ChangeAction = (typeof changeActions)[number];

/** The permission that a kind's changes require. */
export function changePermission(type: ChangeType): Permission {
  return `${resources[type].scope}:read`;
}

interface ChangeOf<T extends ChangeType> {
  /** Commit order within the workspace, from 1, without gaps. */
  readonly position: number;
  /** The kind of the resource. */
  readonly type: T;
  /** What happened to the resource. */
  readonly action: ChangeAction;
  /** The id of the resource. */
  readonly id: string;
  /** The resource's version after the change; a deletion increases it by one. */
  readonly version: number;
  /** When the resource was changed. */
  readonly at: Instant;
  /** The resource in this version; null if it is deleted. */
  readonly model: Tracked[T] | null;
}

/** A creation, update or deletion of a resource. */
export type Change = { [T in ChangeType]: ChangeOf<T> }[ChangeType];

/** How long changes are kept. */
export const CHANGES_KEPT_DAYS = 90;
/** {@link CHANGES_KEPT_DAYS} in milliseconds. */
export const CHANGES_KEPT_MS = CHANGES_KEPT_DAYS * MS_PER_DAY;
