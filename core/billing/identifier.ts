import { cleanText } from "../kernel/text.js";

/**
 * An identifier as people type or paste it, in its plain form: without the label before it, with plain blanks, hyphens and digits, and without
 * characters of no width.
 */
export function plainIdentifier(text: string, label: RegExp): string {
  const plain = text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/\p{White_Space}+/gu, " ");
  return cleanText(cleanText(plain).replace(label, ""));
}
