import { bytesToHex, randomBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { WebhookSecrets } from "../../core/ports/webhook-secrets.js";
import type { WebhookTargets } from "../../core/ports/webhook-targets.js";
import { fromBase64, hmacSha256, toBase64 } from "../../webhooks/hmac.js";

export const memoryWebhookSecrets: WebhookSecrets = {
  issue: () => `whsec_${toBase64(randomBytes(32))}`,
  hexSignature: (secret, text) => bytesToHex(hmacSha256(utf8ToBytes(secret), text)),
  base64Signature: (secret, text) => toBase64(hmacSha256(fromBase64(secret.replace(/^whsec_/, "")), text)),
};

/** Accepts any HTTPS URL, since the memory adapter sends nothing by itself. */
export const memoryWebhookTargets: WebhookTargets = {
  problem: (url) => {
    const parsed = parse(url);
    if (parsed === null) return { code: "url_malformed", message: "Must be an absolute URL." };
    const { protocol, username, password } = parsed;
    if (protocol !== "https:") return { code: "url_not_https", message: "Must be an HTTPS URL." };
    if (username !== "" || password !== "")
      return { code: "url_with_user_info", message: "Must not contain a user name or password." };
    return url.includes("#") ? { code: "url_with_fragment", message: "Must not contain a fragment." } : null;
  },
};

/** Does not use URL.canParse: after JIT compilation, that of Node 20 rejects "ü". */
function parse(url: string): URL | null {
  try {
    return new URL(url);
  } catch {
    return null;
  }
}
