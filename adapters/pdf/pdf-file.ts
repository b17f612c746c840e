import { createHash } from "node:crypto";
import { once } from "node:events";
import PDFDocument from "pdfkit";
import type { InvoiceDocument } from "../../core/index.js";
import type { Fonts, Weight } from "./fonts.js";
import { page } from "./style.js";

const PRODUCER = "Stint";
/** PDFKit caches every word that it has laid out, so a long invoice would exhaust the memory. */
const FORGET = { afterWords: 10_000, afterPages: 20 };

/** The title and the author in PDF viewers. */
export interface Description {
  readonly title: string;
  readonly author: string;
  readonly language: string;
}

/** An empty PDFKit document whose metadata depends only on the invoice. */
export class PdfFile extends PDFDocument {
  readonly #chunks: Uint8Array[] = [];
  #measured = 0;
  #pages = 0;
  /**
   * PDFKit's own list of fonts, each with its cache. Its only public setting, `fontLayoutCache: false`, makes long invoices take more than
   * twice as long.
   */
  declare private readonly _fontFamilies: Readonly<Record<string, { layoutCache: object }>>;

  constructor(document: InvoiceDocument, description: Description, fonts: Fonts) {
    const created = new Date(document.createdAt);
    super({
      size: [page.width, page.height],
      margin: 0,
      autoFirstPage: false,
      pdfVersion: "1.7",
      lang: description.language,
      displayTitle: true,
      font: "",
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
    for (const [name, font] of Object.entries(fonts)) this.registerFont(name, font as unknown as Uint8Array);
  }

  /** The width in points of text without line breaks. */
  measure(text: string, weight: Weight, size: number): number {
    this.font(weight, size);
    this.#measured += 1;
    if (this.#measured % FORGET.afterWords === 0) this.#forgetWords();
    return this.widthOfString(text);
  }

  startPage(): void {
    this.addPage();
    this.#pages += 1;
    if (this.#pages % FORGET.afterPages === 0) this.#forgetWords();
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

  #forgetWords(): void {
    for (const font of Object.values(this._fontFamilies)) font.layoutCache = Object.create(null);
  }
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
