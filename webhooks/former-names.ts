import type { VerificationSecret } from "./signatures.js";
import type { VerifiedWebhook } from "./verify-webhook.js";

/** @deprecated Use {@link VerifiedWebhook}. Removed in 0.5.0. */
export type Webhook = VerifiedWebhook;
/** @deprecated Use {@link VerificationSecret}. Removed in 0.5.0. */
export type WebhookSecret = VerificationSecret;
