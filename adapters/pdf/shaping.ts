import type { Font, Glyph, GlyphPosition } from "fontkit";
import { LRUCache } from "lru-cache";

const KEPT_PAIRS = 20_000;

/** The unit of PDFKit's lengths is a thousandth of the font size. */
export const UNITS = 1000;

/** A laid out text. PDFKit uses these properties of the runs that a font lays out. */
export interface Word {
  readonly glyphs: readonly Glyph[];
  readonly positions: readonly Position[];
  /** In thousandths of the font size. */
  readonly advanceWidth: number;
}

/** In thousandths of the font size. PDFKit scales enumerable properties at each use, so none of the lengths is one. */
export class Position implements Readonly<GlyphPosition> {
  /** Set by PDFKit, to the same value at each use. */
  advanceWidth = 0;
  readonly #lengths: Readonly<GlyphPosition>;

  constructor({ xAdvance, yAdvance, xOffset, yOffset }: Readonly<GlyphPosition>, scale: number) {
    const lengths = {
      xAdvance: xAdvance * scale,
      yAdvance: yAdvance * scale,
      xOffset: xOffset * scale,
      yOffset: yOffset * scale,
    };
    this.#lengths = lengths;
  }

  get xAdvance(): number {
    return this.#lengths.xAdvance;
  }

  get yAdvance(): number {
    return this.#lengths.yAdvance;
  }

  get xOffset(): number {
    return this.#lengths.xOffset;
  }

  get yOffset(): number {
    return this.#lengths.yOffset;
  }
}

/** A character that has a glyph of its own beside most others. */
interface Letter {
  readonly glyph: Glyph;
  readonly position: Position;
}

/** Marks also affect letters that are not their neighbours. */
const mark = /\p{M}/u;

/**
 * Lays out words in a font whose letters affect only their neighbours, so that a pair of letters looks the same in every word. Most of the words
 * and amounts of an invoice are new, but consist of known pairs, and fontkit would take most of the invoice's time to lay them out.
 */
export class Shaping {
  readonly #letters = new LRUCache<string, { readonly letter: Letter | null }>({ max: KEPT_PAIRS });
  /** The first letter's position before the second one. Null if the letters combine or move. */
  readonly #pairs = new LRUCache<string, { readonly position: Position | null }>({ max: KEPT_PAIRS });

  constructor(private readonly font: Font) {}

  word(text: string): Word {
    return this.#composed(Array.from(text)) ?? this.laidOut(text);
  }

  /** By fontkit. */
  laidOut(text: string): Word {
    const scale = UNITS / this.font.unitsPerEm;
    const run = forgetful(this.font).layout(text);
    const positions = run.positions.map((position) => new Position(position, scale));
    return { glyphs: run.glyphs, positions, advanceWidth: widthOf(positions) };
  }

  #composed(characters: readonly string[]): Word | null {
    const glyphs: Glyph[] = [];
    const positions: Position[] = [];
    for (const [index, character] of characters.entries()) {
      const letter = this.#letter(character);
      const next = characters[index + 1];
      const position = next === undefined ? letter?.position : this.#before(character, next);
      if (letter === null || position === null || position === undefined) return null;
      glyphs.push(letter.glyph);
      positions.push(position);
    }
    return { glyphs, positions, advanceWidth: widthOf(positions) };
  }

  #letter(character: string): Letter | null {
    return cached(this.#letters, character, () => {
      const { glyphs, positions } = this.laidOut(character);
      const [glyph] = glyphs;
      const [position] = positions;
      const stands = glyphs.length === 1 && !mark.test(character);
      return { letter: stands && glyph && position && isUnmoved(position) ? { glyph, position } : null };
    }).letter;
  }

  #before(first: string, second: string): Position | null {
    return cached(this.#pairs, first + second, () => ({ position: this.#pair(first, second) })).position;
  }

  #pair(first: string, second: string): Position | null {
    const letters = [this.#letter(first), this.#letter(second)];
    const { glyphs, positions } = this.laidOut(first + second);
    const [position, last] = positions;
    const same = glyphs.length === 2 && glyphs.every(({ id }, index) => id === letters[index]?.glyph.id);
    if (!same || !position || !last || !isUnmoved(position) || !isUnmoved(last)) return null;
    return last.xAdvance === letters[1]?.position.xAdvance ? position : null;
  }
}

function cached<Value extends object>(cache: LRUCache<string, Value>, key: string, make: () => Value): Value {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
  return made;
}

function isUnmoved({ xOffset, yOffset }: Position): boolean {
  return xOffset === 0 && yOffset === 0;
}

function widthOf(positions: readonly Position[]): number {
  return positions.reduce((width, { xAdvance }) => width + xAdvance, 0);
}

/**
 * fontkit caches glyphs in `_glyphs`. A glyph keeps the characters that it was first used for, so that a document's bytes would depend on earlier
 * documents if layouts shared them.
 */
function forgetful(font: Font): Font {
  return Object.create(font, { _glyphs: { value: {} } }) as Font;
}
