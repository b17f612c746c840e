import type { Font, Logo, LogoSize, Printing, Unprintable } from "../../core/index.js";
import { controls, settable } from "./characters.js";
import { DocumentFonts } from "./document-fonts.js";
import { fontLibrary } from "./fonts.js";
import { checkedPicture } from "./logo-picture.js";
import { printing } from "./packages.js";

/** Checks texts against the fonts of invoices (all kinds of blanks are printable), and draws logos to check them. */
export class FontPrinting implements Printing {
  async unprintable(texts: readonly string[], font: Font | null): Promise<readonly Unprintable[]> {
    const fonts = new DocumentFonts(await fontLibrary(), { locale: "en", texts: texts.join(""), own: font });
    return texts.map((text) => {
      const characters = [...controls(text), ...fonts.missing(settable(text))];
      return { characters, packages: [...new Set(characters.flatMap((character) => fonts.packagesFor(character)))] };
    });
  }

  async nameOfFont({ content }: Font): Promise<string | null> {
    return (await fontLibrary()).nameOf(content);
  }

  async canDraw(logo: Logo, size: LogoSize): Promise<boolean> {
    const [{ default: PDFDocument }, picture] = await Promise.all([printing(() => import("pdfkit")), checkedPicture(logo, size)]);
    if (picture === null) return false;
    const file = new PDFDocument({ margin: 0, font: "" });
    file.resume();
    try {
      file.image(picture.content, 0, 0);
      return true;
    } catch {
      return false;
    } finally {
      file.end();
    }
  }
}
