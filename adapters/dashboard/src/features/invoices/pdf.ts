import type { InvoiceCopy } from "../../../../../core/ports/pdf-renderer.js";
import { apiUrl } from "../../api/client.js";
import { refusalOf, UnreachableError } from "../../api/problem.js";

/** The PDF, or a copy with a mark, of an invoice in that status. */
export function pdfUrl(id: string, copy?: InvoiceCopy): string {
  return `${apiUrl}/invoices/${encodeURIComponent(id)}/export${copy ? `?copy=${copy}` : ""}`;
}

/** Fetches the invoice's PDF. A draft is marked as such. */
export async function pdfOf(id: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(pdfUrl(id), { headers: { Accept: "application/pdf" }, signal }).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    throw new UnreachableError("The service cannot be reached.", { cause });
  });
  if (!response.ok) throw await refusalOf(response);
  return response.blob();
}
