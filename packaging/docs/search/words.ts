/** Words without meaning for the search. */
const ignored: ReadonlySet<string> = new Set([
  "a",
  "an",
  "and",
  "as",
  "by",
  "for",
  "how",
  "i",
  "in",
  "is",
  "it",
  "of",
  "on",
  "or",
  "the",
  "to",
  "with",
]);

/** The endings that a stem lacks, each with the least length of what remains. The first that applies is replaced. */
const endings: readonly (readonly [ending: string, replacement: string, least: number])[] = [
  ["ied", "y", 2],
  ["ies", "y", 2],
  ["ing", "", 4],
  ["ss", "ss", 0],
  ["es", "", 3],
  ["ed", "", 4],
  ["s", "", 2],
  ["e", "", 3],
];

/** Names that look like a form of another word: "cors" would have the stem of "core". */
const unchanged: ReadonlySet<string> = new Set(["cors"]);

/** The part that forms of an English word share: "issue", "issued" and "issues" have the same. */
export function stemOf(word: string): string {
  if (unchanged.has(word)) return word;
  const found = endings.find(([ending, , least]) => word.endsWith(ending) && word.length - ending.length >= least);
  return found ? word.slice(0, word.length - found[0].length) + found[1] : word;
}

/** The words of a text in lower case. */
export const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !ignored.has(word));

export const stemsOf = (text: string): readonly string[] => wordsOf(text).map(stemOf);

/** A text with names such as `createUseCases` separated into their parts. */
export const inParts = (text: string): string => text.replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, " ");

/** The stems of a text and of the parts of names, without repetitions. */
export const uniqueStems = (text: string): readonly string[] => [...new Set(stemsOf(`${text} ${inParts(text)}`))];
