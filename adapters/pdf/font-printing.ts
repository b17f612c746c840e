import type { Printing } from "../../core/index.js";
import { plainBlanks, settable, unprintable } from "./characters.js";
import { documentFonts } from "./fonts.js";

/** Checks texts against the fonts of invoices; all kinds of blanks are printable. */
export class FontPrinting implements Printing {
  async unprintable(texts: readonly string[]): Promise<readonly (readonly string[])[]> {
    const fonts = Object.values(await documentFonts());
    const hasGlyph = (codePoint: number): boolean => fonts.every((font) => font.hasGlyph(codePoint));
    return texts.map((text) => [...new Set(unprintable(plainBlanks(settable(text), hasGlyph), hasGlyph))]);
  }
}
