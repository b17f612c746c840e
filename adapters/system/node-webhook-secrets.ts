import { createHmac, randomBytes } from "node:crypto";
import type { WebhookSecrets } from "../../core/ports/webhook-secrets.js";

const PREFIX = "whsec_";
const RANDOM_BYTES = 32;

/** Creates secrets and signatures according to Standard Webhooks 1.0, and plain HMAC-SHA256 signatures. */
export class NodeWebhookSecrets implements WebhookSecrets {
  issue(): string {
    return PREFIX + randomBytes(RANDOM_BYTES).toString("base64");
  }

  hexSignature(secret: string, text: string): string {
    return createHmac("sha256", Buffer.from(secret, "utf8")).update(text, "utf8").digest("hex");
  }

  base64Signature(secret: string, text: string): string {
    const key = Buffer.from(secret.slice(PREFIX.length), "base64");
    return createHmac("sha256", key).update(text, "utf8").digest("base64");
  }
}
