import type { StatedTerms } from "../invoices/terms/terms.js";
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

/** What an electronic invoice says. */
export interface ReadDocument {
  /** The syntax of the invoice, and whether a PDF embeds it. */
  readonly format: ReadFormat;
  /** Its terms, as it states them. */
  readonly terms: StatedTerms;
  /** What is in no term, at most 100 elements and attributes. */
  readonly unread: readonly Unread[];
}

/** Reads electronic invoices from any issuer. `ElectronicInvoiceReader` of `stint/electronic-invoices` is one. */
export interface DocumentReader {
  /**
   * Rejects with a StintError of kind `invalid` and the code `document_unreadable` for what is no electronic invoice, with `overloaded` (unavailable) if too many
   * documents are being read, and with the signal's reason if it is aborted.
   */
  read(content: Uint8Array, signal?: StopSignal): Promise<ReadDocument>;
}
