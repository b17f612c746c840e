import { glyphMissing } from "../../core/index.js";
import { plainBlanks, settable, unprintable } from "./characters.js";
import type { Fonts } from "./fonts.js";
import type { Style } from "./style.js";

/** One line of text, checked and measured. All text is drawn from lines. */
export interface TextLine {
  readonly text: string;
  readonly style: Style;
  readonly width: number;
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
/** A line can break after blanks, and after a hyphen between letters. */
const opportunity = /(?<= )(?! )|(?<=\p{L}-)(?=\p{L})/u;

/** Converts texts to lines and records all characters that no font contains. */
export class Typesetter {
  readonly #missing = new Set<string>();

  constructor(private readonly fonts: Fonts) {}

  /** One line in the style's size, or smaller if required to fit the width. Line breaks become blanks. */
  line(text: string, style: Style, width = Infinity): TextLine {
    const checked = this.#check(text, style).replaceAll("\n", " ");
    const natural = this.#width(checked, style);
    if (natural <= width) return { text: checked, style, width: natural };
    const smaller = { ...style, size: Math.floor((style.size * width * 100) / natural) / 100 };
    return { text: checked, style: smaller, width: this.#width(checked, smaller) };
  }

  /** One line in the style's size, truncated with an ellipsis to fit the width. */
  shortened(text: string, style: Style, width: number): TextLine {
    const ellipsis = this.line("…", style);
    const [first, ...rest] = this.wrap(text.replaceAll("\n", " "), style, width - ellipsis.width);
    return first === undefined || rest.length === 0
      ? this.line(text, style, width)
      : this.line(`${first.text.trimEnd()}…`, style);
  }

  /** Wraps to the width. Words wider than that are broken. */
  wrap(text: string, style: Style, width: number): readonly TextLine[] {
    const paragraphs = this.#check(text, style).trimEnd().split("\n");
    return paragraphs.flatMap((paragraph) => this.#wrapParagraph(paragraph, style, width));
  }

  /** Throws `glyph_missing` if any text so far contains a character without a glyph. */
  refuseMissing(): void {
    if (this.#missing.size > 0) throw glyphMissing(this.#missing);
  }

  #check(text: string, { weight }: Style): string {
    const font = this.fonts[weight];
    const hasGlyph = (codePoint: number): boolean => font.hasGlyph(codePoint);
    const printable = plainBlanks(settable(text), hasGlyph);
    for (const character of unprintable(printable, hasGlyph)) this.#missing.add(character);
    return printable;
  }

  #wrapParagraph(paragraph: string, style: Style, width: number): TextLine[] {
    const lines: TextLine[] = [];
    let start = 0;
    let end = 0;
    let used = 0;
    const finish = (): void => {
      lines.push({ text: paragraph.slice(start, end), style, width: used });
      start = end;
      used = 0;
    };
    for (const piece of paragraph.split(opportunity).flatMap((word) => this.#cut(word, style, width))) {
      const added = this.#width(piece, style);
      if (end > start && used + this.#inkWidth(piece, added, style) > width) finish();
      end += piece.length;
      used += added;
    }
    finish();
    return lines;
  }

  /** The word itself, or parts that fit the width. */
  #cut(word: string, style: Style, width: number): readonly string[] {
    if (this.#inkWidth(word, this.#width(word, style), style) <= width) return [word];
    const parts: string[] = [];
    let part = "";
    let used = 0;
    for (const { segment } of graphemes.segment(word)) {
      const added = this.#width(segment, style);
      if (part !== "" && used + added > width) {
        parts.push(part);
        part = "";
        used = 0;
      }
      part += segment;
      used += added;
    }
    return [...parts, part];
  }

  /** Trailing blanks may exceed the column. */
  #inkWidth(piece: string, width: number, style: Style): number {
    const blanks = piece.length - piece.trimEnd().length;
    return blanks === 0 ? width : width - blanks * this.#width(" ", style);
  }

  #width(text: string, { weight, size }: Style): number {
    return this.fonts[weight].width(text, size);
  }
}
