import { type DeliveredType, deliveredTypes, type Json, RETRY_LIMIT, retryDelays } from "../../../core/index.js";
import { snakeToPascal } from "../conversions.js";
import { exampleId, schemaNamed } from "../schemas/annotations.js";
import { stateOfEvent } from "./example-states.js";
import { exampleIn } from "./examples.js";
import type { Node } from "./node.js";

/** The operator can change the first of these delays, and with it all others. */
const retryMinutes = new Intl.ListFormat("en-GB").format(retryDelays().map((seconds) => String(seconds / 60)));

/** Meanings other than "Occurs when a client is created". */
const special: Partial<Readonly<Record<DeliveredType, string>>> = {
  "time_entry.started": "Occurs when a timer is started",
  "time_entry.created": "Occurs when a time entry is created with an end time, or its timer is stopped",
  "time_entry.updated": "Occurs when a recorded time entry is updated",
  "time_entry.deleted": "Occurs when a time entry is deleted. `data` is its last version",
  "invoice.created": "Occurs when a draft invoice is created",
  "invoice.issued": "Occurs when an invoice is issued: it has a number, and its content is final",
  "invoice.sent": "Occurs when the mail server accepts the first email with an invoice",
  "invoice.viewed": "Occurs when the client opens the page of an invoice's link for the first time",
  "invoice.overdue":
    "Occurs when an invoice is open after its due date, within a minute of the start of the next day in the workspace's time zone; once for each due date",
  "bank_statement.created": "Occurs when a file with a bank statement is imported",
  "bank_transaction.updated": "Occurs when a bank transaction is booked, unbooked, ignored, or matched again",
  "quote.created": "Occurs when a quote is drafted",
  "quote.updated": "Occurs when the draft of a quote is changed, or an invoice or a project is created from a quote",
  "quote.issued": "Occurs when a quote is issued: it has a number, and its content is final",
  "quote.sent": "Occurs when the mail server accepts the first email with a quote",
  "quote.viewed": "Occurs when the client opens the page of a quote's link for the first time",
  "quote.accepted": "Occurs when a quote is accepted, by the client or on its behalf. `data` says by whom",
  "quote.declined": "Occurs when a quote is declined, by the client or on its behalf. `data` says why",
  "recurring_invoice.failed":
    "Occurs when the invoice of a date cannot be created. `data` is the recurring invoice, whose `failure` says why",
  "reminder.created": "Occurs when a reminder of an invoice is created, and its email is queued",
  "reminder.sent": "Occurs when the mail server accepts a reminder",
  "reminder.failed": "Occurs when a reminder cannot be sent. `data` is the reminder, whose `error` says why",
  "invoice.payment_recorded":
    "Occurs when a payment, a refund, a write-off or an early-payment discount is recorded on an invoice",
  "invoice.payment_reversed": "Occurs when one of these is reversed",
  "invoice.credited": "Occurs when a credit note corrects an invoice. `data` is the invoice",
  "credit_note.created": "Occurs when a credit note is issued. `data` is the credit note",
  "invoice.paid": "Occurs when an invoice is paid in full",
  "invoice.voided":
    "Occurs when an invoice is voided. Its time entries, expenses and milestones become billable again, and other invoices can deduct its deposits",
  "milestone.updated": "Occurs when a milestone is updated or reopened",
  "project.updated": "Occurs when a project is updated or unarchived",
  "webhook.ping": "Occurs when a ping of the subscription is requested",
};

function meaningOf(type: DeliveredType): string {
  const [name = "", event = ""] = type.replaceAll("_", " ").split(".");
  return special[type] ?? `Occurs when ${/^[aeio]/.test(name) ? "an" : "a"} ${name} is ${event}`;
}

const headers: readonly (readonly [name: string, description: string, example: string])[] = [
  ["X-Service-Signature", "Hex HMAC-SHA256 of the raw body, keyed with the workspace's webhook secret.", "5f0c…"],
  ["X-Service-Event", "The event's type.", "invoice.paid"],
  ["X-Service-Delivery", "ID of the delivery. The same for every attempt.", exampleId("whd")],
  ["X-Service-Attempt", "Number of the attempt, starting at 1.", "1"],
  ["webhook-id", "ID of the event (Standard Webhooks). Use it to detect duplicates.", exampleId("evt")],
  ["webhook-timestamp", "Time of the attempt, in Unix seconds (Standard Webhooks).", "1775000000"],
  [
    "webhook-signature",
    "`v1,` followed by the base64 HMAC-SHA256 of `id.timestamp.body`. One signature per valid secret, separated by spaces.",
    "v1,K5oZ…",
  ],
];

/** The `webhooks` section: one operation per event type. */
export function webhooksOf(): Node {
  return Object.fromEntries(deliveredTypes.map((type) => [type, { post: operation(type) }]));
}

/** An example of the body of a delivery. */
export function exampleEvent(type: DeliveredType): Node {
  return { type, timestamp: 1_775_000_000, data: exampleIn(stateOfEvent[type] ?? {}, schemaNamed(resourceOf(type))) };
}

function operation(type: DeliveredType): Node {
  const resource = resourceOf(type);
  return {
    operationId: `on${snakeToPascal(subjectOf(type))}${capitalised(type.slice(type.indexOf(".") + 1))}`,
    summary: meaningOf(type),
    description: `Sent as a POST to the URL of each subscription to the event type, at least once. Order is not guaranteed. Respond with 2xx. Other responses are retried up to ${RETRY_LIMIT} times with the same body, by default after ${retryMinutes} minutes.`,
    tags: ["Webhooks"],
    security: [],
    parameters: headers.map(([name]) => ({ $ref: `#/components/parameters/${name}` })),
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: { $ref: `#/components/schemas/${resource}Event` },
          example: exampleEvent(type),
        },
      },
    },
    responses: {
      "2XX": { description: "The delivery succeeded." },
      "4XX": { description: "The delivery is retried." },
    },
  };
}

/** The payload schemas, one per resource type. */
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
    description: `The body of a delivery. \`data\` is a \`${resource}\`.`,
    required: ["type", "timestamp", "data"],
    additionalProperties: false,
    properties: {
      type: { type: "string", enum: types, description: "Type of the event." },
      timestamp: { type: "integer", description: "Time of the event, in Unix seconds. The same for every attempt." },
      data: { $ref: `#/components/schemas/${resource}`, description: "The resource at the time of the event." },
    },
  };
}

/** The headers of a delivery, as parameters of the webhook operations. */
export function deliveryHeaders(): Node {
  const parameter = (name: string, description: string, example: string): Node => {
    return { name, in: "header", required: true, schema: { type: "string" }, description, example };
  };
  return Object.fromEntries(
    headers.map(([name, description, example]): [string, Json] => [name, parameter(name, description, example)]),
  );
}

/** The schema of the data: `TimeEntry` for `time_entry.started`. A credit note is an invoice. */
function resourceOf(type: DeliveredType): string {
  const subject = subjectOf(type);
  return snakeToPascal(subject === "credit_note" ? "invoice" : subject);
}

/** `time_entry` for `time_entry.started`. */
function subjectOf(type: DeliveredType): string {
  return type.slice(0, type.indexOf("."));
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
