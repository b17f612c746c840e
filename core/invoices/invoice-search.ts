import { foldCase } from "../kernel/letter-case.js";
import { isFoundBy } from "../kernel/search-fold.js";

/** Whether a search finds the invoice: whether its number contains the text, apart from letter case, or {@link isFoundBy} finds the client's name. */
export function isInvoiceFoundBy(number: string | null, clientName: string, text: string): boolean {
  return (number !== null && foldCase(number).includes(foldCase(text))) || isFoundBy(clientName, text);
}
