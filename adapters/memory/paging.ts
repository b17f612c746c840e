import { compareTexts } from "../../core/kernel/letter-case.js";
import type { Page, PageRequest, Position } from "../../core/kernel/page.js";
import type { EntryPosition } from "../../core/time-entries/time-entry-store.js";

/** Keyset paging in the order of (key, id): text by code point, null last, strictly after the position. */
export function pageOf<T extends { readonly id: string }, S extends string>(
  rows: readonly T[],
  { limit, sort, descending, after }: PageRequest<S>,
  key: (row: T, sort: S) => Position["key"],
): Page<T> {
  const direction = descending ? -1 : 1;
  const remaining = rows
    .map((row) => ({ row, at: { key: key(row, sort), id: row.id } }))
    .filter(({ at }) => after === null || direction * compare(at, after) > 0)
    .sort((a, b) => direction * compare(a.at, b.at));
  const page = remaining.slice(0, limit);
  return { items: page.map(({ row }) => row), next: remaining.length > page.length ? (page.at(-1)?.at ?? null) : null };
}

/** For lists that are only sorted by creation time. */
export function pageByCreation<T extends { readonly id: string; readonly createdAt: number }>(
  rows: readonly T[],
  request: PageRequest,
): Page<T> {
  return pageOf(rows, request, (row) => row.createdAt);
}

/** The order in which unbilled entries are read. */
export function byPosition(a: EntryPosition, b: EntryPosition): number {
  return compareTexts(a.projectId, b.projectId) || a.startTime - b.startTime || byId(a, b);
}

export function byId(a: { readonly id: string }, b: { readonly id: string }): number {
  return compareTexts(a.id, b.id);
}

function compare(a: Position, b: Position): number {
  return compareKeys(a.key, b.key) || compareTexts(a.id, b.id);
}

function compareKeys(a: Position["key"], b: Position["key"]): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === "string" && typeof b === "string") return compareTexts(a, b);
  return Number(a) - Number(b);
}
