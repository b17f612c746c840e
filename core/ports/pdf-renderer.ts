import type { Buyer, Invoice } from "../invoices/invoice.js";
import type { Instant } from "../kernel/instant.js";
import type { Seller } from "../billing/seller.js";

/** Everything that the printed invoice shows. Nothing of payments: they come after the invoice. */
export interface InvoiceDocument {
  readonly invoice: Invoice;
  /** The invoice's own if it is issued, else as they are now. */
  readonly seller: Seller;
  /** The seller's legal name, or the workspace's name where there is none. */
  readonly sellerName: string;
  readonly buyer: Buyer;
  /** BCP 47; decides words, dates and numbers. */
  readonly locale: string;
  /** What is stamped across every page. */
  readonly mark: "draft" | "void" | null;
  /** The document's own date of creation. */
  readonly createdAt: Instant;
}

/** A wish to stop; the platform's `AbortSignal` is one. */
export interface StopSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: "abort", listener: () => void): void;
  /** Throws the reason where the wish was made. */
  throwIfAborted(): void;
}

export interface PdfRenderer {
  /**
   * The PDF's bytes, the same for the same document. Throws `glyph_missing` (invalid), with the `characters` in its details,
   * where no font at hand can print a text. Rejects with the signal's reason soon after it is aborted.
   */
  render(document: InvoiceDocument, signal?: StopSignal): Promise<Uint8Array>;
}
