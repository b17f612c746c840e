/** Tells which characters the PDF fonts have, so that an invoice that cannot be printed is not issued. */
export interface Printing {
  /** Of each text, the characters that no font at hand has, each once; in the order of the texts. */
  unprintable(texts: readonly string[]): Promise<readonly (readonly string[])[]>;
}
