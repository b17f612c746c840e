import type { Printing } from "../../core/index.js";
import { plainBlanks, settable, unprintable } from "./characters.js";
import { documentFonts } from "./fonts.js";

/** What the fonts of invoices have; blanks of every width count as blanks. */
export class FontPrinting implements Printing {
  async unprintable(texts: readonly string[]): Promise<readonly (readonly string[])[]> {
    const fonts = Object.values(await documentFonts());
    const hasGlyph = (codePoint: number): boolean => fonts.every((font) => font.hasGlyphForCodePoint(codePoint));
    return texts.map((text) => [...new Set(unprintable(plainBlanks(settable(text), hasGlyph), hasGlyph))]);
  }
}
