import { type Actor, authorize } from "../../access/actor.js";
import { issuesOfChange, nextVersion, patched, sameValue } from "../../kernel/entity.js";
import { notFound } from "../../kernel/errors.js";
import type { WebhookId } from "../../kernel/ids.js";
import type { Needs } from "../../ports/ports.js";
import { checkWebhook, type Webhook, type WebhookPatch } from "../webhook.js";
import type { WatchedWebhook } from "./read-webhooks.js";

/** Updates, pauses or resumes a subscription. Held and due deliveries go to the new URL. */
export function makeUpdateWebhook({ unitOfWork, clock, webhookTargets }: Needs<"webhooks", "clock" | "webhookTargets">) {
  return async (actor: Actor, id: WebhookId, patch: WebhookPatch): Promise<WatchedWebhook> => {
    authorize(actor, "webhooks:write");
    return unitOfWork.run(actor, async (stores) => {
      const before = await stores.webhooks.find(id);
      if (!before) throw notFound("webhook");
      const after = patched<Webhook>(before, patch);
      const failingSince = (await stores.webhooks.failing()).get(id) ?? null;
      if (sameValue(before, after)) return { webhook: before, failingSince };
      issuesOfChange(before, after, (changed) => checkWebhook(changed, webhookTargets)).throwIfAny();
      const webhook = nextVersion(after, clock.now());
      await stores.webhooks.update(webhook);
      return { webhook, failingSince };
    });
  };
}
