import { Type } from "@sinclair/typebox";
import { DELIVERIES_KEPT_DAYS, eventTypes, SECRETS_OVERLAP_HOURS, webhookLimits, webhookStatuses } from "../../../core/index.js";
import { named } from "./annotations.js";
import { body, clearable, id, instant, literals, nullable, optional, text, textView, versioned, view } from "./primitives.js";

const fields = {
  url: ["The HTTPS URL that receives deliveries", "https://example.com/hook"],
  events: ["The event types to deliver", ["time_entry.created", "invoice.paid"]],
  description: ["A description for your own use", "Bookkeeping"],
  status: ["While `paused`, deliveries are kept but not sent", "active"],
  failing_since: ["Time of the first failure since the last success. Null if the last delivery succeeded", null],
  backfill_from: [
    `Also delivers events since this time. Events are kept for ${DELIVERIES_KEPT_DAYS} days`,
    "2026-03-01T00:00:00Z",
  ],
} as const;

export const Webhook = named(
  "Webhook",
  view(
    {
      id: id("wh"),
      url: Type.String(),
      events: Type.Array(literals(eventTypes)),
      description: textView(webhookLimits.description),
      status: literals(webhookStatuses),
      failing_since: nullable(instant()),
      ...versioned,
    },
    fields,
  ),
);

const url = text(webhookLimits.url);
const events = Type.Array(literals(eventTypes), { minItems: 1, maxItems: eventTypes.length, uniqueItems: true });
const description = optional(clearable(text(webhookLimits.description)));
export const WebhookCreation = named(
  "WebhookCreation",
  body({ url, events, description, backfill_from: optional(instant()) }, fields),
  { url: "https://example.com/hook", events: ["time_entry.created", "invoice.paid"] },
);
export const WebhookPatch = named(
  "WebhookPatch",
  body({ url: optional(url), events: optional(events), description, status: optional(literals(webhookStatuses)) }, fields),
  { status: "paused" },
);

export const WebhookSecret = named(
  "WebhookSecret",
  view(
    { secret: Type.String(), rotated_at: nullable(instant()), ...versioned },
    {
      secret: [
        "The signing secret: `whsec_` followed by 32 bytes in base64",
        "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=",
      ],
      rotated_at: [
        `Time of the last rotation. The previous secret also signs for ${SECRETS_OVERLAP_HOURS} hours afterwards`,
        null,
      ],
    },
  ),
);
