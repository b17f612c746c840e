import type { PDF, PdfObject } from "@libpdf/core";
import { Unreadable } from "./unreadable.js";

/** The names that Factur-X, ZUGFeRD and XRechnung give the file, in the order in which they are used. */
const names: readonly string[] = ["factur-x.xml", "zugferd-invoice.xml", "xrechnung.xml"];
/** What an associated file with the invoice is to the PDF (ISO 32000-2, 7.11.3; Factur-X 1.0, 6.2.2). */
const relations: readonly string[] = ["Alternative", "Data", "Source"];

interface EmbeddedFile {
  readonly name: string;
  /** Whether the catalogue lists it among its associated files, with the relation of an invoice. */
  readonly isAssociated: boolean;
  readonly content: () => Uint8Array;
}

/** The XML of an invoice, and how many invoices the PDF embeds. */
export interface EmbeddedXml {
  readonly content: Uint8Array;
  readonly count: number;
}

/**
 * The XML of an invoice that a PDF embeds: among the associated files, then among the others, one with a usual name, else the only one that is an invoice. Throws
 * {@link Unreadable}.
 */
export async function embeddedXml(bytes: Uint8Array, isInvoice: (xml: Uint8Array) => boolean): Promise<EmbeddedXml> {
  const library = await import("@libpdf/core");
  try {
    const pdf = await library.PDF.load(bytes);
    if (pdf.isEncrypted && !pdf.isAuthenticated) throw new Unreadable("The PDF is encrypted with a password.");
    const files = filesOf(pdf, library);
    const invoices = files.filter(({ name, content }) => name.endsWith(".xml") && isInvoice(content()));
    const content = chosen(files, invoices).content();
    return { content, count: Math.max(invoices.length, 1) };
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable(`The PDF cannot be read: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function chosen(files: readonly EmbeddedFile[], invoices: readonly EmbeddedFile[]): EmbeddedFile {
  for (const isAssociated of [true, false]) {
    for (const name of names) {
      const named = files.find((file) => file.isAssociated === isAssociated && file.name === name);
      if (named) return named;
    }
    const [only, ...rest] = invoices.filter((file) => file.isAssociated === isAssociated);
    if (only !== undefined && rest.length === 0) return only;
  }
  if (invoices.length === 0)
    throw new Unreadable("The PDF embeds no electronic invoice. Factur-X and ZUGFeRD embed one as factur-x.xml.");
  throw new Unreadable("The PDF embeds several electronic invoices, none of them as factur-x.xml.");
}

/** The files of the name tree, and associated files that are not in it. Two specifications can be of one file. */
function filesOf(pdf: PDF, { PdfArray, PdfDict, PdfRef, PdfStream }: typeof import("@libpdf/core")): readonly EmbeddedFile[] {
  const resolve = pdf.context.resolve.bind(pdf.context);
  const resolved = (value: PdfObject | undefined | null) => (value instanceof PdfRef ? resolve(value) : value);
  const associated = resolved(pdf.getCatalog().get("AF"));
  const inCatalog = associated instanceof PdfArray ? [...associated].map((value) => ["", resolved(value), true] as const) : [];
  const tree = pdf.context.catalog.getEmbeddedFilesTree()?.entries() ?? [];
  const listed = [...tree].map(([key, value]) => [key, resolved(value), false] as const);
  const files = new Map<PdfObject, EmbeddedFile>();
  for (const [key, file, isListedInCatalog] of [...listed, ...inCatalog]) {
    const contents = file instanceof PdfDict ? file.getDict("EF", resolve) : undefined;
    const stream = resolved(contents?.get("F") ?? contents?.get("UF"));
    if (!(file instanceof PdfDict) || !(stream instanceof PdfStream)) continue;
    const name = (file.getString("UF", resolve) ?? file.getString("F", resolve))?.asString() ?? key;
    const isAssociated = isListedInCatalog && relations.includes(file.getName("AFRelationship", resolve)?.value ?? "");
    const known = files.get(stream) ?? { name: name.toLowerCase(), content: once(() => stream.getDecodedData()) };
    files.set(stream, { ...known, isAssociated });
  }
  return [...files.values()];
}

/** Decompressing is what costs. */
function once(decompressed: () => Uint8Array): () => Uint8Array {
  let content: Uint8Array | undefined;
  return () => (content ??= decompressed());
}
