import type { Font } from "fontkit";
import { LRUCache } from "lru-cache";

/** The most glyphs of the font that one embedded glyph consists of. */
export const MAX_PARTS = 32;

/** About 20 kB each. */
const KEPT = 32;

/** A glyph of a font at a position, in font units. */
export interface Part {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** The shape of an embedded glyph: one of the font's, or several of them, with a width in font units. */
export interface Shape {
  readonly parts: readonly [Part, ...Part[]];
  readonly advance: number;
}

/** A part of a font, for PDFKit, which encodes it at the end. */
export interface Subset {
  /** Adds a glyph, also if the subset has it already. Returns its id in the subset. */
  add(shape: Shape): number;
  encode(): Uint8Array;
}

/** fontkit's subset, whose types do not tell all. */
interface FontkitSubset {
  /** The glyphs by id. Components of glyphs are added at the end while the subset is encoded. */
  readonly glyphs: (number | Shape)[];
  /** What {@link encode} writes. */
  readonly glyf: Uint8Array[];
  readonly loca: { readonly offsets: number[] };
  readonly hmtx: { readonly metrics: { readonly advance: number; readonly bearing: number }[] };
  offset: number;
  includeGlyph(id: number): number;
  /** Absent for PostScript outlines, which cannot be composed. */
  _addGlyph?(glyph: number | Shape): number;
  encode(): Uint8Array;
}

/** Subsets of a font. Encoding one takes a fifth of the time of a document, so documents with the same glyphs share the result. */
export class Subsets {
  readonly #encoded = new LRUCache<string, Uint8Array>({ max: KEPT });

  constructor(private readonly font: Font) {
    // Composites of composites of the font's glyphs, with a letter and any number of marks.
    Object.assign((font as unknown as { readonly maxp: object }).maxp, { maxComponentDepth: 4, maxComponentElements: MAX_PARTS });
  }

  /** A subset of the glyph for missing characters, which has the id 0. */
  create(): Subset {
    const subset = this.font.createSubset() as unknown as FontkitSubset;
    const addGlyph = subset._addGlyph?.bind(subset);
    if (addGlyph)
      subset._addGlyph = (glyph) => (typeof glyph === "number" ? addGlyph(glyph) : addComposite(subset, this.font, glyph));
    return Object.assign(Object.create(subset) as FontkitSubset, {
      add: (shape: Shape): number => subset.glyphs.push(isSingle(shape) ? shape.parts[0].id : shape) - 1,
      encode: (): Uint8Array => {
        const key = subset.glyphs.map((glyph) => (typeof glyph === "number" ? glyph : JSON.stringify(glyph))).join();
        const known = this.#encoded.get(key);
        if (known !== undefined) return known;
        const encoded = subset.encode();
        this.#encoded.set(key, encoded);
        return encoded;
      },
    });
  }
}

function isSingle({ parts: [{ x, y }, ...rest] }: Shape): boolean {
  return rest.length === 0 && x === 0 && y === 0;
}

const WORDS = 0x1;
const OFFSETS = 0x2;
const MORE = 0x20;

/** Writes a composite glyph (OpenType `glyf`). */
function addComposite(subset: FontkitSubset, font: Font, { parts, advance }: Shape): number {
  const boxes = parts.flatMap(({ id, x, y }) => {
    const { minX, minY, maxX, maxY } = font.getGlyph(id).bbox;
    return Number.isFinite(minX) ? [{ minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y }] : [];
  });
  const [minX, minY] = [Math.min(...boxes.map((box) => box.minX)), Math.min(...boxes.map((box) => box.minY))];
  const [maxX, maxY] = [Math.max(...boxes.map((box) => box.maxX)), Math.max(...boxes.map((box) => box.maxY))];
  const isEmpty = boxes.length === 0;
  const glyph = Buffer.alloc(isEmpty ? 0 : 10 + parts.length * 8);
  if (!isEmpty) {
    [-1, minX, minY, maxX, maxY].forEach((value, index) => glyph.writeInt16BE(int16(value), index * 2));
    parts.forEach(({ id, x, y }, index) => {
      const start = 10 + index * 8;
      glyph.writeUInt16BE(WORDS | OFFSETS | (index < parts.length - 1 ? MORE : 0), start);
      glyph.writeUInt16BE(subset.includeGlyph(id), start + 2);
      glyph.writeInt16BE(int16(x), start + 4);
      glyph.writeInt16BE(int16(y), start + 6);
    });
  }
  subset.glyf.push(glyph);
  subset.loca.offsets.push(subset.offset);
  subset.hmtx.metrics.push({ advance: Math.max(0, Math.round(advance)), bearing: isEmpty ? 0 : Math.round(minX) });
  subset.offset += glyph.length;
  return subset.glyf.length - 1;
}

/** The nearest whole number that the format can contain. */
function int16(value: number): number {
  return Math.max(-0x80_00, Math.min(0x7f_ff, Math.round(value)));
}
