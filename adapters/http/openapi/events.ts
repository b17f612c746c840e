import { type DeliveredType, deliveredTypes, type Json } from "../../../core/index.js";
import { exampleId } from "./fields.js";
import { exampleOf } from "./examples.js";
import type { Node } from "./node.js";
import { schemaNamed } from "./schemas.js";

const meanings: Readonly<Record<DeliveredType, string>> = {
  "time_entry.started": "A timer was started",
  "time_entry.created": "A time entry was recorded: made with an end, or stopped",
  "time_entry.updated": "A recorded time entry was changed",
  "time_entry.deleted": "A time entry was deleted; the data is the entry as it last was",
  "invoice.created": "An invoice was created, as a draft",
  "invoice.issued": "An invoice was issued: it has its number, and its content is final",
  "invoice.sent": "The first email with an invoice was accepted by the mail server",
  "invoice.payment_recorded": "A payment was recorded on an invoice",
  "invoice.paid": "An invoice was paid in full",
  "invoice.voided": "An invoice was voided, and its time released",
  "client.created": "A client was created",
  "client.updated": "A client was changed",
  "project.created": "A project was created",
  "project.updated": "A project was changed, or taken out of the archive",
  "project.archived": "A project was archived",
  "user.invited": "A user was invited",
  "webhook.ping": "Somebody asked for a ping of the subscription",
};

const headers: readonly (readonly [name: string, description: string, example: string])[] = [
  ["X-Service-Signature", "Hex HMAC-SHA256 of the raw body, keyed with the workspace's webhook secret.", "5f0c…"],
  ["X-Service-Event", "The event's type.", "invoice.paid"],
  ["X-Service-Delivery", "The delivery's id: the same on every attempt.", exampleId("whd")],
  ["X-Service-Attempt", "1 for the first attempt.", "1"],
  ["webhook-id", "The event's id (Standard Webhooks): tell repeats by it.", exampleId("evt")],
  ["webhook-timestamp", "Unix seconds of the attempt (Standard Webhooks).", "1775000000"],
  [
    "webhook-signature",
    "`v1,` and base64 HMAC-SHA256 of `id.timestamp.body`; one for each secret that holds, with spaces.",
    "v1,K5oZ…",
  ],
];

/** What is sent to subscribers, by event type. */
export function webhooksOf(): Node {
  return Object.fromEntries(deliveredTypes.map((type) => [type, { post: operation(type) }]));
}

function operation(type: DeliveredType): Node {
  const resource = resourceOf(type);
  return {
    operationId: `on${resource}${capitalised(type.slice(type.indexOf(".") + 1))}`,
    summary: meanings[type],
    description:
      "Sent as a POST to the URL of each subscription that lists the type, at least once and in no promised order. Answer 2xx; anything else is tried again after 1, 2, 4, 8 and 16 minutes, with the same bytes.",
    tags: ["Webhooks"],
    security: [],
    parameters: headers.map(([name]) => ({ $ref: `#/components/parameters/${name}` })),
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: { $ref: `#/components/schemas/${resource}Event` },
          example: { type, timestamp: 1_775_000_000, data: exampleOf(schemaNamed(resource), resource) },
        },
      },
    },
    responses: {
      "2XX": { description: "The delivery was taken." },
      "4XX": { description: "Anything else is tried again." },
    },
  };
}

/** The payload of the events about each kind of resource. */
export function eventSchemas(): Node {
  const resources = new Map<string, string[]>();
  for (const type of deliveredTypes) resources.set(resourceOf(type), [...(resources.get(resourceOf(type)) ?? []), type]);
  return Object.fromEntries(
    [...resources].map(([resource, types]): [string, Json] => [`${resource}Event`, payload(resource, types)]),
  );
}

function payload(resource: string, types: readonly string[]): Node {
  return {
    type: "object",
    required: ["type", "timestamp", "data"],
    additionalProperties: false,
    properties: {
      type: { type: "string", enum: types, description: "What happened." },
      timestamp: { type: "integer", description: "Unix seconds of the event, the same on every attempt." },
      data: { $ref: `#/components/schemas/${resource}`, description: "The resource as the API showed it at that moment." },
    },
  };
}

/** The headers of a delivery, which are parameters of whoever receives it. */
export function deliveryHeaders(): Node {
  const parameter = (name: string, description: string, example: string): Node => {
    return { name, in: "header", required: true, schema: { type: "string" }, description, example };
  };
  return Object.fromEntries(
    headers.map(([name, description, example]): [string, Json] => [name, parameter(name, description, example)]),
  );
}

/** `time_entry.started` is about a TimeEntry. */
function resourceOf(type: DeliveredType): string {
  return type.slice(0, type.indexOf(".")).split("_").map(capitalised).join("");
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
