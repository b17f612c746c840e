import { bytesToHex, randomBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { WebhookSecrets } from "../../core/ports/webhook-secrets.js";
import type { WebhookTargets } from "../../core/ports/webhook-targets.js";
import { fromBase64, hmacSha256, toBase64 } from "../../webhooks/hmac.js";

export const memoryWebhookSecrets: WebhookSecrets = {
  issue: () => `whsec_${toBase64(randomBytes(32))}`,
  hexSignature: (secret, text) => bytesToHex(hmacSha256(utf8ToBytes(secret), text)),
  base64Signature: (secret, text) => toBase64(hmacSha256(fromBase64(secret.replace(/^whsec_/, "")), text)),
};

/** Takes any https URL: nothing is sent from a memory unless somebody wires a sender to it. */
export const memoryWebhookTargets: WebhookTargets = {
  problem: (url) => {
    const parsed = parse(url);
    if (parsed === null) return { code: "url_malformed", message: "Must be an absolute URL." };
    const { protocol, username, password } = parsed;
    if (protocol !== "https:") return { code: "url_not_https", message: "Must be an https URL." };
    if (username !== "" || password !== "") return { code: "url_with_user_info", message: "Must not hold a name or password." };
    return url.includes("#") ? { code: "url_with_fragment", message: "Must not have a fragment." } : null;
  },
};

/** Not URL.canParse: once compiled, Node 20's takes "ü" for malformed. */
function parse(url: string): URL | null {
  try {
    return new URL(url);
  } catch {
    return null;
  }
}
