import { type Issue, StintError } from "../kernel/errors.js";

const NAMED_AT_MOST = 20;
const unseen = /[\p{Cc}\p{Cs}\p{M}]/u;

/** A sentence that lists at most 20 characters that no font contains. */
export function noFontCanPrint(characters: readonly string[]): string {
  return `No font can print ${characters.slice(0, NAMED_AT_MOST).map(described).join(", ")}.`;
}

/**
 * `glyph_missing` (invalid): the message contains the first three issues, or the characters if there are no issues; the details
 * list at most 20 characters.
 */
export function glyphMissing(characters: Iterable<string>, issues: readonly Issue[] = []): StintError {
  const distinct = [...new Set(characters)].slice(0, NAMED_AT_MOST);
  const sentences = issues.length === 0 ? [noFontCanPrint(distinct)] : issues.slice(0, 3).map(({ message }) => message);
  return new StintError("invalid", "glyph_missing", sentences.join(" "), issues.slice(0, 100), {
    characters: distinct.map((character) => ({ character, code_point: codePointName(character) })),
  });
}

function described(character: string): string {
  return unseen.test(character) ? codePointName(character) : `${character} (${codePointName(character)})`;
}

function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
