import { StintError } from "../../core/index.js";

const NAMED_AT_MOST = 20;
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;
const lineBreak = /\r\n?|[\u2028\u2029]/g;
const control = /\p{Cc}/u;

/**
 * The text as it is set: composed, with `\n` for line breaks and a blank for a tab, without what is invisible by definition
 * (soft hyphens, joiners, variation and direction marks).
 */
export function settable(text: string): string {
  return text.replace(ignorable, "").replace(lineBreak, "\n").replaceAll("\t", " ").normalize("NFC");
}

/** The characters of settable text that cannot be set, `\n` apart. */
export function unprintable(text: string, hasGlyph: (codePoint: number) => boolean): readonly string[] {
  return Array.from(text).filter(
    (character) => character !== "\n" && (control.test(character) || !hasGlyph(character.codePointAt(0) ?? 0)),
  );
}

/** Blanks that the font has no width for, such as the ideographic one, are set as plain blanks. */
export function plainBlanks(text: string, hasGlyph: (codePoint: number) => boolean): string {
  return text.replace(/\p{Zs}/gu, (blank) => (hasGlyph(blank.codePointAt(0) ?? 0) ? blank : " "));
}

/** `glyph_missing`, naming at most 20 characters. */
export function glyphMissing(characters: Iterable<string>): StintError {
  const named = [...new Set(characters)].slice(0, NAMED_AT_MOST);
  const list = named.map((character) => ({ character, code_point: codePointName(character) }));
  const message = `No font can print ${list.map(describe).join(", ")}.`;
  return new StintError("invalid", "glyph_missing", message, [], { characters: list });
}

function describe({ character, code_point }: { readonly character: string; readonly code_point: string }): string {
  return control.test(character) || /\p{Cs}/u.test(character) ? code_point : `${character} (${code_point})`;
}

function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
