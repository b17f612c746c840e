import { Type } from "@sinclair/typebox";
import { deliveredTypes, deliveryStatuses, eventTypes, messageStatuses, webhookStatuses } from "../../../core/index.js";
import { email, id, instant, literals, nullable, optional, text, versioned, view, whole } from "./primitives.js";

/** A mail about an invoice. */
export const Message = view({
  id: id("msg"),
  invoice_id: nullable(id("inv")),
  to: Type.Array(email()),
  cc: Type.Array(email()),
  subject: nullable(text(200)),
  message: nullable(text(10_000)),
  message_id: Type.String({ description: "The mail's Message-ID, without angle brackets" }),
  status: literals(messageStatuses),
  attempts: Type.Integer({ minimum: 0 }),
  next_attempt_at: nullable(instant()),
  sent_at: nullable(instant()),
  error: nullable(Type.String()),
  ...versioned,
});

export const Webhook = view({
  id: id("wh"),
  url: Type.String({ description: "HTTPS URL that receives deliveries" }),
  events: Type.Array(literals(eventTypes)),
  description: text(1_000),
  status: literals(webhookStatuses),
  failing_since: nullable(instant()),
  ...versioned,
});

export const WebhookSecret = view({
  secret: Type.String({ description: "whsec_ and 32 bytes in base64" }),
  rotated_at: nullable(instant()),
  ...versioned,
});

const headers = () => Type.Unsafe<Record<string, string>>({ type: "object", additionalProperties: { type: "string" } });
const attempt = () =>
  view({
    number: Type.Integer({ minimum: 1 }),
    at: instant(),
    duration_ms: Type.Integer({ minimum: 0 }),
    url: Type.String(),
    request_headers: headers(),
    response_status: nullable(Type.Integer()),
    response_headers: nullable(headers()),
    response_body: nullable(Type.String({ description: "The first 16 KiB" })),
    error: nullable(view({ code: Type.String(), message: Type.String() })),
    late: Type.Boolean({ description: "Ended after another attempt had taken its place" }),
  });

export const RecoveredDeliveries = view({ count: Type.Integer({ minimum: 0 }) });

/** Lists leave out the body and the attempts. */
export const WebhookDelivery = view({
  id: id("whd"),
  webhook_id: id("wh"),
  event_id: id("evt"),
  event_type: literals(deliveredTypes),
  status: literals(deliveryStatuses),
  attempt_count: Type.Integer({ minimum: 0 }),
  next_attempt_at: nullable(instant()),
  body: optional(Type.String({ description: "The exact bytes that are sent" })),
  attempts: optional(Type.Array(attempt())),
  webhook: whole("Webhook"),
  ...versioned,
});
