import type { TimesheetFileFormat } from "../../../../../core/billing/annex.js";
import type { DocumentFormat } from "../../../../../core/billing/document-format.js";
import type { InvoiceCopy } from "../../../../../core/ports/document-renderer.js";
import { api, apiUrl } from "../../api/client.js";

/** The PDF, or a copy with a mark, of an invoice in that status. */
export function pdfUrl(id: string, copy?: InvoiceCopy): string {
  return `${apiUrl}/invoices/${encodeURIComponent(id)}/export${copy ? `?copy=${copy}` : ""}`;
}

/** The file of an invoice in a format. */
export function exportUrl(id: string, format: DocumentFormat): string {
  return `${apiUrl}/invoices/${encodeURIComponent(id)}/export?format=${format}`;
}

/** The time entries of an invoice as a file. */
export function timesheetUrl(id: string, format: TimesheetFileFormat): string {
  return `${apiUrl}/invoices/${encodeURIComponent(id)}/timesheet.${format}`;
}

/** Fetches the invoice's PDF. A draft is marked as such. */
export async function pdfOf(id: string, signal: AbortSignal): Promise<Blob> {
  const pdf = await api.download("/invoices/{id}/export", { params: { path: { id } }, signal });
  return pdf.blob();
}
