import type { InvoiceId } from "../kernel/ids.js";

/**
 * The documents of issued invoices, deposits and credit notes: at most one per invoice and format, whose bytes never change. The formats are the
 * names of `DocumentFormat`, also of later versions, and the ids of reminders of the invoice.
 */
export interface DocumentStore {
  /** The stored bytes; null before some are stored in this format. */
  find(invoiceId: InvoiceId, format: string): Promise<Uint8Array | null>;
  /** Stores the bytes unless some are stored in this format. Returns the stored ones. Rejects if the invoice does not exist. */
  keep(invoiceId: InvoiceId, format: string, content: Uint8Array): Promise<Uint8Array>;
}
