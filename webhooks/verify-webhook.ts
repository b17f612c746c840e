import { headerOf, signedHeaders, type WebhookHeaders } from "./headers.js";
import { checkBody, isSigned, isSignedPlainly, type RawBody, secretsOf, type WebhookSecret } from "./signatures.js";
import { WebhookVerificationError } from "./verification-error.js";

/** A delivery that Stint has signed. */
export interface Webhook {
  /** The event's, from `webhook-id`: the same on every attempt, so that repeats can be told. */
  readonly id: string;
  /** Such as `invoice.paid`. */
  readonly type: string;
  /** When it happened, in Unix seconds. */
  readonly timestamp: number;
  /** The resource as the API showed it then. */
  readonly data: Readonly<Record<string, unknown>>;
  /** 1 for the first one; null where `X-Service-Attempt` is missing or no count. The signature does not cover it. */
  readonly attempt: number | null;
  /** From `X-Service-Delivery`; null where that is missing. The signature does not cover it. */
  readonly deliveryId: string | null;
}

export interface VerifyOptions {
  readonly headers: WebhookHeaders;
  readonly body: RawBody;
  readonly secret: WebhookSecret;
  /** How far the time of the attempt may be from now, before or after, in seconds; 300 where left out. */
  readonly toleranceSeconds?: number;
  /** The present where left out. */
  readonly now?: Date;
}

/**
 * What a request delivers, if Stint has signed it of late: by the headers `webhook-id`, `webhook-timestamp` and `webhook-signature` of
 * the Standard Webhooks specification 1.0. Throws a `WebhookVerificationError` otherwise, and a `TypeError` for a secret, a body, a
 * tolerance or a time that is none.
 */
export function verifyWebhook({ headers, body, secret, toleranceSeconds = 300, now = new Date() }: VerifyOptions): Webhook {
  const secrets = secretsOf(secret);
  checkBody(body);
  const { id, timestamp, signatures } = signedHeaders(headers);
  checkAge(timestamp, toleranceSeconds, now);
  if (!isSigned(signatures, `${id}.${timestamp}.`, body, secrets)) {
    throw new WebhookVerificationError("signature_mismatch", "No signature in webhook-signature is of this request.");
  }
  const attempt = Number(headerOf(headers, "x-service-attempt") ?? Number.NaN);
  return {
    id,
    ...contentOf(body),
    attempt: Number.isSafeInteger(attempt) && attempt > 0 ? attempt : null,
    deliveryId: headerOf(headers, "x-service-delivery"),
  };
}

/**
 * Whether `X-Service-Signature` is the lowercase hex HMAC-SHA256 of the raw body, keyed with the secret as Stint's settings show it. It
 * does not cover the time, so that an old request can be sent again: prefer `verifyWebhook`. Throws a `TypeError` for a secret or a body
 * that is none.
 */
export function verifyServiceSignature(
  body: RawBody,
  header: string | readonly string[] | null | undefined,
  secret: WebhookSecret,
): boolean {
  const secrets = secretsOf(secret);
  checkBody(body);
  return typeof header === "string" && isSignedPlainly(header, body, secrets);
}

function checkAge(timestamp: string, toleranceSeconds: number, now: Date): void {
  const seconds = Math.floor(now.getTime() / 1000);
  if (!Number.isFinite(seconds)) throw new TypeError("`now` must be a valid Date.");
  if (!Number.isFinite(toleranceSeconds) || toleranceSeconds < 0) {
    throw new TypeError("`toleranceSeconds` must be a number of seconds, 0 or more.");
  }
  if (!/^\d{1,12}$/.test(timestamp)) {
    throw new WebhookVerificationError("timestamp_malformed", "The header webhook-timestamp is no time in Unix seconds.");
  }
  const age = seconds - Number(timestamp);
  if (age > toleranceSeconds) throw new WebhookVerificationError("timestamp_too_old", "The request was signed too long ago.");
  if (age < -toleranceSeconds) throw new WebhookVerificationError("timestamp_too_new", "The request was signed in the future.");
}

function contentOf(body: RawBody): Pick<Webhook, "type" | "timestamp" | "data"> {
  const content = parsed(body);
  if (isRecord(content)) {
    const { type, timestamp, data } = content;
    if (typeof type === "string" && typeof timestamp === "number" && isRecord(data)) return { type, timestamp, data };
  }
  throw malformed();
}

function parsed(body: RawBody): unknown {
  try {
    return JSON.parse(typeof body === "string" ? body : new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    throw malformed();
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function malformed(): WebhookVerificationError {
  return new WebhookVerificationError("body_malformed", "The body is no JSON object with type, timestamp and data.");
}
