import { createHmac, timingSafeEqual } from "node:crypto";
import { Webhook } from "standardwebhooks";
import type { Received } from "./webhook-receiver.js";

/** The specification's method: recompute over the payload with the secret, compare in constant time. */
export function verifySpecification({ headers, body }: Received, secret: string): boolean {
  const expected = Buffer.from(createHmac("sha256", secret).update(body).digest("hex"));
  const sent = Buffer.from(String(headers["x-service-signature"]));
  return expected.length === sent.length && timingSafeEqual(expected, sent);
}

/** Verifies the `webhook-` headers with the public library. Throws if they are invalid. */
export function verifyStandard({ headers, body }: Received, secret: string): void {
  new Webhook(secret).verify(body.toString("utf8"), headers as Record<string, string>);
}
