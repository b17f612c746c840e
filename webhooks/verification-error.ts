/** Why a request is not an authentic delivery. */
export type WebhookVerificationCode =
  | "header_missing"
  | "header_ambiguous"
  | "timestamp_malformed"
  | "timestamp_too_old"
  | "timestamp_too_new"
  | "signature_mismatch"
  | "body_malformed";

/** Respond with a 4xx. The message may be shown to the sender: it reveals neither the secret nor the expected signature. */
export class WebhookVerificationError extends Error {
  override readonly name = "WebhookVerificationError";
  /** Why it is not authentic. */
  readonly code: WebhookVerificationCode;

  constructor(code: WebhookVerificationCode, message: string) {
    super(message);
    this.code = code;
  }
}
