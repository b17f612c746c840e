import { type Actor, authorize, authorOf } from "../../access/actor.js";
import { domainEvent } from "../../events/domain-event.js";
import { notFound } from "../../kernel/errors.js";
import type { WebhookId } from "../../kernel/ids.js";
import type { Needs } from "../../ports/ports.js";
import type { LoggedDelivery } from "../delivery.js";
import { webhookView } from "../webhook-view.js";
import { watched } from "./read-webhooks.js";

/**
 * Delivers `webhook.ping` with the subscription as data, whatever types the subscription lists. Held while the subscription is
 * paused.
 */
export function makePingWebhook(ports: Needs<"deliveries" | "events" | "webhooks", "clock" | "ids">) {
  return async (actor: Actor, id: WebhookId): Promise<LoggedDelivery> => {
    authorize(actor, "webhooks:write");
    return ports.unitOfWork.run(actor, async (stores) => {
      const webhook = await stores.webhooks.find(id);
      if (!webhook) throw notFound("webhook");
      const { webhook: shown, failingSince } = watched(actor, webhook, await stores.webhooks.failing());
      const event = domainEvent(ports, authorOf(actor), "webhook.ping", webhookView(shown, failingSince));
      const made = await stores.deliveries.find(await stores.events.recordFor(id, event));
      if (!made) throw new TypeError("The recorded delivery of a ping must exist.");
      return { ...made, attempts: [] };
    });
  };
}
