import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, randomBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { TokenSecrets } from "../../core/ports/token-secrets.js";
import { toBase64 } from "../../webhooks/hmac.js";

export const memoryTokenSecrets: TokenSecrets = {
  issue: () => `stint_${inUrls(toBase64(randomBytes(32)))}`,
  hash: (token) => bytesToHex(sha256(utf8ToBytes(token))),
};

function inUrls(base64: string): string {
  return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
