import { foldCase } from "../kernel/letter-case.js";
import { isFoundBy } from "../kernel/search-fold.js";
import type { Invoice } from "./invoice.js";

/** Names of a client, or of the buyer of an invoice. */
export interface Names {
  readonly name: string;
  readonly legalName?: string | null;
}

/** The text in which lists search for a name: the name and, on a line of its own, the legal name that invoices show instead. */
export function searchedNames({ name, legalName }: Names): string {
  return legalName ? `${name}\n${legalName}` : name;
}

/**
 * Whether a search finds the invoice: whether its number contains the text, apart from letter case, or {@link isFoundBy} finds a name that the client has
 * now or had when the invoice was issued.
 */
export function isInvoiceFoundBy(
  { number, buyer }: Pick<Invoice, "number" | "buyer">,
  client: Names | null,
  text: string,
): boolean {
  return (
    (number !== null && foldCase(number).includes(foldCase(text))) ||
    [client, buyer].some((names) => names !== null && isFoundBy(searchedNames(names), text))
  );
}
