import type { Font } from "fontkit";
import type { Buffer, Font as ShapingFont } from "harfbuzzjs";
import { LRUCache } from "lru-cache";
import { asOnPage } from "./directions.js";
import { MAX_PARTS, type Part, Subsets } from "./subsets.js";

const KEPT_GLYPHS = 50_000;

/** The unit of lengths is a thousandth of the font size. */
export const UNITS = 1000;

/** The smallest unit that can be selected and copied: one glyph, or several that represent one text, such as a letter with its marks. */
export interface Cluster {
  /** The characters that it represents. */
  readonly text: string;
  readonly parts: readonly [Part, ...Part[]];
  /** Its own width, in font units. */
  readonly advance: number;
  /** From its origin to that of the next one, in font units. */
  readonly spaced: number;
}

/** Clusters from left to right. */
export interface GlyphRun {
  readonly clusters: readonly Cluster[];
  /** In thousandths of the font size. */
  readonly width: number;
}

/** What lays out text, loaded with the first font. */
export type Shaper = typeof import("harfbuzzjs");

/** A font that lays out each text once for all documents. */
export class Typeface {
  readonly #runs = new LRUCache<string, GlyphRun>({
    maxSize: KEPT_GLYPHS,
    sizeCalculation: ({ clusters }) => clusters.length + 1,
  });
  readonly #has = new Map<number, boolean>();
  readonly #shaping: ShapingFont;
  readonly #buffer: Buffer;
  /** The unit of the font in thousandths of its size. */
  readonly scale: number;
  /** The font for PDFKit. */
  readonly embeddable: Font;

  constructor(
    readonly name: string,
    private readonly font: Font,
    content: Uint8Array,
    private readonly shaper: Shaper,
  ) {
    this.#shaping = new shaper.Font(new shaper.Face(new shaper.Blob(content)));
    this.#buffer = new shaper.Buffer();
    this.scale = UNITS / font.unitsPerEm;
    const subsets = new Subsets(font);
    this.embeddable = Object.create(font, { createSubset: { value: () => subsets.create() } }) as Font;
  }

  /** The name that the font states, of at most 200 characters. */
  get fullName(): string {
    return Array.from(this.font.fullName || this.font.postscriptName || "")
      .slice(0, 200)
      .join("");
  }

  /** Whether the font's own license bits allow to embed it (OpenType, `OS/2.fsType`). */
  get isEmbeddable(): boolean {
    const { fsType } = this.font["OS/2"] as { readonly fsType?: { readonly noEmbedding?: boolean } };
    return fsType?.noEmbedding !== true;
  }

  /** Whether letters and marks can be made one glyph: fonts with PostScript outlines cannot. */
  get isComposable(): boolean {
    const { directory } = this.font as unknown as { readonly directory: { readonly tables: object } };
    return "glyf" in directory.tables;
  }

  /** The height of the line above the baseline, in the unit of the font size. */
  ascent(size: number): number {
    return (this.font.ascent * size) / this.font.unitsPerEm;
  }

  hasGlyph(codePoint: number): boolean {
    const known = this.#has.get(codePoint);
    if (known !== undefined) return known;
    const has = this.font.hasGlyphForCodePoint(codePoint);
    this.#has.set(codePoint, has);
    return has;
  }

  /** The glyphs of text in one script and direction. */
  run(text: string, isRightToLeft = false): GlyphRun {
    const key = isRightToLeft ? `\u200f${text}` : text;
    const known = this.#runs.get(key);
    if (known !== undefined) return known;
    const run = this.#shape(text, isRightToLeft);
    this.#runs.set(key, run);
    return run;
  }

  /** A box, which is printed for characters that no font contains. */
  box(text: string): GlyphRun {
    const advance = this.#shaping.glyphHAdvance(0);
    return { clusters: [{ text, parts: [{ id: 0, x: 0, y: 0 }], advance, spaced: advance }], width: advance * this.scale };
  }

  #shape(text: string, isRightToLeft: boolean): GlyphRun {
    const { Direction, shape } = this.shaper;
    const buffer = this.#buffer;
    buffer.clearContents();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
    shape(this.#shaping, buffer);
    const infos = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions();
    const texts = clusterTexts(
      text,
      infos.map(({ cluster }) => cluster),
    );
    const clusters: Cluster[] = [];
    let width = 0;
    for (const [index, { codepoint: id, cluster }] of infos.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      width += xAdvance;
      const isContinued = infos[index - 1]?.cluster === cluster;
      const whole = isContinued ? "" : (texts.get(cluster) ?? "");
      const isMoved = xOffset !== 0 || yOffset !== 0;
      const next: Cluster = {
        text: isRightToLeft ? asOnPage(whole) : whole,
        parts: [{ id, x: xOffset, y: yOffset }],
        advance: isMoved ? xAdvance : this.#shaping.glyphHAdvance(id),
        spaced: xAdvance,
      };
      const last = clusters.at(-1);
      // Readers skip what has no width.
      if (last && (isContinued || next.spaced === 0 || last.spaced === 0)) clusters[clusters.length - 1] = together(last, next);
      else clusters.push(next);
    }
    return { clusters, width: width * this.scale };
  }
}

/** Two neighbours as one cluster. Of a letter with more marks than anyone can read, only the first are printed. */
export function together(left: Cluster, right: Cluster): Cluster {
  const [first, ...rest] = left.parts;
  const moved = right.parts.map((part) => ({ ...part, x: part.x + left.spaced }));
  const spaced = left.spaced + right.spaced;
  const parts = [first, ...[...rest, ...moved].slice(0, MAX_PARTS - 1)] as const;
  return { text: left.text + right.text, parts, advance: spaced, spaced };
}

/** The characters of each cluster, by the index of its first one. */
function clusterTexts(text: string, clusters: readonly number[]): ReadonlyMap<number, string> {
  const starts = [...new Set(clusters)].sort((a, b) => a - b);
  return new Map(starts.map((start, index) => [start, text.slice(index === 0 ? 0 : start, starts[index + 1] ?? text.length)]));
}
