import { foldCase } from "./letter-case.js";

/**
 * Folds what a search ignores: letter case, see {@link foldCase}, and the accents of Latin, Greek and Cyrillic letters. These become their compatibility
 * decomposition (Unicode Standard Annex #15, NFKD) without its marks, and letters without a decomposition become those that people type instead:
 * `Köln` is `koln`, `Straße` is `strasse`, `ﬁ` is `fi`. Typographic apostrophes, quotation marks, dashes and blanks are those of a keyboard. Of other scripts, only letter case is folded, since their marks distinguish words, such as those of Japanese,
 * Hebrew and Hindi. Each character is folded by itself, so that parts of a text have the fold of these parts. The fold of a fold is the same.
 */
export function foldForSearch(text: string): string {
  return text.replace(FOLDED, foldCharacter);
}

/** Whether a search for `part` finds the text: whether the text contains it, compared with {@link foldForSearch}. Every text contains the empty text. */
export function isFoundBy(text: string, part: string): boolean {
  return foldForSearch(text).includes(foldForSearch(part));
}

/**
 * The replacements of letters that Unicode does not decompose, by the folded letter. They are those of the transform Latin-ASCII of CLDR, for the alphabets in use.
 */
const replacements: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ ß: "ss", æ: "ae", œ: "oe", þ: "th", ĸ: "q", ŋ: "n" },
    ...{ ⱥ: "a", ƀ: "b", ɓ: "b", ȼ: "c", đ: "d", ð: "d", ɖ: "d", ɗ: "d", ɇ: "e", ɛ: "e", ƒ: "f", ǥ: "g", ɠ: "g", ħ: "h" },
    ...{ ɨ: "i", ɩ: "i", ɉ: "j", ȷ: "j", ƙ: "k", ł: "l", ƚ: "l", ɲ: "n", ø: "o", ƥ: "p", ɍ: "r", ŧ: "t", ƭ: "t", ʉ: "u" },
    ...{ ʋ: "v", ɏ: "y", ƴ: "y", ƶ: "z" },
  }),
);

/** What keyboards and word processors write for characters that people type. */
const typographic: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ "‘": "'", "’": "'", ʼ: "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"' },
    ...{ "\u2010": "-", "\u2011": "-", "–": "-", "—": "-", "−": "-", "\u00a0": " ", "\u202f": " " },
  }),
);

/** The characters that can change. */
const FOLDED =
  /[A-Z]|(?![\0-\x7f])[\p{Cased}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\u0300-\u036f‘’ʼ“”„«»\u2010\u2011–—−\u00a0\u202f]/gu;
const SCRIPTS = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
const LETTER = /\p{L}/u;

/** The block of marks that belong to no script. Those that are specific to a script are encoded with it (Unicode Standard, section 7.9). */
const MARK = /[\u0300-\u036f]/;

/** The folds of the letters that were folded before. */
const known = new Map<string, string>();

function foldCharacter(character: string): string {
  const found = known.get(character);
  if (found !== undefined) return found;
  if (MARK.test(character)) return "";
  if (!SCRIPTS.test(character) || !LETTER.test(character)) return typographic.get(character) ?? foldCase(character);
  const folded = Array.from(character.normalize("NFKD"), (part) => (MARK.test(part) ? "" : plainLetter(foldCase(part)))).join("");
  known.set(character, folded);
  return folded;
}

function plainLetter(letter: string): string {
  return replacements.get(letter) ?? typographic.get(letter) ?? letter;
}
