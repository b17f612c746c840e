import { nextVersion } from "../../kernel/entity.js";
import type { Needs } from "../../ports/ports.js";
import type { FinishedAttempt } from "../../ports/delivery-queue.js";
import type { DeliveryAttempt } from "../delivery.js";
import { GONE_ATTEMPTS, GONE_STATUS } from "../gone.js";

export type PausingNeeds = Needs<"deliveries" | "webhooks" | "workspace", "clock">;

/** Whether the receiver said that it is gone for good (RFC 9110, section 15.5.11). */
export function isGone({ response }: Pick<DeliveryAttempt, "response">): boolean {
  return response?.status === GONE_STATUS;
}

/** Pauses the subscription of a claim if its workspace chose so and the last attempts since the subscription was changed all found the receiver gone. */
export async function pauseIfGone(
  { unitOfWork, clock }: PausingNeeds,
  { workspaceId, webhookId }: FinishedAttempt["claim"],
): Promise<void> {
  await unitOfWork.run({ workspaceId }, async (stores) => {
    const { pauseGoneWebhooks } = await stores.workspace.get();
    const webhook = pauseGoneWebhooks ? await stores.webhooks.find(webhookId) : null;
    if (webhook?.status !== "active") return;
    const latest = await stores.deliveries.latestAttempts(webhookId, webhook.updatedAt, GONE_ATTEMPTS);
    if (latest.length < GONE_ATTEMPTS || !latest.every(isGone)) return;
    await stores.webhooks.update(nextVersion({ ...webhook, status: "paused" }, clock.now()));
  });
}
