import type { SendErrorCode, WebhookResponse } from "../webhooks/delivery.js";

/** One POST to a receiver. The body is sent as it is, in UTF-8. */
export interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** How one attempt went. With an `error` it failed, whatever part of a response had come by then. */
export interface SendResult {
  /** Whole milliseconds. */
  readonly durationMs: number;
  readonly response: WebhookResponse | null;
  readonly error: { readonly code: SendErrorCode; readonly message: string } | null;
}

export interface WebhookSender {
  /**
   * Posts once: no redirect is followed and nothing is tried again. 5 s to connect, 15 s in all. Never connects to an address that
   * is not public, unless the operator allows its range. Resolves whatever the receiver or the network does.
   */
  send(request: WebhookRequest): Promise<SendResult>;
}
