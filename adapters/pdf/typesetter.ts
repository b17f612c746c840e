import { settable } from "./characters.js";
import { type Directions, directionsOf, directionsOfLine } from "./directions.js";
import type { DocumentFonts, FontRun } from "./document-fonts.js";
import { breakable } from "./line-breaks.js";
import type { Style } from "./style.js";

/** One line of text, normalized and measured. All text is drawn from lines. */
export interface TextLine {
  readonly text: string;
  readonly style: Style;
  readonly width: number;
  /** Null if all of it runs from left to right. */
  readonly directions: Directions | null;
  /** Blank space at the left of a line that starts at the right of its column. */
  readonly indent: number;
  /** Whether the next line, if there is one, is another paragraph. */
  readonly endsParagraph: boolean;
}

/** A line that is no part of a paragraph. */
const ALONE = { indent: 0, endsParagraph: true } as const;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Converts texts to lines. */
export class Typesetter {
  constructor(private readonly fonts: DocumentFonts) {}

  /** One line in the style's size, or smaller if required to fit the width. Line breaks become blanks. */
  line(text: string, style: Style, width = Infinity): TextLine {
    const settled = settable(text).replaceAll("\n", " ");
    const directions = directionsOf(settled);
    const natural = this.#width(settled, style, directions);
    if (natural <= width) return { text: settled, style, width: natural, directions, ...ALONE };
    const smaller = { ...style, size: Math.floor((style.size * width * 100) / natural) / 100 };
    return { text: settled, style: smaller, width: this.#width(settled, smaller, directions), directions, ...ALONE };
  }

  /** One line in the style's size, truncated with an ellipsis to fit the width. */
  shortened(text: string, style: Style, width: number): TextLine {
    const ellipsis = this.line("…", style);
    const [first, ...rest] = this.wrap(text.replaceAll("\n", " "), style, width - ellipsis.width);
    return first === undefined || rest.length === 0
      ? this.line(text, style, width)
      : this.line(`${first.text.trimEnd()}…`, style);
  }

  /** Wraps to the width. Words wider than that are broken. A paragraph from right to left starts at the right. */
  wrap(text: string, style: Style, width: number): readonly TextLine[] {
    const paragraphs = settable(text).trimEnd().split("\n");
    return paragraphs.flatMap((paragraph) => this.#wrapParagraph(paragraph, style, width));
  }

  /** As {@link wrap}, but all lines are at the left, such as those of addresses, of which each can have another direction. */
  wrapAtLeft(text: string, style: Style, width: number): readonly TextLine[] {
    return this.wrap(text, style, width).map((line) => ({ ...line, indent: 0 }));
  }

  /** The glyphs of a line, from left to right. */
  runs({ text, style, directions }: TextLine): readonly FontRun[] {
    return this.fonts.runs(text, style.weight, directions);
  }

  #wrapParagraph(paragraph: string, style: Style, width: number): TextLine[] {
    const directions = directionsOf(paragraph);
    const lines: TextLine[] = [];
    let start = 0;
    let end = 0;
    let used = 0;
    const finish = (): void => {
      const text = paragraph.slice(start, end);
      const indent = isRightToLeft(directions) ? Math.max(0, width - used) : 0;
      const shown = directionsOfLine(directions, paragraph, start, end);
      lines.push({ text, style, width: used, directions: shown, indent, endsParagraph: end === paragraph.length });
      start = end;
      used = 0;
    };
    for (const piece of breakable(paragraph).flatMap((word) => this.#cut(word, style, width))) {
      const added = this.#width(piece, style, directionsOfLine(directions, paragraph, end, end + piece.length));
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

  #width(text: string, { weight, size }: Style, directions: Directions | null = null): number {
    return this.fonts.width(text, weight, size, directions);
  }
}

function isRightToLeft(directions: Directions | null): boolean {
  return directions !== null && directions.base % 2 === 1;
}
