import { createHash } from "node:crypto";
import type { Json } from "../../core/index.js";

/**
 * A strong entity tag (RFC 9110 section 8.8.3): the resource's version, so that it can be compared in `If-Match`, and a hash of the body,
 * since what is shown depends on more than the resource (the day, the role). Without a version, `0`.
 */
export function entityTag(version: Json | undefined, body: string): string {
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 16);
  return `"${typeof version === "number" ? version : 0}.${hash}"`;
}

/** The tag of the same body in a content coding; "" of none. */
export function tagOfCoding(tag: string, coding: string): string {
  return tag === "" || coding === "" ? tag : tag.replace(/"$/, `-${coding}"`);
}

/** Whether `If-None-Match` names the tag, compared weakly (RFC 9110 section 13.1.2). */
export function namesTag(header: string, tag: string): boolean {
  if (header.trim() === "*") return true;
  return (header.match(/(?:W\/)?"[^"]*"/g) ?? []).some((one) => one.replace(/^W\//, "") === tag);
}

/** The versions that `If-Match` names; null for `*`, which every resource that is there matches. Weak tags match nothing. */
export function versionsNamed(header: string): readonly number[] | null {
  if (header.trim() === "*") return null;
  return [...header.matchAll(/(?<!W\/)"(\d{1,10})\.[^"]*"/g)].map(([, version]) => Number(version));
}
