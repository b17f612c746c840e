/** Checks texts against the PDF fonts, so that an invoice that cannot be printed is not issued. */
export interface Printing {
  /** For each text, in order, the distinct characters that no available font contains. */
  unprintable(texts: readonly string[]): Promise<readonly (readonly string[])[]>;
}
