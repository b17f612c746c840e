/** Creates API tokens (at least 160 random bits) and hashes them for storage (SHA-256, hex). The plain text is never stored. */
export interface TokenSecrets {
  issue(): string;
  hash(token: string): string;
}
