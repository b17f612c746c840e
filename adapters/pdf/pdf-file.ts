import { createHash } from "node:crypto";
import { once } from "node:events";
import PDFDocument from "pdfkit";
import type { EmbeddedXml, InvoiceDocument } from "../../core/index.js";
import type { FontRun } from "./document-fonts.js";
import type { Palette } from "./palette.js";
import type { Paper, Style } from "./style.js";
import type { Subset } from "./subsets.js";
import { facturxMetadata } from "./facturx-metadata.js";
import { type Cluster, type GlyphRun, type Typeface, UNITS } from "./typeface.js";

const PRODUCER = "Stint";

/** Part of every document, always first, so that most documents have the same fonts, which are encoded once. */
const COMMON = " 0123456789.,:;-–/()%&'@€ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** The most code points that are copied with one glyph. Poppler reads at most 255 hexadecimal digits and blanks. */
const MAX_COPIED = 24;
/** The stroke that thickens letters whose font has no bold weight, in parts of the font size. */
const THICKENING = 0.03;

/** What this file uses of PDFKit's fonts. */
interface PdfFont {
  readonly id: string;
  readonly subset: Subset;
  /** By code: the width in thousandths of the font size, and the code points that a reader copies. */
  readonly widths: number[];
  readonly unicode: (readonly number[])[];
  ref(): unknown;
}

/** PDFKit's types lack the relationship. */
type AttachmentOptions = PDFKit.Mixins.PDFAttachmentOptions & { readonly relationship: "Alternative" };

/** The size of the pages, the colors, and the fonts of each weight. */
interface Look {
  readonly paper: Paper;
  readonly palette: Palette;
  readonly mains: Readonly<Record<Style["weight"], Typeface>>;
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
  readonly #codes = new Map<Typeface, GlyphCodes>();
  readonly #embedded: EmbeddedXml | undefined;
  /** PDFKit's current font. */
  declare _font: PdfFont;

  constructor(
    document: InvoiceDocument,
    description: Description,
    private readonly look: Look,
  ) {
    const created = new Date(document.createdAt);
    super({
      size: [look.paper.width, look.paper.height],
      margin: 0,
      autoFirstPage: false,
      pdfVersion: "1.7",
      lang: description.language,
      displayTitle: true,
      font: "",
      // The fonts keep the words of all documents.
      fontLayoutCache: false,
      ...(document.embedded ? { subset: "PDF/A-3b" as const } : {}),
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
    for (const main of Object.values(look.mains)) this.#codesOf(main).addAll(main.run(COMMON));
    this.#embedded = document.embedded;
    if (document.embedded) this.#embed(document.embedded, created);
  }

  /** The relationship is that of Factur-X 1.0 for the profile EN 16931. */
  #embed({ name, description, content }: EmbeddedXml, modifiedDate: Date): void {
    const options: AttachmentOptions = { name, description, type: "text/xml", relationship: "Alternative" };
    this.file(Buffer.from(content), { ...options, creationDate: modifiedDate, modifiedDate });
  }

  /** Prints a line of glyphs below `y`. PDFKit's `text` also measures it and saves the graphics state, which takes a third of the time of a document. */
  printLine(runs: readonly FontRun[], { weight, size, color }: Style, x: number, y: number): void {
    const shade = this.look.palette.of(color);
    const baseline = y + this.look.mains[weight].ascent(size);
    let pen = x;
    const shown = joined(runs).map(({ typeface, run, isThickened }) => {
      const codes = this.#codesOf(typeface);
      const { font } = codes;
      this.page.fonts[font.id] ??= font.ref();
      const place = { size, x: pen, y: baseline };
      const glyphs = `/${font.id} ${size} Tf ${typeface.isComposable ? `${at(place)} [${kerned(run, codes)}] TJ` : separate(run, codes, place)}`;
      pen += (run.width * size) / UNITS;
      return isThickened ? `2 Tr ${rounded(size * THICKENING)} w ${rgb(shade)} RG ${glyphs} 0 Tr` : glyphs;
    });
    this.addContent(`${rgb(shade)} rg BT ${shown.join(" ")} ET`);
  }

  #codesOf(typeface: Typeface): GlyphCodes {
    const known = this.#codes.get(typeface);
    if (known !== undefined) return known;
    // PDFKit also accepts a parsed font, but its types do not.
    this.registerFont(typeface.name, typeface.embeddable as unknown as Uint8Array);
    const codes = new GlyphCodes(this.font(typeface.name)._font, typeface.scale);
    this.#codes.set(typeface, codes);
    return codes;
  }

  /** One of `colors` as `#rrggbb`. */
  shade(color: string): string {
    return this.look.palette.of(color);
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
    if (this.#embedded) this.appendXML(facturxMetadata(this.#embedded));
  }

  async bytes(): Promise<Uint8Array> {
    const ended = once(this, "end");
    this.end();
    await ended;
    return identified(Buffer.concat(this.#chunks));
  }
}

/** Assigns the codes of an embedded font. A shape has a separate code for each text that it represents, so that the right text is copied. */
class GlyphCodes {
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

/** Neighbouring runs of one font as one. */
function joined(runs: readonly FontRun[]): readonly FontRun[] {
  const result: FontRun[] = [];
  for (const next of runs) {
    const last = result.at(-1);
    if (last?.typeface === next.typeface)
      result[result.length - 1] = {
        ...next,
        run: { clusters: [...last.run.clusters, ...next.run.clusters], width: last.run.width + next.run.width },
      };
    else result.push(next);
  }
  return result;
}

/** The operand of TJ: the codes, with a number after each glyph that is closer to the next one than its width, or farther. */
function kerned({ clusters }: GlyphRun, codes: GlyphCodes): string {
  let operand = "<";
  for (const cluster of clusters) {
    operand += codes.of(cluster);
    const { advance, spaced } = cluster;
    if (spaced !== advance) operand += `> ${rounded((advance - spaced) * codes.scale)} <`;
  }
  return `${operand}>`;
}

/** Where text begins, in points, and its size. */
interface Place {
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

/** The page's y axis points down, so the letters are turned upright. */
function at({ x, y }: Place): string {
  return `1 0 0 -1 ${rounded(x)} ${rounded(y)} Tm`;
}

/** Each glyph at its place, in a font whose glyphs cannot be composed. The first of a cluster has its text. */
function separate({ clusters }: GlyphRun, codes: GlyphCodes, { size, x, y }: Place): string {
  const scale = (size * codes.scale) / UNITS;
  let pen = x;
  return clusters
    .flatMap(({ parts, text, advance, spaced }) => {
      const shown = parts.map(({ id, ...moved }, index) => {
        const code = codes.of({
          text: index === 0 ? text : "",
          parts: [{ id, x: 0, y: 0 }],
          advance: index === 0 ? advance : 0,
          spaced,
        });
        return `${at({ size, x: pen + moved.x * scale, y: y - moved.y * scale })} <${code}> Tj`;
      });
      pen += spaced * scale;
      return shown;
    })
    .join(" ");
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
