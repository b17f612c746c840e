import { WebhookVerificationError } from "./verification-error.js";

/** A fetch `Headers`, Node's `request.headers`, or any record of headers; names are case-insensitive. */
export type WebhookHeaders = FetchHeaders | Readonly<Record<string, string | readonly string[] | undefined>>;

interface FetchHeaders {
  /** The value, or null if it is missing. */
  get(name: string): string | null;
}

/** The headers of the Standard Webhooks specification 1.0. */
export interface SignedHeaders {
  readonly id: string;
  /** The time of the attempt in Unix seconds, as sent. */
  readonly timestamp: string;
  /** One or more signatures, `v1,` and base64, separated by spaces. */
  readonly signatures: string;
}

/** Throws `header_missing` or `header_ambiguous`. */
export function signedHeaders(headers: WebhookHeaders): SignedHeaders {
  return {
    id: required(headers, "webhook-id", ","),
    timestamp: required(headers, "webhook-timestamp", ","),
    signatures: required(headers, "webhook-signature", ", "),
  };
}

/** The header's value, or null if it is missing or empty. Throws `header_ambiguous` if it occurs more than once. */
export function headerOf(headers: WebhookHeaders, name: string): string | null {
  const [value, ...others] = valuesOf(headers, name);
  if (others.length > 0) throw ambiguous(name);
  return value === undefined || value === "" ? null : value;
}

/** `joint` is the text with which Node or fetch joins several headers of the same name. */
function required(headers: WebhookHeaders, name: string, joint: string): string {
  const value = headerOf(headers, name);
  if (value === null) throw new WebhookVerificationError("header_missing", `The header ${name} is missing.`);
  if (value.includes(joint)) throw ambiguous(name);
  return value;
}

function valuesOf(headers: WebhookHeaders, name: string): readonly string[] {
  if (isFetchHeaders(headers)) return [headers.get(name) ?? []].flat();
  const found = Object.entries(headers).filter(([key]) => key.toLowerCase() === name);
  return found.flatMap(([, value]) => value ?? []);
}

function isFetchHeaders(headers: WebhookHeaders): headers is FetchHeaders {
  return typeof headers.get === "function";
}

function ambiguous(name: string): WebhookVerificationError {
  return new WebhookVerificationError("header_ambiguous", `The header ${name} occurs more than once.`);
}
