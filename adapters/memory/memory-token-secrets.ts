import { randomBytes } from "@noble/hashes/utils.js";
import type { TokenSecrets } from "../../core/ports/token-secrets.js";
import { toBase64 } from "../../webhooks/hmac.js";
import { memoryDigest } from "./memory-digest.js";

export const memoryTokenSecrets: TokenSecrets = {
  issue: () => `stint_${inUrls(toBase64(randomBytes(32)))}`,
  hash: (token) => memoryDigest.sha256(token),
};

function inUrls(base64: string): string {
  return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
