import bidiFactory from "bidi-js";

const rightToLeft =
  /[\p{scx=Hebr}\p{scx=Arab}\p{scx=Syrc}\p{scx=Thaa}\p{scx=Nkoo}\p{scx=Adlm}\u061c\u200f\u2067]|[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const bidi = bidiFactory();

/** The embedding levels of the Unicode Bidirectional Algorithm, by UTF-16 code unit: odd ones run from right to left. */
export interface Directions {
  readonly levels: Uint8Array;
  /** The level of the paragraph. */
  readonly base: number;
}

/** The directions of a paragraph, whose first letter decides on its own one. Null if all of it runs from left to right. */
export function directionsOf(paragraph: string): Directions | null {
  if (!rightToLeft.test(paragraph)) return null;
  const { levels, paragraphs } = bidi.getEmbeddingLevels(paragraph);
  return { levels, base: paragraphs[0]?.level ?? 0 };
}

/** The directions of a line of the paragraph. Blanks at its end have the direction of the paragraph (rule L1). */
export function directionsOfLine(
  directions: Directions | null,
  paragraph: string,
  start: number,
  end: number,
): Directions | null {
  if (directions === null) return null;
  const levels = directions.levels.slice(start, end);
  const line = paragraph.slice(start, end);
  return { levels: levels.fill(directions.base, line.trimEnd().length), base: directions.base };
}

/**
 * Reverses the characters of a cluster of right-to-left text. Programs that extract text read glyphs from left to right and reverse right-to-left runs,
 * including the characters of a cluster. Brackets are not mirrored, as in PDF files that browsers write.
 */
export function asOnPage(text: string): string {
  return Array.from(text).reverse().join("");
}

/** Reorders items from the order of reading to that from left to right (rule L2). */
export function leftToRight<Item extends { readonly level: number }>(items: readonly Item[]): readonly Item[] {
  const ordered = [...items];
  const highest = Math.max(0, ...items.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1)
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end === start) continue;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  return ordered;
}
