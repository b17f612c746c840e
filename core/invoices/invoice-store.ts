import type { InvoiceId } from "../kernel/ids.js";
import type { Page, PageRequest } from "../kernel/page.js";
import type { Invoice, InvoiceSummary } from "./invoice.js";

export interface InvoiceStore {
  find(id: InvoiceId): Promise<Invoice | null>;
  list(page: PageRequest): Promise<Page<InvoiceSummary>>;
  insert(invoice: Invoice): Promise<void>;
  /** Stores the next version. Throws `lost_race` unless the stored version is the one before it. */
  update(invoice: Invoice): Promise<void>;
  /** Throws `lost_race` unless the stored version is this one's, `in_use` (conflict) while another resource refers to it. */
  delete(invoice: Invoice): Promise<void>;
  /**
   * The next number of a series, from 1. It belongs to this transaction: whoever asks for one of the same series waits for its
   * end, and if it rolls back the number is given again, so a series has no gap and no duplicate.
   */
  nextInSeries(series: string): Promise<number>;
  /** Whether an invoice of the workspace has this number. */
  numberTaken(number: string): Promise<boolean>;
  /** The PDF that was kept of an issued invoice. */
  findDocument(id: InvoiceId): Promise<Uint8Array | null>;
  /** Keeps the PDF unless one was kept before. Answers the one that is kept. */
  keepDocument(id: InvoiceId, pdf: Uint8Array): Promise<Uint8Array>;
}
