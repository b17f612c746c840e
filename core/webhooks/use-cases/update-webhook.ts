import { type Actor, authorize } from "../../access/actor.js";
import { issuesOfChange, nextVersion, patched, sameValue } from "../../kernel/entity.js";
import { notFound } from "../../kernel/errors.js";
import type { WebhookId } from "../../kernel/ids.js";
import type { Needs } from "../../ports/ports.js";
import { completed, requireTypes } from "../shown-types.js";
import { checkWebhook, type Webhook, type WebhookPatch } from "../webhook.js";
import { watched, type WatchedWebhook } from "./read-webhooks.js";

/**
 * Updates, pauses or resumes a subscription. Held and due deliveries go to the new URL. Event types that the actor may not read remain, and only who may
 * read all of them can change the URL.
 */
export function makeUpdateWebhook({ unitOfWork, clock, webhookTargets }: Needs<"webhooks", "clock" | "webhookTargets">) {
  return async (actor: Actor, id: WebhookId, patch: WebhookPatch): Promise<WatchedWebhook> => {
    authorize(actor, "webhooks:write");
    return unitOfWork.run(actor, async (stores) => {
      const before = await stores.webhooks.find(id);
      if (!before) throw notFound("webhook");
      const failing = await stores.webhooks.failing();
      const after = patched<Webhook>(before, completed(actor, before, patch));
      issuesOfChange(before, after, (content) => checkWebhook(content, webhookTargets)).throwIfAny();
      requireTypes(actor, after.url === before.url ? (patch.events ?? []) : after.events);
      if (sameValue(before, after)) return watched(actor, before, failing);
      const webhook = nextVersion(after, clock.now());
      await stores.webhooks.update(webhook);
      return watched(actor, webhook, failing);
    });
  };
}
