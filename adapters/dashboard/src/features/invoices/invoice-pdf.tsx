import { keys } from "../../api/keys.js";
import type { Invoice } from "./invoice.js";
import { pdfOf } from "./pdf.js";
import { PdfPreview } from "./pdf-preview.js";

/** The PDF of a stored invoice. */
export default function InvoicePdf({ invoice: { id, version } }: { readonly invoice: Pick<Invoice, "id" | "version"> }) {
  return <PdfPreview queryKey={[...keys.invoices.one(id), "pdf", version]} load={(signal) => pdfOf(id, signal)} />;
}
