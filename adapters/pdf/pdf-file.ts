import { once } from "node:events";
import PDFDocument from "pdfkit";
import type { EmbeddedXml, InvoiceDocument, StopSignal } from "../../core/index.js";
import { crossReferenced, objectStreams, streamsFor } from "./compressed-objects.js";
import type { FontRun } from "./document-fonts.js";
import type { Palette } from "./palette.js";
import { mapWithPauses } from "./pauses.js";
import type { Paper, Style } from "./style.js";
import { facturxMetadata } from "./facturx-metadata.js";
import { GlyphCodes, type PdfFont } from "./glyph-codes.js";
import { elementsOf, structureObjects } from "./structure-objects.js";
import type { StructureElement } from "./structure.js";
import { type GlyphRun, type Typeface, UNITS } from "./typeface.js";

const PRODUCER = "Stint";

/** Part of every document, always first, so that most documents have the same fonts, which are encoded once. */
const COMMON = " 0123456789.,:;-–/()%&'@€ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** The stroke that thickens letters whose font has no bold weight, in parts of the font size. */
const THICKENING = 0.03;

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
  readonly #pages: PDFKit.PDFKitReference[] = [];
  /** The marked contents of the current page. */
  #contents = 0;
  /** What the present content belongs to: an element, or null for an artifact. Undefined before the first content of a page. */
  #marked: StructureElement | null | undefined;
  /** Operators that are not written yet. */
  #pending = "";
  /** PDFKit's current font. */
  declare _font: PdfFont;
  /** Its name in PDFKit's types is another one. */
  declare readonly getMarkInfoDictionary: () => PDFKit.PDFKitReference;

  constructor(
    document: Pick<InvoiceDocument, "createdAt" | "embedded">,
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
      tagged: true,
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

  nextPage(): void {
    this.#endPage();
    this.addPage();
    Object.assign(this.page.dictionary.data, { StructParents: this.#pages.length });
    this.#pages.push(this.page.dictionary);
    this.#contents = 0;
  }

  /** What is drawn next belongs to the element, or only decorates the page. */
  mark(element: StructureElement | null = null): this {
    if (element === this.#marked) return this;
    this.#endMark();
    this.#marked = element;
    if (element === null) {
      this.#pending += "/Artifact BMC\n";
      return this;
    }
    element.add({ page: this.#pages.length - 1, id: this.#contents });
    this.#pending += `/${element.type} <</MCID ${this.#contents}>> BDC\n`;
    this.#contents += 1;
    return this;
  }

  #endMark(): void {
    if (this.#marked !== undefined) this.#pending += "EMC\n";
    this.#marked = undefined;
  }

  #endPage(): void {
    this.#endMark();
    if (this.#pending !== "") this.addContent("");
  }

  /** All operators, of PDFKit too. Those of marks are written together with what follows, since each call takes time. */
  override addContent(data: string): this {
    const marks = this.#pending;
    this.#pending = "";
    super.addContent(marks + data);
    return this;
  }

  /** PDFKit calls this method in `end`. The structure is written afterwards, when all other objects have their numbers. */
  override endMarkings(): void {
    this.getMarkInfoDictionary().end(undefined);
  }

  /** The file, with the structure tree of the document. PDFKit would write each element as an object, uncompressed: four megabytes for 5,000 lines. */
  async bytes(document: StructureElement, signal?: StopSignal): Promise<Uint8Array> {
    this.#endPage();
    const ended = once(this, "end");
    this.end();
    const elements = elementsOf(document);
    const count = elements.length + 1;
    const streams = Array.from({ length: streamsFor(count) }, () => this.ref({}));
    const [stream = 0, last = 0] = [streams[0]?.id, streams.at(-1)?.id];
    const first = last + 1;
    const root = this.getStructTreeRoot();
    const pages = this.#pages.map(({ id }) => id);
    const objects = structureObjects(elements, { root: root.id, pages, first, height: this.look.paper.height });
    const contents = objectStreams(objects, first);
    await mapWithPauses(
      streams,
      (reference) => {
        const content = contents.next().value;
        if (content === undefined) throw new Error("There are as many streams as needed.");
        Object.assign(reference.data, { Type: "ObjStm", N: content.count, First: content.first });
        reference.end(content.text);
      },
      signal,
    );
    const other = (id: number): unknown => Object.create(root, { id: { value: id } });
    Object.assign(root.data, { K: other(first), ParentTree: other(last + count), ParentTreeNextKey: pages.length });
    root.end(undefined);
    await ended;
    return crossReferenced(Buffer.concat(this.#chunks), { first, count, stream });
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

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
