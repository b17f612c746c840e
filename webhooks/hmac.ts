import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

/** HMAC-SHA256 of the concatenated parts, texts in UTF-8, in any runtime. */
export function hmacSha256(key: Uint8Array, ...parts: readonly (string | Uint8Array)[]): Uint8Array {
  const code = hmac.create(sha256, key);
  for (const part of parts) code.update(typeof part === "string" ? utf8ToBytes(part) : part);
  return code.digest();
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** Throws a `DOMException` for invalid base64. */
export function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
