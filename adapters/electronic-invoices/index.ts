import type { DocumentRenderer } from "../../core/index.js";
import { xmlFormats } from "./formats.js";

/** Renders PDFs with the renderer, and writes electronic invoices itself. */
export function withElectronicInvoices(pdf: DocumentRenderer<"pdf">): DocumentRenderer {
  const encoder = new TextEncoder();
  return {
    render: async (document, format, signal) => {
      signal?.throwIfAborted();
      return format === "pdf" ? pdf.render(document, format, signal) : encoder.encode(xmlFormats[format](document));
    },
  };
}
