export { verifyServiceSignature, verifyWebhook, type VerifyOptions, type Webhook, type WebhookEvent } from "./verify-webhook.js";
export { WebhookVerificationError, type WebhookVerificationCode } from "./verification-error.js";
export type { RawBody, WebhookSecret } from "./signatures.js";
export type { WebhookHeaders } from "./headers.js";
