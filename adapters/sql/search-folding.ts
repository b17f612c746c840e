import { caseVariants } from "../../core/index.js";

/**
 * The letters whose case the search terms ignore: Latin, Greek, Cyrillic, Armenian and their extensions. Unicode guarantees that their case
 * mappings never change, so every version of Node gives the same terms.
 */
const ranges: readonly (readonly [first: number, last: number])[] = [
  [0x41, 0x5a],
  [0xb5, 0x58f],
  [0x1c80, 0x1c88],
  [0x1e00, 0x1fff],
  [0x2126, 0x212b],
  [0xa64a, 0xa64b],
];

/** The folded letter of each letter in the ranges that is not folded. */
const folded: ReadonlyMap<string, string> = new Map(
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)))
    .flatMap((letter) => {
      const [fold = letter] = caseVariants(letter);
      return fold === letter ? [] : [[letter, fold] as const];
    }),
);

/** The letters and their folded letters, for `translate` in PostgreSQL. */
export const foldedLetters = { from: [...folded.keys()].join(""), to: [...folded.values()].join("") };

/** The text with folded letters, by character. */
export function foldedCharacters(text: string): readonly string[] {
  return Array.from(text, (character) => folded.get(character) ?? character);
}

/** The character in the search terms. Null if a variant of the character has another one, so that a search cannot use it. */
export function searchedAs(character: string): string | null {
  const fold = folded.get(character) ?? character;
  return caseVariants(character).every((variant) => (folded.get(variant) ?? variant) === fold) ? fold : null;
}
