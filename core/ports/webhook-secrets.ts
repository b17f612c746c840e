/** Creates webhook secrets and signs with them. */
export interface WebhookSecrets {
  /** `whsec_` and 32 random bytes in base64. */
  issue(): string;
  /** HMAC-SHA256 (RFC 2104) of the UTF-8 text, keyed with the secret's UTF-8 text, in lowercase hex. */
  hexSignature(secret: string, text: string): string;
  /** HMAC-SHA256 of the UTF-8 text, keyed with the bytes encoded in base64 after `whsec_`, in base64. */
  base64Signature(secret: string, text: string): string;
}
