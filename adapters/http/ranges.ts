import { hash } from "node:crypto";
import { namesTag } from "./entity-tag.js";
import type { Context } from "./request-state.js";

/** The first and the last byte of a part. */
export interface Range {
  readonly first: number;
  readonly last: number;
}

/** A strong entity tag (RFC 9110 section 8.8.3) of bytes. */
export function tagOfBytes(content: Uint8Array): string {
  return `"${hash("sha256", content, "base64url").slice(0, 22)}"`;
}

/**
 * Returns the one range of bytes that `Range` requests (RFC 9110 section 14.2). Null: the whole, which also is the response to several ranges, and to one
 * that no byte is in.
 */
export function rangeOf(header: string, size: number): Range | null {
  const [, from = "", to = ""] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/.exec(header) ?? [];
  if (from === "" && to === "") return null;
  const range =
    from === ""
      ? { first: Math.max(0, size - Number(to)), last: size - 1 }
      : { first: Number(from), last: Math.min(size - 1, to === "" ? size - 1 : Number(to)) };
  return range.first <= range.last && range.first < size ? range : null;
}

/** Responds with the bytes, or with the part of them that the request asks for, if they are still those that `If-Range` names. */
export function sendBytes(context: Context, content: Uint8Array): void {
  const tag = tagOfBytes(content);
  context.set({ ETag: tag, "Accept-Ranges": "bytes" });
  const condition = context.get("If-Range");
  const isCurrent = condition === "" || condition === tag;
  const isUnknown = !namesTag(context.get("If-None-Match"), tag);
  const range = context.method === "GET" && isCurrent && isUnknown ? rangeOf(context.get("Range"), content.length) : null;
  if (range === null) {
    context.body = Buffer.from(content);
    return;
  }
  const { first, last } = range;
  context.status = 206;
  // A content coding would change which bytes the range has.
  context.compress = false;
  context.set("Content-Range", `bytes ${first}-${last}/${content.length}`);
  context.body = Buffer.from(content.subarray(first, last + 1));
}
