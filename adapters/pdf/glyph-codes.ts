import type { Subset } from "./subsets.js";
import type { Cluster, GlyphRun } from "./typeface.js";

/** The most code points that are copied with one glyph. Poppler reads at most 255 hexadecimal digits and blanks. */
const MAX_COPIED = 24;

/** What is used of PDFKit's fonts. */
export interface PdfFont {
  readonly id: string;
  readonly subset: Subset;
  /** By code: the width in thousandths of the font size, and the code points that a reader copies. */
  readonly widths: number[];
  readonly unicode: (readonly number[])[];
  ref(): unknown;
}

/** Assigns the codes of an embedded font. A shape has a separate code for each text that it represents, so that the right text is copied. */
export class GlyphCodes {
  readonly #codes = new Map<string, string>();
  /** Documents share the runs of a font, so most clusters have been seen. */
  readonly #known = new Map<Cluster, string>();

  constructor(
    readonly font: PdfFont,
    readonly scale: number,
  ) {}

  /** Four hexadecimal digits. */
  of(cluster: Cluster): string {
    const known = this.#known.get(cluster);
    if (known !== undefined) return known;
    const code = this.#codeOf(cluster);
    this.#known.set(cluster, code);
    return code;
  }

  #codeOf({ text, parts, advance }: Cluster): string {
    const key = `${parts.map(({ id, x, y }) => `${id} ${x} ${y}`).join()} ${advance} ${text}`;
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    const { subset, widths, unicode } = this.font;
    const code = subset.add({ parts, advance });
    widths[code] = advance * this.scale;
    unicode[code] = Array.from(text, (character) => character.codePointAt(0) ?? 0).slice(0, MAX_COPIED);
    const digits = code.toString(16).padStart(4, "0");
    this.#codes.set(key, digits);
    return digits;
  }

  addAll({ clusters }: GlyphRun): void {
    for (const cluster of clusters) this.of(cluster);
  }
}
