const ignorable = /\p{Default_Ignorable_Code_Point}/gu;
const lineBreak = /\r\n?|[\u2028\u2029]/g;
const control = /\p{Cc}/u;

/**
 * Normalizes text for typesetting: composed, with `\n` for line breaks and a blank for a tab, without invisible characters (soft
 * hyphens, joiners, variation and direction marks).
 */
export function settable(text: string): string {
  return text.replace(ignorable, "").replace(lineBreak, "\n").replaceAll("\t", " ").normalize("NFC");
}

/** The characters of normalized text that cannot be printed, except `\n`. */
export function unprintable(text: string, hasGlyph: (codePoint: number) => boolean): readonly string[] {
  return Array.from(text).filter(
    (character) => character !== "\n" && (control.test(character) || !hasGlyph(character.codePointAt(0) ?? 0)),
  );
}

/** Replaces blanks that the font does not contain, such as the ideographic space, with plain blanks. */
export function plainBlanks(text: string, hasGlyph: (codePoint: number) => boolean): string {
  return text.replace(/\p{Zs}/gu, (blank) => (hasGlyph(blank.codePointAt(0) ?? 0) ? blank : " "));
}
