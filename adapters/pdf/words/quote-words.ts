import type { DocumentLanguage } from "../../../core/index.js";
import type { Words } from "./words.js";

/** What is called otherwise on a quote than on an invoice. */
export type QuoteWords = Pick<Words, "invoice" | "number" | "issueDate" | "dueDate">;

export const quoteWords: Readonly<Record<DocumentLanguage, QuoteWords>> = {
  en: { invoice: "Quote", number: "Quote number", issueDate: "Date", dueDate: "Valid until" },
  de: { invoice: "Angebot", number: "Angebotsnummer", issueDate: "Angebotsdatum", dueDate: "Gültig bis" },
  fr: { invoice: "Devis", number: "Numéro de devis", issueDate: "Date du devis", dueDate: "Valable jusqu’au" },
  es: { invoice: "Presupuesto", number: "Número de presupuesto", issueDate: "Fecha", dueDate: "Válido hasta" },
};
