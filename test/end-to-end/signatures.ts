import { createHmac, timingSafeEqual } from "node:crypto";
import { Webhook } from "standardwebhooks";
import type { Received } from "./webhook-receiver.js";

/** The specification's recipe, word for word: recompute over the payload with the secret, compare in constant time. */
export function verifySpecification({ headers, body }: Received, secret: string): boolean {
  const expected = Buffer.from(createHmac("sha256", secret).update(body).digest("hex"));
  const sent = Buffer.from(String(headers["x-service-signature"]));
  return expected.length === sent.length && timingSafeEqual(expected, sent);
}

/** The public library's own check of the `webhook-` headers; throws where they are wrong. */
export function verifyStandard({ headers, body }: Received, secret: string): void {
  new Webhook(secret).verify(body.toString("utf8"), headers as Record<string, string>);
}
