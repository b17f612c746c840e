const lineBreak = /\r\n?|[\u2028\u2029]/g;
const control = /[\p{Cc}\p{Cs}]/gu;
const REPLACEMENT = "\ufffd";

/**
 * Invisible characters without effect on a printed text, such as soft hyphens, embeddings and overrides of the direction. Joiners, variation selectors,
 * the tags of flags, and marks and isolates of the direction have one.
 */
const withoutEffect =
  /(?![\u061c\u200c-\u200f\u2066-\u2069\ufe00-\ufe0f\u{e0020}-\u{e007f}\u{e0100}-\u{e01ef}])\p{Default_Ignorable_Code_Point}/gu;

const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Normalizes text for typesetting: composed, with `\n` for line breaks, a blank for a tab, U+FFFD for control characters and unpaired surrogates, and
 * without invisible characters that have no effect.
 */
export function settable(text: string): string {
  return text
    .replace(withoutEffect, "")
    .replace(lineBreak, "\n")
    .replaceAll("\t", " ")
    .replace(control, (character) => (character === "\n" ? character : REPLACEMENT))
    .normalize("NFC");
}

/** Without all invisible characters. */
export function visible(text: string): string {
  return text.replace(invisible, "");
}

/** The distinct control characters and unpaired surrogates, except line breaks and tabs. */
export function controls(text: string): readonly string[] {
  return [...new Set(text.match(control))].filter((character) => !/[\n\r\t]/.test(character));
}
