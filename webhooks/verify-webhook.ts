import type { components } from "../client/api.js";
import { headerOf, signedHeaders, type WebhookHeaders } from "./headers.js";
import { isSigned, isSignedPlainly, type RawBody, rawContentOf, secretsOf, type VerificationSecret } from "./signatures.js";
import { WebhookVerificationError } from "./verification-error.js";

type Schemas = components["schemas"];

/**
 * What a delivery contains: `type`, such as `invoice.paid`; `timestamp`, when the event happened, in Unix seconds; and `data`, the resource as the API
 * represented it at that time. The type determines the type of the data. Later versions can have other types: let a `switch` ignore those it does not know.
 */
export type WebhookEvent = {
  [K in keyof Schemas]: K extends `${infer Resource}Event` ? Payload<Resource, Schemas[K]> : never;
}[keyof Schemas];
/** `Event` alone is an item of a list. */
type Payload<Resource, Schema> = Resource extends "" ? never : Schema;

/** A verified delivery. */
export type VerifiedWebhook = WebhookEvent & Delivered;

/** What the headers of a delivery say. */
interface Delivered {
  /** The event's ID, from `webhook-id`. It is the same in every attempt, so use it to detect duplicates. */
  readonly id: string;
  /** The attempt number, from 1; null if `X-Service-Attempt` is missing or invalid. Not covered by the signature. */
  readonly attempt: number | null;
  /** From `X-Service-Delivery`; null if the header is missing. Not covered by the signature. */
  readonly deliveryId: string | null;
}

/** Five minutes, in seconds. */
export const USUAL_TOLERANCE_SECONDS = 300;

/** A request, and the secret that its signature is verified with. */
export interface VerifyOptions {
  /** All headers of the request. */
  readonly headers: WebhookHeaders;
  /** The request's body before any parsing. */
  readonly body: RawBody;
  /** The secret of the workspace; during a rotation, the old and the new one. */
  readonly secret: VerificationSecret;
  /** The maximum difference between the time of the attempt and now, in seconds; defaults to {@link USUAL_TOLERANCE_SECONDS}. */
  readonly toleranceSeconds?: number;
  /** Defaults to the current time. */
  readonly now?: Date;
}

/**
 * Returns the delivery in a request that Stint signed recently. Verifies the headers `webhook-id`, `webhook-timestamp` and
 * `webhook-signature` of the Standard Webhooks specification 1.0. Throws a `WebhookVerificationError` if the request is not
 * authentic, and a `TypeError` for an invalid secret, body, tolerance or time.
 */
export function verifyWebhook(options: VerifyOptions): VerifiedWebhook {
  const { headers, secret, toleranceSeconds = USUAL_TOLERANCE_SECONDS, now = new Date() } = options;
  const secrets = secretsOf(secret);
  const body = rawContentOf(options.body);
  const { id, timestamp, signatures } = signedHeaders(headers);
  checkAge(timestamp, toleranceSeconds, now);
  if (!isSigned(signatures, `${id}.${timestamp}.`, body, secrets)) {
    throw new WebhookVerificationError("signature_mismatch", "No signature in webhook-signature matches this request.");
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
 * Whether `X-Service-Signature` is the lowercase hex HMAC-SHA256 of the raw body, keyed with the secret as shown in Stint's
 * settings. The signature does not cover the time, so requests can be replayed: prefer `verifyWebhook`. Throws a `TypeError` for an
 * invalid secret or body.
 */
export function verifyServiceSignature(
  body: RawBody,
  header: string | readonly string[] | null | undefined,
  secret: VerificationSecret,
): boolean {
  const secrets = secretsOf(secret);
  const content = rawContentOf(body);
  return typeof header === "string" && isSignedPlainly(header, content, secrets);
}

function checkAge(timestamp: string, toleranceSeconds: number, now: Date): void {
  const seconds = Math.floor(now.getTime() / 1000);
  if (!Number.isFinite(seconds)) throw new TypeError("`now` must be a valid Date.");
  if (!Number.isFinite(toleranceSeconds) || toleranceSeconds < 0) {
    throw new TypeError("`toleranceSeconds` must be a number of seconds, 0 or more.");
  }
  if (!/^\d{1,12}$/.test(timestamp)) {
    throw new WebhookVerificationError("timestamp_malformed", "The header webhook-timestamp is not a time in Unix seconds.");
  }
  const age = seconds - Number(timestamp);
  if (age > toleranceSeconds) throw new WebhookVerificationError("timestamp_too_old", "The request was signed too long ago.");
  if (age < -toleranceSeconds) throw new WebhookVerificationError("timestamp_too_new", "The request was signed in the future.");
}

/** The genuine body has the types of the document, whatever type it is. */
function contentOf(body: string | Uint8Array): WebhookEvent {
  const content = parsed(body);
  if (isRecord(content)) {
    const { type, timestamp, data } = content;
    if (typeof type === "string" && typeof timestamp === "number" && isRecord(data))
      return { type, timestamp, data } as WebhookEvent;
  }
  throw malformed();
}

function parsed(body: string | Uint8Array): unknown {
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
  return new WebhookVerificationError("body_malformed", "The body is not a JSON object with type, timestamp and data.");
}
