import { type Actor, authorize } from "../../access/actor.js";
import type { Needs } from "../../ports/ports.js";
import { lockedSecret } from "../secret-of-workspace.js";
import { rotateSecret, type WebhookSecret } from "../webhook-secret.js";

type SecretNeeds = Needs<"webhookSecret", "clock" | "webhookSecrets">;

/** Returns the secret that signs the workspace's deliveries; only owners may read it. */
export function makeGetWebhookSecret({ unitOfWork, clock, webhookSecrets }: SecretNeeds) {
  return async (actor: Actor): Promise<WebhookSecret> => {
    authorize(actor, "webhook_secret:write");
    const found = await unitOfWork.read(actor, (stores) => stores.webhookSecret.find());
    return found ?? unitOfWork.run(actor, (stores) => lockedSecret(stores, webhookSecrets, clock.now()));
  };
}

/** Creates a new secret. For one day after each rotation, `webhook-signature` also contains a signature with the secret that it replaced. */
export function makeRotateWebhookSecret({ unitOfWork, clock, webhookSecrets }: SecretNeeds) {
  return async (actor: Actor): Promise<WebhookSecret> => {
    authorize(actor, "webhook_secret:write");
    return unitOfWork.run(actor, async (stores) => {
      const before = await lockedSecret(stores, webhookSecrets, clock.now());
      const after = rotateSecret(before, webhookSecrets.issue(), clock.now());
      await stores.webhookSecret.update(after);
      return after;
    });
  };
}
