/** Why a request was not taken for a delivery of Stint's. */
export type WebhookVerificationCode =
  | "header_missing"
  | "header_ambiguous"
  | "timestamp_malformed"
  | "timestamp_too_old"
  | "timestamp_too_new"
  | "signature_mismatch"
  | "body_malformed";

/** Answer it with a 4xx. The message may be shown to the sender: it holds nothing of the secret, nor of what would have been right. */
export class WebhookVerificationError extends Error {
  override readonly name = "WebhookVerificationError";
  readonly code: WebhookVerificationCode;

  constructor(code: WebhookVerificationCode, message: string) {
    super(message);
    this.code = code;
  }
}
