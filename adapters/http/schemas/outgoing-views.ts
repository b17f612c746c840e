import { Type } from "@sinclair/typebox";
import { deliveredTypes, deliveryStatuses, eventTypes, messageStatuses, webhookStatuses } from "../../../core/index.js";
import { email, id, instant, literals, nullable, optional, text, versioned, view, expandable } from "./primitives.js";

/** An email with an invoice. */
export const Message = view({
  id: id("msg"),
  invoice_id: nullable(id("inv")),
  to: Type.Array(email()),
  cc: Type.Array(email()),
  subject: nullable(text(200)),
  message: nullable(text(10_000)),
  message_id: Type.String(),
  status: literals(messageStatuses),
  attempts: Type.Integer({ minimum: 0 }),
  next_attempt_at: nullable(instant()),
  sent_at: nullable(instant()),
  error: nullable(Type.String()),
  ...versioned,
});

export const Webhook = view({
  id: id("wh"),
  url: Type.String(),
  events: Type.Array(literals(eventTypes)),
  description: text(1_000),
  status: literals(webhookStatuses),
  failing_since: nullable(instant()),
  ...versioned,
});

export const WebhookSecret = view({
  secret: Type.String(),
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
    response_body: nullable(Type.String()),
    error: nullable(view({ code: Type.String(), message: Type.String() })),
    late: Type.Boolean(),
  });

export const RecoveredDeliveries = view({ count: Type.Integer({ minimum: 0 }) });

/** Lists omit the body and the attempts. */
export const WebhookDelivery = view({
  id: id("whd"),
  webhook_id: id("wh"),
  event_id: id("evt"),
  event_type: literals(deliveredTypes),
  status: literals(deliveryStatuses),
  attempt_count: Type.Integer({ minimum: 0 }),
  next_attempt_at: nullable(instant()),
  body: optional(Type.String()),
  attempts: optional(Type.Array(attempt())),
  webhook: expandable("Webhook"),
  ...versioned,
});
