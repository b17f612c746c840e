export {
  type VerifiedWebhook,
  type VerifyOptions,
  verifyServiceSignature,
  verifyWebhook,
  type WebhookEvent,
} from "./verify-webhook.js";
export { WebhookVerificationError, type WebhookVerificationCode } from "./verification-error.js";
export type { RawBody, VerificationSecret } from "./signatures.js";
export type { WebhookHeaders } from "./headers.js";
export type { Webhook, WebhookSecret } from "./former-names.js";
