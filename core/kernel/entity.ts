import { type Issue, Issues, StintError } from "./errors.js";
import type { Instant } from "./instant.js";
import type { Patch } from "./patch.js";

/** What a storage has stored of one kind, by id. */
export interface RowsById<T> {
  get(id: string): T | undefined;
}

/** What a storage has stored of one kind, in a transaction. */
export interface StoredRows<T> extends RowsById<T> {
  /** Inserts or replaces a row. */
  put(row: T): void;
}

/** The fields of every aggregate. `version` starts at 1 and increases by 1 with each stored change. */
export interface Versioned {
  /** From 1, increases by 1 with each stored change. */
  readonly version: number;
  /** Never changes. */
  readonly createdAt: Instant;
  /** When the current version was stored. */
  readonly updatedAt: Instant;
}

/** Version 1, created and updated at `now`. */
export function firstVersion(now: Instant): Versioned {
  return { version: 1, createdAt: now, updatedAt: now };
}

/** The next version of an aggregate. A store accepts it only if the stored version is the previous one. */
export function nextVersion<T extends Versioned>(entity: T, now: Instant): T {
  return { ...entity, version: entity.version + 1, updatedAt: now };
}

/** The error for a change that lost against a concurrent one. The unit of work retries the complete work a bounded number of times. */
export function lostRace(what: string): StintError {
  return new StintError("conflict", "lost_race", `Conflict with a concurrent change to ${what}. Try again.`);
}

/** The error for deleting a resource that others refer to. */
export function inUse(what: string): StintError {
  return new StintError("conflict", "in_use", `Other resources refer to this ${what}, so it cannot be deleted.`);
}

/** Whether the error is that of {@link lostRace}: `lost_race` (conflict). */
export function isLostRace(error: unknown): boolean {
  return error instanceof StintError && error.code === "lost_race";
}

/** Structural equality of plain values, bigint included. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(
    (key) => Object.hasOwn(b, key) && sameValue((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  );
}

/**
 * The rules that a change breaks. Rules that were broken before and whose values do not change are not reported, so that a new rule
 * never blocks stored data.
 */
export function issuesOfChange<T extends object>(before: T, after: T, check: (entity: T) => Issues): Issues {
  const broken = new Set(check(before).found.map(keyOf));
  const issues = new Issues();
  const isNew = (issue: Issue): boolean =>
    !broken.has(keyOf(issue)) || !sameValue(valueAt(before, issue.path), valueAt(after, issue.path));
  issues.addAll([], check(after).found.filter(isNew));
  return issues;
}

function keyOf({ path, code }: Issue): string {
  return JSON.stringify([path, code]);
}

function valueAt(entity: unknown, path: Issue["path"]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | null | undefined)?.[key], entity);
}

/** `entity` with the defined fields of `patch`. */
export function patched<T extends object>(entity: T, patch: Patch<T>): T {
  const defined = Object.entries(patch).filter(([, value]) => value !== undefined);
  return { ...entity, ...(Object.fromEntries(defined) as Partial<T>) };
}
