import type { Word } from "./words-of.js";

const RANGE = /^\d[\d:]*(?:am|pm)?[-–—]\d[\d:]*(?:am|pm)?$/i;
/** As in `9 am - 1 pm`. */
const MOST_WORDS = 5;

/** Joins the words of a range with spaces, such as `9:00 - 12:00`, into one word. */
export function joinRanges(words: readonly Word[]): readonly Word[] {
  const joined: Word[] = [];
  for (let at = 0; at < words.length;) {
    const range = rangeAt(words, at);
    joined.push(...(range ? [range.word] : words.slice(at, at + 1)));
    at += range?.count ?? 1;
  }
  return joined;
}

function rangeAt(words: readonly Word[], at: number) {
  for (let count = MOST_WORDS; count > 1; count -= 1) {
    const some = words.slice(at, at + count);
    const [first, last] = [some[0], some.at(-1)];
    const text = some.map((word) => word.text).join("");
    if (!first || !last || some.length < count || !RANGE.test(text) || !some.every(canJoin)) continue;
    return { count, word: { ...first, text, to: last.to } };
  }
  return null;
}

/** A number never continues in the next word: `1 2-3` is not `12-3`. */
function canJoin({ sign, isLiteral, text }: Word, index: number, some: readonly Word[]): boolean {
  const before = index === 0 ? undefined : some[index - 1];
  const fits = before === undefined || /[-–—]$/.test(before.text) || /^(?:[-–—]|am|pm)/i.test(text);
  return sign === null && !isLiteral && fits;
}
