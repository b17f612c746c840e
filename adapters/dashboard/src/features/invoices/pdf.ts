import { apiUrl } from "../../api/client.js";
import { refusalOf, UnreachableError } from "../../api/problem.js";

export const pdfUrl = (id: string): string => `${apiUrl}/invoices/${encodeURIComponent(id)}/export`;

/** Fetches the invoice's PDF. A draft is marked as such. */
export async function pdfOf(id: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(pdfUrl(id), { headers: { Accept: "application/pdf" }, signal }).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    throw new UnreachableError("The service cannot be reached.", { cause });
  });
  if (!response.ok) throw await refusalOf(response);
  return response.blob();
}
