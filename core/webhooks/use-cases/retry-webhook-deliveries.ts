import { type Actor, authorize } from "../../access/actor.js";
import { notFound } from "../../kernel/errors.js";
import type { DeliveryId, WebhookId } from "../../kernel/ids.js";
import type { Instant } from "../../kernel/instant.js";
import type { Needs } from "../../ports/ports.js";
import { showsType } from "../shown-types.js";
import { type LoggedDelivery, retriedDelivery, webhookDeleted } from "../delivery.js";

/** Makes a delivery due now, in any status. Throws `webhook_deleted` (conflict). */
export function makeRetryWebhookDelivery({ unitOfWork, clock }: Needs<"deliveries" | "webhooks", "clock">) {
  return async (actor: Actor, id: DeliveryId): Promise<LoggedDelivery> => {
    authorize(actor, "webhooks:write");
    return unitOfWork.run(actor, async (stores) => {
      const found = await stores.deliveries.find(id);
      if (!found || !showsType(actor, found.delivery.eventType)) throw notFound("delivery");
      if (!(await stores.webhooks.find(found.delivery.webhookId))) throw webhookDeleted();
      const delivery = retriedDelivery(found.delivery, clock.now());
      if (delivery !== found.delivery) await stores.deliveries.update(delivery);
      return { delivery, body: found.body, attempts: await stores.deliveries.attempts(id) };
    });
  };
}

/** Makes the failed deliveries of a subscription that were created at `since` or later due now. Returns their number. */
export function makeRecoverWebhookDeliveries({ unitOfWork, clock }: Needs<"deliveries" | "webhooks", "clock">) {
  return async (actor: Actor, id: WebhookId, since: Instant): Promise<number> => {
    authorize(actor, "webhooks:write");
    return unitOfWork.run(actor, async (stores) => {
      if (!(await stores.webhooks.find(id))) throw notFound("webhook");
      return stores.deliveries.recover(id, since, clock.now());
    });
  };
}
