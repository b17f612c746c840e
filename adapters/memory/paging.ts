import type { Page, PageRequest, Position } from "../../core/kernel/page.js";

/** Keyset paging: in the order of (key, id), texts by code unit, strictly behind the position. */
export function pageOf<T extends { readonly id: string }, S extends string>(
  rows: readonly T[],
  { limit, sort, descending, after }: PageRequest<S>,
  key: (row: T, sort: S) => Position["key"],
): Page<T> {
  const direction = descending ? -1 : 1;
  const behind = rows
    .map((row) => ({ row, at: { key: key(row, sort), id: row.id } }))
    .filter(({ at }) => after === null || direction * compare(at, after) > 0)
    .sort((a, b) => direction * compare(a.at, b.at));
  const page = behind.slice(0, limit);
  return { items: page.map(({ row }) => row), next: behind.length > page.length ? (page.at(-1)?.at ?? null) : null };
}

/** For lists that know no other order than that of making. */
export function pageByCreation<T extends { readonly id: string; readonly createdAt: number }>(
  rows: readonly T[],
  request: PageRequest,
): Page<T> {
  return pageOf(rows, request, (row) => row.createdAt);
}

export function byId(a: { readonly id: string }, b: { readonly id: string }): number {
  return order(a.id, b.id);
}

function compare(a: Position, b: Position): number {
  return order(a.key, b.key) || order(a.id, b.id);
}

function order(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
