import { NodeWebhookSecrets } from "../../adapters/system/node-webhook-secrets.js";
import { TypeIdSource } from "../../adapters/system/type-id-source.js";
import { type ClaimedDelivery, deliveryHeaders, instant } from "../../core/index.js";

export const secrets = new NodeWebhookSecrets();
const ids = new TypeIdSource();

export const secret = secrets.issue();
export const sentAt = new Date("2026-09-20T12:34:56Z");

export interface Signing {
  readonly body?: string;
  readonly at?: Date;
  readonly current?: string;
  /** The previous secret, rotated a minute ago. */
  readonly previous?: string | null;
  readonly attempts?: number;
}

/** The first attempt of a delivery, unless changed. */
export function claimed(changes: Partial<ClaimedDelivery> = {}): ClaimedDelivery {
  return {
    id: ids.next("whd"),
    workspaceId: ids.next("ws"),
    webhookId: ids.next("wh"),
    eventId: ids.next("evt"),
    eventType: "invoice.paid",
    url: "https://receiver.test/",
    body: bodyOf(),
    dueAt: instant(sentAt.getTime()),
    attempts: 0,
    earlierAttempts: 0,
    fence: 1,
    claims: 1,
    secret: { current: secret, replaced: [] },
    ...changes,
  };
}

/** The headers and body of a request as the service sends it. */
export function delivery({ body = bodyOf(), at = sentAt, current = secret, previous = null, attempts = 0 }: Signing = {}) {
  const replaced = previous === null ? [] : [{ secret: previous, at: instant(at.getTime() - 60_000) }];
  const claim = claimed({ body, dueAt: instant(at.getTime()), attempts, secret: { current, replaced } });
  const headers: Record<string, string> = { ...deliveryHeaders(claim, instant(at.getTime()), secrets) };
  return { headers, body };
}

export function bodyOf(data: unknown = { id: "inv_1", note: "Müller 🕰" }): string {
  return JSON.stringify({ type: "invoice.paid", timestamp: 1_790_000_000, data });
}

/** The same headers with the names of Node's `request.headers`. */
export function inLowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
