/** Creates API tokens (at least 160 random bits) and hashes them for storage (SHA-256, hex). The plain text is never stored. */
export interface TokenSecrets {
  /** A new token in plain text. */
  issue(): string;
  /** The hash under which a token is stored and found; the same for the same token. */
  hash(token: string): string;
}
