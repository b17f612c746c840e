import type { DocumentRenderer } from "../../core/index.js";
import { xmlFormats } from "./formats.js";

export type {
  DocumentForm,
  DocumentReader,
  DocumentRoot,
  InspectedDocument,
  ReadDocument,
  ReadFormat,
  StatedTerms,
  TermName,
  TermPlace,
  Unread,
} from "../../core/index.js";
export { ElectronicInvoiceReader, type ReadingLimits } from "./document-reader.js";

/**
 * Adds electronic invoices to a renderer of PDFs: it writes the XML formats itself, and gives the renderer the XML that a document in the format `facturx`
 * embeds.
 */
export function withElectronicInvoices(pdf: DocumentRenderer<"pdf" | "facturx">): DocumentRenderer {
  const encoder = new TextEncoder();
  const renderStatement = pdf.renderStatement?.bind(pdf);
  return {
    ...(renderStatement && { renderStatement }),
    render: async (document, format, signal) => {
      signal?.throwIfAborted();
      if (format === "pdf") return pdf.render(document, format, signal);
      if (format !== "facturx") return encoder.encode(xmlFormats[format](document));
      const description = `Invoice ${document.invoice.number ?? ""} as XML`;
      const embedded = { name: "factur-x.xml", description, content: xmlFormats.cii(document), profile: "EN 16931" };
      return pdf.render({ ...document, embedded }, format, signal);
    },
  };
}
