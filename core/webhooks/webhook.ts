import { type EventType, eventTypes } from "../events/domain-event.js";
import { firstVersion, type Versioned } from "../kernel/entity.js";
import { conflict, Issues } from "../kernel/errors.js";
import { FieldTable } from "../kernel/field-table.js";
import { choiceType, idType, listType, textType } from "../kernel/field-types.js";
import { type ChangesOf, type CreationOf, type Described, field, type ModelOf, versionFields } from "../kernel/fields.js";
import type { WebhookId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import { checkText } from "../kernel/text.js";
import type { WebhookTargets } from "../ports/webhook-targets.js";

/** The states of a subscription. */
export const webhookStatuses = ["active", "paused"] as const;
/** While paused, deliveries are held. */
export type WebhookStatus = (typeof webhookStatuses)[number];

/** In characters. */
export const MAX_URL_LENGTH = 2_048;
/** The lengths of a subscription's texts, in code points. */
export const webhookLimits = { url: { min: 1, max: MAX_URL_LENGTH }, description: { max: 1_000 } } as const;

/** Alone in the list of a subscription: all event types, also those of later versions. */
export const EVERY_EVENT = "*";
/** What the list of a subscription can contain. */
export const subscribableTypes = [EVERY_EVENT, ...eventTypes] as const;

export const webhookTable = new FieldTable({
  /** `wh_…`, assigned by the service. */
  id: field.assigned(idType("wh")),
  /** An https URL whose host is public, unless the operator allows other addresses. At most 2,048 characters. */
  url: field.required(textType(webhookLimits.url), ["The HTTPS URL that receives deliveries", "https://example.com/hook"]),
  /** The event types to deliver; at least one, or {@link EVERY_EVENT} alone. */
  events: field.required(listType(choiceType(subscribableTypes), { max: subscribableTypes.length }), [
    "The event types to deliver, or `*` alone for all types, also later ones",
    ["time_entry.created", "invoice.paid"],
  ]),
  /** At most 1,000 characters; "" if there is none. */
  description: field.defaulting(textType(webhookLimits.description), "", ["A description for your own use", "Bookkeeping"]),
  /** While `paused`, deliveries are kept and not sent. */
  status: field.changed(choiceType(webhookStatuses), "active", ["While `paused`, deliveries are kept but not sent", "active"]),
  ...versionFields,
});

/** A subscription: the receiver's URL and the event types. */
export interface Webhook extends Versioned, ModelOf<typeof webhookTable.fields> {}

/** A subscription to create; it is active. */
export interface CreateWebhook extends CreationOf<typeof webhookTable.fields> {
  /** Also delivers past events from this instant on, as far back as events are kept. */
  readonly backfillFrom?: Instant | undefined;
}
/** The fields to change; absent ones do not change. `status` pauses or resumes the subscription. */
export interface WebhookPatch extends ChangesOf<typeof webhookTable.fields>, Described {}

/** The fields of a subscription that callers set. */
export type WebhookContent = Pick<Webhook, "url" | "events" | "description" | "status">;

/** The most subscriptions of a workspace, unless the operator sets another limit. */
export const DEFAULT_WEBHOOK_LIMIT = 20;
/** The highest limit for subscriptions that an operator can set, and that storages support. */
export const MAX_WEBHOOKS = 100;
/** The event types that are delivered to the subscription. */
export function subscribedTypes({ events }: Pick<Webhook, "events">): readonly EventType[] {
  return events.flatMap((type) => (type === EVERY_EVENT ? eventTypes : [type]));
}

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
    if (!subscribableTypes.includes(type))
      issues.add(["events", index], "not_allowed", `Must be one of ${subscribableTypes.join(", ")}.`);
    else if (type === EVERY_EVENT && webhook.events.length > 1)
      issues.add(["events", index], "not_allowed", `"${EVERY_EVENT}" includes all other types. List it alone.`);
    else if (webhook.events.indexOf(type) < index) issues.add(["events", index], "not_unique", "Must be unique.");
  });
  checkText(issues, ["description"], webhook.description, webhookLimits.description);
  return issues;
}

/** The error for another subscription than the limit allows: `too_many_webhooks` (conflict). */
export function tooManyWebhooks(limit: number) {
  return conflict("too_many_webhooks", `A workspace can have at most ${limit} webhook subscriptions.`, { limit });
}
