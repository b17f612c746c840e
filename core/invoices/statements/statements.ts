import { isInFrance } from "../../billing/french-territory.js";
import type { Invoice } from "../invoice.js";
import { frenchStatements } from "./french-statements.js";
import type { StatedInvoice } from "./stated-invoice.js";
import type { Statement } from "./statement.js";

/** What the notes and the footer say. */
export function printedWords({
  invoice,
  footer,
}: Pick<StatedInvoice, "footer"> & { readonly invoice: Pick<Invoice, "notes"> }): string {
  return `${invoice.notes}\n${footer}`.normalize("NFKC");
}

/** What the law of the seller's country requires an invoice to state that its notes and its footer do not. An issued invoice keeps it. */
export function statementsFor(stated: StatedInvoice): readonly Statement[] {
  return isInFrance(stated.seller.address) ? frenchStatements(stated, printedWords(stated)) : [];
}

/**
 * The texts that a document prints. The payment details have the discount for early payment, and nothing is due on a credit note, although electronic ones
 * state the terms of payment, too (BR-FR-05).
 */
export function printedStatements({
  type,
  statements,
  earlyPaymentDiscount,
}: Pick<Invoice, "type" | "statements" | "earlyPaymentDiscount">): readonly string[] {
  const isPrinted = ({ subject }: Statement) =>
    subject === null || (type !== "credit_note" && !(subject === "AAB" && earlyPaymentDiscount !== null));
  return statements.filter(isPrinted).map(({ text }) => text);
}
