import { createHash } from "node:crypto";
import { formatInstant, instant, isInstantText, isLocalDate, nameLimits, parseInstant, type Position } from "../../core/index.js";
import { HttpProblem } from "./problem.js";
import { keyKindOf, type KeyKind } from "./sorts.js";
import { unstorable } from "./validation.js";

/** The list, order and filters that a cursor is valid for. */
export interface CursorScope {
  readonly path: string;
  readonly sort: string;
  /** The normalized filters of the query. */
  readonly filters: string;
}

/** Fits a name of 200 characters, six bytes each in JSON, in base64. */
const MAX_CURSOR = 2_000;

/** Encodes a position as an opaque, URL-safe string of at most 2,000 characters. */
export function encodeCursor(position: Position, scope: CursorScope): string {
  const key = typeof position.key === "number" ? formatInstant(instant(position.key)) : position.key;
  return Buffer.from(JSON.stringify([key, position.id, digest(scope)])).toString("base64url");
}

/** Throws 400 `invalid_cursor` unless {@link encodeCursor} created the cursor for this scope. */
export function decodeCursor(cursor: string, scope: CursorScope): Position {
  if (cursor.length > MAX_CURSOR) throw invalidCursor();
  try {
    const [key, id, check] = partsOf(cursor, 3);
    const known = typeof id === "string" && /^[a-z]+_[0-9a-z]{26}$/.test(id) && check === digest(scope);
    const found = known ? keyOf(key, keyKindOf(scope.sort)) : undefined;
    if (known && found !== undefined) return { key: found, id };
  } catch {
    throw invalidCursor();
  }
  throw invalidCursor();
}

/** Encodes a position in a feed. */
export function encodeFeedCursor(position: number, scope: CursorScope): string {
  return Buffer.from(JSON.stringify([position, digest(scope)])).toString("base64url");
}

/** Throws 400 `invalid_cursor` unless {@link encodeFeedCursor} created the cursor for this scope. */
export function decodeFeedCursor(cursor: string, scope: CursorScope): number {
  try {
    const [position, check] = partsOf(cursor, 2);
    if (typeof position === "number" && Number.isSafeInteger(position) && position >= 0 && check === digest(scope))
      return position;
  } catch {
    throw invalidCursor();
  }
  throw invalidCursor();
}

/** Returns the parts of a cursor, or an empty list unless it has `count` parts. */
function partsOf(cursor: string, count: number): readonly unknown[] {
  const parts: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
  return Array.isArray(parts) && parts.length === count ? parts : [];
}

/** Returns the sort key, or undefined if it is not of this kind or is longer than the longest name. */
function keyOf(key: unknown, kind: KeyKind): Position["key"] | undefined {
  if (kind === "date?" && key === null) return null;
  if (typeof key !== "string") return undefined;
  if (kind === "instant") return isInstantText(key) ? parseInstant(key) : undefined;
  if (kind === "date?" || kind === "date") return isLocalDate(key) ? key : undefined;
  return key.length <= nameLimits.max && unstorable(key).length === 0 ? key : undefined;
}

function digest({ path, sort, filters }: CursorScope): string {
  return createHash("sha256")
    .update(JSON.stringify([path, sort, filters]))
    .digest("base64url")
    .slice(0, 12);
}

function invalidCursor(): HttpProblem {
  return new HttpProblem(
    400,
    "invalid_cursor",
    "The cursor does not belong to this list, sort order and filters. Start again without a cursor.",
  );
}
