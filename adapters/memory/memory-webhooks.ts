import { createHmac, randomBytes } from "node:crypto";
import type { WebhookSecrets } from "../../core/ports/webhook-secrets.js";
import type { WebhookTargets } from "../../core/ports/webhook-targets.js";

export const memoryWebhookSecrets: WebhookSecrets = {
  issue: () => `whsec_${randomBytes(32).toString("base64")}`,
  hexSignature: (secret, text) => createHmac("sha256", secret).update(text, "utf8").digest("hex"),
  base64Signature: (secret, text) =>
    createHmac("sha256", Buffer.from(secret.replace(/^whsec_/, ""), "base64"))
      .update(text, "utf8")
      .digest("base64"),
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
