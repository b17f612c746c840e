import type { Instant } from "../kernel/instant.js";
import type { Stores } from "../ports/unit-of-work.js";
import type { WebhookSecrets } from "../ports/webhook-secrets.js";
import { newWebhookSecret, type WebhookSecret } from "./webhook-secret.js";

/** Returns the workspace's secret, locked until the end of the transaction. Creates it for workspaces older than webhooks. */
export async function lockedSecret(
  stores: Pick<Stores, "webhookSecret">,
  secrets: WebhookSecrets,
  now: Instant,
): Promise<WebhookSecret> {
  const found = await stores.webhookSecret.lock();
  if (found) return found;
  const secret = newWebhookSecret(secrets.issue(), now);
  await stores.webhookSecret.insert(secret);
  return secret;
}
