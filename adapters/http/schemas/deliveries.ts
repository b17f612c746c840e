import { Type } from "@sinclair/typebox";
import { attemptLimits, DELIVERIES_KEPT_DAYS, deliveredTypes, deliveryStatuses, eventTypes } from "../../../core/index.js";
import { exampleId, named } from "./annotations.js";
import { body, expandable, id, instant, literals, nullable, optional, versioned, view } from "./primitives.js";

export const subscriptionId = ["ID of the subscription", exampleId("wh")] as const;
export const eventId = [
  "ID of the event, as in the `webhook-id` header. The same for every attempt and subscription",
  exampleId("evt"),
] as const;

const headers = () => Type.Unsafe<Record<string, string>>({ type: "object", additionalProperties: { type: "string" } });

const failure = view(
  { code: Type.String(), message: Type.String() },
  {
    code: ["The kind of failure", "timeout"],
    message: ["What happened", `No complete response within ${attemptLimits.totalSeconds} seconds.`],
  },
);

const attempt = view(
  {
    number: Type.Integer({ minimum: 1 }),
    at: instant(),
    duration_ms: Type.Integer({ minimum: 0 }),
    url: Type.String(),
    request_headers: headers(),
    response_status: nullable(Type.Integer()),
    response_headers: nullable(headers()),
    response_body: nullable(Type.String()),
    error: nullable(failure),
    late: Type.Boolean(),
  },
  {
    number: ["Number of the attempt, starting at 1", 1],
    at: "Time of the attempt",
    duration_ms: ["Duration in milliseconds", 84],
    url: ["The URL of the request", "https://example.com/hook"],
    request_headers: ["The request headers", { "X-Service-Event": "invoice.paid" }],
    response_status: ["The HTTP status of the response. Null if there was no response", 200],
    response_headers: ["The response headers", { "content-type": "text/plain" }],
    response_body: [`The first ${attemptLimits.keptKib} KiB of the response body`, "ok"],
    error: ["Why there was no response", null],
    late: ["Whether the attempt ended after a newer attempt replaced it", false],
  },
);

export const WebhookDelivery = named(
  "WebhookDelivery",
  "One event for one subscription. Lists omit the body and the attempts.",
  view(
    {
      id: id("whd"),
      webhook_id: id("wh"),
      event_id: id("evt"),
      event_type: literals(deliveredTypes),
      status: literals(deliveryStatuses),
      attempt_count: Type.Integer({ minimum: 0 }),
      next_attempt_at: nullable(instant()),
      body: optional(Type.String()),
      attempts: optional(Type.Array(attempt)),
      webhook: expandable("webhook"),
      ...versioned,
    },
    {
      webhook_id: subscriptionId,
      event_id: eventId,
      event_type: ["Type of the event", "invoice.paid"],
      status: ["Status of the delivery", "succeeded"],
      attempt_count: ["Number of attempts", 1],
      next_attempt_at: ["Time of the next attempt. Null if none is scheduled", null],
      body: ["The exact bytes of the request body", '{"type":"invoice.paid","timestamp":1775000000,"data":{}}'],
      attempts: "All attempts. Not included in lists",
    },
  ),
);

export const RecordedEvent = named(
  "Event",
  "An event as its deliveries contain it.",
  view(
    { id: id("evt"), type: literals(eventTypes), created_at: instant(), body: Type.String() },
    {
      id: eventId,
      type: ["Type of the event", "invoice.paid"],
      created_at: "Time of the event",
      body: ["The exact bytes of the body of its deliveries", '{"type":"invoice.paid","timestamp":1775000000,"data":{}}'],
    },
  ),
);

export const Recovery = named(
  "Recovery",
  "Which failed deliveries are sent again.",
  body(
    { since: instant() },
    {
      since: [
        `Includes deliveries created at or after this time. Deliveries are kept for ${DELIVERIES_KEPT_DAYS} days`,
        "2026-03-01T00:00:00Z",
      ],
    },
  ),
  { since: "2026-03-01T00:00:00Z" },
);
export const RecoveredDeliveries = named(
  "RecoveredDeliveries",
  "How many failed deliveries are sent again.",
  view({ count: Type.Integer({ minimum: 0 }) }, { count: ["Number of deliveries that are sent again", 12] }),
);
