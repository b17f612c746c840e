import { createHash } from "node:crypto";
import { once } from "node:events";
import PDFDocument from "pdfkit";
import type { InvoiceDocument, Logo } from "../../core/index.js";
import type { Fonts } from "./fonts.js";
import { type DrawSvg, drawLogo } from "./logo.js";
import { type Position, UNITS } from "./shaping.js";
import { page, type Style } from "./style.js";

const PRODUCER = "Stint";

/** Part of every document, always first, so that most documents have the same fonts, which are encoded once. */
const COMMON = " 0123456789.,:;-–/()%&'@€ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** What this file uses of PDFKit's fonts. */
interface PdfFont {
  readonly id: string;
  /** In thousandths of the font size. */
  readonly ascender: number;
  ref(): unknown;
  /** The hexadecimal codes of the glyphs, and their positions. */
  encode(text: string): readonly [codes: readonly string[], positions: readonly Position[]];
}

/** The title and the author in PDF viewers. */
export interface Description {
  readonly title: string;
  readonly author: string;
  readonly language: string;
}

/** An empty PDFKit document whose metadata depends only on the invoice. */
export class PdfFile extends PDFDocument {
  readonly #chunks: Uint8Array[] = [];
  /** PDFKit's current font. */
  declare _font: PdfFont;

  /** `drawSvg` is required for a document with a logo. */
  constructor(
    document: InvoiceDocument,
    description: Description,
    fonts: Fonts,
    private readonly drawSvg: DrawSvg | null = null,
  ) {
    const created = new Date(document.createdAt);
    super({
      size: [page.width, page.height],
      margin: 0,
      autoFirstPage: false,
      pdfVersion: "1.7",
      lang: description.language,
      displayTitle: true,
      font: "",
      // The fonts keep the words of all documents.
      fontLayoutCache: false,
      info: {
        Title: description.title,
        Author: description.author,
        Producer: PRODUCER,
        Creator: PRODUCER,
        CreationDate: created,
        ModDate: created,
      },
    });
    this.on("data", (chunk: Uint8Array) => this.#chunks.push(chunk));
    // PDFKit also accepts a parsed font, but its types do not.
    for (const [name, { embeddable }] of Object.entries(fonts)) {
      this.registerFont(name, embeddable as unknown as Uint8Array);
      this.font(name)._font.encode(COMMON);
    }
  }

  /** Prints one line below `y`. PDFKit's `text` also measures it and saves the graphics state, which takes a third of the time of a document. */
  printLine(text: string, { weight, size, color }: Style, x: number, y: number): void {
    const { _font: font } = this.font(weight, size);
    const [codes, positions] = font.encode(text);
    if (positions.some(({ xOffset, yOffset }) => xOffset !== 0 || yOffset !== 0)) {
      this.fillColor(color).text(text, x, y, { lineBreak: false });
      return;
    }
    this.page.fonts[font.id] ??= font.ref();
    const baseline = y + (font.ascender * size) / UNITS;
    // The page's y axis points down, so the letters are turned upright.
    const matrix = `1 0 0 -1 ${rounded(x)} ${rounded(baseline)} Tm`;
    this.addContent(`${rgb(color)} rg BT /${font.id} ${size} Tf ${matrix} [${kerned(codes, positions)}] TJ ET`);
  }

  drawLogo(logo: Logo, place: Parameters<typeof drawLogo>[2]): void {
    if (!this.drawSvg) throw new Error("The document has no logo.");
    drawLogo(this, logo, place, this.drawSvg);
  }

  /** PDFKit calls this method to write the XMP packet, and does not escape anything. */
  _addInfo(): void {
    const { Title = "", Author = "", CreationDate } = this.info;
    const date = `${(CreationDate ?? new Date(0)).toISOString().slice(0, 19)}Z`;
    this.appendXML(`<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(Title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escaped(Author)}</rdf:li></rdf:Seq></dc:creator>
<xmp:CreateDate>${date}</xmp:CreateDate><xmp:ModifyDate>${date}</xmp:ModifyDate>
<xmp:CreatorTool>${PRODUCER}</xmp:CreatorTool><pdf:Producer>${PRODUCER}</pdf:Producer>
</rdf:Description>`);
  }

  async bytes(): Promise<Uint8Array> {
    const ended = once(this, "end");
    this.end();
    await ended;
    return identified(Buffer.concat(this.#chunks));
  }
}

/** The operand of TJ: the codes, with a number after each glyph that is closer to the next one than its width, or farther. */
function kerned(codes: readonly string[], positions: readonly Position[]): string {
  let operand = "<";
  for (const [index, { xAdvance, advanceWidth }] of positions.entries()) {
    operand += codes[index] ?? "";
    if (xAdvance !== advanceWidth) operand += `> ${rounded(advanceWidth - xAdvance)} <`;
  }
  return `${operand}>`;
}

/** The operands of a color operator, from `#rrggbb`. */
function rgb(color: string): string {
  const parts = [color.slice(1, 3), color.slice(3, 5), color.slice(5, 7)];
  return parts.map((part) => rounded(parseInt(part, 16) / 0xff)).join(" ");
}

/** To a thousandth, which is less than a device shows. */
function rounded(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}

/** PDFKit derives the file ID from the metadata only, so two versions of a draft would have the same ID. */
function identified(bytes: Buffer): Uint8Array {
  const at = bytes.lastIndexOf("/ID [<");
  if (at < 0) throw new Error("The PDF has no file ID.");
  const id = createHash("sha256").update(bytes.subarray(0, at)).digest("hex").slice(0, 32);
  bytes.write(`/ID [<${id}> <${id}>]`, at, "latin1");
  return bytes;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
