import { firstVersion } from "../../../core/kernel/entity.js";
import type { Instant } from "../../../core/kernel/instant.js";
import { type Message, newMessage } from "../../../core/messages/message.js";
import type { ClaimedDelivery, FinishedAttempt } from "../../../core/ports/delivery-queue.js";
import type { DeliveryAttempt } from "../../../core/webhooks/delivery.js";
import { newWebhook, type Webhook } from "../../../core/webhooks/webhook.js";
import { newWebhookSecret, type WebhookSecret } from "../../../core/webhooks/webhook-secret.js";
import type { World } from "../fixtures.js";
import type { Subject } from "../subject.js";

type Made = Pick<Subject, "ids" | "clock">;

/** Subscribes to the type of `anEvent`. */
export function aWebhook({ ids, clock }: Made, changes: Partial<Webhook> = {}): Webhook {
  const id = ids.next("wh");
  const content = { url: `https://hooks.example.com/${id}`, events: ["time_entry.created"], description: "" } as const;
  return { ...newWebhook(id, { ...content, status: "active" }, clock.now()), ...changes };
}

/** Unique. */
export function aSecret({ ids, clock }: Made, changes: Partial<WebhookSecret> = {}): WebhookSecret {
  return { ...newWebhookSecret(`whsec_${ids.next("wh")}`, clock.now()), ...changes };
}

/** To the world's owner, and already sent, so that no queue contains it. */
export function aMessage(world: World, changes: Partial<Message> = {}): Message {
  const content = {
    kind: "invitation",
    invoiceId: null,
    timeEntryId: null,
    reminderId: null,
    recurringInvoiceId: null,
    quoteId: null,
    linkId: null,
    clientId: null,
    statementFrom: null,
    statementTo: null,
    invoiceFormat: "pdf",
    userId: world.owner.id,
    to: [world.owner.email],
    cc: [],
  } as const;
  const made = { ...content, subject: null, text: null, replyTo: null, author: null, secret: null };
  const now = world.clock.now();
  const sent = { status: "sent", attempts: 1, dueAt: null, sentAt: now } as const;
  return { ...newMessage(world.ids.next("msg"), "mail.example.com", made, now), ...sent, ...changes };
}

/** Due now. */
export function aQueuedMessage(world: World, changes: Partial<Message> = {}): Message {
  const now = world.clock.now();
  return aMessage(world, { status: "queued", attempts: 0, dueAt: now, sentAt: null, ...firstVersion(now), ...changes });
}

export function anAttempt(claim: ClaimedDelivery, at: Instant, changes: Partial<DeliveryAttempt> = {}): DeliveryAttempt {
  return {
    deliveryId: claim.id,
    number: claim.attempts + 1,
    at,
    durationMs: 12,
    url: claim.url,
    requestHeaders: { "X-Service-Delivery": claim.id },
    response: { status: 200, headers: { "content-type": "text/plain" }, body: "thanks" },
    error: null,
    late: false,
    ...changes,
  };
}

const refusal = { response: { status: 503, headers: {}, body: "" } } as const;

export function succeeded(claim: ClaimedDelivery, at: Instant): FinishedAttempt {
  return { claim, attempt: anAttempt(claim, at), next: { status: "succeeded" } };
}

/** After the last retry. */
export function gaveUp(claim: ClaimedDelivery, at: Instant): FinishedAttempt {
  return { claim, attempt: anAttempt(claim, at, refusal), next: { status: "failed" } };
}

export function failedUntil(claim: ClaimedDelivery, at: Instant, next: Instant): FinishedAttempt {
  return { claim, attempt: anAttempt(claim, at, refusal), next: { status: "pending", at: next } };
}
