/** Hashes texts, so that changes to them can be detected. */
export interface Digest {
  /** SHA-256 of the UTF-8 text, in lowercase hexadecimal (FIPS 180-4). */
  sha256(text: string): string;
}
