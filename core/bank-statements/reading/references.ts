/** What stands for a missing reference. */
const MISSING = /^(?:NOT ?PROVIDED|NONREF|KEINE REFERENZ|N\/A|0+)$/i;

/** The reference, unless it stands for a missing one. */
export function referenceOf(text: string | null | undefined): string | null {
  const plain = text?.trim() ?? "";
  return plain === "" || MISSING.test(plain) ? null : plain;
}
