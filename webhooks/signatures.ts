import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { fromBase64, hmacSha256, toBase64 } from "./hmac.js";

/** A secret as shown in Stint's settings, `whsec_` and base64, or several during a rotation. */
export type VerificationSecret = string | readonly string[];

/** The request's body before any parsing: its bytes, as `arrayBuffer()` of a `Request` also returns them, or its text in UTF-8. */
export type RawBody = string | Uint8Array | ArrayBuffer;

const SECRET = /^whsec_((?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/;

// Standard Webhooks 1.0 requires 24 to 64 bytes.
const LEAST_BYTES = 24;
const MOST_BYTES = 64;

/** Throws a `TypeError`, which does not contain the secret, for an invalid secret. */
export function secretsOf(secret: VerificationSecret): readonly string[] {
  const secrets: readonly unknown[] = typeof secret === "string" ? [secret] : secret;
  if (!Array.isArray(secrets) || secrets.length === 0 || !secrets.every(isSecret)) {
    throw new TypeError(
      "The secret must be whsec_ followed by base64, as shown in Stint's settings, without surrounding spaces or line breaks.",
    );
  }
  return secrets;
}

/** The text or the bytes of the body. Throws a `TypeError` for anything else. */
export function rawContentOf(body: unknown): string | Uint8Array {
  if (typeof body === "string" || body instanceof Uint8Array) return body;
  if (body instanceof ArrayBuffer) return new Uint8Array(body);
  throw new TypeError(
    "The body must be the raw request body, a string, a Uint8Array or an ArrayBuffer. Read it before any JSON parser, for example with express.raw().",
  );
}

/** Whether one of the space-separated signatures is `v1,` and the base64 HMAC-SHA256 of text and body with one of the secrets. */
export function isSigned(signatures: string, text: string, body: string | Uint8Array, secrets: readonly string[]): boolean {
  const right = secrets.map((secret) => `v1,${toBase64(hmacSha256(keyOf(secret), text, body))}`);
  return isAnyEqual(signatures.split(" "), right);
}

/** Whether the signature is the hex HMAC-SHA256 of the body, keyed with the text of one of the secrets. */
export function isSignedPlainly(signature: string, body: string | Uint8Array, secrets: readonly string[]): boolean {
  const right = secrets.map((secret) => bytesToHex(hmacSha256(utf8ToBytes(secret), body)));
  return isAnyEqual([signature], right);
}

// Compares text, because base64 with another last character can decode to the same bytes.
function isAnyEqual(signatures: readonly string[], expected: readonly string[]): boolean {
  const pairs = signatures.flatMap((one) => expected.map((other) => isEqual(one, other)));
  return pairs.includes(true);
}

/** Compares in constant time. */
function isEqual(signature: string, expected: string): boolean {
  if (signature.length !== expected.length) return false;
  let difference = 0;
  for (let at = 0; at < expected.length; at++) difference |= signature.charCodeAt(at) ^ expected.charCodeAt(at);
  return difference === 0;
}

function isSecret(text: unknown): text is string {
  const bytes = typeof text === "string" ? keyOf(text).length : 0;
  return bytes >= LEAST_BYTES && bytes <= MOST_BYTES;
}

/** Empty for an invalid secret. */
function keyOf(secret: string): Uint8Array {
  return fromBase64(SECRET.exec(secret)?.[1] ?? "");
}
