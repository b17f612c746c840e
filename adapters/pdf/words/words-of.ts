import { type DocumentFrame, type InvoiceDocument, sellerTaxIds } from "../../../core/index.js";
import { quoteWords } from "./quote-words.js";
import { wordsFor, withTax, type Words } from "./index.js";

/** The words of the language, with those of the seller's country, and for a quote. */
export function wordsOf({ locale, seller, invoice, quote }: InvoiceDocument): Words {
  const isRegistered = sellerTaxIds.some((id) => seller[id] !== null);
  const isTaxed = isRegistered && invoice.taxBreakdown.some(({ category }) => category === "S");
  const usual = wordsFor(locale);
  const words = quote ? { ...usual, ...quoteWords[usual.language], amountDue: usual.total } : usual;
  return withTax(words, { country: seller.address?.country ?? null, isTaxed });
}

/** The words of a document without taxes. */
export function wordsOfFrame({ locale, seller }: Pick<DocumentFrame, "locale" | "seller">): Words {
  return withTax(wordsFor(locale), { country: seller.address?.country ?? null, isTaxed: false });
}
