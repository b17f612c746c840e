import { type Actor, authorize } from "../../access/actor.js";
import { notFound } from "../../kernel/errors.js";
import type { WebhookId } from "../../kernel/ids.js";
import type { Needs } from "../../ports/ports.js";

/** Deletes a subscription and cancels its pending deliveries; its deliveries stay in the log. */
export function makeDeleteWebhook({ unitOfWork, clock }: Needs<"webhooks", "clock">) {
  return async (actor: Actor, id: WebhookId): Promise<void> => {
    authorize(actor, "webhooks:write");
    await unitOfWork.run(actor, async (stores) => {
      const webhook = await stores.webhooks.find(id);
      if (!webhook) throw notFound("webhook");
      await stores.webhooks.remove(webhook, clock.now());
    });
  };
}
