import { type Actor, authorize } from "../../access/actor.js";
import type { Needs } from "../../ports/ports.js";
import { lockedSecret } from "../secret-of-workspace.js";
import { requireTypes } from "../shown-types.js";
import { checkWebhook, type CreateWebhook, newWebhook, tooManyWebhooks, type Webhook, webhookTable } from "../webhook.js";

/** Throws `too_many_webhooks` (conflict) if the workspace has as many subscriptions as the limit allows, validation issues, and `forbidden`. */
export function makeCreateWebhook(
  ports: Needs<
    "deliveries" | "webhookSecret" | "webhooks" | "workspace",
    "clock" | "ids" | "webhookLimit" | "webhookSecrets" | "webhookTargets"
  >,
) {
  const { unitOfWork, clock, ids, webhookLimit, webhookSecrets, webhookTargets } = ports;
  return async (actor: Actor, { backfillFrom, ...command }: CreateWebhook): Promise<Webhook> => {
    authorize(actor, "webhooks:write");
    const content = webhookTable.create(command);
    checkWebhook(content, webhookTargets).throwIfAny();
    requireTypes(actor, content.events);
    return unitOfWork.run(actor, async (stores) => {
      await lockedSecret(stores, webhookSecrets, clock.now());
      if ((await stores.webhooks.count()) >= webhookLimit) throw tooManyWebhooks(webhookLimit);
      const webhook = newWebhook(ids.next("wh"), content, clock.now());
      await stores.webhooks.insert(webhook);
      if (backfillFrom !== undefined) await stores.deliveries.backfill(webhook, backfillFrom, webhook.createdAt);
      return webhook;
    });
  };
}
