import { hash } from "node:crypto";
import type { Json } from "../../core/index.js";

/**
 * A strong entity tag (RFC 9110 section 8.8.3): the resource's version (0 if it has none), which `If-Match` compares, and a hash of the
 * body, which also depends on the date and the role.
 */
export function entityTag(version: Json | undefined, body: string): string {
  const digest = hash("sha256", body, "base64url").slice(0, 16);
  return `"${typeof version === "number" ? version : 0}.${digest}"`;
}

/** Returns the tag of the body in a content coding, or "" without a tag. */
export function tagOfCoding(tag: string, coding: string): string {
  return tag === "" || coding === "" ? tag : tag.replace(/"$/, `-${coding}"`);
}

/** Whether `If-None-Match` contains the tag, by weak comparison (RFC 9110 section 13.1.2). */
export function namesTag(header: string, tag: string): boolean {
  if (header.trim() === "*") return true;
  return (header.match(/(?:W\/)?"[^"]*"/g) ?? []).some((one) => one.replace(/^W\//, "") === tag);
}

/**
 * Returns the versions in `If-Match`, or null for `*`, which matches every existing resource. A weak tag counts as the strong one: proxies weaken the tags of
 * what they compress, and RFC 9110 section 13.1.1 would then refuse every change.
 */
export function versionsNamed(header: string): readonly number[] | null {
  if (header.trim() === "*") return null;
  return [...header.matchAll(/"(\d{1,10})\.[^"]*"/g)].map(([, version]) => Number(version));
}
