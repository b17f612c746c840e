import { Type } from "@sinclair/typebox";
import { DELIVERIES_KEPT_DAYS, SECRETS_OVERLAP_HOURS, subscribableTypes, webhookTable } from "../../../core/index.js";
import { named } from "./annotations.js";
import { changesOf, creationOf, viewOf } from "./of-fields.js";
import { instant, literals, nullable, optional, versioned, view } from "./primitives.js";

export const Webhook = named(
  "Webhook",
  "A subscription: the URL of a receiver, and the event types to deliver.",
  viewOf(
    webhookTable,
    { failing_since: nullable(instant()) },
    { failing_since: ["Time of the first failure since the last success. Null if the last delivery succeeded", null] },
    { url: Type.String() },
  ),
);

const events = Type.Array(literals(subscribableTypes), { minItems: 1, maxItems: subscribableTypes.length, uniqueItems: true });
export const WebhookCreation = named(
  "WebhookCreation",
  "A subscription to create. It is active.",
  creationOf(
    webhookTable,
    { events },
    { backfill_from: optional(instant()) },
    {
      backfill_from: [
        `Also delivers events since this time. Events are kept for ${DELIVERIES_KEPT_DAYS} days`,
        "2026-03-01T00:00:00Z",
      ],
    },
  ),
  { url: "https://example.com/hook", events: ["time_entry.created", "invoice.paid"] },
);
export const WebhookChanges = named(
  "WebhookPatch",
  "The changes of a subscription. Absent fields do not change.",
  changesOf(webhookTable, { events }),
  { status: "paused" },
);

export const WebhookSecret = named(
  "WebhookSecret",
  "The secret that signs the deliveries of the workspace.",
  view(
    { secret: Type.String(), rotated_at: nullable(instant()), ...versioned },
    {
      secret: [
        "The signing secret: `whsec_` followed by 32 bytes in base64",
        "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=",
      ],
      rotated_at: [
        `Time of the last rotation. The secret that it replaced also signs for ${SECRETS_OVERLAP_HOURS} hours afterwards`,
        null,
      ],
    },
  ),
);
