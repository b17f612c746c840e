import { type Instant, unixSeconds } from "../kernel/instant.js";
import type { ClaimedDelivery } from "../ports/delivery-queue.js";
import type { WebhookSecrets } from "../ports/webhook-secrets.js";
import { signingSecrets } from "./webhook-secret.js";

/** What the headers of an attempt say and sign. */
export type SignedDelivery = Pick<ClaimedDelivery, "id" | "eventId" | "eventType" | "body" | "attempts" | "secret">;

/**
 * The headers of one attempt. `X-Service-Signature` is the hex HMAC-SHA256 of the raw body with the current secret. The `webhook-`
 * headers follow the Standard Webhooks specification 1.0, with one signature for each valid secret.
 */
export function deliveryHeaders(claim: SignedDelivery, now: Instant, secrets: WebhookSecrets): Readonly<Record<string, string>> {
  const { eventId, body } = claim;
  const timestamp = String(unixSeconds(now));
  const [current, ...others] = signingSecrets(claim.secret, now);
  const signed = `${eventId}.${timestamp}.${body}`;
  const standard = [current, ...others].map((secret) => `v1,${secrets.base64Signature(secret, signed)}`);
  return {
    "Content-Type": "application/json",
    "User-Agent": "Stint-Webhooks/1",
    "X-Service-Signature": secrets.hexSignature(current, body),
    "X-Service-Event": claim.eventType,
    "X-Service-Delivery": claim.id,
    "X-Service-Attempt": String(claim.attempts + 1),
    "webhook-id": eventId,
    "webhook-timestamp": timestamp,
    "webhook-signature": standard.join(" "),
  };
}
