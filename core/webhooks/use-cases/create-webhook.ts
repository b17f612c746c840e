import { type Actor, authorize } from "../../access/actor.js";
import type { Instant } from "../../kernel/instant.js";
import type { Needs } from "../../ports/ports.js";
import { lockedSecret } from "../secret-of-workspace.js";
import { checkWebhook, MAX_WEBHOOKS, newWebhook, tooManyWebhooks, type Webhook, type WebhookContent } from "../webhook.js";

/** A subscription to create; it is active. */
export type CreateWebhook = Pick<WebhookContent, "url" | "events"> & {
  readonly description?: string | undefined;
  /** Also delivers past events from this instant on, as far back as events are kept. */
  readonly backfillFrom?: Instant | undefined;
};

/** Throws `too_many_webhooks` (conflict) if the workspace has {@link MAX_WEBHOOKS} subscriptions, or validation issues. */
export function makeCreateWebhook(
  ports: Needs<"deliveries" | "webhookSecret" | "webhooks" | "workspace", "clock" | "ids" | "webhookSecrets" | "webhookTargets">,
) {
  const { unitOfWork, clock, ids, webhookSecrets, webhookTargets } = ports;
  return async (actor: Actor, { url, events, description = "", backfillFrom }: CreateWebhook): Promise<Webhook> => {
    authorize(actor, "webhooks:write");
    const content: WebhookContent = { url, events, description, status: "active" };
    checkWebhook(content, webhookTargets).throwIfAny();
    return unitOfWork.run(actor, async (stores) => {
      await lockedSecret(stores, webhookSecrets, clock.now());
      if ((await stores.webhooks.count()) >= MAX_WEBHOOKS) throw tooManyWebhooks();
      const webhook = newWebhook(ids.next("wh"), content, clock.now());
      await stores.webhooks.insert(webhook);
      if (backfillFrom !== undefined) await stores.deliveries.backfill(webhook, backfillFrom, webhook.createdAt);
      return webhook;
    });
  };
}
