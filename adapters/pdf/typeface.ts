import type { Font } from "fontkit";
import { LRUCache } from "lru-cache";
import { Shaping, UNITS, type Word } from "./shaping.js";
import { Subsets } from "./subsets.js";

const KEPT_GLYPHS = 50_000;

/** A font that lays out each word once for all documents. Words end after a blank. */
export class Typeface {
  /** The font for PDFKit, which lays out single words. */
  readonly embeddable: Font;
  readonly #shaping: Shaping;
  readonly #words = new LRUCache<string, Word>({ maxSize: KEPT_GLYPHS, sizeCalculation: ({ glyphs }) => glyphs.length + 1 });

  constructor(private readonly font: Font) {
    this.#shaping = new Shaping(font);
    const subsets = new Subsets(font);
    this.embeddable = Object.create(font, {
      layout: { value: (word: string) => this.#word(word) },
      createSubset: { value: () => subsets.create() },
    }) as Font;
  }

  hasGlyph(codePoint: number): boolean {
    return this.font.hasGlyphForCodePoint(codePoint);
  }

  /** The width of text without line breaks, in the unit of the font size. */
  width(text: string, size: number): number {
    let width = 0;
    for (let start = 0; start < text.length;) {
      const blank = text.indexOf(" ", start);
      const end = blank < 0 ? text.length : blank + 1;
      width += this.#word(text.slice(start, end)).advanceWidth;
      start = end;
    }
    return (width * size) / UNITS;
  }

  #word(text: string): Word {
    const known = this.#words.get(text);
    if (known !== undefined) return known;
    const word = this.#shaping.word(text);
    this.#words.set(text, word);
    return word;
  }
}
