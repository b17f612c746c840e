import { createHash } from "node:crypto";
import { isInstantText, parseInstant, formatInstant, type Instant, type Position } from "../../core/index.js";
import { HttpProblem } from "./problem.js";

/** What a cursor belongs to: it is refused for any other list, order or filter. */
export interface CursorScope {
  readonly path: string;
  readonly sort: string;
  /** The query's filters, in one spelling. */
  readonly filters: string;
}

/** A position as an opaque, URL-safe string. */
export function encodeCursor(position: Position, scope: CursorScope): string {
  const key = typeof position.key === "number" ? formatInstant(position.key as Instant) : position.key;
  return Buffer.from(JSON.stringify([key, position.id, digest(scope)])).toString("base64url");
}

/** Throws 400 `invalid_cursor` for anything that {@link encodeCursor} did not make for this scope. */
export function decodeCursor(cursor: string, scope: CursorScope): Position {
  try {
    const parts = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")) as unknown;
    if (Array.isArray(parts) && parts.length === 3) {
      const [key, id, check] = parts as unknown[];
      if (
        typeof key === "string" &&
        isInstantText(key) &&
        typeof id === "string" &&
        /^[a-z]+_[0-9a-z]{26}$/.test(id) &&
        check === digest(scope)
      ) {
        return { key: parseInstant(key), id };
      }
    }
  } catch {
    throw invalidCursor();
  }
  throw invalidCursor();
}

/** A place in a feed, in the same manner. */
export function encodeFeedCursor(position: number, scope: CursorScope): string {
  return Buffer.from(JSON.stringify([position, digest(scope)])).toString("base64url");
}

/** Throws 400 `invalid_cursor` for anything that {@link encodeFeedCursor} did not make for this scope. */
export function decodeFeedCursor(cursor: string, scope: CursorScope): number {
  try {
    const parts = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")) as unknown;
    const [position, check] = (Array.isArray(parts) && parts.length === 2 ? parts : []) as unknown[];
    if (Number.isSafeInteger(position) && (position as number) >= 0 && check === digest(scope)) return position as number;
  } catch {
    throw invalidCursor();
  }
  throw invalidCursor();
}

function digest({ path, sort, filters }: CursorScope): string {
  return createHash("sha256")
    .update(JSON.stringify([path, sort, filters]))
    .digest("base64url")
    .slice(0, 12);
}

function invalidCursor(): HttpProblem {
  return new HttpProblem(400, "invalid_cursor", "The cursor is not one of this list in this order. Start again without it.");
}
