import type { StatedTerms, TermName } from "../invoices/terms/terms.js";
import type { StopSignal } from "./document-renderer.js";

/** `facturx` is a PDF that embeds a Cross Industry Invoice. */
export const readFormats = ["facturx", "cii", "ubl"] as const;
/** One of {@link readFormats}. */
export type ReadFormat = (typeof readFormats)[number];

/** An element or an attribute that is in no term. */
export interface Unread {
  /** Its path, such as `/Invoice/cac:InvoiceLine[2]/cbc:UUID`. */
  readonly path: string;
  /** Its text; "" if it contains elements. Long texts are cut. */
  readonly text: string;
}

/** Where a document states a term: the positions of the items of the groups that it is in, outermost first. */
export interface TermPlace {
  /** The number of the term. */
  readonly term: TermName;
  /** From 0; empty for a term that is in no group. */
  readonly indexes: readonly number[];
}

/** The root elements of electronic invoices. */
export type DocumentRoot = "invoice" | "credit_note" | "cross_industry_invoice";

/** How a document states its terms, as far as rules depend on it. */
export interface DocumentForm {
  /** Its root element. The first two are those of UBL. */
  readonly root: DocumentRoot;
  /** Terms for which it has several texts, of which one is read. */
  readonly repeated: readonly TermPlace[];
  /** Amounts that are in another currency than the document, or in UBL without a currency. */
  readonly otherCurrency: readonly TermPlace[];
  /** How many electronic invoices the PDF embeds; 1 for a document that is not in a PDF. */
  readonly embedded: number;
}

/** What an electronic invoice says. */
export interface ReadDocument {
  /** The syntax of the invoice, and whether a PDF embeds it. */
  readonly format: ReadFormat;
  /** Its terms, as it states them. */
  readonly terms: StatedTerms;
  /** What is in no term, at most 100 elements and attributes. */
  readonly unread: readonly Unread[];
  /** How it states its terms. */
  readonly form: DocumentForm;
}

/** Reads electronic invoices from any issuer. `ElectronicInvoiceReader` of `stint/electronic-invoices` is one. */
export interface DocumentReader {
  /**
   * Rejects with a StintError of kind `invalid` and the code `document_unreadable` for what is no electronic invoice, with `overloaded` (unavailable) if too many
   * documents are being read, and with the signal's reason if it is aborted.
   */
  read(content: Uint8Array, signal?: StopSignal): Promise<ReadDocument>;
}
