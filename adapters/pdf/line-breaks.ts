import LineBreaker from "linebreak";

/** Scripts that are written without blanks between words, which only a dictionary finds. */
const unspaced = /[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
const words = new Intl.Segmenter("th", { granularity: "word" });

/** Splits a paragraph where a line can end, after the Unicode Line Breaking Algorithm (UAX #14). */
export function breakable(paragraph: string): readonly string[] {
  const breaker = new LineBreaker(paragraph);
  const pieces: string[] = [];
  let start = 0;
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    pieces.push(...wordsIn(paragraph.slice(start, next.position)));
    start = next.position;
  }
  return pieces;
}

function wordsIn(piece: string): readonly string[] {
  if (!unspaced.test(piece)) return [piece];
  const found: string[] = [];
  for (const { segment, isWordLike } of words.segment(piece)) {
    // Punctuation and blanks stay with the word before.
    if (isWordLike === true || found.length === 0) found.push(segment);
    else found.push((found.pop() ?? "") + segment);
  }
  return found;
}
