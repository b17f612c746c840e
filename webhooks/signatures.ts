import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { fromBase64, hmacSha256, toBase64 } from "./hmac.js";

/** One secret as Stint's settings show it, `whsec_` and base64, or several while one takes over from another. */
export type WebhookSecret = string | readonly string[];

/** The bytes of the request, or the text that they are in UTF-8, from before any parser. */
export type RawBody = string | Uint8Array;

const SECRET = /^whsec_((?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/;

// Standard Webhooks 1.0 has no others.
const LEAST_BYTES = 24;
const MOST_BYTES = 64;

/** Throws a `TypeError`, which does not quote it, for what is no secret. */
export function secretsOf(secret: WebhookSecret): readonly string[] {
  const secrets: readonly unknown[] = typeof secret === "string" ? [secret] : secret;
  if (!Array.isArray(secrets) || secrets.length === 0 || !secrets.every(isSecret)) {
    throw new TypeError("A secret is whsec_ and base64, as Stint's settings show it, without spaces or line ends around it.");
  }
  return secrets;
}

/** Throws a `TypeError` for what is neither text nor bytes. */
export function checkBody(body: unknown): void {
  if (typeof body === "string" || body instanceof Uint8Array) return;
  throw new TypeError(
    "The body must be the raw one, a string or a Uint8Array: take it before a JSON parser does, such as with express.raw().",
  );
}

/** Whether one of the signatures, with spaces between, is `v1,` and the base64 HMAC-SHA256 of text and body by one of the secrets. */
export function isSigned(signatures: string, text: string, body: RawBody, secrets: readonly string[]): boolean {
  const right = secrets.map((secret) => `v1,${toBase64(hmacSha256(keyOf(secret), text, body))}`);
  return isAnyEqual(signatures.split(" "), right);
}

/** Whether it is the hex HMAC-SHA256 of the body, keyed with the text of one of the secrets. */
export function isSignedPlainly(signature: string, body: RawBody, secrets: readonly string[]): boolean {
  const right = secrets.map((secret) => bytesToHex(hmacSha256(utf8ToBytes(secret), body)));
  return isAnyEqual([signature], right);
}

// Compared as text: base64 that differs in its last character can stand for the same bytes.
function isAnyEqual(given: readonly string[], right: readonly string[]): boolean {
  const pairs = given.flatMap((one) => right.map((other) => isEqual(one, other)));
  return pairs.includes(true);
}

/** Takes the same time wherever the texts differ. */
function isEqual(given: string, right: string): boolean {
  if (given.length !== right.length) return false;
  let difference = 0;
  for (let at = 0; at < right.length; at++) difference |= given.charCodeAt(at) ^ right.charCodeAt(at);
  return difference === 0;
}

function isSecret(text: unknown): text is string {
  const bytes = typeof text === "string" ? keyOf(text).length : 0;
  return bytes >= LEAST_BYTES && bytes <= MOST_BYTES;
}

/** Empty for what is no secret. */
function keyOf(secret: string): Uint8Array {
  return fromBase64(SECRET.exec(secret)?.[1] ?? "");
}
