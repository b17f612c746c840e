import type { SendErrorCode, WebhookResponse } from "../webhooks/delivery.js";

/** One POST to a receiver. The body is sent unchanged, in UTF-8. */
export interface WebhookRequest {
  /** The receiver's URL. */
  readonly url: string;
  /** The headers of Standard Webhooks, with the signature. */
  readonly headers: Readonly<Record<string, string>>;
  /** The exact body. */
  readonly body: string;
}

/** The result of one attempt. With an `error` it failed, unless the status of the response is 2xx. */
export interface SendResult {
  /** Whole milliseconds. */
  readonly durationMs: number;
  /** Null if no response arrived. */
  readonly response: WebhookResponse | null;
  /** Null if the receiver responded, with whatever status. */
  readonly error: { readonly code: SendErrorCode; readonly message: string } | null;
}

/** Sends webhook deliveries. Implementations report the outcome of an attempt and leave retries to the caller. */
export interface WebhookSender {
  /**
   * Sends one POST without following redirects or retrying, within `attemptLimits`. Never connects to an address
   * that is not public, unless the operator allows its range. Resolves regardless of what the receiver or the network does.
   */
  send(request: WebhookRequest): Promise<SendResult>;
  /** Aborts requests in progress and closes connections. */
  close?(): void;
}
