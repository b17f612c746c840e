import type { Logo, LogoSize, Printing } from "../../core/index.js";
import { plainBlanks, settable, unprintable } from "./characters.js";
import { documentFonts } from "./fonts.js";
import { drawLogo, svgDrawing } from "./logo.js";
import { isDecodable } from "./png.js";
import { page } from "./style.js";

/** Checks texts against the fonts of invoices (all kinds of blanks are printable), and draws logos to check them. */
export class FontPrinting implements Printing {
  async load(): Promise<void> {
    await documentFonts();
  }

  async unprintable(texts: readonly string[]): Promise<readonly (readonly string[])[]> {
    const fonts = Object.values(await documentFonts());
    const hasGlyph = (codePoint: number): boolean => fonts.every((font) => font.hasGlyph(codePoint));
    return texts.map((text) => [...new Set(unprintable(plainBlanks(settable(text), hasGlyph), hasGlyph))]);
  }

  async canDraw(logo: Logo, size: LogoSize): Promise<boolean> {
    if (logo.mediaType === "image/png") return isDecodable(logo.content);
    const [{ default: PDFDocument }, drawSvg] = await Promise.all([import("pdfkit"), svgDrawing()]);
    const file = new PDFDocument({ size: [page.width, page.height], margin: 0, font: "" });
    file.resume();
    try {
      drawLogo(file, logo, { x: 0, y: 0, ...size }, drawSvg);
      return true;
    } catch {
      return false;
    } finally {
      file.end();
    }
  }
}
