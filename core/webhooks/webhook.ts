import { type EventType, eventTypes } from "../events/domain-event.js";
import { firstVersion, type Versioned } from "../kernel/entity.js";
import { conflict, Issues } from "../kernel/errors.js";
import type { WebhookId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import { checkText } from "../kernel/text.js";
import type { WebhookTargets } from "../ports/webhook-targets.js";

/** The states of a subscription. */
export const webhookStatuses = ["active", "paused"] as const;
/** While paused, deliveries are held. */
export type WebhookStatus = (typeof webhookStatuses)[number];

/** A subscription: the receiver's URL and the event types. */
export interface Webhook extends Versioned {
  readonly id: WebhookId;
  /** An https URL whose host is public, unless the operator allows other addresses. At most 2,048 characters. */
  readonly url: string;
  /** The event types to deliver; at least one. */
  readonly events: readonly EventType[];
  /** At most 1,000 characters; "" if there is none. */
  readonly description: string;
  readonly status: WebhookStatus;
}

/** The fields of a subscription that callers set. */
export type WebhookContent = Pick<Webhook, "url" | "events" | "description" | "status">;

/** The most subscriptions of a workspace. */
export const MAX_WEBHOOKS = 20;
/** In characters. */
export const MAX_URL_LENGTH = 2_048;
/** The lengths of a subscription's texts, in UTF-16 units. */
export const webhookLimits = { url: { min: 1, max: MAX_URL_LENGTH }, description: { max: 1_000 } } as const;

/** A new subscription. */
export function newWebhook(id: WebhookId, content: WebhookContent, now: Instant): Webhook {
  return { id, ...content, ...firstVersion(now) };
}

const tooLong = { code: "too_long", message: `Must have at most ${MAX_URL_LENGTH} characters.` };

/** Checks all rules of a subscription. */
export function checkWebhook(webhook: WebhookContent, targets: WebhookTargets): Issues {
  const issues = new Issues();
  const problem = webhook.url.length > MAX_URL_LENGTH ? tooLong : targets.problem(webhook.url);
  if (problem) issues.add(["url"], problem.code, problem.message);
  if (webhook.events.length === 0) issues.add(["events"], "too_few", "Must contain at least one event type.");
  webhook.events.forEach((type, index) => {
    if (!eventTypes.includes(type)) issues.add(["events", index], "not_allowed", `Must be one of ${eventTypes.join(", ")}.`);
    else if (webhook.events.indexOf(type) < index) issues.add(["events", index], "not_unique", "Must be unique.");
  });
  checkText(issues, ["description"], webhook.description, webhookLimits.description);
  return issues;
}

/** The error for another subscription than {@link MAX_WEBHOOKS}: `too_many_webhooks` (conflict). */
export function tooManyWebhooks() {
  return conflict("too_many_webhooks", `A workspace can have at most ${MAX_WEBHOOKS} webhook subscriptions.`, {
    limit: MAX_WEBHOOKS,
  });
}
